import { b as Refusal } from "./forms.js";
// src/workshop/work.ts
/** Ask for work and tell each line; resolves at the end. Aborting the signal cancels it on the server. */
async function work(path, body, online, signal) {
	let response;
	try {
		response = await fetch(path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
			signal
		});
	} catch (error) {
		if (signal.aborted) return;
		throw new Refusal("offline", String(error));
	}
	if (!response.ok || !response.body) {
		const told = await response.json().catch(() => null);
		throw new Refusal(told?.code ?? "internal", told?.why ?? response.statusText);
	}
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			const lines = (rest + value).split("\n");
			rest = lines.pop();
			for (const line of lines) if (line) online(JSON.parse(line));
		}
	} catch (error) {
		if (!signal.aborted) throw new Refusal("offline", String(error));
	}
}
export { work as t };
