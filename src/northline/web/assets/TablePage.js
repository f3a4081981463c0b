const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Finish.js","assets/svelte.js","assets/forms.js","assets/forms.css","assets/index.js","assets/index.css","assets/MiniCards.js","assets/symbols.js","assets/sentences.js","assets/sentences.css","assets/keys.js","assets/keys.css","assets/CardFace.js","assets/CardFace.css","assets/MiniCards.css","assets/Chart.js","assets/copy.js","assets/chart2.js","assets/Chart.css","assets/bonus-text.js","assets/TopBar.js","assets/numbers.js","assets/rulebook.js","assets/TopBar.css","assets/Finish.css"])))=>i.map(i=>d[i]);
import { $ as first_child, B as text, C as attach, F as append, G as tick, H as delegated, I as comment, J as user_effect, K as untrack, L as from_html, M as await_block, O as each, P as set_text, Q as child, T as component, U as event, V as delegate, W as get, X as $document, Y as user_pre_effect, Z as $window, a as prop, at as set, b as set_style, c as bind_this, ct as pop, d as bind_value, dt as reset, et as only_child, f as customizable_select, h as set_checked, j as if_block, k as index, lt as push, m as set_attribute, nt as proxy, ot as state, p as remove_input_defaults, pt as noop, q as template_effect, r as onDestroy, s as bind_window_size, st as user_derived, tt as sibling, v as init_select, x as set_class, y as select_option } from "./svelte.js";
import { $ as moveSeat, A as getBots, D as editTable, G as getRemark, I as getLiveChances, M as getEditions, O as freeSeat, Q as leaveTable, Z as joinTable, b as t, bt as settings, c as characterText, ct as startTable, f as isCharacter, h as withBoard, ht as __vitePreload, l as editionAbout, n as refusalText, o as botName, p as levelsOf, s as byLevel, st as resignTable, t as reasonText, tt as placeBot, u as editionName, x as Refusal, y as list } from "./forms.js";
import { A as choices, B as PageHeader, D as loadBoard, F as BotOptions, I as ExpertNote, M as CLOCKS, N as numbersOf, P as paceOf, R as network, V as recoverFocus, W as router, j as fitting, k as NameField, n as BoardThumbnail, t as Portrait, z as ProblemPage } from "./index.js";
import { a as sentenceOf, i as remarkText$1, r as cardsOf } from "./sentences.js";
import { n as actionText, o as premoveText, r as reasonText$1, t as MiniCards, u as SeatMark } from "./MiniCards.js";
import { C as TableStore, D as refusedTickets, E as hasMemory, S as Turn, T as lessonProgress, _ as TableFeedback, a as ChatSheet, b as Dock, c as RouteTooltip, d as Market, f as isSmall, g as Hand, h as Highlights, i as TableLayout, l as Players, m as KnownList, n as Tickets, o as TableBoard, p as layoutFor, r as TicketChoice, s as SettingsDialog, t as TopBar, u as NoticeList, v as DraggedCard, w as HelpOverlays, x as Bonuses, y as CardDrag } from "./TopBar.js";
import { r as historyOf } from "./chart2.js";
import { t as CardFace } from "./CardFace.js";
import { n as QrCode, r as CopyField, t as NetworkSwitch } from "./NetworkSwitch.js";
import { t as NetworkHelp } from "./NetworkHelp.js";
// src/table/ConnectionBanner.svelte
var root$9 = from_html(`<div class="banner svelte-1c7nw1g" role="alert"><span><!></span> <a class="button" href="/"> </a></div>`);
var root_1$9 = from_html(`<div class="banner svelte-1c7nw1g" role="alert"><span> </span> <button type="button" class="button"> </button></div>`);
function ConnectionBanner($$anchor, $$props) {
	push($$props, true);
	const own = user_derived(() => $$props.table.seat === null ? null : $$props.table.info?.seats[$$props.table.seat] ?? null);
	const replaced = user_derived(() => get(own) !== null && get(own).bot !== null && !get(own).resigned && $$props.table.info?.state === "playing");
	/** Joining again takes the seat back from the bot. */
	async function back() {
		await joinTable($$props.table.id, {
			name: get(own)?.name ?? "",
			code: $$props.table.code
		});
		$$props.table.playHere();
	}
	let hidden = state(proxy(document.hidden));
	const returns = user_derived(() => get(replaced) && !get(hidden) && $$props.table.info?.clock === null && $$props.table.connection === "open");
	user_effect(() => {
		if (get(returns)) back().catch(() => void 0);
	});
	var fragment = comment();
	event("visibilitychange", $document, () => set(hidden, document.hidden, true));
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var div = root$9();
		var span = child(div);
		var node_1 = child(span);
		var consequent = ($$anchor) => {
			var text$2 = text();
			template_effect(($0) => set_text(text$2, $0), [() => t("table.closed")]);
			append($$anchor, text$2);
		};
		var alternate = ($$anchor) => {
			var text_1 = text();
			template_effect(($0, $1) => set_text(text_1, `${$0 ?? ""} ${$1 ?? ""}`), [() => t("table.closed_by_operator"), () => reasonText($$props.table.info.closed_because)]);
			append($$anchor, text_1);
		};
		if_block(node_1, ($$render) => {
			if ($$props.table.info.closed_because === null) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(span);
		var a = sibling(span, 2);
		var text_2 = only_child(a, true);
		reset(div);
		template_effect(($0) => set_text(text_2, $0), [() => t("nav.lobby")]);
		append($$anchor, div);
	};
	var consequent_2 = ($$anchor) => {
		var div_1 = root_1$9();
		var span_1 = child(div_1);
		var text_3 = only_child(span_1, true);
		var button = sibling(span_1, 2);
		var text_4 = only_child(button, true);
		reset(div_1);
		template_effect(($0, $1) => {
			set_text(text_3, $0);
			set_text(text_4, $1);
		}, [() => t("connection.lost"), () => t("connection.now")]);
		delegated("click", button, () => $$props.table.reconnect());
		append($$anchor, div_1);
	};
	var consequent_3 = ($$anchor) => {
		var div_2 = root_1$9();
		var span_2 = child(div_2);
		var text_5 = only_child(span_2, true);
		var button_1 = sibling(span_2, 2);
		var text_6 = only_child(button_1, true);
		reset(div_2);
		template_effect(($0, $1) => {
			set_text(text_5, $0);
			set_text(text_6, $1);
		}, [() => t("connection.elsewhere"), () => t("connection.here")]);
		delegated("click", button_1, () => $$props.table.playHere());
		append($$anchor, div_2);
	};
	var consequent_4 = ($$anchor) => {
		var div_3 = root_1$9();
		var span_3 = child(div_3);
		var text_7 = only_child(span_3, true);
		var button_2 = sibling(span_3, 2);
		var text_8 = only_child(button_2, true);
		reset(div_3);
		template_effect(($0, $1) => {
			set_text(text_7, $0);
			set_text(text_8, $1);
		}, [() => t("connection.bot"), () => t("connection.back")]);
		delegated("click", button_2, () => void back());
		append($$anchor, div_3);
	};
	if_block(node, ($$render) => {
		if ($$props.table.info?.state === "closed" && $$props.table.view) $$render(consequent_1);
		else if ($$props.table.connection === "lost") $$render(consequent_2, 1);
		else if ($$props.table.connection === "elsewhere") $$render(consequent_3, 2);
		else if (get(replaced)) $$render(consequent_4, 3);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/lobby/Invitation.svelte
var root$8 = from_html(`<p class="svelte-wrnedp"> </p>`);
var root_1$8 = from_html(`<div><!> <!></div>`);
var root_2$7 = from_html(`<p class="code svelte-wrnedp"> <code class="svelte-wrnedp"> </code></p>`);
var root_3$6 = from_html(`<details><summary class="svelte-wrnedp"> </summary> <!></details>`);
var root_4$5 = from_html(`<!> <div class="invitation svelte-wrnedp"><!> <div class="svelte-wrnedp"><!> <!></div></div> <!>`, 1);
function Invitation($$anchor, $$props) {
	push($$props, true);
	const secret = user_derived(() => $$props.table.open ? null : $$props.code);
	const query = user_derived(() => get(secret) ? `?code=${encodeURIComponent(get(secret))}` : "");
	const link = user_derived(() => `${network.origin}/table/${$$props.table.id}${get(query)}`);
	user_effect(() => void network.refresh());
	var fragment = root_4$5();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var div = root_1$8();
		let classes;
		var node_1 = child(div);
		var consequent = ($$anchor) => {
			var p = root$8();
			var text = only_child(p, true);
			template_effect(($0) => set_text(text, $0), [() => t(network.info?.on ? "network.none" : "invite.only_here")]);
			append($$anchor, p);
		};
		if_block(node_1, ($$render) => {
			if (network.closed) $$render(consequent);
		});
		var node_2 = sibling(node_1, 2);
		NetworkSwitch(node_2, {});
		reset(div);
		template_effect(() => classes = set_class(div, 1, "switch svelte-wrnedp", null, classes, { closed: network.closed }));
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (network.offered) $$render(consequent_1);
	});
	var div_1 = sibling(node, 2);
	var node_3 = child(div_1);
	var consequent_2 = ($$anchor) => {
		{
			let $0 = user_derived(() => t("invite.qr"));
			QrCode($$anchor, {
				get text() {
					return get(link);
				},
				get label() {
					return get($0);
				}
			});
		}
	};
	if_block(node_3, ($$render) => {
		if (!network.closed) $$render(consequent_2);
	});
	var div_2 = sibling(node_3, 2);
	var node_4 = child(div_2);
	{
		let $0 = user_derived(() => t("room.invite"));
		let $1 = user_derived(() => t("room.copy"));
		CopyField(node_4, {
			get label() {
				return get($0);
			},
			get text() {
				return get(link);
			},
			get button() {
				return get($1);
			}
		});
	}
	var node_5 = sibling(node_4, 2);
	var consequent_3 = ($$anchor) => {
		var p_1 = root_2$7();
		var text_1 = child(p_1);
		var code_1 = sibling(text_1);
		var text_2 = only_child(code_1, true);
		reset(p_1);
		template_effect(($0) => {
			set_text(text_1, `${$0 ?? ""} `);
			set_text(text_2, get(secret));
		}, [() => t("room.code_is")]);
		append($$anchor, p_1);
	};
	if_block(node_5, ($$render) => {
		if (get(secret)) $$render(consequent_3);
	});
	reset(div_2);
	reset(div_1);
	var node_6 = sibling(div_1, 2);
	var consequent_4 = ($$anchor) => {
		var details = root_3$6();
		var summary = child(details);
		var text_3 = only_child(summary, true);
		var node_7 = sibling(summary, 2);
		NetworkHelp(node_7, {});
		reset(details);
		template_effect(($0) => set_text(text_3, $0), [() => t("network.help")]);
		append($$anchor, details);
	};
	if_block(node_6, ($$render) => {
		if (network.offered && !network.closed) $$render(consequent_4);
	});
	append($$anchor, fragment);
	pop();
}
// src/lobby/RoomSeat.svelte
var root$7 = from_html(`<span class="badge svelte-xmjs50"> </span>`);
var root_1$7 = from_html(`<span class="badge quiet svelte-xmjs50"> </span>`);
var root_2$6 = from_html(`<span class="note svelte-xmjs50"> </span>`);
var root_3$5 = from_html(`<option> </option>`);
var select_content = from_html(`<!><!>`, 1);
var root_4$4 = from_html(`<select class="svelte-xmjs50"><!></select>`);
var root_5$3 = from_html(`<button class="button svelte-xmjs50" type="button"> <span class="unseen"> </span></button>`);
var root_6$1 = from_html(`<button class="button icon svelte-xmjs50" type="button">×</button>`);
var root_7$1 = from_html(`<button class="button icon svelte-xmjs50" type="button">↑</button> <button class="button icon svelte-xmjs50" type="button">↓</button> <!>`, 1);
var root_8$1 = from_html(`<div class="actions svelte-xmjs50"><!> <!> <!></div>`);
var root_9$1 = from_html(`<li><div class="who svelte-xmjs50"><span class="mark svelte-xmjs50"><!><span class="unseen"> </span></span> <!> <div class="text svelte-xmjs50"><span class="name svelte-xmjs50"><!></span> <!> <!> <!> <!></div></div> <!></li>`);
function RoomSeat($$anchor, $$props) {
	push($$props, true);
	/** One seat in the waiting room: its colour, who has it, and what one may do about that. */
	/** One's own seat, or null. */
	const COLORS = [
		"red",
		"blue",
		"green",
		"yellow",
		"black"
	];
	const one = user_derived(() => $$props.table.seats[$$props.seat]);
	const name = user_derived(() => get(one).name ?? "");
	const host = user_derived(() => $$props.own !== null && $$props.table.host === $$props.own);
	const waiting = user_derived(() => $$props.table.state === "waiting");
	const color = user_derived(() => t("room.color", {
		number: $$props.seat + 1,
		color: t(`card.${COLORS[$$props.seat % COLORS.length]}`)
	}));
	const person = user_derived(() => !get(one).free && get(one).bot === null);
	function choose(event) {
		const bot = event.currentTarget.value;
		if (bot) $$props.onchange(placeBot($$props.table.id, {
			seat: $$props.seat,
			bot
		}));
		event.currentTarget.value = get(one).bot ?? "";
	}
	var li = root_9$1();
	let classes;
	var div = child(li);
	var span = child(div);
	var node = child(span);
	SeatMark(node, { get seat() {
		return $$props.seat;
	} });
	var span_1 = sibling(node);
	var text$1 = only_child(span_1, true);
	reset(span);
	var node_1 = sibling(span, 2);
	var consequent = ($$anchor) => {
		Portrait($$anchor, { get name() {
			return get(name);
		} });
	};
	if_block(node_1, ($$render) => {
		if (get(one).bot) $$render(consequent);
	});
	var div_1 = sibling(node_1, 2);
	var span_2 = child(div_1);
	var node_2 = child(span_2);
	var consequent_1 = ($$anchor) => {
		var text_1 = text();
		template_effect(($0) => set_text(text_1, $0), [() => t("room.free")]);
		append($$anchor, text_1);
	};
	var alternate = ($$anchor) => {
		var text_2 = text();
		template_effect(() => set_text(text_2, get(name)));
		append($$anchor, text_2);
	};
	if_block(node_2, ($$render) => {
		if (get(one).free) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	reset(span_2);
	var node_3 = sibling(span_2, 2);
	var consequent_2 = ($$anchor) => {
		var span_3 = root$7();
		var text_3 = only_child(span_3, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("room.you")]);
		append($$anchor, span_3);
	};
	if_block(node_3, ($$render) => {
		if ($$props.seat === $$props.own) $$render(consequent_2);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_3 = ($$anchor) => {
		var span_4 = root_1$7();
		var text_4 = only_child(span_4, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("room.host")]);
		append($$anchor, span_4);
	};
	if_block(node_4, ($$render) => {
		if ($$props.seat === $$props.table.host) $$render(consequent_3);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_4 = ($$anchor) => {
		var span_5 = root_2$6();
		var text_5 = only_child(span_5, true);
		template_effect(($0) => set_text(text_5, $0), [() => botName(get(one).bot)]);
		append($$anchor, span_5);
	};
	if_block(node_5, ($$render) => {
		if (get(one).bot && !(get(host) && get(waiting))) $$render(consequent_4);
	});
	var node_6 = sibling(node_5, 2);
	var consequent_5 = ($$anchor) => {
		var span_6 = root_2$6();
		var text_6 = only_child(span_6, true);
		template_effect(($0) => set_text(text_6, $0), [() => t("room.away")]);
		append($$anchor, span_6);
	};
	if_block(node_6, ($$render) => {
		if (get(person) && $$props.seat !== $$props.own && !get(one).connected) $$render(consequent_5);
	});
	reset(div_1);
	reset(div);
	var node_7 = sibling(div, 2);
	var consequent_11 = ($$anchor) => {
		var div_2 = root_8$1();
		var node_8 = child(div_2);
		var consequent_7 = ($$anchor) => {
			var select = root_4$4();
			customizable_select(select, () => {
				var anchor = child(select);
				var fragment_3 = select_content();
				var node_9 = first_child(fragment_3);
				var consequent_6 = ($$anchor) => {
					var option = root_3$5();
					var text_7 = only_child(option, true);
					option.value = option.__value = "";
					template_effect(($0) => set_text(text_7, $0), [() => t("room.add_bot")]);
					append($$anchor, option);
				};
				if_block(node_9, ($$render) => {
					if (get(one).free) $$render(consequent_6);
				});
				var node_10 = sibling(node_9);
				BotOptions(node_10, { get bots() {
					return $$props.bots;
				} });
				append(anchor, fragment_3);
			});
			var select_value;
			init_select(select);
			template_effect(($0) => {
				set_attribute(select, "aria-label", $0);
				select.disabled = $$props.table.rated;
				if (select_value !== (select_value = get(one).bot ?? "")) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			}, [() => get(one).free ? `${t("room.add_bot")} ${get(color)}` : t("room.bot_level", { name: get(name) })]);
			delegated("change", select, choose);
			append($$anchor, select);
		};
		if_block(node_8, ($$render) => {
			if (get(host) && !get(person)) $$render(consequent_7);
		});
		var node_11 = sibling(node_8, 2);
		var consequent_8 = ($$anchor) => {
			var button = root_5$3();
			var text_8 = child(button, true);
			var span_7 = sibling(text_8);
			var text_9 = only_child(span_7);
			reset(button);
			template_effect(($0) => {
				set_text(text_8, $0);
				set_text(text_9, `: ${get(color) ?? ""}`);
			}, [() => t("room.sit_here")]);
			delegated("click", button, () => $$props.onchange(moveSeat($$props.table.id, { to: $$props.seat })));
			append($$anchor, button);
		};
		if_block(node_11, ($$render) => {
			if ($$props.seat !== $$props.own && !get(person) && !(get(host) && get(one).bot)) $$render(consequent_8);
		});
		var node_12 = sibling(node_11, 2);
		var consequent_10 = ($$anchor) => {
			var fragment_4 = root_7$1();
			var button_1 = first_child(fragment_4);
			var button_2 = sibling(button_1, 2);
			var node_13 = sibling(button_2, 2);
			var consequent_9 = ($$anchor) => {
				var button_3 = root_6$1();
				template_effect(($0, $1) => {
					set_attribute(button_3, "aria-label", $0);
					set_attribute(button_3, "title", $1);
				}, [() => t("room.remove", { name: get(name) }), () => t("room.remove", { name: get(name) })]);
				delegated("click", button_3, () => $$props.onchange(freeSeat($$props.table.id, {
					seat: $$props.seat,
					name: get(name)
				})));
				append($$anchor, button_3);
			};
			if_block(node_13, ($$render) => {
				if ($$props.seat !== $$props.own) $$render(consequent_9);
			});
			template_effect(($0, $1, $2, $3) => {
				button_1.disabled = $$props.seat === 0;
				set_attribute(button_1, "aria-label", $0);
				set_attribute(button_1, "title", $1);
				button_2.disabled = $$props.seat === $$props.table.seats.length - 1;
				set_attribute(button_2, "aria-label", $2);
				set_attribute(button_2, "title", $3);
			}, [
				() => t("room.move_up", { name: get(name) }),
				() => t("room.move_up", { name: get(name) }),
				() => t("room.move_down", { name: get(name) }),
				() => t("room.move_down", { name: get(name) })
			]);
			delegated("click", button_1, () => $$props.onchange(moveSeat($$props.table.id, {
				seat: $$props.seat,
				to: $$props.seat - 1
			})));
			delegated("click", button_2, () => $$props.onchange(moveSeat($$props.table.id, {
				seat: $$props.seat,
				to: $$props.seat + 1
			})));
			append($$anchor, fragment_4);
		};
		if_block(node_12, ($$render) => {
			if (get(host) && !get(one).free) $$render(consequent_10);
		});
		reset(div_2);
		append($$anchor, div_2);
	};
	if_block(node_7, ($$render) => {
		if (get(waiting) && $$props.own !== null) $$render(consequent_11);
	});
	reset(li);
	template_effect(($0) => {
		set_attribute(li, "data-seat", $$props.seat);
		classes = set_class(li, 1, "svelte-xmjs50", null, classes, { free: get(one).free });
		set_attribute(span, "title", get(color));
		set_text(text$1, get(color));
		set_attribute(span_2, "title", $0);
	}, [() => isCharacter(get(name), get(one).bot) ? characterText(get(name)) : void 0]);
	append($$anchor, li);
	pop();
}
delegate(["change", "click"]);
// src/lobby/RoomSettings.svelte
var root$6 = from_html(`<option> </option>`);
var root_1$6 = from_html(`<div class="settings svelte-s3gd4o"><div class="pair svelte-s3gd4o"><label class="field"><span> </span> <select></select></label> <label class="field"><span> </span> <select></select></label></div> <label class="field"><span> </span> <select><!><!></select></label> <div class="ticks svelte-s3gd4o"><label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox" aria-describedby="memory-text"/> </label></div> <p class="note svelte-s3gd4o" id="memory-text"> </p></div>`);
var root_2$5 = from_html(`<li class="svelte-s3gd4o"> </li>`);
var root_3$4 = from_html(`<p class="note svelte-s3gd4o"> </p>`);
var root_4$3 = from_html(`<ul class="facts svelte-s3gd4o"><li class="svelte-s3gd4o"> </li> <li class="svelte-s3gd4o"> </li> <!> <!> <!> <!></ul> <!>`, 1);
function RoomSettings($$anchor, $$props) {
	push($$props, true);
	/** The settings of a table that waits: the host changes them, everybody else sees what they are. */
	const edition = user_derived(() => $$props.editions.find((one) => one.id === $$props.table.edition));
	const pace = user_derived(() => paceOf($$props.table.clock));
	const withBots = user_derived(() => $$props.table.seats.some((seat) => seat.bot !== null));
	const edit = (change) => $$props.onchange(editTable($$props.table.id, change));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var div = root_1$6();
		var div_1 = child(div);
		var label = child(div_1);
		var span = child(label);
		var text = only_child(span, true);
		var select = sibling(span, 2);
		each(select, 21, () => $$props.editions, (one) => one.id, ($$anchor, one) => {
			var option = root$6();
			var text_1 = only_child(option, true);
			var option_value = {};
			template_effect(($0) => {
				set_text(text_1, $0);
				if (option_value !== (option_value = get(one).id)) option.value = (option.__value = option_value) ?? "";
			}, [() => editionName(get(one))]);
			append($$anchor, option);
		});
		reset(select);
		var select_value;
		init_select(select);
		reset(label);
		var label_1 = sibling(label, 2);
		var span_1 = child(label_1);
		var text_2 = only_child(span_1, true);
		var select_1 = sibling(span_1, 2);
		each(select_1, 20, () => numbersOf(get(edition)?.players ?? [$$props.table.seats.length, $$props.table.seats.length]), (number) => number, ($$anchor, number) => {
			var option_1 = root$6();
			var text_3 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(() => {
				set_text(text_3, number);
				if (option_1_value !== (option_1_value = number)) option_1.value = (option_1.__value = option_1_value) ?? "";
			});
			append($$anchor, option_1);
		});
		reset(select_1);
		var select_1_value;
		init_select(select_1);
		reset(label_1);
		reset(div_1);
		var label_2 = sibling(div_1, 2);
		var span_2 = child(label_2);
		var text_4 = only_child(span_2, true);
		var select_2 = sibling(span_2, 2);
		var node_1 = child(select_2);
		var consequent = ($$anchor) => {
			var option_2 = root$6();
			var text_5 = only_child(option_2, true);
			option_2.value = option_2.__value = "";
			template_effect(() => set_text(text_5, $$props.table.clock?.per_action));
			append($$anchor, option_2);
		};
		if_block(node_1, ($$render) => {
			if (get(pace) === null) $$render(consequent);
		});
		var node_2 = sibling(node_1);
		each(node_2, 16, () => Object.keys(CLOCKS), (name) => name, ($$anchor, name) => {
			var option_3 = root$6();
			var text_6 = only_child(option_3, true);
			var option_3_value = {};
			template_effect(($0) => {
				set_text(text_6, $0);
				if (option_3_value !== (option_3_value = name)) option_3.value = (option_3.__value = option_3_value) ?? "";
			}, [() => t(`lobby.clock.${name}`)]);
			append($$anchor, option_3);
		});
		reset(select_2);
		var select_2_value;
		init_select(select_2);
		reset(label_2);
		var div_2 = sibling(label_2, 2);
		var label_3 = child(div_2);
		var input = child(label_3);
		remove_input_defaults(input);
		var text_7 = sibling(input, 1, true);
		reset(label_3);
		var label_4 = sibling(label_3, 2);
		var input_1 = child(label_4);
		remove_input_defaults(input_1);
		var text_8 = sibling(input_1, 1, true);
		reset(label_4);
		var label_5 = sibling(label_4, 2);
		var input_2 = child(label_5);
		remove_input_defaults(input_2);
		var text_9 = sibling(input_2, 1, true);
		reset(label_5);
		var label_6 = sibling(label_5, 2);
		var input_3 = child(label_6);
		remove_input_defaults(input_3);
		var text_10 = sibling(input_3, 1, true);
		reset(label_6);
		var label_7 = sibling(label_6, 2);
		var input_4 = child(label_7);
		remove_input_defaults(input_4);
		var text_11 = sibling(input_4, 1, true);
		reset(label_7);
		reset(div_2);
		var p = sibling(div_2, 2);
		var text_12 = only_child(p, true);
		reset(div);
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8) => {
			set_text(text, $0);
			if (select_value !== (select_value = $$props.table.edition)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			set_text(text_2, $1);
			if (select_1_value !== (select_1_value = $$props.table.seats.length)) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
			set_text(text_4, $2);
			if (select_2_value !== (select_2_value = get(pace) ?? "")) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
			set_checked(input, $$props.table.open);
			set_text(text_7, $3);
			set_checked(input_1, $$props.table.hints);
			input_1.disabled = $$props.table.rated;
			set_text(text_8, $4);
			set_checked(input_2, $$props.table.chat);
			set_text(text_9, $5);
			set_checked(input_3, $$props.table.rated);
			input_3.disabled = get(withBots) || $$props.table.hints;
			set_text(text_10, $6);
			set_checked(input_4, $$props.table.memory);
			set_text(text_11, $7);
			set_text(text_12, $8);
		}, [
			() => t("lobby.board"),
			() => t("lobby.players"),
			() => t("lobby.clock"),
			() => t("lobby.open"),
			() => t("lobby.hints"),
			() => t("room.chat"),
			() => t("lobby.rated"),
			() => t("lobby.memory"),
			() => t("lobby.memory.text")
		]);
		delegated("change", select, (event) => edit({ edition: event.currentTarget.value }));
		delegated("change", select_1, (event) => edit({ players: Number(event.currentTarget.value) }));
		delegated("change", select_2, (event) => edit({ clock: CLOCKS[event.currentTarget.value] }));
		delegated("change", input, (event) => edit({ open: event.currentTarget.checked }));
		delegated("change", input_1, (event) => edit({ hints: event.currentTarget.checked }));
		delegated("change", input_2, (event) => edit({ chat: event.currentTarget.checked }));
		delegated("change", input_3, (event) => edit({ rated: event.currentTarget.checked }));
		delegated("change", input_4, (event) => edit({ memory: event.currentTarget.checked }));
		append($$anchor, div);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_4$3();
		var ul = first_child(fragment_1);
		var li = child(ul);
		var text_13 = only_child(li, true);
		var li_1 = sibling(li, 2);
		var text_14 = only_child(li_1, true);
		var node_3 = sibling(li_1, 2);
		var consequent_2 = ($$anchor) => {
			var li_2 = root_2$5();
			var text_15 = only_child(li_2, true);
			template_effect(($0) => set_text(text_15, $0), [() => t("lobby.hints")]);
			append($$anchor, li_2);
		};
		if_block(node_3, ($$render) => {
			if ($$props.table.hints) $$render(consequent_2);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_3 = ($$anchor) => {
			var li_3 = root_2$5();
			var text_16 = only_child(li_3, true);
			template_effect(($0) => set_text(text_16, $0), [() => t("lobby.memory")]);
			append($$anchor, li_3);
		};
		if_block(node_4, ($$render) => {
			if ($$props.table.memory) $$render(consequent_3);
		});
		var node_5 = sibling(node_4, 2);
		var consequent_4 = ($$anchor) => {
			var li_4 = root_2$5();
			var text_17 = only_child(li_4, true);
			template_effect(($0) => set_text(text_17, $0), [() => t("lobby.rated")]);
			append($$anchor, li_4);
		};
		if_block(node_5, ($$render) => {
			if ($$props.table.rated) $$render(consequent_4);
		});
		var node_6 = sibling(node_5, 2);
		var consequent_5 = ($$anchor) => {
			var li_5 = root_2$5();
			var text_18 = only_child(li_5, true);
			template_effect(($0) => set_text(text_18, $0), [() => t("chat.off")]);
			append($$anchor, li_5);
		};
		if_block(node_6, ($$render) => {
			if (!$$props.table.chat) $$render(consequent_5);
		});
		reset(ul);
		var node_7 = sibling(ul, 2);
		var consequent_6 = ($$anchor) => {
			var p_1 = root_3$4();
			var text_19 = only_child(p_1, true);
			template_effect(($0) => set_text(text_19, $0), [() => t("lobby.memory.text")]);
			append($$anchor, p_1);
		};
		if_block(node_7, ($$render) => {
			if ($$props.table.memory) $$render(consequent_6);
		});
		template_effect(($0, $1) => {
			set_text(text_13, $0);
			set_text(text_14, $1);
		}, [() => get(pace) ? t(`lobby.clock.${get(pace)}`) : t("lobby.clock"), () => t($$props.table.open ? "room.open" : "room.private")]);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if ($$props.host) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["change"]);
// src/lobby/WaitingRoom.svelte
var root$5 = from_html(`<p class="problem" role="alert"> </p>`);
var root_1$5 = from_html(`<p> </p>`);
var root_2$4 = from_html(`<p role="alert"> </p> <!> <a class="button svelte-848boy" href="/"> </a>`, 1);
var root_3$3 = from_html(`<p class="problem"> </p>`);
var root_4$2 = from_html(`<p class="svelte-848boy"> </p> <label class="field"><span> </span> <input maxlength="60" autocomplete="off"/></label>`, 1);
var root_5$2 = from_html(`<form class="svelte-848boy"><p class="svelte-848boy"> </p> <!> <!> <button class="button primary svelte-848boy"> </button></form>`);
var root_6 = from_html(`<button class="button primary svelte-848boy" type="button"> </button>`);
var root_7 = from_html(`<button class="button svelte-848boy" type="button"> </button>`);
var root_8 = from_html(`<div class="row svelte-848boy"><!> <!> <button class="button svelte-848boy" type="button"> </button></div>`);
var root_9 = from_html(`<!> <!> <p class="advice svelte-848boy" aria-live="polite"> </p> <!>`, 1);
var root_10 = from_html(`<section class="card"><!></section>`);
var root_11 = from_html(`<section class="card" aria-labelledby="settings-title"><h2 id="settings-title" class="svelte-848boy"> </h2> <!></section>`);
var root_12 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-848boy"> </h1> <div class="columns svelte-848boy"><section class="card seats svelte-848boy" aria-labelledby="seats-title"><h2 id="seats-title" class="svelte-848boy"> </h2> <ul class="plain svelte-848boy"></ul> <!> <!> <!></section> <div class="side svelte-848boy"><!> <!> <section class="card about svelte-848boy"><div class="picture svelte-848boy"><!></div> <div><p> </p> <a class="button svelte-848boy" target="_blank"> </a></div></section></div></div></main>`, 1);
function WaitingRoom($$anchor, $$props) {
	push($$props, true);
	/** A table before its game: who sits where, what is played, an invitation, and the start. */
	/** One's own seat, or null. */
	/** The code of the table: from the link, or because this person has a seat. */
	/** Called after joining: from then on the connection is a player's. */
	let boardsHere = state([]);
	const editions = user_derived(() => withBoard(get(boardsHere), $$props.table.edition));
	let bots = state([]);
	let typed = state("");
	let busy = state(false);
	let problem = state("");
	/** Whether this person has had a seat here: then they know that it was taken from them. */
	let sat = state(false);
	const known = user_derived(() => $$props.code ?? get(typed).trim());
	const host = user_derived(() => $$props.seat !== null && $$props.table.host === $$props.seat);
	const waiting = user_derived(() => $$props.table.state === "waiting");
	const freeSeats = user_derived(() => $$props.table.seats.flatMap((one, index) => one.free ? [index] : []));
	const hostName = user_derived(() => $$props.table.host === null ? null : $$props.table.seats[$$props.table.host]?.name ?? null);
	const level = user_derived(() => fitting(choices.values, get(editions), levelsOf(get(bots)).map((bot) => bot.name)).level);
	const advice = user_derived(() => {
		if (!$$props.table.waits) return t("room.waiting");
		if (get(host)) return t(get(freeSeats).length ? "room.seats_free" : "room.ready");
		return get(hostName) ? t("room.host_starts", { name: get(hostName) }) : t("room.waiting");
	});
	user_effect(() => {
		Promise.all([getEditions(), getBots()]).then(([boards, players]) => {
			set(boardsHere, boards);
			set(bots, byLevel(players));
		}, (error) => set(problem, refusalText(error), true));
	});
	user_effect(() => {
		if ($$props.seat !== null) set(sat, true);
	});
	/** Carry something out. Everybody sees the change as the server tells it, this page too. */
	async function change(work) {
		set(busy, true);
		set(problem, "");
		try {
			await work;
			return true;
		} catch (error) {
			set(problem, refusalText(error), true);
			return false;
		} finally {
			set(busy, false);
		}
	}
	async function join(event) {
		event.preventDefault();
		const wanted = {
			name: settings.values.name.trim() || t("lobby.guest"),
			code: $$props.table.open ? null : get(known) || null,
			seat: null
		};
		if (await change(joinTable($$props.table.id, wanted))) $$props.onseated();
	}
	async function leave() {
		if (await change(leaveTable($$props.table.id))) router.go("/");
	}
	async function fill() {
		for (const free of get(freeSeats)) if (!await change(placeBot($$props.table.id, {
			seat: free,
			bot: get(level)
		}))) return;
	}
	var fragment = root_12();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("room.title", { edition: editionName($$props.table.edition) }));
		PageHeader(node, { get title() {
			return get($0);
		} });
	}
	var main = sibling(node, 2);
	var h1 = child(main);
	var text = only_child(h1, true);
	var div = sibling(h1, 2);
	var section = child(div);
	var h2 = child(section);
	var text_1 = only_child(h2, true);
	var ul = sibling(h2, 2);
	each(ul, 21, () => $$props.table.seats, index, ($$anchor, _, index) => {
		RoomSeat($$anchor, {
			get table() {
				return $$props.table;
			},
			seat: index,
			get own() {
				return $$props.seat;
			},
			get bots() {
				return get(bots);
			},
			onchange: change
		});
	});
	reset(ul);
	var node_1 = sibling(ul, 2);
	{
		let $0 = user_derived(() => $$props.table.seats.map((one) => one.bot));
		ExpertNote(node_1, { get bots() {
			return get($0);
		} });
	}
	var node_2 = sibling(node_1, 2);
	var consequent = ($$anchor) => {
		var p = root$5();
		var text_2 = only_child(p, true);
		template_effect(() => set_text(text_2, get(problem)));
		append($$anchor, p);
	};
	if_block(node_2, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_2 = ($$anchor) => {
		var fragment_2 = root_2$4();
		var p_1 = first_child(fragment_2);
		var text_3 = only_child(p_1, true);
		var node_4 = sibling(p_1, 2);
		var consequent_1 = ($$anchor) => {
			var p_2 = root_1$5();
			var text_4 = only_child(p_2, true);
			template_effect(($0) => set_text(text_4, $0), [() => reasonText($$props.table.closed_because)]);
			append($$anchor, p_2);
		};
		if_block(node_4, ($$render) => {
			if ($$props.table.closed_because) $$render(consequent_1);
		});
		var a = sibling(node_4, 2);
		var text_5 = only_child(a, true);
		template_effect(($0, $1) => {
			set_text(text_3, $0);
			set_text(text_5, $1);
		}, [() => t($$props.table.closed_because === null ? "room.closed" : "table.closed_by_operator"), () => t("room.lobby")]);
		append($$anchor, fragment_2);
	};
	var alternate = ($$anchor) => {
		var fragment_3 = root_9();
		var node_5 = first_child(fragment_3);
		var consequent_3 = ($$anchor) => {
			var p_3 = root_3$3();
			var text_6 = only_child(p_3, true);
			template_effect(($0) => set_text(text_6, $0), [() => t("room.removed")]);
			append($$anchor, p_3);
		};
		if_block(node_5, ($$render) => {
			if ($$props.seat === null && get(sat)) $$render(consequent_3);
		});
		var node_6 = sibling(node_5, 2);
		var consequent_5 = ($$anchor) => {
			var form = root_5$2();
			var p_4 = child(form);
			var text_7 = only_child(p_4, true);
			var node_7 = sibling(p_4, 2);
			NameField(node_7, {});
			var node_8 = sibling(node_7, 2);
			var consequent_4 = ($$anchor) => {
				var fragment_4 = root_4$2();
				var p_5 = first_child(fragment_4);
				var text_8 = only_child(p_5, true);
				var label = sibling(p_5, 2);
				var span = child(label);
				var text_9 = only_child(span, true);
				var input = sibling(span, 2);
				remove_input_defaults(input);
				reset(label);
				template_effect(($0, $1) => {
					set_text(text_8, $0);
					set_text(text_9, $1);
				}, [() => t("room.code.text"), () => t("room.code")]);
				bind_value(input, () => get(typed), ($$value) => set(typed, $$value));
				append($$anchor, fragment_4);
			};
			if_block(node_8, ($$render) => {
				if (!$$props.table.open && !$$props.code) $$render(consequent_4);
			});
			var button = sibling(node_8, 2);
			var text_10 = only_child(button, true);
			reset(form);
			template_effect(($0, $1) => {
				set_text(text_7, $0);
				button.disabled = get(busy);
				set_text(text_10, $1);
			}, [() => t("room.join.text"), () => t("room.join")]);
			event("submit", form, join);
			append($$anchor, form);
		};
		if_block(node_6, ($$render) => {
			if ($$props.seat === null && get(freeSeats).length) $$render(consequent_5);
		});
		var p_6 = sibling(node_6, 2);
		var text_11 = only_child(p_6, true);
		var node_9 = sibling(p_6, 2);
		var consequent_8 = ($$anchor) => {
			var div_1 = root_8();
			var node_10 = child(div_1);
			var consequent_6 = ($$anchor) => {
				var button_1 = root_6();
				var text_12 = only_child(button_1, true);
				template_effect(($0) => {
					button_1.disabled = get(busy) || get(freeSeats).length > 0;
					set_text(text_12, $0);
				}, [() => t("room.start")]);
				delegated("click", button_1, () => change(startTable($$props.table.id)));
				append($$anchor, button_1);
			};
			if_block(node_10, ($$render) => {
				if (get(host) && $$props.table.waits) $$render(consequent_6);
			});
			var node_11 = sibling(node_10, 2);
			var consequent_7 = ($$anchor) => {
				var button_2 = root_7();
				var text_13 = only_child(button_2, true);
				template_effect(($0) => {
					button_2.disabled = get(busy) || get(bots).length === 0;
					set_text(text_13, $0);
				}, [() => t("room.fill")]);
				delegated("click", button_2, fill);
				append($$anchor, button_2);
			};
			if_block(node_11, ($$render) => {
				if (get(host) && get(freeSeats).length && !$$props.table.rated) $$render(consequent_7);
			});
			var button_3 = sibling(node_11, 2);
			var text_14 = only_child(button_3, true);
			reset(div_1);
			template_effect(($0) => set_text(text_14, $0), [() => t("room.leave")]);
			delegated("click", button_3, leave);
			append($$anchor, div_1);
		};
		if_block(node_9, ($$render) => {
			if ($$props.seat !== null) $$render(consequent_8);
		});
		template_effect(() => set_text(text_11, get(advice)));
		append($$anchor, fragment_3);
	};
	if_block(node_3, ($$render) => {
		if (!get(waiting)) $$render(consequent_2);
		else $$render(alternate, -1);
	});
	reset(section);
	var div_2 = sibling(section, 2);
	var node_12 = child(div_2);
	var consequent_9 = ($$anchor) => {
		var section_1 = root_10();
		Invitation(child(section_1), {
			get table() {
				return $$props.table;
			},
			get code() {
				return $$props.code;
			}
		});
		reset(section_1);
		append($$anchor, section_1);
	};
	if_block(node_12, ($$render) => {
		if (get(waiting) && $$props.seat !== null) $$render(consequent_9);
	});
	var node_14 = sibling(node_12, 2);
	var consequent_10 = ($$anchor) => {
		var section_2 = root_11();
		var h2_1 = child(section_2);
		var text_15 = only_child(h2_1, true);
		RoomSettings(sibling(h2_1, 2), {
			get table() {
				return $$props.table;
			},
			get host() {
				return get(host);
			},
			get editions() {
				return get(editions);
			},
			onchange: change
		});
		reset(section_2);
		template_effect(($0) => set_text(text_15, $0), [() => t("room.settings")]);
		append($$anchor, section_2);
	};
	if_block(node_14, ($$render) => {
		if (get(waiting)) $$render(consequent_10);
	});
	var section_3 = sibling(node_14, 2);
	var div_3 = child(section_3);
	var node_16 = child(div_3);
	BoardThumbnail(node_16, { get edition() {
		return $$props.table.edition;
	} });
	reset(div_3);
	var div_4 = sibling(div_3, 2);
	var p_7 = child(div_4);
	var text_16 = only_child(p_7, true);
	var a_1 = sibling(p_7, 2);
	var text_17 = only_child(a_1, true);
	reset(div_4);
	reset(section_3);
	reset(div_2);
	reset(div);
	reset(main);
	template_effect(($0, $1, $2, $3) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_16, $2);
		set_attribute(a_1, "href", `/edition/${$$props.table.edition ?? ""}`);
		set_text(text_17, $3);
	}, [
		() => t("room.title", { edition: editionName($$props.table.edition) }),
		() => t("room.seats"),
		() => editionAbout($$props.table.edition),
		() => t("learn.rules")
	]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/AwayQuestion.svelte
var root$4 = from_html(`<button type="button" class="button chip svelte-8gkvhs"> </button>`);
var root_1$4 = from_html(` <!>`, 1);
var root_2$3 = from_html(`<button type="button" class="button svelte-8gkvhs"> </button>`);
var root_3$2 = from_html(`<button type="button" class="button primary svelte-8gkvhs"> </button> <button type="button" class="button svelte-8gkvhs"> </button>`, 1);
var root_4$1 = from_html(`<div class="question svelte-8gkvhs" role="group"><p role="status" class="svelte-8gkvhs"><!></p> <!></div>`);
var root_5$1 = from_html(`<div class="questions svelte-8gkvhs"></div>`);
function AwayQuestion($$anchor, $$props) {
	push($$props, true);
	/** The seats for which this person would rather wait. */
	let patient = state(/* @__PURE__ */ new Set());
	const seats = user_derived(() => $$props.table.info?.seats ?? []);
	const questions = user_derived(() => $$props.table.seat === null || $$props.table.connection !== "open" ? [] : get(seats).flatMap(({ stand_in }, seat) => stand_in ? [{
		seat,
		agreed: stand_in
	}] : []));
	const mine = (agreed) => $$props.table.seat !== null && agreed.includes($$props.table.seat);
	/** Who is there and has not agreed. */
	const undecided = (agreed) => get(seats).flatMap((info, seat) => info.bot === null && info.connected && !agreed.includes(seat) ? [$$props.nameOf(seat)] : []);
	function wait(seat, on) {
		const others = [...get(patient)].filter((other) => other !== seat);
		set(patient, new Set(on ? [...others, seat] : others));
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_4 = ($$anchor) => {
		var div = root_5$1();
		each(div, 21, () => get(questions), ({ seat, agreed }) => seat, ($$anchor, $$item) => {
			let seat = () => get($$item).seat;
			let agreed = () => get($$item).agreed;
			const name = user_derived(() => $$props.nameOf(seat()));
			var fragment_1 = comment();
			var node_1 = first_child(fragment_1);
			var consequent = ($$anchor) => {
				var button = root$4();
				var text = only_child(button, true);
				template_effect(($0) => set_text(text, $0), [() => t("away.title", { name: get(name) })]);
				delegated("click", button, () => wait(seat(), false));
				append($$anchor, button);
			};
			var d = user_derived(() => get(patient).has(seat()) && !mine(agreed()));
			var alternate_2 = ($$anchor) => {
				var div_1 = root_4$1();
				var p = child(div_1);
				var node_2 = child(p);
				var consequent_1 = ($$anchor) => {
					var text_1 = text();
					template_effect(($0) => set_text(text_1, $0), [() => t("away.waiting", {
						name: get(name),
						others: list(undecided(agreed()))
					})]);
					append($$anchor, text_1);
				};
				var d_1 = user_derived(() => mine(agreed()));
				var alternate = ($$anchor) => {
					var fragment_3 = root_1$4();
					var text_2 = first_child(fragment_3, true);
					var node_3 = sibling(text_2);
					var consequent_2 = ($$anchor) => {
						var text_3 = text();
						template_effect(($0) => set_text(text_3, ` ${$0 ?? ""}`), [() => t("away.agreed", { others: list(agreed().map($$props.nameOf)) })]);
						append($$anchor, text_3);
					};
					if_block(node_3, ($$render) => {
						if (agreed().length) $$render(consequent_2);
					});
					template_effect(($0) => set_text(text_2, $0), [() => t("away.ask", { name: get(name) })]);
					append($$anchor, fragment_3);
				};
				if_block(node_2, ($$render) => {
					if (get(d_1)) $$render(consequent_1);
					else $$render(alternate, -1);
				});
				reset(p);
				var node_4 = sibling(p, 2);
				var consequent_3 = ($$anchor) => {
					var button_1 = root_2$3();
					var text_4 = only_child(button_1, true);
					template_effect(($0) => set_text(text_4, $0), [() => t("away.cancel")]);
					delegated("click", button_1, () => $$props.table.agreeToStandIn(seat(), false));
					append($$anchor, button_1);
				};
				var d_2 = user_derived(() => mine(agreed()));
				var alternate_1 = ($$anchor) => {
					var fragment_5 = root_3$2();
					var button_2 = first_child(fragment_5);
					var text_5 = only_child(button_2, true);
					var button_3 = sibling(button_2, 2);
					var text_6 = only_child(button_3, true);
					template_effect(($0, $1) => {
						set_text(text_5, $0);
						set_text(text_6, $1);
					}, [() => t("away.yes"), () => t("away.no")]);
					delegated("click", button_2, () => $$props.table.agreeToStandIn(seat(), true));
					delegated("click", button_3, () => wait(seat(), true));
					append($$anchor, fragment_5);
				};
				if_block(node_4, ($$render) => {
					if (get(d_2)) $$render(consequent_3);
					else $$render(alternate_1, -1);
				});
				reset(div_1);
				template_effect(($0) => {
					set_attribute(div_1, "aria-label", $0);
					set_attribute(div_1, "data-away", seat());
				}, [() => t("away.title", { name: get(name) })]);
				append($$anchor, div_1);
			};
			if_block(node_1, ($$render) => {
				if (get(d)) $$render(consequent);
				else $$render(alternate_2, -1);
			});
			append($$anchor, fragment_1);
		});
		reset(div);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(questions).length) $$render(consequent_4);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/coach.svelte.ts
function remarkText(remark, board) {
	if (remark.same) return t("coach.same");
	return t("coach.instead", {
		action: actionText(remark.instead, board),
		why: reasonText$1(remark, board)
	});
}
/** To be called during the initialization of a component: its effect ends with it. */
function coach(table, board, notices) {
	let acted = false;
	user_effect(() => {
		const { myTurn, over } = table;
		if (myTurn) {
			acted = true;
			return;
		}
		if (!acted || over) return;
		acted = false;
		if (untrack(() => settings.values.coach && table.info?.hints)) say();
	});
	async function say() {
		try {
			notices.show(remarkText(await getRemark(table.id), board));
		} catch {}
	}
}
// src/table/FlyingCards.svelte
var root$3 = from_html(`<div class="flight svelte-8b3gnc"><!></div>`);
var root_1$3 = from_html(`<div class="flyingCards svelte-8b3gnc" aria-hidden="true"></div>`);
function FlyingCards($$anchor, $$props) {
	push($$props, true);
	/** This seat: its cards fly to the hand, those of others to their place among the players. */
	const MS = 420;
	let flyingCards = state([]);
	let next = 1;
	function show(events) {
		if (!settings.motion || document.hidden) return;
		const fresh = [];
		for (const event of events) {
			if (event.type !== "card_drawn" && event.type !== "card_taken") continue;
			const card = event.card;
			const from = boxOf(event.type === "card_taken" ? `[data-slot="${event.slot}"]` : "[data-deck=\"cards\"]");
			const mine = event.seat === $$props.seat;
			const to = mine && card && boxOf(`[data-hand="${card}"]`) || boxOf(`[data-player="${event.seat}"]`);
			if (from && to) fresh.push({
				id: next++,
				card: event.type === "card_taken" || mine ? card : null,
				from,
				to,
				delay: fresh.length * 90
			});
		}
		if (fresh.length) set(flyingCards, [...get(flyingCards), ...fresh]);
	}
	/** Finish all animations at once. */
	function skip() {
		set(flyingCards, []);
	}
	function boxOf(selector) {
		const box = document.querySelector(selector)?.getBoundingClientRect();
		return box && box.width ? box : null;
	}
	function fly(flight) {
		return (node) => {
			const { from, to } = flight;
			const scale = Math.min(1, Math.max(.45, to.height / from.height));
			const dx = to.left + to.width / 2 - from.left - from.width / 2;
			const dy = to.top + to.height / 2 - from.top - from.height / 2;
			const animation = node.animate([
				{
					transform: "translate(0, 0)",
					opacity: 1
				},
				{
					transform: `translate(${dx * .5}px, ${dy * .5 - 24}px) scale(1.1)`,
					opacity: 1,
					offset: .5
				},
				{
					transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
					opacity: .2
				}
			], {
				duration: MS,
				delay: flight.delay,
				easing: "ease-in-out",
				fill: "backwards"
			});
			animation.onfinish = () => set(flyingCards, get(flyingCards).filter((other) => other.id !== flight.id));
			return () => animation.cancel();
		};
	}
	var $$exports = {
		show,
		skip
	};
	var div = root_1$3();
	each(div, 21, () => get(flyingCards), (flight) => flight.id, ($$anchor, flight) => {
		var div_1 = root$3();
		let styles;
		var node_1 = child(div_1);
		CardFace(node_1, { get card() {
			return get(flight).card;
		} });
		reset(div_1);
		attach(div_1, () => fly(get(flight)));
		template_effect(() => styles = set_style(div_1, "", styles, {
			left: `${get(flight).from.left ?? ""}px`,
			top: `${get(flight).from.top ?? ""}px`,
			width: `${get(flight).from.width ?? ""}px`
		}));
		append($$anchor, div_1);
	});
	reset(div);
	append($$anchor, div);
	return pop($$exports);
}
// src/table/live-chances.svelte.ts
var PAUSE = 1e3;
var LONG_PAUSE = 15e3;
var LiveChances = class {
	#win = state(null);
	get win() {
		return get(this.#win);
	}
	set win(value) {
		set(this.#win, value);
	}
	#known = -1;
	#asking = false;
	#hopeless = false;
	#timer;
	#table;
	constructor(table) {
		this.#table = table;
		user_effect(() => {
			table.seq, this.wanted;
			untrack(() => this.#ask());
		});
		user_effect(() => () => {
			this.#hopeless = true;
			clearTimeout(this.#timer);
		});
	}
	/** Whether this person watches a game in which only bots play. */
	get wanted() {
		const { info, seat, over } = this.#table;
		return seat === null && !over && info?.state === "playing" && info.seats.every(({ bot }) => bot !== null);
	}
	async #ask() {
		if (!this.wanted) this.win = null;
		if (this.#hopeless || this.#asking || !this.wanted || this.#known === this.#table.seq) return;
		this.#asking = true;
		let pause = PAUSE;
		try {
			const { seq, chances } = await getLiveChances(this.#table.id);
			this.#known = seq;
			this.win = this.wanted ? chances.win : null;
		} catch (error) {
			const code = error instanceof Refusal ? error.code : null;
			this.#hopeless ||= code === "no_analysis" || code === "not_found";
			pause = LONG_PAUSE;
		}
		this.#timer = setTimeout(() => {
			this.#asking = false;
			this.#ask();
		}, pause);
	}
};
// src/table/Log.svelte
var root$2 = from_html(`<a> </a>`);
var root_1$2 = from_html(`<p class="practice svelte-1srjamk"><!></p>`);
var root_2$2 = from_html(`<p class="svelte-1srjamk"> <!></p>`);
var root_3$1 = from_html(`<p class="remark svelte-1srjamk"> </p>`);
var root_4 = from_html(`<li class="svelte-1srjamk"><!> <div><!> <!></div></li>`);
var root_5 = from_html(`<section class="log"><h2 class="svelte-1srjamk"> </h2> <!> <ol class="plain-list svelte-1srjamk"></ol></section>`);
function Log($$anchor, $$props) {
	push($$props, true);
	const lines = user_derived(() => $$props.table.log.slice(-80).reverse().map((entry) => ({
		entry,
		parts: partsOf(entry)
	})).filter((line) => line.parts.length > 0));
	function partsOf(entry) {
		if (entry.kind === "undo") return [{
			text: t("log.undo", { name: $$props.context.nameOf(entry.seat) }),
			cards: null,
			route: null
		}];
		return entry.events.flatMap((event) => {
			const text = sentenceOf(event, $$props.context);
			return text === null ? [] : [{
				text,
				cards: cardsOf(event),
				route: "route" in event ? event.route : null
			}];
		});
	}
	var section = root_5();
	var h2 = child(section);
	var text_1 = only_child(h2, true);
	var node = sibling(h2, 2);
	var consequent_1 = ($$anchor) => {
		const computed_const = user_derived(() => {
			const { table: origin, at } = $$props.table.info.begun_from;
			return {
				origin,
				at
			};
		});
		var p = root_1$2();
		var node_1 = child(p);
		var consequent = ($$anchor) => {
			var a = root$2();
			var text_2 = only_child(a, true);
			template_effect(($0) => {
				set_attribute(a, "href", `/replay/${get(computed_const).origin ?? ""}?at=${get(computed_const).at ?? ""}&analysis`);
				set_text(text_2, $0);
			}, [() => t("table.practice", { at: get(computed_const).at })]);
			append($$anchor, a);
		};
		var alternate = ($$anchor) => {
			var text_3 = text();
			template_effect(($0) => set_text(text_3, $0), [() => t("table.practice", { at: get(computed_const).at })]);
			append($$anchor, text_3);
		};
		if_block(node_1, ($$render) => {
			if (get(computed_const).origin) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(p);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if ($$props.table.info?.begun_from) $$render(consequent_1);
	});
	var ol = sibling(node, 2);
	each(ol, 21, () => get(lines), (line) => line.entry.seq, ($$anchor, line) => {
		var li = root_4();
		var node_2 = child(li);
		SeatMark(node_2, { get seat() {
			return get(line).entry.seat;
		} });
		var div = sibling(node_2, 2);
		var node_3 = child(div);
		each(node_3, 17, () => get(line).parts, index, ($$anchor, part) => {
			var p_1 = root_2$2();
			var text_4 = child(p_1);
			var node_4 = sibling(text_4);
			var consequent_2 = ($$anchor) => {
				MiniCards($$anchor, { get cards() {
					return get(part).cards;
				} });
			};
			if_block(node_4, ($$render) => {
				if (get(part).cards) $$render(consequent_2);
			});
			reset(p_1);
			template_effect(() => set_text(text_4, `${get(part).text ?? ""} `));
			event("pointerenter", p_1, () => $$props.onshow(get(part).route));
			event("pointerleave", p_1, () => $$props.onshow(null));
			append($$anchor, p_1);
		});
		var node_5 = sibling(node_3, 2);
		var consequent_3 = ($$anchor) => {
			var p_2 = root_3$1();
			var text_5 = only_child(p_2, true);
			template_effect(($0) => set_text(text_5, $0), [() => remarkText$1(get(line).entry.remark)]);
			append($$anchor, p_2);
		};
		if_block(node_5, ($$render) => {
			if (get(line).entry.remark) $$render(consequent_3);
		});
		reset(div);
		reset(li);
		append($$anchor, li);
	});
	reset(ol);
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_text(text_1, $1);
	}, [() => t("log.title"), () => t("log.title")]);
	append($$anchor, section);
	pop();
}
// src/table/TableView.svelte
var root$1 = from_html(`<!> <!>`, 1);
var root_1$1 = from_html(`<h1 class="unseen"> </h1> <!>`, 1);
var root_2$1 = from_html(`<section class="choice" data-dock="choice" tabindex="-1"><!></section>`);
var root_3 = from_html(`<!> <!> <!> <!> <!> <!>`, 1);
function TableView($$anchor, $$props) {
	push($$props, true);
	const bar = ($$anchor) => {
		{
			let $0 = user_derived(() => turn.premove && premoveText($$props.board, turn.premove));
			let $1 = user_derived(() => $$props.table.info?.hints && $$props.table.myTurn ? () => get(overlays)?.hint() : null);
			TopBar($$anchor, {
				get table() {
					return $$props.table;
				},
				get turn() {
					return turn;
				},
				get nameOf() {
					return nameOf;
				},
				get premove() {
					return get($0);
				},
				onsettings: () => set(settingsOpen, true),
				onhelp: () => get(overlays)?.help(),
				get onhint() {
					return get($1);
				}
			});
		}
	};
	const boardWithStep = ($$anchor) => {
		var fragment_1 = root_1$1();
		var h1 = first_child(fragment_1);
		var text = only_child(h1, true);
		var node = sibling(h1, 2);
		{
			const children = ($$anchor, side = noop) => {
				var fragment_2 = root$1();
				var node_1 = first_child(fragment_2);
				NoticeList(node_1, {
					get notices() {
						return feedback.notices;
					},
					children: ($$anchor, $$slotProps) => {
						AwayQuestion($$anchor, {
							get table() {
								return $$props.table;
							},
							get nameOf() {
								return nameOf;
							}
						});
					},
					$$slots: { default: true }
				});
				var node_2 = sibling(node_1, 2);
				var consequent = ($$anchor) => {
					dock($$anchor, side);
				};
				if_block(node_2, ($$render) => {
					if (!get(small)) $$render(consequent);
				});
				append($$anchor, fragment_2);
			};
			bind_this(TableBoard(node, {
				get table() {
					return $$props.table;
				},
				get turn() {
					return turn;
				},
				get board() {
					return $$props.board;
				},
				get highlights() {
					return highlights;
				},
				get fresh() {
					return feedback.fresh;
				},
				children,
				$$slots: { default: true }
			}), ($$value) => set(map, $$value, true), () => get(map));
		}
		template_effect(($0) => set_text(text, $0), [() => editionName($$props.board.edition)]);
		append($$anchor, fragment_1);
	};
	const dock = ($$anchor, place = noop) => {
		Dock($$anchor, {
			get table() {
				return $$props.table;
			},
			get turn() {
				return turn;
			},
			get board() {
				return $$props.board;
			},
			get nameOf() {
				return nameOf;
			},
			get place() {
				return place();
			},
			onshow: (route) => highlights.listedRoute = route
		});
	};
	const ticketChoice = ($$anchor) => {
		var section = root_2$1();
		var node_3 = child(section);
		{
			let $0 = user_derived(() => $$props.table.progress?.offer ?? []);
			let $1 = user_derived(() => get(view).phase === "opening");
			TicketChoice(node_3, {
				get board() {
					return $$props.board;
				},
				get offer() {
					return get(view).offer;
				},
				get sets() {
					return $$props.table.menu.keep;
				},
				get progress() {
					return get($0);
				},
				get opening() {
					return get($1);
				},
				get chosen() {
					return highlights.chosenTickets;
				},
				onchange: (tickets) => highlights.chosenTickets = tickets,
				onshow: (ticket) => highlights.hoveredTicket = ticket,
				onkeep: (tickets) => turn.keep(tickets)
			});
		}
		reset(section);
		template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("choice.title")]);
		append($$anchor, section);
	};
	const step = ($$anchor) => {
		var fragment_6 = comment();
		var node_4 = first_child(fragment_6);
		var consequent_1 = ($$anchor) => {
			ticketChoice($$anchor);
		};
		var alternate = ($$anchor) => {
			dock($$anchor, () => "own");
		};
		if_block(node_4, ($$render) => {
			if (highlights.choosingTickets) $$render(consequent_1);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_6);
	};
	const players = ($$anchor) => {
		{
			let $0 = user_derived(() => get(showsKnown) && !get(small));
			Players($$anchor, {
				get table() {
					return $$props.table;
				},
				get nameOf() {
					return nameOf;
				},
				get rules() {
					return get(rules);
				},
				get known() {
					return get($0);
				},
				get chances() {
					return live.win;
				}
			});
		}
	};
	const market = ($$anchor) => {
		Market($$anchor, {
			get table() {
				return $$props.table;
			},
			get turn() {
				return turn;
			}
		});
	};
	const ownHand = ($$anchor) => {
		var fragment_11 = comment();
		var node_5 = first_child(fragment_11);
		var consequent_2 = ($$anchor) => {
			Hand($$anchor, {
				get cards() {
					return get(hand);
				},
				get chosen() {
					return turn.color;
				},
				routesPaid: (card) => turn.routesPaidWith(card),
				onchoose: chooseColor,
				ondrag: (card, event) => drag.begin(card, event)
			});
		};
		if_block(node_5, ($$render) => {
			if (get(seat) !== null) $$render(consequent_2);
		});
		append($$anchor, fragment_11);
	};
	const ownTickets = ($$anchor) => {
		{
			let $0 = user_derived(() => get(showsKnown) ? refusedTickets(get(view)) : []);
			Tickets($$anchor, {
				get board() {
					return $$props.board;
				},
				get tickets() {
					return get(tickets);
				},
				get progress() {
					return highlights.progress;
				},
				get refused() {
					return get($0);
				},
				get shown() {
					return highlights.ticket;
				},
				onshow: (ticket) => highlights.hoveredTicket = ticket,
				onpin: (ticket) => highlights.pin(ticket)
			});
		}
	};
	const known = ($$anchor) => {
		KnownList($$anchor, {
			get view() {
				return get(view);
			},
			get rules() {
				return get(rules);
			},
			get nameOf() {
				return nameOf;
			}
		});
	};
	const bonuses = ($$anchor) => {
		{
			let $0 = user_derived(() => $$props.table.progress?.bonuses ?? []);
			Bonuses($$anchor, {
				get board() {
					return $$props.board;
				},
				get nameOf() {
					return nameOf;
				},
				get cards() {
					return get(view).bonus_cards;
				},
				get progress() {
					return get($0);
				},
				onshow: (paths) => highlights.bonusPaths = paths
			});
		}
	};
	const log = ($$anchor) => {
		Log($$anchor, {
			get table() {
				return $$props.table;
			},
			get context() {
				return context;
			},
			onshow: (route) => highlights.listedRoute = route
		});
	};
	const lesson = prop($$props, "lesson", 3, false);
	const { turn, highlights, context, feedback } = untrack(() => {
		const turn = new Turn($$props.table, $$props.board);
		const nameOf = (seat) => $$props.table.info?.seats[seat]?.name ?? t("player.nobody", { n: seat + 1 });
		const context = {
			board: $$props.board,
			nameOf
		};
		return {
			turn,
			context,
			highlights: new Highlights(turn, $$props.board),
			feedback: new TableFeedback($$props.table, turn, context)
		};
	});
	const { nameOf } = context;
	const view = user_derived(() => $$props.table.view);
	const seat = user_derived(() => $$props.table.seat);
	const rules = user_derived(() => $$props.board.edition.rules);
	const showsKnown = user_derived(() => settings.values.showKnown && hasMemory(get(view)) && !$$props.table.over);
	const hand = user_derived(() => get(seat) === null ? {} : get(view).hands[get(seat)] ?? {});
	const tickets = user_derived(() => get(seat) === null ? [] : get(view).tickets[get(seat)] ?? []);
	let map = state(void 0);
	let tableLayout = state(void 0);
	let flyingCards = state(void 0);
	let overlays = state(void 0);
	let settingsOpen = state(false);
	let innerWidth = state(1280);
	let innerHeight = state(800);
	const rem = user_derived(() => get(innerWidth) && parseFloat(getComputedStyle(document.documentElement).fontSize));
	const layout = user_derived(() => layoutFor(get(innerWidth), get(innerHeight), get(rem), {
		width: $$props.board.geometry.view[2],
		height: $$props.board.geometry.view[3]
	}));
	const small = user_derived(() => isSmall(get(layout)));
	const stepInProgress = user_derived(() => highlights.choosingTickets || get(view).tunnel !== null || turn.step !== null);
	const hasTickets = user_derived(() => get(small) || get(seat) !== null && (get(tickets).length > 0 || !highlights.choosingTickets));
	let opener = null;
	user_pre_effect(() => {
		if (get(stepInProgress)) opener = document.activeElement;
	});
	user_effect(() => {
		get(stepInProgress), turn.step, $$props.table.seq;
		const board = () => document.querySelector("main.map [role=\"application\"]");
		tick().then(() => recoverFocus(document.querySelector("[data-dock]"), opener, board()));
	});
	untrack(() => coach($$props.table, $$props.board, feedback.notices));
	const live = untrack(() => new LiveChances($$props.table));
	feedback.onevents = (events) => get(flyingCards)?.show(events);
	user_effect(() => {
		$$props.table.seq;
		untrack(() => turn.update());
	});
	user_effect(() => {
		if (!highlights.choosingTickets) highlights.chosenTickets = [];
	});
	const drag = new CardDrag((x, y) => {
		if (turn.color !== drag.card) turn.color = drag.card;
		const hit = get(map)?.routeAt(x, y);
		highlights.hovered = hit ? {
			hit,
			at: {
				x,
				y
			}
		} : null;
	}, (card, x, y) => {
		const hit = get(map)?.routeAt(x, y);
		highlights.hovered = null;
		if (hit && get(view).routes[hit.id] === void 0) turn.pickRoute(hit.id, card);
		else turn.color = null;
	});
	function chooseColor(card) {
		if (drag.ended) drag.ended = false;
		else turn.chooseColor(card);
	}
	function resign() {
		set(settingsOpen, false);
		resignTable($$props.table.id).catch((problem) => feedback.warn(problem));
	}
	function key(event) {
		if (event.key === "Escape") turn.cancel();
		get(flyingCards)?.skip();
	}
	var fragment_17 = root_3();
	event("keydown", $window, key);
	event("pointerdown", $window, () => get(flyingCards)?.skip());
	var node_6 = first_child(fragment_17);
	{
		let $0 = user_derived(() => get(stepInProgress) ? step : null);
		let $1 = user_derived(() => highlights.choosingTickets ? ticketChoice : null);
		let $2 = user_derived(() => get(hasTickets) ? ownTickets : null);
		let $3 = user_derived(() => get(showsKnown) ? known : null);
		bind_this(TableLayout(node_6, {
			get table() {
				return $$props.table;
			},
			get layout() {
				return get(layout);
			},
			get bar() {
				return bar;
			},
			get map() {
				return boardWithStep;
			},
			get players() {
				return players;
			},
			get step() {
				return get($0);
			},
			get choice() {
				return get($1);
			},
			get market() {
				return market;
			},
			get hand() {
				return ownHand;
			},
			get tickets() {
				return get($2);
			},
			get known() {
				return get($3);
			},
			get bonuses() {
				return bonuses;
			},
			get log() {
				return log;
			}
		}), ($$value) => set(tableLayout, $$value, true), () => get(tableLayout));
	}
	var node_7 = sibling(node_6, 2);
	RouteTooltip(node_7, {
		get turn() {
			return turn;
		},
		get board() {
			return $$props.board;
		},
		get highlights() {
			return highlights;
		},
		get nameOf() {
			return nameOf;
		}
	});
	var node_8 = sibling(node_7, 2);
	DraggedCard(node_8, { get drag() {
		return drag;
	} });
	var node_9 = sibling(node_8, 2);
	bind_this(FlyingCards(node_9, { get seat() {
		return get(seat);
	} }), ($$value) => set(flyingCards, $$value, true), () => get(flyingCards));
	var node_10 = sibling(node_9, 2);
	bind_this(HelpOverlays(node_10, {
		get table() {
			return $$props.table;
		},
		get turn() {
			return turn;
		},
		get board() {
			return $$props.board;
		},
		get context() {
			return context;
		},
		get lesson() {
			return lesson();
		},
		get chances() {
			return live.win;
		},
		onchat: () => get(tableLayout)?.showChat()
	}), ($$value) => set(overlays, $$value, true), () => get(overlays));
	var node_11 = sibling(node_10, 2);
	{
		let $0 = user_derived(() => hasMemory(get(view)));
		let $1 = user_derived(() => $$props.table.info?.hints ?? false);
		let $2 = user_derived(() => get(seat) === null || $$props.table.over ? void 0 : resign);
		SettingsDialog(node_11, {
			get open() {
				return get(settingsOpen);
			},
			get memory() {
				return get($0);
			},
			get hints() {
				return get($1);
			},
			onclose: () => set(settingsOpen, false),
			get onresign() {
				return get($2);
			}
		});
	}
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(innerHeight, $$value, true));
	append($$anchor, fragment_17);
	pop();
}
// src/table/TablePage.svelte
var root = from_html(`<div data-turn="over"><!></div>`);
var root_1 = from_html(`<main class="page" aria-busy="true"><p> </p></main>`);
var root_2 = from_html(`<!> <!> <!>`, 1);
function TablePage($$anchor, $$props) {
	push($$props, true);
	const table = new TableStore($$props.id, { watch: $$props.watch });
	let board = state(null);
	let failed = state(false);
	table.open();
	onDestroy(() => table.close());
	user_effect(() => {
		const edition = table.info?.edition;
		if (!edition || get(board)?.edition.id === edition) return;
		loadBoard(edition).then((loaded) => set(board, loaded), () => set(failed, true));
	});
	let playing = state(false);
	user_effect(() => {
		if (table.view && !table.over) set(playing, true);
	});
	const taught = user_derived(() => $$props.lesson || lessonProgress($$props.id) !== null);
	const missing = user_derived(() => table.refusal?.code === "unknown_table");
	var fragment = root_2();
	event("online", $window, () => table.reconnect());
	event("offline", $window, () => table.offline());
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => t("table.missing"));
			ProblemPage($$anchor, { get title() {
				return get($0);
			} });
		}
	};
	var consequent_1 = ($$anchor) => {
		{
			let $0 = user_derived(() => t("error.board"));
			ProblemPage($$anchor, { get title() {
				return get($0);
			} });
		}
	};
	var consequent_2 = ($$anchor) => {
		{
			let $0 = user_derived(() => table.code ?? $$props.code);
			WaitingRoom($$anchor, {
				get table() {
					return table.info;
				},
				get seat() {
					return table.seat;
				},
				get code() {
					return get($0);
				},
				onseated: () => table.playHere()
			});
		}
	};
	var consequent_3 = ($$anchor) => {
		var fragment_4 = comment();
		var node_1 = first_child(fragment_4);
		await_block(node_1, () => __vitePreload(() => import("./Finish.js"), __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: Finish } = get($$source);
				return { Finish };
			});
			var Finish = user_derived(() => get($$value).Finish);
			var div = root();
			var node_2 = child(div);
			{
				let $0 = user_derived(() => historyOf(table.log, table.view.players));
				component(node_2, () => get(Finish), ($$anchor, Finish_1) => {
					Finish_1($$anchor, {
						get table() {
							return table.info;
						},
						get board() {
							return get(board);
						},
						get owners() {
							return table.view.routes;
						},
						get stations() {
							return table.view.stations;
						},
						get seat() {
							return table.seat;
						},
						get history() {
							return get($0);
						},
						get live() {
							return get(playing);
						}
					});
				});
			}
			reset(div);
			template_effect(() => set_attribute(div, "data-seq", table.seq));
			append($$anchor, div);
		});
		append($$anchor, fragment_4);
	};
	var consequent_4 = ($$anchor) => {
		TableView($$anchor, {
			get table() {
				return table;
			},
			get board() {
				return get(board);
			},
			get lesson() {
				return get(taught);
			}
		});
	};
	var alternate = ($$anchor) => {
		var main = root_1();
		var p = child(main);
		var text = only_child(p, true);
		reset(main);
		template_effect(($0) => set_text(text, $0), [() => t("table.loading")]);
		append($$anchor, main);
	};
	if_block(node, ($$render) => {
		if (get(missing)) $$render(consequent);
		else if (get(failed)) $$render(consequent_1, 1);
		else if (table.info && !table.view) $$render(consequent_2, 2);
		else if (table.over && table.view && table.info && get(board)) $$render(consequent_3, 3);
		else if (table.view && get(board)) $$render(consequent_4, 4);
		else $$render(alternate, -1);
	});
	var node_3 = sibling(node, 2);
	var consequent_5 = ($$anchor) => {
		ChatSheet($$anchor, {
			get table() {
				return table;
			},
			place: "corner"
		});
	};
	if_block(node_3, ($$render) => {
		if (table.hasCompany && (!table.view || table.over) && table.info?.state !== "closed") $$render(consequent_5);
	});
	ConnectionBanner(sibling(node_3, 2), { get table() {
		return table;
	} });
	append($$anchor, fragment);
	pop();
}
export { TablePage as default };
