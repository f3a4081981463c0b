// src/lib/copy.ts
/** Copies a text. Over a plain connection browsers have no clipboard for pages, only the old way. */
async function copyText(text) {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelecting(text);
	}
}
function copyBySelecting(text) {
	const before = document.activeElement;
	const area = document.createElement("textarea");
	area.value = text;
	area.style.position = "fixed";
	area.style.opacity = "0";
	document.body.append(area);
	area.select();
	const done = document.execCommand("copy");
	area.remove();
	if (before instanceof HTMLElement) before.focus();
	return done;
}
export { copyText as t };
