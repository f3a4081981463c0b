import { mt as language } from "./forms.js";
// src/lib/numbers.ts
/** Numbers as text in the chosen language. */
/** A share as a percentage: "61%". */
function percent(value, digits = 0) {
	return format(value, {
		style: "percent",
		maximumFractionDigits: digits
	});
}
/** A difference of shares with its sign: "+8%"; nothing has none. */
function signedPercent(value) {
	return format(value, {
		style: "percent",
		maximumFractionDigits: 0,
		signDisplay: "exceptZero"
	});
}
/** A number with its sign and at most one digit after the point: "+4.1". */
function signedNumber(value) {
	return format(value, {
		maximumFractionDigits: 1,
		signDisplay: "exceptZero"
	});
}
function decimal(value, digits = 1) {
	return format(value, { maximumFractionDigits: digits });
}
function format(value, options) {
	return new Intl.NumberFormat(language.current, options).format(value).replace("-", "−");
}
export { signedPercent as i, percent as n, signedNumber as r, decimal as t };
