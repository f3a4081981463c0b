// node_modules/svelte/src/internal/shared/utils.js
var is_array = Array.isArray;
var index_of = Array.prototype.indexOf;
var includes = Array.prototype.includes;
var array_from = Array.from;
var define_property = Object.defineProperty;
var get_descriptor = Object.getOwnPropertyDescriptor;
var get_descriptors = Object.getOwnPropertyDescriptors;
var object_prototype = Object.prototype;
var array_prototype = Array.prototype;
var get_prototype_of = Object.getPrototypeOf;
var is_extensible = Object.isExtensible;
var noop = () => {};
/**
* @template [T=any]
* @param {any} value
* @returns {value is PromiseLike<T>}
*/
function is_promise(value) {
	return typeof value?.then === "function";
}
/** @param {Function} fn */
function run(fn) {
	return fn();
}
/** @param {Array<() => void>} arr */
function run_all(arr) {
	for (var i = 0; i < arr.length; i++) arr[i]();
}
/**
* TODO replace with Promise.withResolvers once supported widely enough
* @template [T=void]
*/
function deferred() {
	/** @type {(value: T) => void} */
	var resolve;
	/** @type {(reason: any) => void} */
	var reject;
	return {
		promise: new Promise((res, rej) => {
			resolve = res;
			reject = rej;
		}),
		resolve,
		reject
	};
}
/**
* When encountering a situation like `let [a, b, c] = $derived(blah())`,
* we need to stash an intermediate value that `a`, `b`, and `c` derive
* from, in case it's an iterable
* @template T
* @param {ArrayLike<T> | Iterable<T>} value
* @param {number} [n]
* @returns {Array<T>}
*/
function to_array(value, n) {
	if (Array.isArray(value)) return value;
	if (n === void 0 || !(Symbol.iterator in value)) return Array.from(value);
	/** @type {T[]} */
	const array = [];
	for (const element of value) {
		array.push(element);
		if (array.length === n) break;
	}
	return array;
}
// node_modules/svelte/src/internal/client/constants.js
/**
* An effect that does not destroy its child effects when it reruns.
* Runs as part of render effects, i.e. not eagerly as part of tree traversal or effect flushing.
*/
var MANAGED_EFFECT = 1 << 24;
var CLEAN = 1024;
var DIRTY = 2048;
var MAYBE_DIRTY = 4096;
var INERT = 8192;
var DESTROYED = 16384;
/** Set once a reaction has run for the first time */
var REACTION_RAN = 32768;
/** Effect is in the process of getting destroyed. Can be observed in child teardown functions */
var DESTROYING = 1 << 25;
/**
* 'Transparent' effects do not create a transition boundary.
* This is on a block effect 99% of the time but may also be on a branch effect if its parent block effect was pruned
*/
var EFFECT_TRANSPARENT = 65536;
var EFFECT_PRESERVED = 1 << 19;
var USER_EFFECT = 1 << 20;
var EFFECT_OFFSCREEN = 1 << 25;
var REACTION_IS_UPDATING = 1 << 21;
var ASYNC = 1 << 22;
var ERROR_VALUE = 1 << 23;
var STATE_SYMBOL = Symbol("$state");
/** Marks component export objects, so that `proxy(...)` leaves them untouched */
var COMPONENT_SYMBOL = Symbol("component");
var LEGACY_PROPS = Symbol("legacy props");
var LOADING_ATTR_SYMBOL = Symbol("");
var ATTRIBUTES_CACHE = Symbol("attributes");
var CLASS_CACHE = Symbol("class");
var STYLE_CACHE = Symbol("style");
var TEXT_CACHE = Symbol("text");
var FORM_RESET_HANDLER = Symbol("form reset");
/** allow users to ignore aborted signal errors if `reason.name === 'StaleReactionError` */
var STALE_REACTION = new class StaleReactionError extends Error {
	name = "StaleReactionError";
	message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}();
var IS_XHTML = !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml");
// node_modules/svelte/src/constants.js
var HYDRATION_ERROR = {};
var UNINITIALIZED = Symbol("uninitialized");
var NAMESPACE_HTML = "http://www.w3.org/1999/xhtml";
var NAMESPACE_SVG = "http://www.w3.org/2000/svg";
var NAMESPACE_MATHML = "http://www.w3.org/1998/Math/MathML";
/**
* Reading a derived belonging to a now-destroyed effect may result in stale values
*/
function derived_inert() {
	console.warn(`https://svelte.dev/e/derived_inert`);
}
/**
* Hydration failed because the initial UI does not match what was rendered on the server. The error occurred near %location%
* @param {string | undefined | null} [location]
*/
function hydration_mismatch(location) {
	console.warn(`https://svelte.dev/e/hydration_mismatch`);
}
/**
* The `value` property of a `<select multiple>` element should be an array, but it received a non-array value. The selection will be kept as is.
*/
function select_multiple_invalid_value() {
	console.warn(`https://svelte.dev/e/select_multiple_invalid_value`);
}
/**
* A `<svelte:boundary>` `reset` function only resets the boundary the first time it is called
*/
function svelte_boundary_reset_noop() {
	console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`);
}
// node_modules/svelte/src/internal/client/dom/hydration.js
/** @import { TemplateNode } from '#client' */
/**
* Use this variable to guard everything related to hydration code so it can be treeshaken out
* if the user doesn't use the `hydrate` method and these code paths are therefore not needed.
*/
var hydrating = false;
/** @param {boolean} value */
function set_hydrating(value) {
	hydrating = value;
}
/**
* The node that is currently being hydrated. This starts out as the first node inside the opening
* <!--[--> comment, and updates each time a component calls `$.child(...)` or `$.sibling(...)`.
* When entering a block (e.g. `{#if ...}`), `hydrate_node` is the block opening comment; by the
* time we leave the block it is the closing comment, which serves as the block's anchor.
* @type {TemplateNode}
*/
var hydrate_node;
/** @param {TemplateNode | null} node */
function set_hydrate_node(node) {
	if (node === null) {
		hydration_mismatch();
		throw HYDRATION_ERROR;
	}
	return hydrate_node = node;
}
function hydrate_next() {
	return set_hydrate_node(/* @__PURE__ */ get_next_sibling(hydrate_node));
}
/** @param {TemplateNode} node */
function reset(node) {
	if (!hydrating) return;
	if (/* @__PURE__ */ get_next_sibling(hydrate_node) !== null) {
		hydration_mismatch();
		throw HYDRATION_ERROR;
	}
	hydrate_node = node;
}
function next(count = 1) {
	if (hydrating) {
		var i = count;
		var node = hydrate_node;
		while (i--) node = /* @__PURE__ */ get_next_sibling(node);
		hydrate_node = node;
	}
}
/**
* Skips or removes (depending on {@link remove}) all nodes starting at `hydrate_node` up until the next hydration end comment
* @param {boolean} remove
*/
function skip_nodes(remove = true) {
	var depth = 0;
	var node = hydrate_node;
	while (true) {
		if (node.nodeType === 8) {
			var data = node.data;
			if (data === "]") {
				if (depth === 0) return node;
				depth -= 1;
			} else if (data === "[" || data === "[!" || data[0] === "[" && !isNaN(Number(data.slice(1)))) depth += 1;
		}
		var next = /* @__PURE__ */ get_next_sibling(node);
		if (remove) node.remove();
		node = next;
	}
}
/**
*
* @param {TemplateNode} node
*/
function read_hydration_instruction(node) {
	if (!node || node.nodeType !== 8) {
		hydration_mismatch();
		throw HYDRATION_ERROR;
	}
	return node.data;
}
// node_modules/svelte/src/internal/client/reactivity/equality.js
/** @import { Equals } from '#client' */
/** @type {Equals} */
function equals(value) {
	return value === this.v;
}
/**
* @param {unknown} a
* @param {unknown} b
* @returns {boolean}
*/
function safe_not_equal(a, b) {
	return a != a ? b == b : a !== b || a !== null && typeof a === "object" || typeof a === "function";
}
/** @type {Equals} */
function safe_equals(value) {
	return !safe_not_equal(value, this.v);
}
/**
* `%name%(...)` can only be used during component initialisation
* @param {string} name
* @returns {never}
*/
function lifecycle_outside_component(name) {
	throw new Error(`https://svelte.dev/e/lifecycle_outside_component`);
}
// node_modules/svelte/src/internal/client/errors.js
/**
* Cannot create a `$derived(...)` with an `await` expression outside of an effect tree
* @returns {never}
*/
function async_derived_orphan() {
	throw new Error(`https://svelte.dev/e/async_derived_orphan`);
}
/**
* Keyed each block has duplicate key `%value%` at indexes %a% and %b%
* @param {string} a
* @param {string} b
* @param {string | undefined | null} [value]
* @returns {never}
*/
function each_key_duplicate(a, b, value) {
	throw new Error(`https://svelte.dev/e/each_key_duplicate`);
}
/**
* `%rune%` cannot be used inside an effect cleanup function
* @param {string} rune
* @returns {never}
*/
function effect_in_teardown(rune) {
	throw new Error(`https://svelte.dev/e/effect_in_teardown`);
}
/**
* Effect cannot be created inside a `$derived` value that was not itself created inside an effect
* @returns {never}
*/
function effect_in_unowned_derived() {
	throw new Error(`https://svelte.dev/e/effect_in_unowned_derived`);
}
/**
* `%rune%` can only be used inside an effect (e.g. during component initialisation)
* @param {string} rune
* @returns {never}
*/
function effect_orphan(rune) {
	throw new Error(`https://svelte.dev/e/effect_orphan`);
}
/**
* Maximum update depth exceeded. This typically indicates that an effect reads and writes the same piece of state
* @returns {never}
*/
function effect_update_depth_exceeded() {
	throw new Error(`https://svelte.dev/e/effect_update_depth_exceeded`);
}
/**
* Cannot do `bind:%key%={undefined}` when `%key%` has a fallback value
* @param {string} key
* @returns {never}
*/
function props_invalid_value(key) {
	throw new Error(`https://svelte.dev/e/props_invalid_value`);
}
/**
* Property descriptors defined on `$state` objects must contain `value` and always be `enumerable`, `configurable` and `writable`.
* @returns {never}
*/
function state_descriptors_fixed() {
	throw new Error(`https://svelte.dev/e/state_descriptors_fixed`);
}
/**
* Cannot set prototype of `$state` object
* @returns {never}
*/
function state_prototype_fixed() {
	throw new Error(`https://svelte.dev/e/state_prototype_fixed`);
}
/**
* Updating state inside `$derived(...)`, `$inspect(...)` or a template expression is forbidden. If the value should not be reactive, declare it without `$state`
* @returns {never}
*/
function state_unsafe_mutation() {
	throw new Error(`https://svelte.dev/e/state_unsafe_mutation`);
}
/**
* A `<svelte:boundary>` `reset` function cannot be called while an error is still being handled
* @returns {never}
*/
function svelte_boundary_reset_onerror() {
	throw new Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`);
}
// node_modules/svelte/src/internal/flags/index.js
/** True if experimental.async=true */
var async_mode_flag = false;
/** True if we're not certain that we only have Svelte 5 code in the compilation */
var legacy_mode_flag = false;
function enable_legacy_mode_flag() {
	legacy_mode_flag = true;
}
// node_modules/svelte/src/internal/client/context.js
/** @import { ComponentContext, DevStackEntry, Effect } from '#client' */
/** @type {ComponentContext | null} */
var component_context = null;
/** @param {ComponentContext | null} context */
function set_component_context(context) {
	component_context = context;
}
/**
* @param {Record<string, unknown>} props
* @param {any} runes
* @param {Function} [fn]
* @returns {void}
*/
function push(props, runes = false, fn) {
	component_context = {
		p: component_context,
		i: false,
		c: null,
		e: null,
		s: props,
		x: null,
		r: active_effect,
		l: legacy_mode_flag && !runes ? {
			s: null,
			u: null,
			$: []
		} : null
	};
}
/**
* @template {Record<string, any>} T
* @param {T} [component]
* @returns {T}
*/
function pop(component) {
	var context = component_context;
	var effects = context.e;
	if (effects !== null) {
		context.e = null;
		for (var fn of effects) create_user_effect(fn);
	}
	if (component !== void 0) context.x = component;
	context.i = true;
	component_context = context.p;
	return mark_as_component(component);
}
/**
* Add a symbol to the object (or create one if undefined) to mark it as a component so it isn't proxified.
* @param {any} component
*/
function mark_as_component(component = {}) {
	define_property(component, COMPONENT_SYMBOL, { value: true });
	return component;
}
/** @returns {boolean} */
function is_runes() {
	return !legacy_mode_flag || component_context !== null && component_context.l === null;
}
// node_modules/svelte/src/internal/client/dom/task.js
/** @type {Array<() => void>} */
var micro_tasks = [];
function run_micro_tasks() {
	var tasks = micro_tasks;
	micro_tasks = [];
	run_all(tasks);
}
/**
* @param {() => void} fn
*/
function queue_micro_task(fn) {
	if (micro_tasks.length === 0 && !is_flushing_sync) {
		var tasks = micro_tasks;
		queueMicrotask(() => {
			if (tasks === micro_tasks) run_micro_tasks();
		});
	}
	micro_tasks.push(fn);
}
/**
* Synchronously run any queued tasks.
*/
function flush_tasks() {
	while (micro_tasks.length > 0) run_micro_tasks();
}
// node_modules/svelte/src/internal/client/reactivity/status.js
/** @import { Derived, Signal } from '#client' */
var STATUS_MASK = ~(DIRTY | MAYBE_DIRTY | CLEAN);
/**
* @param {Signal} signal
* @param {number} status
*/
function set_signal_status(signal, status) {
	signal.f = signal.f & STATUS_MASK | status;
}
/**
* Set a derived's status to CLEAN or MAYBE_DIRTY based on its connection state.
* @param {Derived} derived
*/
function update_derived_status(derived) {
	if ((derived.f & 512) !== 0 || derived.deps === null) set_signal_status(derived, CLEAN);
	else set_signal_status(derived, MAYBE_DIRTY);
}
// node_modules/svelte/src/internal/client/reactivity/utils.js
/** @import { Effect } from '#client' */
/**
* @param {Effect} effect
* @param {Map<Effect, number>} dirty_reactions
*/
function defer_effect(effect, dirty_reactions) {
	if ((effect.f & 2048) !== 0) dirty_reactions.set(effect, DIRTY);
	else if ((effect.f & 4096) !== 0 && dirty_reactions.get(effect) !== 2048) dirty_reactions.set(effect, MAYBE_DIRTY);
	set_signal_status(effect, CLEAN);
}
// node_modules/svelte/src/internal/client/dom/elements/misc.js
var listening_to_form_reset = false;
function add_form_reset_listener() {
	if (!listening_to_form_reset) {
		listening_to_form_reset = true;
		document.addEventListener("reset", (evt) => {
			Promise.resolve().then(() => {
				if (!evt.defaultPrevented) for (const e of evt.target.elements)
 /** @type {any} */ e[FORM_RESET_HANDLER]?.();
			});
		}, { capture: true });
	}
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/shared.js
/**
* Fires the handler once immediately (unless corresponding arg is set to `false`),
* then listens to the given events until the render effect context is destroyed
* @param {EventTarget} target
* @param {Array<string>} events
* @param {(event?: Event) => void} handler
* @param {any} call_handler_immediately
*/
function listen(target, events, handler, call_handler_immediately = true) {
	if (call_handler_immediately) handler();
	for (var name of events) target.addEventListener(name, handler);
	teardown(() => {
		for (var name of events) target.removeEventListener(name, handler);
	});
}
/**
* @template T
* @param {() => T} fn
*/
function without_reactive_context(fn) {
	var previous_reaction = active_reaction;
	var previous_effect = active_effect;
	set_active_reaction(null);
	set_active_effect(null);
	try {
		return fn();
	} finally {
		set_active_reaction(previous_reaction);
		set_active_effect(previous_effect);
	}
}
/**
* Listen to the given event, and then instantiate a global form reset listener if not already done,
* to notify all bindings when the form is reset
* @param {HTMLElement} element
* @param {string} event
* @param {(is_reset?: true) => void} handler
* @param {(is_reset?: true) => void} [on_reset]
*/
function listen_to_event_and_reset_event(element, event, handler, on_reset = handler) {
	element.addEventListener(event, () => without_reactive_context(handler));
	const prev = element[FORM_RESET_HANDLER];
	if (prev)
 /** @type {any} */ element[FORM_RESET_HANDLER] = () => {
		prev();
		on_reset(true);
	};
	else
 /** @type {any} */ element[FORM_RESET_HANDLER] = () => on_reset(true);
	add_form_reset_listener();
}
// node_modules/svelte/src/internal/client/reactivity/async.js
/** @import { Blocker, Effect, Source, Value } from '#client' */
/**
* @param {Blocker[]} blockers
* @param {Array<() => any>} sync
* @param {Array<() => Promise<any>>} async
* @param {(values: Value[]) => any} fn
*/
function flatten(blockers, sync, async, fn) {
	const d = is_runes() ? derived : derived_safe_equal;
	var pending = blockers.filter((b) => !b.settled);
	var deriveds = sync.map(d);
	if (async.length === 0 && pending.length === 0) {
		fn(deriveds);
		return;
	}
	var parent = active_effect;
	var restore = capture();
	var blocker_promise = pending.length === 1 ? pending[0].promise : pending.length > 1 ? Promise.all(pending.map((b) => b.promise)) : null;
	/**
	* @param {Source[]} async
	*/
	function finish(async) {
		if ((parent.f & 16384) !== 0) return;
		restore();
		try {
			fn([...deriveds, ...async]);
		} catch (error) {
			invoke_error_boundary(error, parent);
		}
		unset_context();
	}
	var decrement_pending = increment_pending();
	if (async.length === 0) {
		/** @type {Promise<any>} */ blocker_promise.then(() => finish([])).finally(decrement_pending);
		return;
	}
	function run() {
		Promise.all(async.map((expression) => /* @__PURE__ */ async_derived(expression))).then(finish).catch((error) => invoke_error_boundary(error, parent)).finally(decrement_pending);
	}
	if (blocker_promise) blocker_promise.then(() => {
		if ((parent.f & 16384) !== 0) {
			decrement_pending();
			return;
		}
		restore();
		run();
		unset_context();
	});
	else run();
}
/**
* Captures the current effect context so that we can restore it after
* some asynchronous work has happened (so that e.g. `await a + b`
* causes `b` to be registered as a dependency).
*/
function capture() {
	var previous_effect = active_effect;
	var previous_reaction = active_reaction;
	var previous_component_context = component_context;
	var previous_batch = current_batch;
	return function restore(activate_batch = true) {
		set_active_effect(previous_effect);
		set_active_reaction(previous_reaction);
		set_component_context(previous_component_context);
		if (activate_batch && (previous_effect.f & 16384) === 0) {
			previous_batch?.activate();
			previous_batch?.apply();
		}
	};
}
function unset_context(deactivate_batch = true) {
	set_active_effect(null);
	set_active_reaction(null);
	set_component_context(null);
	if (deactivate_batch) current_batch?.deactivate();
}
/**
* @returns {(skip?: boolean) => void}
*/
function increment_pending() {
	var effect = active_effect;
	var boundary = effect.b;
	var batch = current_batch;
	var blocking = !!boundary?.is_rendered();
	boundary?.update_pending_count(1, batch);
	batch.increment(blocking, effect);
	return () => {
		boundary?.update_pending_count(-1, batch);
		batch.decrement(blocking, effect);
	};
}
/**
* @template V
* @param {() => V} fn
* @returns {Derived<V>}
*/
/*#__NO_SIDE_EFFECTS__*/
function derived(fn) {
	var flags = 2 | DIRTY;
	if (active_effect !== null) active_effect.f |= EFFECT_PRESERVED;
	return {
		ctx: component_context,
		deps: null,
		effects: null,
		equals,
		f: flags,
		fn,
		reactions: null,
		rv: 0,
		v: UNINITIALIZED,
		wv: 0,
		parent: active_effect,
		ac: null
	};
}
var OBSOLETE = Symbol("obsolete");
/**
* @template V
* @param {() => V | Promise<V>} fn
* @param {string} [label]
* @param {string} [location] If provided, print a warning if the value is not read immediately after update
* @returns {Promise<Source<V>>}
*/
/*#__NO_SIDE_EFFECTS__*/
function async_derived(fn, label, location) {
	let parent = active_effect;
	if (parent === null) async_derived_orphan();
	var promise = void 0;
	var signal = source(UNINITIALIZED);
	var should_suspend = !active_reaction;
	/** @type {Set<ReturnType<typeof deferred<V>>>} */
	var deferreds = /* @__PURE__ */ new Set();
	async_effect(() => {
		var effect = active_effect;
		/** @type {ReturnType<typeof deferred<V>>} */
		var d = deferred();
		promise = d.promise;
		try {
			Promise.resolve(fn()).then(d.resolve, (e) => {
				if (e !== STALE_REACTION) d.reject(e);
			}).finally(unset_context);
		} catch (error) {
			d.reject(error);
			unset_context();
		}
		var batch = current_batch;
		if (should_suspend) {
			if ((effect.f & 32768) !== 0) var decrement_pending = increment_pending();
			if (parent.b?.is_rendered()) batch.async_deriveds.get(effect)?.reject(OBSOLETE);
			else for (const d of deferreds.values()) d.reject(OBSOLETE);
			deferreds.add(d);
			batch.async_deriveds.set(effect, d);
		}
		/**
		* @param {any} value
		* @param {unknown} error
		*/
		const handler = (value, error = void 0) => {
			decrement_pending?.();
			deferreds.delete(d);
			if (error === OBSOLETE) return;
			batch.activate();
			if (error) {
				signal.f |= ERROR_VALUE;
				internal_set(signal, error);
			} else {
				if ((signal.f & 8388608) !== 0) signal.f ^= ERROR_VALUE;
				internal_set(signal, value);
			}
			batch.deactivate();
		};
		d.promise.then(handler, (e) => handler(null, e || "unknown"));
	});
	teardown(() => {
		for (const d of deferreds) d.reject(OBSOLETE);
	});
	return new Promise((fulfil) => {
		/** @param {Promise<V>} p */
		function next(p) {
			function go() {
				if (p === promise) fulfil(signal);
				else next(promise);
			}
			p.then(go, go);
		}
		next(promise);
	});
}
/**
* @template V
* @param {() => V} fn
* @returns {Derived<V>}
*/
/*#__NO_SIDE_EFFECTS__*/
function user_derived(fn) {
	const d = /* @__PURE__ */ derived(fn);
	if (!async_mode_flag) push_reaction_value(d);
	return d;
}
/**
* @template V
* @param {() => V} fn
* @returns {Derived<V>}
*/
/*#__NO_SIDE_EFFECTS__*/
function derived_safe_equal(fn) {
	const signal = /* @__PURE__ */ derived(fn);
	signal.equals = safe_equals;
	return signal;
}
/**
* @param {Derived} derived
* @returns {void}
*/
function destroy_derived_effects(derived) {
	var effects = derived.effects;
	if (effects !== null) {
		derived.effects = null;
		for (var i = 0; i < effects.length; i += 1) destroy_effect(effects[i]);
	}
}
/**
* @template T
* @param {Derived} derived
* @returns {T}
*/
function execute_derived(derived) {
	var value;
	var prev_active_effect = active_effect;
	var parent = derived.parent;
	if (!is_destroying_effect && parent !== null && derived.v !== UNINITIALIZED && (parent.f & 24576) !== 0) {
		derived_inert();
		return derived.v;
	}
	set_active_effect(parent);
	try {
		destroy_derived_effects(derived);
		value = update_reaction(derived);
	} finally {
		set_active_effect(prev_active_effect);
	}
	return value;
}
/**
* @param {Derived} derived
* @returns {void}
*/
function update_derived(derived) {
	var value = execute_derived(derived);
	if (!derived.equals(value)) {
		derived.wv = increment_write_version();
		if (!current_batch?.is_fork || derived.deps === null) {
			if (current_batch !== null) {
				current_batch.capture(derived, value, true);
				previous_batch?.capture(derived, value, true);
			} else derived.v = value;
			if (derived.deps === null) {
				set_signal_status(derived, CLEAN);
				return;
			}
		}
	}
	if (is_destroying_effect) return;
	if (batch_values !== null) {
		if (effect_tracking() || current_batch?.is_fork) batch_values.set(derived, value);
	} else update_derived_status(derived);
}
/**
* @param {Derived} derived
*/
function freeze_derived_effects(derived) {
	if (derived.effects === null) return;
	for (const e of derived.effects) if (e.teardown || e.ac) {
		e.teardown?.();
		if (e.ac !== null) without_reactive_context(() => {
			/** @type {AbortController} */ e.ac.abort(STALE_REACTION);
			e.ac = null;
		});
		if (e.fn !== null) e.teardown = noop;
		remove_reactions(e, 0);
		destroy_effect_children(e);
	}
}
/**
* @param {Derived} derived
*/
function unfreeze_derived_effects(derived) {
	if (derived.effects === null) return;
	for (const e of derived.effects) if (e.teardown && e.fn !== null) update_effect(e);
}
// node_modules/svelte/src/internal/client/reactivity/batch.js
/** @import { Fork } from 'svelte' */
/** @import { Derived, Effect, Reaction, Source, Value } from '#client' */
/** @type {Batch | null} */
var first_batch = null;
/** @type {Batch | null} */
var last_batch = null;
/** @type {Batch | null} */
var current_batch = null;
/**
* This is needed to avoid overwriting inputs
* @type {Batch | null}
*/
var previous_batch = null;
/**
* When time travelling (i.e. working in one batch, while other batches
* still have ongoing work), we ignore the real values of affected
* signals in favour of their values within the batch
* @type {Map<Value, any> | null}
*/
var batch_values = null;
/** @type {Effect | null} */
var last_scheduled_effect = null;
var is_flushing_sync = false;
var is_processing = false;
/**
* During traversal, this is an array. Newly created effects are (if not immediately
* executed) pushed to this array, rather than going through the scheduling
* rigamarole that would cause another turn of the flush loop.
* @type {Effect[] | null}
*/
var collected_effects = null;
/**
* An array of effects that are marked during traversal as a result of a `set`
* (not `internal_set`) call. These will be added to the next batch and
* trigger another `batch.process()`
* @type {Effect[] | null}
* @deprecated when we get rid of legacy mode and stores, we can get rid of this
*/
var legacy_updates = null;
var flush_count = 0;
var uid = 1;
var Batch = class Batch {
	id = uid++;
	/** True as soon as `#process` was called */
	started = false;
	linked = true;
	/** @type {Batch | null} */
	prev = null;
	/** @type {Batch | null} */
	next = null;
	/** @type {Map<Effect, ReturnType<typeof deferred<any>>>} */
	async_deriveds = /* @__PURE__ */ new Map();
	/**
	* The current values of any signals that are updated in this batch.
	* Tuple format: [value, is_derived] (note: is_derived is false for deriveds, too, if they were overridden via assignment)
	* The keys of this map are identical to `this.previous`
	* @type {Map<Value, [any, boolean]>}
	*/
	current = /* @__PURE__ */ new Map();
	/**
	* The values of any signals (sources and deriveds) that are updated in this batch _before_ those updates took place.
	* The keys of this map are identical to `this.current`
	* @type {Map<Value, any>}
	*/
	previous = /* @__PURE__ */ new Map();
	/**
	* When the batch is committed (and the DOM is updated), we need to remove old branches
	* and append new ones by calling the functions added inside (if/each/key/etc) blocks
	* @type {Set<(batch: Batch) => void>}
	*/
	#commit_callbacks = /* @__PURE__ */ new Set();
	/**
	* If a fork is discarded, we need to destroy any effects that are no longer needed
	* @type {Set<(batch: Batch) => void>}
	*/
	#discard_callbacks = /* @__PURE__ */ new Set();
	/**
	* The number of async effects that are currently in flight
	*/
	#pending = 0;
	/**
	* Async effects that are currently in flight, _not_ inside a pending boundary
	* @type {Map<Effect, number>}
	*/
	#blocking_pending = /* @__PURE__ */ new Map();
	/**
	* A deferred that resolves when the batch is committed, used with `settled()`
	* TODO replace with Promise.withResolvers once supported widely enough
	* @type {{ promise: Promise<void>, resolve: (value?: any) => void, reject: (reason: unknown) => void } | null}
	*/
	#deferred = null;
	/**
	* Effects that were scheduled in this batch but not yet 'resolved' into the
	* root effects that need to be flushed. Resolving — the upwards traversal that
	* marks the path to each effect on the shared effect tree (see #resolve) — is
	* deferred until the batch is processed, so that the markers are created and
	* consumed within a single traversal. Scheduling into other batches (which can
	* happen concurrently, e.g. while a batch is committed) can therefore never
	* observe (and be confused by) this batch's markers.
	* May contain duplicates — deduplication happens during resolving
	* @type {Effect[]}
	*/
	#scheduled = [];
	/**
	* Effects created while this batch was active.
	* @type {Effect[]}
	*/
	#new_effects = [];
	/**
	* Deferred effects (which run after async work has completed) and their status (DIRTY or MAYBE_DIRTY)
	* @type {Map<Effect, number>}
	*/
	#dirty_reactions = /* @__PURE__ */ new Map();
	/**
	* A map of branches that still exist, but will be destroyed when this batch
	* is committed — we skip over these during `process`.
	* The value contains child effects that were dirty/maybe_dirty before being reset,
	* so they can be rescheduled if the branch survives.
	* @type {Map<Effect, { d: Effect[], m: Effect[] }>}
	*/
	#skipped_branches = /* @__PURE__ */ new Map();
	/**
	* Inverse of #skipped_branches which we need to tell prior batches to unskip them when committing
	* @type {Set<Effect>}
	*/
	#unskipped_branches = /* @__PURE__ */ new Set();
	is_fork = false;
	#decrement_queued = false;
	constructor() {
		if (last_batch === null) first_batch = last_batch = this;
		else {
			last_batch.next = this;
			this.prev = last_batch;
		}
		last_batch = this;
	}
	#is_deferred() {
		if (this.is_fork) return true;
		for (const effect of this.#blocking_pending.keys()) if (!this.#is_skipped(effect)) return true;
		return false;
	}
	/**
	* Whether `effect` is inside a branch that this batch skips
	* @param {Effect} effect
	*/
	#is_skipped(effect) {
		for (var e = effect; e !== null; e = e.parent) if (this.#skipped_branches.has(e)) return true;
		return false;
	}
	/**
	* Add an effect to the #skipped_branches map and reset its children
	* @param {Effect} effect
	*/
	skip_effect(effect) {
		if (!this.#skipped_branches.has(effect)) this.#skipped_branches.set(effect, {
			d: [],
			m: []
		});
		this.#unskipped_branches.delete(effect);
	}
	/**
	* Remove an effect from the #skipped_branches map and reschedule
	* any tracked dirty/maybe_dirty child effects
	* @param {Effect} effect
	* @param {(e: Effect) => void} callback
	*/
	unskip_effect(effect, callback = (e) => this.schedule(e)) {
		var tracked = this.#skipped_branches.get(effect);
		if (tracked) {
			this.#skipped_branches.delete(effect);
			for (var e of tracked.d) {
				set_signal_status(e, DIRTY);
				callback(e);
			}
			for (e of tracked.m) {
				set_signal_status(e, MAYBE_DIRTY);
				callback(e);
			}
		}
		this.#unskipped_branches.add(effect);
	}
	/**
	* Convert the effects that were scheduled in this batch into the root effects
	* that need to be traversed, marking the path to each effect (by clearing the
	* `CLEAN` flag on ancestor branches) so that the traversal can find them.
	* This happens right before traversal rather than at scheduling time, so that
	* the markers left on the (shared) effect tree are created and consumed within
	* a single traversal — scheduling into other batches can never observe them
	* @returns {Effect[]}
	*/
	#resolve() {
		/** @type {Effect[]} */
		var roots = [];
		for (const effect of this.#scheduled) {
			if ((effect.f & 16384) !== 0 || (effect.f & 6144) === 0) continue;
			var e = effect;
			var covered = false;
			while (e.parent !== null) {
				e = e.parent;
				var flags = e.f;
				if ((flags & 96) !== 0) {
					if ((flags & 1024) === 0) {
						covered = true;
						break;
					}
					e.f ^= CLEAN;
				}
			}
			if (!covered) roots.push(e);
		}
		this.#scheduled = [];
		return roots;
	}
	#process() {
		this.started = true;
		for (const [e, status] of this.#dirty_reactions) {
			set_signal_status(e, status);
			this.schedule(e);
		}
		this.apply();
		/** @type {Effect[]} */
		var effects = collected_effects = [];
		/** @type {Effect[]} */
		var render_effects = [];
		/**
		* @type {Effect[]}
		* @deprecated when we get rid of legacy mode and stores, we can get rid of this
		*/
		var updates = legacy_updates = [];
		while (this.#scheduled.length > 0) {
			if (flush_count++ > 1e3) {
				this.#unlink();
				infinite_loop_guard();
			}
			for (const root of this.#resolve()) try {
				this.#traverse(root, effects, render_effects);
			} catch (e) {
				reset_all(root);
				if (!this.#is_deferred()) this.discard();
				throw e;
			}
		}
		current_batch = null;
		if (updates.length > 0) {
			var batch = Batch.ensure();
			for (const e of updates) batch.schedule(e);
		}
		collected_effects = null;
		legacy_updates = null;
		if (this.#is_deferred()) {
			this.#defer_effects(render_effects);
			this.#defer_effects(effects);
			for (const [e, t] of this.#skipped_branches) reset_branch(e, t);
			if (updates.length > 0)
 /** @type {Batch} */ current_batch.#process();
			return;
		}
		const earlier_batch = this.#find_earlier_batch();
		if (earlier_batch) {
			this.#defer_effects(render_effects);
			this.#defer_effects(effects);
			earlier_batch.#merge(this);
			return;
		}
		this.#dirty_reactions.clear();
		for (const fn of this.#commit_callbacks) fn(this);
		this.#commit_callbacks.clear();
		previous_batch = this;
		flush_queued_effects(render_effects);
		flush_queued_effects(effects);
		previous_batch = null;
		this.#deferred?.resolve();
		var next_batch = current_batch;
		if (this.#pending === 0 && (this.#scheduled.length === 0 || next_batch !== null)) {
			this.#unlink();
			if (async_mode_flag) {
				this.#commit();
				current_batch = next_batch;
			}
		}
		if (next_batch !== null) {
			old_values.clear();
			next_batch.#process();
		}
	}
	/**
	* Traverse the effect tree, executing effects or stashing
	* them for later execution as appropriate
	* @param {Effect} root
	* @param {Effect[]} effects
	* @param {Effect[]} render_effects
	*/
	#traverse(root, effects, render_effects) {
		root.f ^= CLEAN;
		var effect = root.first;
		while (effect !== null) {
			var flags = effect.f;
			var is_branch = (flags & 96) !== 0;
			if (!(is_branch && (flags & 1024) !== 0 || (flags & 8192) !== 0 || this.#skipped_branches.has(effect)) && effect.fn !== null) {
				if (is_branch) effect.f ^= CLEAN;
				else if ((flags & 4) !== 0) effects.push(effect);
				else if (async_mode_flag && (flags & 16777224) !== 0) render_effects.push(effect);
				else if (is_dirty(effect)) {
					if ((flags & 16) !== 0) this.add_dirty_reaction(effect, MAYBE_DIRTY);
					update_effect(effect);
				}
				var child = effect.first;
				if (child !== null) {
					effect = child;
					continue;
				}
			}
			while (effect !== null) {
				var next = effect.next;
				if (next !== null) {
					effect = next;
					break;
				}
				effect = effect.parent;
			}
		}
	}
	#find_earlier_batch() {
		for (var batch = this.prev; batch !== null; batch = batch.prev) if (!batch.is_fork && this.#intersects(batch)) return batch;
		return null;
	}
	/** @param {Batch} batch */
	#intersects(batch) {
		for (const [source, [, is_derived]] of this.current) {
			if (is_derived) continue;
			if (batch.current.has(source)) return true;
		}
		return false;
	}
	/**
	* @param {Batch} batch
	*/
	#merge(batch) {
		for (const [source, value] of batch.current) {
			if (!this.previous.has(source) && batch.previous.has(source)) this.previous.set(source, batch.previous.get(source));
			this.current.set(source, value);
		}
		for (const [effect, deferred] of batch.async_deriveds) {
			const d = this.async_deriveds.get(effect);
			if (d) deferred.promise.then(d.resolve).catch(d.reject);
		}
		batch.async_deriveds.clear();
		this.transfer_reactions(batch.#dirty_reactions);
		/**
		* mark all effects that depend on `batch.current`, except the
		* async effects that we just resolved (TODO unless they depend
		* on values in this batch that are NOT in the later batch?).
		* Through this we also will populate the correct #skipped_branches,
		* oncommit callbacks etc, so we don't need to merge them separately.
		* @param {Value} value
		*/
		const mark = (value) => {
			var reactions = value.reactions;
			if (reactions === null) return;
			if ((value.f & 2) !== 0 && (value.f & 6144) === 0) return;
			for (const reaction of reactions) {
				var flags = reaction.f;
				if ((flags & 2) !== 0) mark(reaction);
				else {
					var effect = reaction;
					if (flags & 4194320 && !this.async_deriveds.has(effect)) {
						this.#dirty_reactions.delete(effect);
						set_signal_status(effect, DIRTY);
						this.schedule(effect);
					}
				}
			}
		};
		for (const source of this.current.keys()) mark(source);
		this.oncommit(() => batch.discard());
		batch.#unlink();
		current_batch = this;
		this.#process();
	}
	/**
	* @param {Effect[]} effects
	*/
	#defer_effects(effects) {
		for (var i = 0; i < effects.length; i += 1) defer_effect(effects[i], this.#dirty_reactions);
	}
	/**
	* Associate a change to a given source with the current
	* batch, noting its previous and current values
	* @param {Value} source
	* @param {any} value
	* @param {boolean} [is_derived]
	*/
	capture(source, value, is_derived = false) {
		if (source.v !== UNINITIALIZED && !this.previous.has(source)) this.previous.set(source, source.v);
		if ((source.f & 8388608) === 0) {
			this.current.set(source, [value, is_derived]);
			batch_values?.set(source, value);
		}
		if (!this.is_fork) source.v = value;
	}
	activate() {
		current_batch = this;
	}
	deactivate() {
		current_batch = null;
		batch_values = null;
	}
	flush() {
		try {
			is_processing = true;
			current_batch = this;
			this.#process();
		} finally {
			flush_count = 0;
			last_scheduled_effect = null;
			collected_effects = null;
			legacy_updates = null;
			is_processing = false;
			current_batch = null;
			batch_values = null;
			old_values.clear();
		}
	}
	discard() {
		for (const fn of this.#discard_callbacks) fn(this);
		this.#discard_callbacks.clear();
		for (const deferred of this.async_deriveds.values()) deferred.reject(OBSOLETE);
		this.#unlink();
		this.#deferred?.resolve();
	}
	/**
	* @param {Effect} effect
	*/
	register_created_effect(effect) {
		this.#new_effects.push(effect);
	}
	#commit() {
		for (let batch = first_batch; batch !== null; batch = batch.next) {
			var is_earlier = batch.id < this.id;
			/** @type {Source[]} */
			var sources = [];
			for (const [source, [value, is_derived]] of this.current) {
				if (batch.current.has(source)) {
					var batch_value = batch.current.get(source)[0];
					if (is_earlier && value !== batch_value) batch.current.set(source, [value, is_derived]);
					else continue;
				}
				sources.push(source);
			}
			if (is_earlier) for (const [effect, deferred] of this.async_deriveds) {
				const d = batch.async_deriveds.get(effect);
				if (d) deferred.promise.then(d.resolve).catch(d.reject);
			}
			var current = [...batch.current.keys()].filter((source) => !batch.current.get(source)[1]);
			if (!batch.started || current.length === 0) continue;
			var others = current.filter((source) => !this.current.has(source));
			if (others.length === 0) {
				if (is_earlier) batch.discard();
			} else if (sources.length > 0) {
				if (is_earlier) for (const unskipped of this.#unskipped_branches) batch.unskip_effect(unskipped, (e) => {
					if ((e.f & 4194320) !== 0) batch.schedule(e);
					else batch.#defer_effects([e]);
				});
				batch.activate();
				/** @type {Set<Value>} */
				var marked = /* @__PURE__ */ new Set();
				/** @type {Map<Reaction, boolean>} */
				var checked = /* @__PURE__ */ new Map();
				for (var source of sources) mark_effects(source, others, marked, checked);
				checked = /* @__PURE__ */ new Map();
				var current_unequal = [...batch.current].filter(([c, v1]) => {
					const v2 = this.current.get(c);
					if (!v2) return true;
					return v2[0] !== v1[0] || v2[1] !== v1[1];
				}).map(([c]) => c);
				if (current_unequal.length > 0) {
					for (const effect of this.#new_effects) if ((effect.f & 155648) === 0 && depends_on(effect, current_unequal, checked)) {
						if ((effect.f & 4194320) !== 0) {
							set_signal_status(effect, DIRTY);
							batch.schedule(effect);
						} else batch.add_dirty_reaction(effect, DIRTY);
					}
				}
				if (batch.#scheduled.length > 0 && !batch.#decrement_queued) {
					batch.apply();
					for (var root of batch.#resolve()) batch.#traverse(root, [], []);
				}
				batch.deactivate();
			}
		}
	}
	/**
	* @param {boolean} blocking
	* @param {Effect} effect
	*/
	increment(blocking, effect) {
		this.#pending += 1;
		if (blocking) {
			let blocking_pending_count = this.#blocking_pending.get(effect) ?? 0;
			this.#blocking_pending.set(effect, blocking_pending_count + 1);
		}
	}
	/**
	* @param {boolean} blocking
	* @param {Effect} effect
	*/
	decrement(blocking, effect) {
		this.#pending -= 1;
		if (blocking) {
			let blocking_pending_count = this.#blocking_pending.get(effect) ?? 0;
			if (blocking_pending_count === 1) this.#blocking_pending.delete(effect);
			else this.#blocking_pending.set(effect, blocking_pending_count - 1);
		}
		if (this.#decrement_queued) return;
		this.#decrement_queued = true;
		queue_micro_task(() => {
			this.#decrement_queued = false;
			if (this.linked) this.flush();
		});
	}
	/**
	* @param {Map<Effect, number>} dirty_reactions
	*/
	transfer_reactions(dirty_reactions) {
		for (const [effect, status] of dirty_reactions) this.add_dirty_reaction(effect, status);
		dirty_reactions.clear();
	}
	/**
	* @param {Effect} effect
	* @param {number} status
	*/
	add_dirty_reaction(effect, status) {
		if (status === 2048 || this.#dirty_reactions.get(effect) !== 2048) this.#dirty_reactions.set(effect, status);
	}
	/** @param {(batch: Batch) => void} fn */
	oncommit(fn) {
		this.#commit_callbacks.add(fn);
	}
	/** @param {(batch: Batch) => void} fn */
	ondiscard(fn) {
		this.#discard_callbacks.add(fn);
	}
	settled() {
		return (this.#deferred ??= deferred()).promise;
	}
	static ensure() {
		if (current_batch === null) {
			const batch = current_batch = new Batch();
			if (!is_processing && !is_flushing_sync) queue_micro_task(() => {
				if (!batch.started) batch.flush();
			});
		}
		return current_batch;
	}
	apply() {
		if (!async_mode_flag || !this.is_fork && this.prev === null && this.next === null) {
			batch_values = null;
			return;
		}
		batch_values = /* @__PURE__ */ new Map();
		for (const [source, [value]] of this.current) batch_values.set(source, value);
		for (let batch = first_batch; batch !== null; batch = batch.next) {
			if (batch === this || batch.is_fork) continue;
			if (batch.id >= this.id || !batch.#intersects(this)) {
				for (const [source, previous] of batch.previous) if (!batch_values.has(source)) batch_values.set(source, previous);
			}
		}
	}
	/**
	*
	* @param {Effect} effect
	*/
	schedule(effect) {
		last_scheduled_effect = effect;
		if (effect.b?.is_pending && (effect.f & 16777228) !== 0 && (effect.f & 32768) === 0) {
			effect.b.defer_effect(effect);
			return;
		}
		this.#scheduled.push(effect);
	}
	#unlink() {
		if (!this.linked) return;
		var prev = this.prev;
		var next = this.next;
		if (prev === null) first_batch = next;
		else prev.next = next;
		if (next === null) last_batch = prev;
		else next.prev = prev;
		this.linked = false;
	}
};
/**
* Synchronously flush any pending updates.
* Returns void if no callback is provided, otherwise returns the result of calling the callback.
* @template [T=void]
* @param {(() => T) | undefined} [fn]
* @returns {T}
*/
function flushSync(fn) {
	var was_flushing_sync = is_flushing_sync;
	var prev_previous_batch = previous_batch;
	previous_batch = null;
	is_flushing_sync = true;
	try {
		var result;
		if (fn) {
			flushSync();
			result = fn();
		}
		while (true) {
			flush_tasks();
			if (current_batch === null) return result;
			current_batch.flush();
		}
	} finally {
		is_flushing_sync = was_flushing_sync;
		previous_batch = prev_previous_batch;
	}
}
function infinite_loop_guard() {
	try {
		effect_update_depth_exceeded();
	} catch (error) {
		invoke_error_boundary(error, last_scheduled_effect);
	}
}
/** @type {Set<Effect> | null} */
var eager_block_effects = null;
/**
* @param {Array<Effect>} effects
* @returns {void}
*/
function flush_queued_effects(effects) {
	var length = effects.length;
	if (length === 0) return;
	var i = 0;
	while (i < length) {
		var effect = effects[i++];
		if ((effect.f & 24576) === 0 && is_dirty(effect)) {
			eager_block_effects = /* @__PURE__ */ new Set();
			update_effect(effect);
			if (effect.deps === null && effect.first === null && effect.nodes === null && effect.teardown === null && effect.ac === null) unlink_effect(effect);
			if (eager_block_effects?.size > 0) {
				old_values.clear();
				for (const e of eager_block_effects) {
					if ((e.f & 24576) !== 0) continue;
					/** @type {Effect[]} */
					const ordered_effects = [e];
					let ancestor = e.parent;
					while (ancestor !== null) {
						if (eager_block_effects.has(ancestor)) {
							eager_block_effects.delete(ancestor);
							ordered_effects.push(ancestor);
						}
						ancestor = ancestor.parent;
					}
					for (let j = ordered_effects.length - 1; j >= 0; j--) {
						const e = ordered_effects[j];
						if ((e.f & 24576) !== 0) continue;
						update_effect(e);
					}
				}
				eager_block_effects.clear();
			}
		}
	}
	eager_block_effects = null;
}
/**
* This is similar to `mark_reactions`, but it only marks async/block effects
* depending on `value` and at least one of the other `sources`, so that
* these effects can re-run after another batch has been committed
* @param {Value} value
* @param {Source[]} sources
* @param {Set<Value>} marked
* @param {Map<Reaction, boolean>} checked
*/
function mark_effects(value, sources, marked, checked) {
	if (marked.has(value)) return;
	marked.add(value);
	if (value.reactions !== null) for (const reaction of value.reactions) {
		const flags = reaction.f;
		if ((flags & 2) !== 0) mark_effects(reaction, sources, marked, checked);
		else if ((flags & 4194320) !== 0 && (flags & 2048) === 0 && depends_on(reaction, sources, checked)) {
			set_signal_status(reaction, DIRTY);
			schedule_effect(reaction);
		}
	}
}
/**
* @param {Reaction} reaction
* @param {Source[]} sources
* @param {Map<Reaction, boolean>} checked
*/
function depends_on(reaction, sources, checked) {
	const depends = checked.get(reaction);
	if (depends !== void 0) return depends;
	if (reaction.deps !== null) for (const dep of reaction.deps) {
		if (includes.call(sources, dep)) return true;
		if ((dep.f & 2) !== 0 && depends_on(dep, sources, checked)) {
			checked.set(dep, true);
			return true;
		}
	}
	checked.set(reaction, false);
	return false;
}
/**
* @param {Effect} effect
* @returns {void}
*/
function schedule_effect(effect) {
	/** @type {Batch} */ current_batch.schedule(effect);
}
/**
* Mark all the effects inside a skipped branch CLEAN, so that
* they can be correctly rescheduled later. Tracks dirty and maybe_dirty
* effects so they can be rescheduled if the branch survives.
* @param {Effect} effect
* @param {{ d: Effect[], m: Effect[] }} tracked
*/
function reset_branch(effect, tracked) {
	if ((effect.f & 32) !== 0 && (effect.f & 1024) !== 0) return;
	if ((effect.f & 2048) !== 0) tracked.d.push(effect);
	else if ((effect.f & 4096) !== 0) tracked.m.push(effect);
	set_signal_status(effect, CLEAN);
	var e = effect.first;
	while (e !== null) {
		reset_branch(e, tracked);
		e = e.next;
	}
}
/**
* Mark an entire effect tree clean following an error
* @param {Effect} effect
*/
function reset_all(effect) {
	set_signal_status(effect, CLEAN);
	var e = effect.first;
	while (e !== null) {
		reset_all(e);
		e = e.next;
	}
}
// node_modules/svelte/src/internal/client/reactivity/sources.js
/** @import { Derived, Effect, Source, Value } from '#client' */
/** @type {Set<Effect>} */
var eager_effects = /* @__PURE__ */ new Set();
/** @type {Map<Value, any>} */
var old_values = /* @__PURE__ */ new Map();
var eager_effects_deferred = false;
/**
* @template V
* @param {V} v
* @param {Error | null} [stack]
* @returns {Source<V>}
*/
function source(v, stack) {
	return {
		f: 0,
		v,
		reactions: null,
		equals,
		rv: 0,
		wv: 0
	};
}
/**
* @template V
* @param {V} v
* @param {Error | null} [stack]
*/
/*#__NO_SIDE_EFFECTS__*/
function state(v, stack) {
	const s = source(v, stack);
	push_reaction_value(s);
	return s;
}
/**
* @template V
* @param {V} initial_value
* @param {boolean} [immutable]
* @returns {Source<V>}
*/
/*#__NO_SIDE_EFFECTS__*/
function mutable_source(initial_value, immutable = false, trackable = true) {
	const s = source(initial_value);
	if (!immutable) s.equals = safe_equals;
	if (legacy_mode_flag && trackable && component_context !== null && component_context.l !== null) (component_context.l.s ??= []).push(s);
	return s;
}
/**
* @template V
* @param {Value<V>} source
* @param {V} value
* @param {boolean} [should_proxy]
* @returns {V}
*/
function set(source, value, should_proxy = false) {
	if (active_reaction !== null && (!untracking || (active_reaction.f & 131072) !== 0) && is_runes() && (active_reaction.f & 4325394) !== 0 && (current_sources === null || !current_sources.has(source))) state_unsafe_mutation();
	return internal_set(source, should_proxy ? proxy(value) : value, legacy_updates);
}
/**
* A set of signals we have already seen while traversing in mark_reactions.
* Not always set to balance the common case of sources only having a couple
* of (transitive) dependencies (where always creating a Set would be bad for perf)
* with the edge case of extremely deep or wide dependency arrays with cycles.
* @type {Set<any> | null}
*/
var seen = null;
/** Number of transitive dependencies, see {@link seen} for more info */
var count_deps = 0;
/**
* @template V
* @param {Value<V>} source
* @param {V} value
* @param {Effect[] | null} [updated_during_traversal]
* @returns {V}
*/
function internal_set(source, value, updated_during_traversal = null) {
	if (!source.equals(value)) {
		if (is_destroying_effect) old_values.set(source, value);
		else if (!old_values.has(source)) old_values.set(source, source.v);
		var batch = Batch.ensure();
		batch.capture(source, value);
		if ((source.f & 2) !== 0) {
			const derived = source;
			if ((source.f & 2048) !== 0) execute_derived(derived);
			if (batch_values === null) update_derived_status(derived);
		}
		source.wv = increment_write_version();
		seen = null;
		count_deps = 0;
		mark_reactions(source, DIRTY, updated_during_traversal);
		seen = null;
		if (is_runes() && active_effect !== null && (active_effect.f & 1024) !== 0 && (active_effect.f & 96) === 0) {
			if (untracked_writes === null) set_untracked_writes([source]);
			else untracked_writes.push(source);
		}
		if (!batch.is_fork && eager_effects.size > 0 && !eager_effects_deferred) flush_eager_effects();
	}
	return value;
}
function flush_eager_effects() {
	eager_effects_deferred = false;
	for (const effect of eager_effects) {
		if ((effect.f & 1024) !== 0) set_signal_status(effect, MAYBE_DIRTY);
		let dirty;
		try {
			dirty = is_dirty(effect);
		} catch {
			dirty = true;
		}
		if (dirty) update_effect(effect);
	}
	eager_effects.clear();
}
/**
* Silently (without using `get`) increment a source
* @param {Source<number>} source
*/
function increment(source) {
	set(source, source.v + 1);
}
/**
* @param {Value} signal
* @param {number} status should be DIRTY or MAYBE_DIRTY
* @param {Effect[] | null} updated_during_traversal
* @returns {void}
*/
function mark_reactions(signal, status, updated_during_traversal) {
	var reactions = signal.reactions;
	if (reactions === null) return;
	var runes = is_runes();
	var length = reactions.length;
	count_deps += length;
	if (count_deps > 1e5 && seen === null) seen = /* @__PURE__ */ new Set();
	if (seen !== null) {
		if (seen.has(signal)) return;
		seen.add(signal);
	}
	for (var i = 0; i < length; i++) {
		var reaction = reactions[i];
		var flags = reaction.f;
		if (!runes && reaction === active_effect) continue;
		var not_dirty = (flags & DIRTY) === 0;
		if (not_dirty) set_signal_status(reaction, status);
		if ((flags & 131072) !== 0) eager_effects.add(reaction);
		else if ((flags & 2) !== 0) {
			var derived = reaction;
			batch_values?.delete(derived);
			mark_reactions(derived, MAYBE_DIRTY, updated_during_traversal);
		} else if (not_dirty) {
			var effect = reaction;
			if ((flags & 16) !== 0 && eager_block_effects !== null) eager_block_effects.add(effect);
			if (updated_during_traversal !== null) updated_during_traversal.push(effect);
			else schedule_effect(effect);
		}
	}
}
/**
* @template T
* @param {T} value
* @returns {T}
*/
function proxy(value) {
	if (typeof value !== "object" || value === null || STATE_SYMBOL in value || COMPONENT_SYMBOL in value) return value;
	const prototype = get_prototype_of(value);
	if (prototype !== object_prototype && prototype !== array_prototype) return value;
	/** @type {Map<any, Source<any>>} */
	var sources = /* @__PURE__ */ new Map();
	var is_proxied_array = is_array(value);
	var version = /* @__PURE__ */ state(0);
	var stack = null;
	var parent_version = update_version;
	/**
	* Executes the proxy in the context of the reaction it was originally created in, if any
	* @template T
	* @param {() => T} fn
	*/
	var with_parent = (fn) => {
		if (update_version === parent_version) return fn();
		var reaction = active_reaction;
		var version = update_version;
		set_active_reaction(null);
		set_update_version(parent_version);
		var result = fn();
		set_active_reaction(reaction);
		set_update_version(version);
		return result;
	};
	if (is_proxied_array) sources.set("length", /* @__PURE__ */ state(
		/** @type {any[]} */
		value.length,
		stack
	));
	return new Proxy(value, {
		defineProperty(_, prop, descriptor) {
			if (!("value" in descriptor) || descriptor.configurable === false || descriptor.enumerable === false || descriptor.writable === false) state_descriptors_fixed();
			var s = sources.get(prop);
			if (s === void 0) with_parent(() => {
				var s = /* @__PURE__ */ state(descriptor.value, stack);
				sources.set(prop, s);
				return s;
			});
			else set(s, descriptor.value, true);
			return true;
		},
		deleteProperty(target, prop) {
			var s = sources.get(prop);
			if (s === void 0) {
				if (prop in target) {
					const s = with_parent(() => /* @__PURE__ */ state(UNINITIALIZED, stack));
					sources.set(prop, s);
					increment(version);
				}
			} else {
				set(s, UNINITIALIZED);
				increment(version);
			}
			return true;
		},
		get(target, prop, receiver) {
			if (prop === STATE_SYMBOL) return value;
			var s = sources.get(prop);
			var exists = prop in target;
			if (s === void 0 && (!exists || get_descriptor(target, prop)?.writable)) {
				s = with_parent(() => {
					return /* @__PURE__ */ state(proxy(exists ? target[prop] : UNINITIALIZED), stack);
				});
				sources.set(prop, s);
			}
			if (s !== void 0) {
				var v = get(s);
				return v === UNINITIALIZED ? void 0 : v;
			}
			return Reflect.get(target, prop, receiver);
		},
		getOwnPropertyDescriptor(target, prop) {
			this.has?.(target, prop);
			var descriptor = Reflect.getOwnPropertyDescriptor(target, prop);
			var s = sources.get(prop);
			if (s !== void 0) {
				var value = get(s);
				if (value === UNINITIALIZED) return;
				if (descriptor && "value" in descriptor) descriptor.value = value;
				else return {
					enumerable: true,
					configurable: true,
					value,
					writable: true
				};
			}
			return descriptor;
		},
		has(target, prop) {
			if (prop === STATE_SYMBOL) return true;
			var s = sources.get(prop);
			var has = s !== void 0 && s.v !== UNINITIALIZED || Reflect.has(target, prop);
			if (s !== void 0 || (active_effect !== null || active_reaction !== null) && (!has || get_descriptor(target, prop)?.writable)) {
				if (s === void 0) {
					s = with_parent(() => {
						return /* @__PURE__ */ state(has ? proxy(target[prop]) : UNINITIALIZED, stack);
					});
					sources.set(prop, s);
				}
				if (get(s) === UNINITIALIZED) return false;
			}
			return has;
		},
		set(target, prop, value, receiver) {
			var s = sources.get(prop);
			var has = prop in target;
			if (is_proxied_array && prop === "length") for (var i = value; i < s.v; i += 1) {
				var other_s = sources.get(i + "");
				if (other_s !== void 0) set(other_s, UNINITIALIZED);
				else if (i in target) {
					other_s = with_parent(() => /* @__PURE__ */ state(UNINITIALIZED, stack));
					sources.set(i + "", other_s);
				}
			}
			if (s === void 0) {
				if (!has || get_descriptor(target, prop)?.writable) {
					s = with_parent(() => /* @__PURE__ */ state(void 0, stack));
					set(s, proxy(value));
					sources.set(prop, s);
				}
			} else {
				has = s.v !== UNINITIALIZED;
				var p = with_parent(() => proxy(value));
				set(s, p);
			}
			var descriptor = Reflect.getOwnPropertyDescriptor(target, prop);
			if (descriptor?.set) descriptor.set.call(receiver, value);
			if (!has) {
				if (is_proxied_array && typeof prop === "string") {
					var ls = sources.get("length");
					var n = Number(prop);
					if (Number.isInteger(n) && n >= ls.v) set(ls, n + 1);
				}
				increment(version);
			}
			return true;
		},
		ownKeys(target) {
			get(version);
			var own_keys = Reflect.ownKeys(target).filter((key) => {
				var source = sources.get(key);
				return source === void 0 || source.v !== UNINITIALIZED;
			});
			for (var [key, source] of sources) if (source.v !== UNINITIALIZED && !(key in target)) own_keys.push(key);
			return own_keys;
		},
		setPrototypeOf() {
			state_prototype_fixed();
		}
	});
}
/**
* @param {any} value
*/
function get_proxied_value(value) {
	try {
		if (value !== null && typeof value === "object" && STATE_SYMBOL in value) return value[STATE_SYMBOL];
	} catch {}
	return value;
}
/**
* @param {any} a
* @param {any} b
*/
function is(a, b) {
	return Object.is(get_proxied_value(a), get_proxied_value(b));
}
// node_modules/svelte/src/internal/client/dom/operations.js
/** @import { Effect, TemplateNode } from '#client' */
/** @type {Window} */
var $window;
/** @type {boolean} */
var is_firefox;
/** @type {() => Node | null} */
var first_child_getter;
/** @type {() => Node | null} */
var next_sibling_getter;
/**
* Initialize these lazily to avoid issues when using the runtime in a server context
* where these globals are not available while avoiding a separate server entry point
*/
function init_operations() {
	if ($window !== void 0) return;
	$window = window;
	is_firefox = /Firefox/.test(navigator.userAgent);
	var element_prototype = Element.prototype;
	var node_prototype = Node.prototype;
	var text_prototype = Text.prototype;
	first_child_getter = get_descriptor(node_prototype, "firstChild").get;
	next_sibling_getter = get_descriptor(node_prototype, "nextSibling").get;
	if (is_extensible(element_prototype)) {
		/** @type {any} */ element_prototype[CLASS_CACHE] = void 0;
		/** @type {any} */ element_prototype[ATTRIBUTES_CACHE] = null;
		/** @type {any} */ element_prototype[STYLE_CACHE] = void 0;
		element_prototype.__e = void 0;
	}
	if (is_extensible(text_prototype))
 /** @type {any} */ text_prototype[TEXT_CACHE] = void 0;
}
/**
* @param {string} value
* @returns {Text}
*/
function create_text(value = "") {
	return document.createTextNode(value);
}
/**
* @template {Node} N
* @param {N} node
*/
/*@__NO_SIDE_EFFECTS__*/
function get_first_child(node) {
	return first_child_getter.call(node);
}
/**
* @template {Node} N
* @param {N} node
*/
/*@__NO_SIDE_EFFECTS__*/
function get_next_sibling(node) {
	return next_sibling_getter.call(node);
}
/**
* Don't mark this as side-effect-free, hydration needs to walk all nodes
* @template {Node} N
* @param {N} node
* @param {boolean} is_text
* @returns {TemplateNode | null}
*/
function child(node, is_text) {
	if (!hydrating) return /* @__PURE__ */ get_first_child(node);
	var child = /* @__PURE__ */ get_first_child(hydrate_node);
	if (child === null) child = hydrate_node.appendChild(create_text());
	else if (is_text && child.nodeType !== 3) {
		var text = create_text();
		child?.before(text);
		set_hydrate_node(text);
		return text;
	}
	if (is_text) merge_text_nodes(child);
	set_hydrate_node(child);
	return child;
}
/**
* Don't mark this as side-effect-free, hydration needs to walk all nodes
* @param {TemplateNode} node
* @param {boolean} [is_text]
* @returns {TemplateNode | null}
*/
function first_child(node, is_text = false) {
	if (!hydrating) {
		var first = /* @__PURE__ */ get_first_child(node);
		if (first instanceof Comment && first.data === "") return /* @__PURE__ */ get_next_sibling(first);
		return first;
	}
	if (is_text) {
		if (hydrate_node?.nodeType !== 3) {
			var text = create_text();
			hydrate_node?.before(text);
			set_hydrate_node(text);
			return text;
		}
		merge_text_nodes(hydrate_node);
	}
	return hydrate_node;
}
/**
* `child`, for the very common case of an element with exactly one child. Resetting the
* hydration cursor is part of the same step, so the compiler doesn't have to emit a
* separate `reset` call for every `<p>{text}</p>` in an app.
* Don't mark this as side-effect-free, hydration needs to walk all nodes
* @param {TemplateNode} node
* @param {boolean} [is_text]
* @returns {TemplateNode | null}
*/
function only_child(node, is_text = false) {
	if (!hydrating) return /* @__PURE__ */ get_first_child(node);
	var first = child(node, is_text);
	reset(node);
	return first;
}
/**
* Don't mark this as side-effect-free, hydration needs to walk all nodes
* @param {TemplateNode} node
* @param {number} count
* @param {boolean} is_text
* @returns {TemplateNode | null}
*/
function sibling(node, count = 1, is_text = false) {
	let next_sibling = hydrating ? hydrate_node : node;
	var last_sibling;
	while (count--) {
		last_sibling = next_sibling;
		next_sibling = /* @__PURE__ */ get_next_sibling(next_sibling);
	}
	if (!hydrating) return next_sibling;
	if (is_text) {
		if (next_sibling?.nodeType !== 3) {
			var text = create_text();
			if (next_sibling === null) last_sibling?.after(text);
			else next_sibling.before(text);
			set_hydrate_node(text);
			return text;
		}
		merge_text_nodes(next_sibling);
	}
	set_hydrate_node(next_sibling);
	return next_sibling;
}
/**
* @template {Node} N
* @param {N} node
* @returns {void}
*/
function clear_text_content(node) {
	node.textContent = "";
}
/**
* Returns `true` if we're updating the current block, for example `condition` in
* an `{#if condition}` block just changed. In this case, the branch should be
* appended (or removed) at the same time as other updates within the
* current `<svelte:boundary>`
*/
function should_defer_append() {
	if (!async_mode_flag) return false;
	if (eager_block_effects !== null) return false;
	return (active_effect.f & REACTION_RAN) !== 0;
}
/**
* Branching here is intentional and load-bearing for perf. `createElement(tag)`
* hits a fast path in Blink that `createElementNS(NAMESPACE_HTML, tag)` doesn't,
* and passing an explicit `undefined` as the trailing options arg measurably
* slows both APIs. Funnelling every case through a single `createElementNS(ns,
* tag, options)` call would be smaller but slower on the HTML path.
*
* @template {keyof HTMLElementTagNameMap | string} T
* @param {T} tag
* @param {string} [namespace]
* @param {string} [is]
* @returns {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element}
*/
function create_element(tag, namespace, is) {
	if (namespace == null || namespace === "http://www.w3.org/1999/xhtml") return is ? document.createElement(tag, { is }) : document.createElement(tag);
	return is ? document.createElementNS(namespace, tag, { is }) : document.createElementNS(namespace, tag);
}
/**
* Browsers split text nodes larger than 65536 bytes when parsing.
* For hydration to succeed, we need to stitch them back together
* @param {Text} text
*/
function merge_text_nodes(text) {
	if (text.nodeValue.length < 65536) return;
	let next = text.nextSibling;
	while (next !== null && next.nodeType === 3) {
		next.remove();
		/** @type {string} */ text.nodeValue += next.nodeValue;
		next = text.nextSibling;
	}
}
/**
* @param {unknown} error
*/
function handle_error(error) {
	var effect = active_effect;
	if (effect === null) {
		/** @type {Derived} */ active_reaction.f |= ERROR_VALUE;
		return error;
	}
	if ((effect.f & 32768) === 0 && (effect.f & 4) === 0) throw error;
	invoke_error_boundary(error, effect);
}
/**
* @param {unknown} error
* @param {Effect | null} effect
*/
function invoke_error_boundary(error, effect) {
	if (error === HYDRATION_ERROR) throw error;
	if (effect !== null && (effect.f & 16384) !== 0) return;
	while (effect !== null) {
		if ((effect.f & 128) !== 0 && (effect.f & 33570816) === 0) {
			if ((effect.f & 32768) === 0) throw error;
			try {
				/** @type {Boundary} */ effect.b.error(error);
				return;
			} catch (e) {
				error = e;
			}
		}
		effect = effect.parent;
	}
	throw error;
}
// node_modules/svelte/src/internal/client/reactivity/effects.js
/** @import { Blocker, ComponentContext, ComponentContextLegacy, Derived, Effect, TemplateNode, TransitionManager } from '#client' */
/**
* @param {'$effect' | '$effect.pre' | '$inspect'} rune
*/
function validate_effect(rune) {
	if (active_effect === null) {
		if (active_reaction === null) effect_orphan(rune);
		effect_in_unowned_derived();
	}
	if (is_destroying_effect) effect_in_teardown(rune);
}
/**
* @param {Effect} effect
* @param {Effect} parent_effect
*/
function push_effect(effect, parent_effect) {
	var parent_last = parent_effect.last;
	if (parent_last === null) parent_effect.last = parent_effect.first = effect;
	else {
		parent_last.next = effect;
		effect.prev = parent_last;
		parent_effect.last = effect;
	}
}
/**
* @param {number} type
* @param {null | (() => void | (() => void))} fn
* @returns {Effect}
*/
function create_effect(type, fn) {
	var parent = active_effect;
	if (parent !== null && (parent.f & 8192) !== 0) type |= INERT;
	/** @type {Effect} */
	var effect = {
		ctx: component_context,
		deps: null,
		nodes: null,
		f: type | DIRTY | 512,
		first: null,
		fn,
		last: null,
		next: null,
		parent,
		b: parent && parent.b,
		prev: null,
		teardown: null,
		wv: 0,
		ac: null
	};
	current_batch?.register_created_effect(effect);
	/** @type {Effect | null} */
	var e = effect;
	if ((type & 4) !== 0) {
		if (collected_effects !== null) collected_effects.push(effect);
		else Batch.ensure().schedule(effect);
	} else if (fn !== null) {
		try {
			update_effect(effect);
		} catch (e) {
			destroy_effect(effect);
			throw e;
		}
		if (e.deps === null && e.teardown === null && e.nodes === null && e.first === e.last && (e.f & 524288) === 0) {
			e = e.first;
			if ((type & 16) !== 0 && (type & 65536) !== 0 && e !== null) e.f |= EFFECT_TRANSPARENT;
		}
	}
	if (e !== null) {
		e.parent = parent;
		if (parent !== null) push_effect(e, parent);
		if (active_reaction !== null && (active_reaction.f & 2) !== 0 && (type & 64) === 0) {
			var derived = active_reaction;
			(derived.effects ??= []).push(e);
		}
	}
	return effect;
}
/**
* Internal representation of `$effect.tracking()`
* @returns {boolean}
*/
function effect_tracking() {
	return active_reaction !== null && !untracking;
}
/**
* @param {() => void} fn
*/
function teardown(fn) {
	const effect = create_effect(8, null);
	set_signal_status(effect, CLEAN);
	effect.teardown = fn;
	return effect;
}
/**
* Internal representation of `$effect(...)`
* @param {() => void | (() => void)} fn
*/
function user_effect(fn) {
	validate_effect("$effect");
	var flags = active_effect.f;
	if (!active_reaction && (flags & 32) !== 0 && component_context !== null && !component_context.i) {
		var context = component_context;
		(context.e ??= []).push(fn);
	} else return create_user_effect(fn);
}
/**
* @param {() => void | (() => void)} fn
*/
function create_user_effect(fn) {
	return create_effect(4 | USER_EFFECT, fn);
}
/**
* Internal representation of `$effect.pre(...)`
* @param {() => void | (() => void)} fn
* @returns {Effect}
*/
function user_pre_effect(fn) {
	validate_effect("$effect.pre");
	return create_effect(8 | USER_EFFECT, fn);
}
/**
* An effect root whose children can transition out
* @param {() => void} fn
* @returns {(options?: { outro?: boolean }) => Promise<void>}
*/
function component_root(fn) {
	Batch.ensure();
	const effect = create_effect(64 | EFFECT_PRESERVED, fn);
	return (options = {}) => {
		return new Promise((fulfil) => {
			if (options.outro) pause_effect(effect, () => {
				destroy_effect(effect);
				fulfil(void 0);
			});
			else {
				destroy_effect(effect);
				fulfil(void 0);
			}
		});
	};
}
/**
* @param {() => void | (() => void)} fn
* @returns {Effect}
*/
function effect(fn) {
	return create_effect(4, fn);
}
/**
* @param {() => void | (() => void)} fn
* @returns {Effect}
*/
function async_effect(fn) {
	return create_effect(ASYNC | EFFECT_PRESERVED, fn);
}
/**
* @param {() => void | (() => void)} fn
* @returns {Effect}
*/
function render_effect(fn, flags = 0) {
	return create_effect(8 | flags, fn);
}
/**
* @param {(...expressions: any) => void | (() => void)} fn
* @param {Array<() => any>} sync
* @param {Array<() => Promise<any>>} async
* @param {Blocker[]} blockers
*/
function template_effect(fn, sync = [], async = [], blockers = []) {
	flatten(blockers, sync, async, (values) => {
		create_effect(8, () => {
			fn(...values.map(get));
		});
	});
}
/**
* @param {(() => void)} fn
* @param {number} flags
*/
function block(fn, flags = 0) {
	return create_effect(16 | flags, fn);
}
/**
* @param {(() => void)} fn
* @param {number} flags
*/
function managed(fn, flags = 0) {
	return create_effect(MANAGED_EFFECT | flags, fn);
}
/**
* @param {(() => void)} fn
*/
function branch(fn) {
	return create_effect(32 | EFFECT_PRESERVED, fn);
}
/**
* @param {Effect} effect
*/
function execute_effect_teardown(effect) {
	var teardown = effect.teardown;
	if (teardown !== null) {
		const previously_destroying_effect = is_destroying_effect;
		const previous_reaction = active_reaction;
		set_is_destroying_effect(true);
		set_active_reaction(null);
		try {
			teardown.call(null);
		} catch (error) {
			invoke_error_boundary(error, effect.parent);
		} finally {
			set_is_destroying_effect(previously_destroying_effect);
			set_active_reaction(previous_reaction);
		}
	}
}
/**
* @param {Effect} signal
* @param {boolean} remove_dom
* @returns {void}
*/
function destroy_effect_children(signal, remove_dom = false) {
	var effect = signal.first;
	signal.first = signal.last = null;
	while (effect !== null) {
		const controller = effect.ac;
		if (controller !== null) without_reactive_context(() => {
			controller.abort(STALE_REACTION);
		});
		var next = effect.next;
		if ((effect.f & 64) !== 0) effect.parent = null;
		else destroy_effect(effect, remove_dom);
		effect = next;
	}
}
/**
* @param {Effect} signal
* @returns {void}
*/
function destroy_block_effect_children(signal) {
	var effect = signal.first;
	while (effect !== null) {
		var next = effect.next;
		if ((effect.f & 32) === 0) destroy_effect(effect);
		effect = next;
	}
}
/**
* @param {Effect} effect
* @param {boolean} [remove_dom]
* @returns {void}
*/
function destroy_effect(effect, remove_dom = true) {
	var removed = false;
	if ((remove_dom || (effect.f & 262144) !== 0) && effect.nodes !== null && effect.nodes.end !== null) {
		remove_effect_dom(effect.nodes.start, effect.nodes.end);
		removed = true;
	}
	effect.f |= DESTROYING;
	destroy_effect_children(effect, remove_dom && !removed);
	remove_reactions(effect, 0);
	var transitions = effect.nodes && effect.nodes.t;
	if (transitions !== null) for (const transition of transitions) transition.stop();
	execute_effect_teardown(effect);
	effect.f ^= DESTROYING;
	effect.f |= DESTROYED;
	var parent = effect.parent;
	if (parent !== null && parent.first !== null) unlink_effect(effect);
	effect.next = effect.prev = effect.teardown = effect.ctx = effect.deps = effect.fn = effect.nodes = effect.ac = effect.b = null;
}
/**
*
* @param {TemplateNode | null} node
* @param {TemplateNode} end
*/
function remove_effect_dom(node, end) {
	while (node !== null) {
		/** @type {TemplateNode | null} */
		var next = node === end ? null : /* @__PURE__ */ get_next_sibling(node);
		node.remove();
		node = next;
	}
}
/**
* Detach an effect from the effect tree, freeing up memory and
* reducing the amount of work that happens on subsequent traversals
* @param {Effect} effect
*/
function unlink_effect(effect) {
	var parent = effect.parent;
	var prev = effect.prev;
	var next = effect.next;
	if (prev !== null) prev.next = next;
	if (next !== null) next.prev = prev;
	if (parent !== null) {
		if (parent.first === effect) parent.first = next;
		if (parent.last === effect) parent.last = prev;
	}
}
/**
* When a block effect is removed, we don't immediately destroy it or yank it
* out of the DOM, because it might have transitions. Instead, we 'pause' it.
* It stays around (in memory, and in the DOM) until outro transitions have
* completed, and if the state change is reversed then we _resume_ it.
* A paused effect does not update, and the DOM subtree becomes inert.
* @param {Effect} effect
* @param {() => void} [callback]
* @param {boolean} [destroy]
*/
function pause_effect(effect, callback, destroy = true) {
	/** @type {TransitionManager[]} */
	var transitions = [];
	effect.f |= 256;
	pause_children(effect, transitions, true);
	var fn = () => {
		if (destroy) destroy_effect(effect);
		if (callback) callback();
	};
	var remaining = transitions.length;
	if (remaining > 0) {
		var check = () => --remaining || fn();
		for (var transition of transitions) transition.out(check);
	} else fn();
}
/**
* @param {Effect} effect
* @param {TransitionManager[]} transitions
* @param {boolean} local
*/
function pause_children(effect, transitions, local) {
	if ((effect.f & 8192) !== 0) return;
	effect.f ^= INERT;
	var t = effect.nodes && effect.nodes.t;
	if (t !== null) {
		for (const transition of t) if (transition.is_global || local) transitions.push(transition);
	}
	var child = effect.first;
	while (child !== null) {
		var sibling = child.next;
		if ((child.f & 64) === 0) {
			var transparent = (child.f & 65536) !== 0 || (child.f & 32) !== 0 && (effect.f & 16) !== 0;
			pause_children(child, transitions, transparent ? local : false);
		}
		child = sibling;
	}
}
/**
* The opposite of `pause_effect`. We call this if (for example)
* `x` becomes falsy then truthy: `{#if x}...{/if}`
* @param {Effect} effect
*/
function resume_effect(effect) {
	effect.f &= -257;
	resume_children(effect, true);
}
/**
* @param {Effect} effect
* @param {boolean} local
*/
function resume_children(effect, local) {
	if ((effect.f & 256) !== 0) return;
	if ((effect.f & 8192) === 0) return;
	effect.f ^= INERT;
	if ((effect.f & 1024) === 0) {
		set_signal_status(effect, DIRTY);
		Batch.ensure().schedule(effect);
	}
	var child = effect.first;
	while (child !== null) {
		var sibling = child.next;
		var transparent = (child.f & 65536) !== 0 || (child.f & 32) !== 0;
		resume_children(child, transparent ? local : false);
		child = sibling;
	}
	var t = effect.nodes && effect.nodes.t;
	if (t !== null) {
		for (const transition of t) if (transition.is_global || local) transition.in();
	}
}
/**
* @param {Effect} effect
* @param {DocumentFragment} fragment
*/
function move_effect(effect, fragment) {
	if (!effect.nodes) return;
	/** @type {TemplateNode | null} */
	var node = effect.nodes.start;
	var end = effect.nodes.end;
	while (node !== null) {
		/** @type {TemplateNode | null} */
		var next = node === end ? null : /* @__PURE__ */ get_next_sibling(node);
		fragment.append(node);
		node = next;
	}
}
// node_modules/svelte/src/internal/client/legacy.js
/**
* @type {Set<Value> | null}
* @deprecated
*/
var captured_signals = null;
// node_modules/svelte/src/internal/client/runtime.js
/** @import { Derived, Effect, Reaction, Source, Value } from '#client' */
var is_destroying_effect = false;
/** @param {boolean} value */
function set_is_destroying_effect(value) {
	is_destroying_effect = value;
}
/** @type {null | Reaction} */
var active_reaction = null;
var untracking = false;
/** @param {null | Reaction} reaction */
function set_active_reaction(reaction) {
	active_reaction = reaction;
}
/** @type {null | Effect} */
var active_effect = null;
/** @param {null | Effect} effect */
function set_active_effect(effect) {
	active_effect = effect;
}
/**
* When sources are created within a reaction, reading and writing
* them within that reaction should not cause a re-run
* @type {null | Set<Value>}
*/
var current_sources = null;
/** @param {Value} value */
function push_reaction_value(value) {
	if (active_reaction !== null && (!async_mode_flag && (active_reaction.f & 2097152) !== 0 || (active_reaction.f & 2) !== 0)) (current_sources ??= /* @__PURE__ */ new Set()).add(value);
}
/**
* The dependencies of the reaction that is currently being executed. In many cases,
* the dependencies are unchanged between runs, and so this will be `null` unless
* and until a new dependency is accessed — we track this via `skipped_deps`
* @type {null | Value[]}
*/
var new_deps = null;
var skipped_deps = 0;
/**
* Tracks writes that the effect it's executed in doesn't listen to yet,
* so that the dependency can be added to the effect later on if it then reads it
* @type {null | Value[]}
*/
var untracked_writes = null;
/** @param {null | Value[]} value */
function set_untracked_writes(value) {
	untracked_writes = value;
}
/**
* @type {number} Used by sources and deriveds for handling updates.
* Version starts from 1 so that unowned deriveds differentiate between a created effect and a run one for tracing
**/
var write_version = 1;
/** @type {number} Used to version each read of a source of derived to avoid duplicating dependencies inside a reaction */
var read_version = 0;
var update_version = read_version;
/** @param {number} value */
function set_update_version(value) {
	update_version = value;
}
function increment_write_version() {
	return ++write_version;
}
/**
* Determines whether a derived or effect is dirty.
* If it is MAYBE_DIRTY, will set the status to CLEAN
* @param {Reaction} reaction
* @returns {boolean}
*/
function is_dirty(reaction) {
	var flags = reaction.f;
	if ((flags & 2048) !== 0) return true;
	if ((flags & 4096) !== 0) {
		var dependencies = reaction.deps;
		var length = dependencies.length;
		for (var i = 0; i < length; i++) {
			var dependency = dependencies[i];
			if (is_dirty(dependency)) update_derived(dependency);
			if (dependency.wv > reaction.wv) return true;
		}
		if ((flags & 512) !== 0 && batch_values === null) set_signal_status(reaction, CLEAN);
	}
	return false;
}
/**
* @param {Value} signal
* @param {Effect} effect
* @param {boolean} [root]
*/
function schedule_possible_effect_self_invalidation(signal, effect, root = true) {
	var reactions = signal.reactions;
	if (reactions === null) return;
	if (!async_mode_flag && current_sources !== null && current_sources.has(signal)) return;
	for (var i = 0; i < reactions.length; i++) {
		var reaction = reactions[i];
		if ((reaction.f & 2) !== 0) schedule_possible_effect_self_invalidation(reaction, effect, false);
		else if (effect === reaction) {
			if (root) set_signal_status(reaction, DIRTY);
			else if ((reaction.f & 1024) !== 0) set_signal_status(reaction, MAYBE_DIRTY);
			schedule_effect(reaction);
		}
	}
}
/** @param {Reaction} reaction */
function update_reaction(reaction) {
	var previous_deps = new_deps;
	var previous_skipped_deps = skipped_deps;
	var previous_untracked_writes = untracked_writes;
	var previous_reaction = active_reaction;
	var previous_sources = current_sources;
	var previous_component_context = component_context;
	var previous_untracking = untracking;
	var previous_update_version = update_version;
	var flags = reaction.f;
	new_deps = null;
	skipped_deps = 0;
	untracked_writes = null;
	active_reaction = (flags & 96) === 0 ? reaction : null;
	current_sources = null;
	set_component_context(reaction.ctx);
	untracking = false;
	update_version = ++read_version;
	if (reaction.ac !== null) {
		without_reactive_context(() => {
			/** @type {AbortController} */ reaction.ac.abort(STALE_REACTION);
		});
		reaction.ac = null;
	}
	try {
		reaction.f |= REACTION_IS_UPDATING;
		var fn = reaction.fn;
		var result = fn();
		reaction.f |= REACTION_RAN;
		var deps = update_dependencies(reaction);
		if (is_runes() && untracked_writes !== null && !untracking && deps !== null && (reaction.f & 6146) === 0) for (var i = 0; i < untracked_writes.length; i++) schedule_possible_effect_self_invalidation(untracked_writes[i], reaction);
		if (previous_reaction !== null && previous_reaction !== reaction) {
			read_version++;
			if (previous_reaction.deps !== null) for (let i = 0; i < previous_skipped_deps; i += 1) previous_reaction.deps[i].rv = read_version;
			if (previous_deps !== null) for (const dep of previous_deps) dep.rv = read_version;
			if (untracked_writes !== null) {
				if (previous_untracked_writes === null) previous_untracked_writes = untracked_writes;
				else previous_untracked_writes.push(...untracked_writes);
			}
		}
		if ((reaction.f & 8388608) !== 0) reaction.f ^= ERROR_VALUE;
		return result;
	} catch (error) {
		update_dependencies(reaction);
		return handle_error(error);
	} finally {
		reaction.f ^= REACTION_IS_UPDATING;
		new_deps = previous_deps;
		skipped_deps = previous_skipped_deps;
		untracked_writes = previous_untracked_writes;
		active_reaction = previous_reaction;
		current_sources = previous_sources;
		set_component_context(previous_component_context);
		untracking = previous_untracking;
		update_version = previous_update_version;
	}
}
/**
* @param {Reaction} reaction
*/
function update_dependencies(reaction) {
	var deps = reaction.deps;
	var is_fork = current_batch?.is_fork;
	if (new_deps !== null) {
		var i;
		if (!is_fork) remove_reactions(reaction, skipped_deps);
		if (deps !== null && skipped_deps > 0) {
			deps.length = skipped_deps + new_deps.length;
			for (i = 0; i < new_deps.length; i++) deps[skipped_deps + i] = new_deps[i];
		} else reaction.deps = deps = new_deps;
		if (effect_tracking() && (reaction.f & 512) !== 0) for (i = skipped_deps; i < deps.length; i++) (deps[i].reactions ??= []).push(reaction);
	} else if (!is_fork && deps !== null && skipped_deps < deps.length) {
		remove_reactions(reaction, skipped_deps);
		deps.length = skipped_deps;
	}
	return deps;
}
/**
* @template V
* @param {Reaction} signal
* @param {Value<V>} dependency
* @returns {void}
*/
function remove_reaction(signal, dependency) {
	let reactions = dependency.reactions;
	if (reactions !== null) {
		var index = index_of.call(reactions, signal);
		if (index !== -1) {
			var new_length = reactions.length - 1;
			if (new_length === 0) reactions = dependency.reactions = null;
			else {
				reactions[index] = reactions[new_length];
				reactions.pop();
			}
		}
	}
	if (reactions === null && (dependency.f & 2) !== 0 && (new_deps === null || !includes.call(new_deps, dependency))) {
		var derived = dependency;
		if ((derived.f & 512) !== 0) derived.f ^= 512;
		if (derived.v !== UNINITIALIZED) update_derived_status(derived);
		if (derived.ac !== null) without_reactive_context(() => {
			/** @type {AbortController} */ derived.ac.abort(STALE_REACTION);
			derived.ac = null;
			set_signal_status(derived, DIRTY);
		});
		freeze_derived_effects(derived);
		remove_reactions(derived, 0);
	}
}
/**
* @param {Reaction} signal
* @param {number} start_index
* @returns {void}
*/
function remove_reactions(signal, start_index) {
	var dependencies = signal.deps;
	if (dependencies === null) return;
	for (var i = start_index; i < dependencies.length; i++) remove_reaction(signal, dependencies[i]);
}
/**
* @param {Effect} effect
* @returns {void}
*/
function update_effect(effect) {
	var flags = effect.f;
	if ((flags & 16384) !== 0) return;
	set_signal_status(effect, CLEAN);
	var previous_effect = active_effect;
	active_effect = effect;
	try {
		if ((flags & 16777232) !== 0) destroy_block_effect_children(effect);
		else destroy_effect_children(effect);
		execute_effect_teardown(effect);
		var teardown = update_reaction(effect);
		effect.teardown = typeof teardown === "function" ? teardown : null;
		effect.wv = write_version;
	} finally {
		active_effect = previous_effect;
	}
}
/**
* Returns a promise that resolves once any pending state changes have been applied.
* @returns {Promise<void>}
*/
async function tick() {
	if (async_mode_flag) return new Promise((f) => {
		requestAnimationFrame(() => f());
		setTimeout(() => f());
	});
	await Promise.resolve();
	flushSync();
}
/**
* @template V
* @param {Value<V>} signal
* @returns {V}
*/
function get(signal) {
	var is_derived = (signal.f & 2) !== 0;
	captured_signals?.add(signal);
	if (active_reaction !== null && !untracking) {
		if (!(active_effect !== null && (active_effect.f & 16384) !== 0) && (current_sources === null || !current_sources.has(signal))) {
			var deps = active_reaction.deps;
			if ((active_reaction.f & 2097152) !== 0) {
				if (signal.rv < read_version) {
					signal.rv = read_version;
					if (new_deps === null && deps !== null && deps[skipped_deps] === signal) skipped_deps++;
					else if (new_deps === null) new_deps = [signal];
					else new_deps.push(signal);
				}
			} else {
				active_reaction.deps ??= [];
				if (!includes.call(active_reaction.deps, signal)) active_reaction.deps.push(signal);
				var reactions = signal.reactions;
				if (reactions === null) signal.reactions = [active_reaction];
				else if (!includes.call(reactions, active_reaction)) reactions.push(active_reaction);
			}
		}
	}
	if (is_destroying_effect && old_values.has(signal)) return old_values.get(signal);
	if (is_derived) {
		var derived = signal;
		if (is_destroying_effect) {
			var value = derived.v;
			if ((derived.f & 1024) === 0 && derived.reactions !== null || depends_on_old_values(derived)) value = execute_derived(derived);
			old_values.set(derived, value);
			return value;
		}
		var should_connect = (derived.f & 512) === 0 && !untracking && active_reaction !== null && (active_reaction.f & 512) !== 0;
		var is_new = (derived.f & REACTION_RAN) === 0;
		if (is_dirty(derived)) {
			if (should_connect) derived.f |= 512;
			update_derived(derived);
		}
		if (should_connect && !is_new) {
			unfreeze_derived_effects(derived);
			reconnect(derived);
		}
	}
	if (batch_values?.has(signal)) return batch_values.get(signal);
	if ((signal.f & 8388608) !== 0) throw signal.v;
	return signal.v;
}
/**
* (Re)connect a disconnected derived, so that it is notified
* of changes in `mark_reactions`
* @param {Derived} derived
*/
function reconnect(derived) {
	derived.f |= 512;
	if (derived.deps === null) return;
	for (const dep of derived.deps) {
		var reactions = dep.reactions;
		if (reactions === null) dep.reactions = [derived];
		else if (!includes.call(reactions, derived)) reactions.push(derived);
		if ((dep.f & 2) !== 0 && (dep.f & 512) === 0) {
			unfreeze_derived_effects(dep);
			reconnect(dep);
		}
	}
}
/** @param {Derived} derived */
function depends_on_old_values(derived) {
	if (derived.v === UNINITIALIZED) return true;
	if (derived.deps === null) return false;
	for (const dep of derived.deps) {
		if (old_values.has(dep)) return true;
		if ((dep.f & 2) !== 0 && depends_on_old_values(dep)) return true;
	}
	return false;
}
/**
* When used inside a [`$derived`](https://svelte.dev/docs/svelte/$derived) or [`$effect`](https://svelte.dev/docs/svelte/$effect),
* any state read inside `fn` will not be treated as a dependency.
*
* ```ts
* $effect(() => {
*   // this will run when `data` changes, but not when `time` changes
*   save(data, {
*     timestamp: untrack(() => time)
*   });
* });
* ```
* @template T
* @param {() => T} fn
* @returns {T}
*/
function untrack(fn) {
	var previous_untracking = untracking;
	try {
		untracking = true;
		return fn();
	} finally {
		untracking = previous_untracking;
	}
}
/**
* Possibly traverse an object and read all its properties so that they're all reactive in case this is `$state`.
* Does only check first level of an object for performance reasons (heuristic should be good for 99% of all cases).
* @param {any} value
* @returns {void}
*/
function deep_read_state(value) {
	if (typeof value !== "object" || !value || value instanceof EventTarget) return;
	if (STATE_SYMBOL in value) deep_read(value);
	else if (!Array.isArray(value)) for (let key in value) {
		const prop = value[key];
		if (typeof prop === "object" && prop && STATE_SYMBOL in prop) deep_read(prop);
	}
}
/**
* Deeply traverse an object and read all its properties
* so that they're all reactive in case this is `$state`
* @param {any} value
* @param {Set<any>} visited
* @returns {void}
*/
function deep_read(value, visited = /* @__PURE__ */ new Set()) {
	if (typeof value === "object" && value !== null && !(value instanceof EventTarget) && !visited.has(value)) {
		visited.add(value);
		if (value instanceof Date) value.getTime();
		for (let key in value) try {
			deep_read(value[key], visited);
		} catch (e) {}
		const proto = get_prototype_of(value);
		if (proto !== Object.prototype && proto !== Array.prototype && proto !== Map.prototype && proto !== Set.prototype && proto !== Date.prototype) {
			const descriptors = get_descriptors(proto);
			for (let key in descriptors) {
				const get = descriptors[key].get;
				if (get) try {
					get.call(value);
				} catch (e) {}
			}
		}
	}
}
/**
* Subset of delegated events which should be passive by default.
* These two are already passive via browser defaults on window, document and body.
* But since
* - we're delegating them
* - they happen often
* - they apply to mobile which is generally less performant
* we're marking them as passive by default for other elements, too.
*/
var PASSIVE_EVENTS = ["touchstart", "touchmove"];
/**
* Returns `true` if `name` is a passive event
* @param {string} name
*/
function is_passive_event(name) {
	return PASSIVE_EVENTS.includes(name);
}
// node_modules/svelte/src/internal/client/dom/elements/events.js
/**
* Used on elements, as a map of event type -> event handler,
* and on events themselves to track which element handled an event
*/
var event_symbol = Symbol("events");
/** @type {Set<string>} */
var all_registered_events = /* @__PURE__ */ new Set();
/** @type {Set<(events: Array<string>) => void>} */
var root_event_handles = /* @__PURE__ */ new Set();
/**
* @param {string} event_name
* @param {EventTarget} dom
* @param {EventListener} [handler]
* @param {AddEventListenerOptions} [options]
*/
function create_event(event_name, dom, handler, options = {}) {
	/**
	* @this {EventTarget}
	*/
	function target_handler(event) {
		if (!options.capture) handle_event_propagation.call(dom, event);
		if (!event.cancelBubble) return without_reactive_context(() => {
			return handler?.call(this, event);
		});
	}
	if (event_name.startsWith("pointer") || event_name.startsWith("touch") || event_name === "wheel") {
		target_handler.__removed = false;
		queue_micro_task(() => {
			if (!target_handler.__removed) dom.addEventListener(event_name, target_handler, options);
		});
	} else dom.addEventListener(event_name, target_handler, options);
	return target_handler;
}
/**
* @param {string} event_name
* @param {Element} dom
* @param {EventListener} [handler]
* @param {boolean} [capture]
* @param {boolean} [passive]
* @returns {void}
*/
function event(event_name, dom, handler, capture, passive) {
	var options = {
		capture,
		passive
	};
	var target_handler = create_event(event_name, dom, handler, options);
	if (dom === document.body || dom === window || dom === document || dom instanceof HTMLMediaElement) teardown(() => {
		target_handler.__removed = true;
		dom.removeEventListener(event_name, target_handler, options);
	});
}
/**
* @param {string} event_name
* @param {Element} element
* @param {EventListener} [handler]
* @returns {void}
*/
function delegated(event_name, element, handler) {
	(element[event_symbol] ??= {})[event_name] = handler;
}
/**
* @param {Array<string>} events
* @returns {void}
*/
function delegate(events) {
	for (var i = 0; i < events.length; i++) all_registered_events.add(events[i]);
	for (var fn of root_event_handles) fn(events);
}
var last_propagated_event = null;
var last_propagated_event_clear_scheduled = false;
/**
* @this {EventTarget}
* @param {Event} event
* @returns {void}
*/
function handle_event_propagation(event) {
	var handler_element = this;
	var owner_document = handler_element.ownerDocument;
	var event_name = event.type;
	var path = event.composedPath?.() || [];
	var current_target = path[0] || event.target;
	last_propagated_event = event;
	if (!last_propagated_event_clear_scheduled) {
		last_propagated_event_clear_scheduled = true;
		setTimeout(() => {
			last_propagated_event_clear_scheduled = false;
			last_propagated_event = null;
		});
	}
	var path_idx = 0;
	var handled_at = last_propagated_event === event && event[event_symbol];
	if (handled_at) {
		var at_idx = path.indexOf(handled_at);
		if (at_idx !== -1 && (handler_element === document || handler_element === window)) {
			event[event_symbol] = handler_element;
			return;
		}
		var handler_idx = path.indexOf(handler_element);
		if (handler_idx === -1) return;
		if (at_idx <= handler_idx) path_idx = at_idx;
	}
	current_target = path[path_idx] || event.target;
	if (current_target === handler_element) return;
	define_property(event, "currentTarget", {
		configurable: true,
		get() {
			return current_target || owner_document;
		}
	});
	var previous_reaction = active_reaction;
	var previous_effect = active_effect;
	set_active_reaction(null);
	set_active_effect(null);
	try {
		/**
		* @type {unknown}
		*/
		var throw_error;
		/**
		* @type {unknown[]}
		*/
		var other_errors = [];
		while (current_target !== null) {
			if (current_target === handler_element) break;
			try {
				var delegated = current_target[event_symbol]?.[event_name];
				if (delegated != null && (!current_target.disabled || event.target === current_target)) delegated.call(current_target, event);
			} catch (error) {
				if (throw_error) other_errors.push(error);
				else throw_error = error;
			}
			if (event.cancelBubble) break;
			path_idx++;
			current_target = path_idx < path.length ? path[path_idx] : null;
		}
		if (throw_error) {
			for (let error of other_errors) queueMicrotask(() => {
				throw error;
			});
			throw throw_error;
		}
	} finally {
		event[event_symbol] = handler_element;
		delete event.currentTarget;
		set_active_reaction(previous_reaction);
		set_active_effect(previous_effect);
	}
}
// node_modules/svelte/src/internal/client/dom/reconciler.js
var policy = globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", { 
/** @param {string} html */
createHTML: (html) => {
	return html;
} });
/** @param {string} html */
function create_trusted_html(html) {
	return policy?.createHTML(html) ?? html;
}
/**
* @param {string} html
*/
function create_fragment_from_html(html) {
	var elem = create_element("template");
	elem.innerHTML = create_trusted_html(html.replaceAll("<!>", "<!---->"));
	return elem.content;
}
// node_modules/svelte/src/internal/client/dom/template.js
/** @import { Effect, EffectNodes, TemplateNode } from '#client' */
/** @import { TemplateStructure } from './types' */
/**
* @param {TemplateNode} start
* @param {TemplateNode | null} end
*/
function assign_nodes(start, end) {
	var effect = active_effect;
	if (effect.nodes === null) effect.nodes = {
		start,
		end,
		a: null,
		t: null
	};
}
/**
* @param {string} content
* @param {number} flags
* @returns {() => Node | Node[]}
*/
/*#__NO_SIDE_EFFECTS__*/
function from_html(content, flags) {
	var is_fragment = (flags & 1) !== 0;
	var use_import_node = (flags & 2) !== 0;
	/** @type {Node} */
	var node;
	/**
	* Whether or not the first item is a text/element node. If not, we need to
	* create an additional comment node to act as `effect.nodes.start`
	*/
	var has_start = !content.startsWith("<!>");
	return () => {
		if (hydrating) {
			assign_nodes(hydrate_node, null);
			return hydrate_node;
		}
		if (node === void 0) {
			node = create_fragment_from_html(has_start ? content : "<!>" + content);
			if (!is_fragment) node = /* @__PURE__ */ get_first_child(node);
		}
		var clone = use_import_node || is_firefox ? document.importNode(node, true) : node.cloneNode(true);
		if (is_fragment) {
			var start = /* @__PURE__ */ get_first_child(clone);
			var end = clone.lastChild;
			assign_nodes(start, end);
		} else assign_nodes(clone, clone);
		return clone;
	};
}
/**
* @param {string} content
* @param {number} flags
* @param {'svg' | 'math'} ns
* @returns {() => Node | Node[]}
*/
/*#__NO_SIDE_EFFECTS__*/
function from_namespace(content, flags, ns = "svg") {
	/**
	* Whether or not the first item is a text/element node. If not, we need to
	* create an additional comment node to act as `effect.nodes.start`
	*/
	var has_start = !content.startsWith("<!>");
	var is_fragment = (flags & 1) !== 0;
	var wrapped = `<${ns}>${has_start ? content : "<!>" + content}</${ns}>`;
	/** @type {Element | DocumentFragment} */
	var node;
	return () => {
		if (hydrating) {
			assign_nodes(hydrate_node, null);
			return hydrate_node;
		}
		if (!node) {
			var root = /* @__PURE__ */ get_first_child(create_fragment_from_html(wrapped));
			if (is_fragment) {
				node = document.createDocumentFragment();
				while (/* @__PURE__ */ get_first_child(root)) node.appendChild(/* @__PURE__ */ get_first_child(root));
			} else node = /* @__PURE__ */ get_first_child(root);
		}
		var clone = node.cloneNode(true);
		if (is_fragment) {
			var start = /* @__PURE__ */ get_first_child(clone);
			var end = clone.lastChild;
			assign_nodes(start, end);
		} else assign_nodes(clone, clone);
		return clone;
	};
}
/**
* @param {string} content
* @param {number} flags
*/
/*#__NO_SIDE_EFFECTS__*/
function from_svg(content, flags) {
	return /* @__PURE__ */ from_namespace(content, flags, "svg");
}
/**
* Don't mark this as side-effect-free, hydration needs to walk all nodes
* @param {any} value
*/
function text(value = "") {
	if (!hydrating) {
		var t = create_text(value + "");
		assign_nodes(t, t);
		return t;
	}
	var node = hydrate_node;
	if (node.nodeType !== 3) {
		node.before(node = create_text());
		set_hydrate_node(node);
	} else merge_text_nodes(node);
	assign_nodes(node, node);
	return node;
}
/**
* @returns {TemplateNode | DocumentFragment}
*/
function comment() {
	if (hydrating) {
		assign_nodes(hydrate_node, null);
		return hydrate_node;
	}
	var frag = document.createDocumentFragment();
	var start = document.createComment("");
	var anchor = create_text();
	frag.append(start, anchor);
	assign_nodes(start, anchor);
	return frag;
}
/**
* Assign the created (or in hydration mode, traversed) dom elements to the current block
* and insert the elements into the dom (in client mode).
* @param {Text | Comment | Element} anchor
* @param {DocumentFragment | Element} dom
*/
function append(anchor, dom) {
	if (hydrating) {
		var effect = active_effect;
		if ((effect.f & 32768) === 0 || effect.nodes.end === null) effect.nodes.end = hydrate_node;
		hydrate_next();
		return;
	}
	if (anchor === null) return;
	anchor.before(dom);
}
// node_modules/svelte/src/reactivity/create-subscriber.js
/**
* Returns a `subscribe` function that integrates external event-based systems with Svelte's reactivity.
* It's particularly useful for integrating with web APIs like `MediaQuery`, `IntersectionObserver`, or `WebSocket`.
*
* If `subscribe` is called inside an effect (including indirectly, for example inside a getter),
* the `start` callback will be called with an `update` function. Whenever `update` is called, the effect re-runs.
*
* If `start` returns a cleanup function, it will be called when the effect is destroyed.
*
* If `subscribe` is called in multiple effects, `start` will only be called once as long as the effects
* are active, and the returned teardown function will only be called when all effects are destroyed.
*
* It's best understood with an example. Here's an implementation of [`MediaQuery`](https://svelte.dev/docs/svelte/svelte-reactivity#MediaQuery):
*
* ```js
* import { createSubscriber } from 'svelte/reactivity';
* import { on } from 'svelte/events';
*
* export class MediaQuery {
* 	#query;
* 	#subscribe;
*
* 	constructor(query) {
* 		this.#query = window.matchMedia(`(${query})`);
*
* 		this.#subscribe = createSubscriber((update) => {
* 			// when the `change` event occurs, re-run any effects that read `this.current`
* 			const off = on(this.#query, 'change', update);
*
* 			// stop listening when all the effects are destroyed
* 			return () => off();
* 		});
* 	}
*
* 	get current() {
* 		// This makes the getter reactive, if read in an effect
* 		this.#subscribe();
*
* 		// Return the current state of the query, whether or not we're in an effect
* 		return this.#query.matches;
* 	}
* }
* ```
* @param {(update: () => void) => (() => void) | void} start
* @since 5.7.0
*/
function createSubscriber(start) {
	let subscribers = 0;
	let version = source(0);
	/** @type {(() => void) | void} */
	let stop;
	return () => {
		if (effect_tracking()) {
			get(version);
			render_effect(() => {
				if (subscribers === 0) stop = untrack(() => start(() => increment(version)));
				subscribers += 1;
				return () => {
					queue_micro_task(() => {
						subscribers -= 1;
						if (subscribers === 0) {
							stop?.();
							stop = void 0;
							increment(version);
						}
					});
				};
			});
		}
	};
}
// node_modules/svelte/src/internal/client/dom/blocks/boundary.js
/** @import { Effect, Source, TemplateNode, } from '#client' */
/**
* @typedef {{
* 	 onerror?: ((error: unknown, reset: () => void) => void) | null;
*   failed?: ((anchor: Node, error: () => unknown, reset: () => () => void) => void) | null;
*   pending?: ((anchor: Node) => void) | null;
* }} BoundaryProps
*/
var flags = EFFECT_TRANSPARENT | EFFECT_PRESERVED;
/**
* @param {TemplateNode} node
* @param {BoundaryProps} props
* @param {((anchor: Node) => void)} children
* @param {((error: unknown) => unknown) | undefined} [transform_error]
* @returns {void}
*/
function boundary(node, props, children, transform_error) {
	new Boundary(node, props, children, transform_error);
}
var Boundary = class {
	/** @type {Boundary | null} */
	parent;
	is_pending = false;
	/**
	* API-level transformError transform function. Transforms errors before they reach the `failed` snippet.
	* Inherited from parent boundary, or defaults to identity.
	* @type {(error: unknown) => unknown}
	*/
	transform_error;
	/** @type {TemplateNode} */
	#anchor;
	/** @type {TemplateNode | null} */
	#hydrate_open = hydrating ? hydrate_node : null;
	/** @type {BoundaryProps} */
	#props;
	/** @type {((anchor: Node) => void)} */
	#children;
	/** @type {Effect} */
	#effect;
	/** @type {Effect | null} */
	#main_effect = null;
	/** @type {Effect | null} */
	#pending_effect = null;
	/** @type {Effect | null} */
	#failed_effect = null;
	/** @type {DocumentFragment | null} */
	#offscreen_fragment = null;
	#local_pending_count = 0;
	#pending_count = 0;
	#pending_count_update_queued = false;
	/** @type {Map<Effect, number>} */
	#dirty_reactions = /* @__PURE__ */ new Map();
	/**
	* A source containing the number of pending async deriveds/expressions.
	* Only created if `$effect.pending()` is used inside the boundary,
	* otherwise updating the source results in needless `Batch.ensure()`
	* calls followed by no-op flushes
	* @type {Source<number> | null}
	*/
	#effect_pending = null;
	#effect_pending_subscriber = createSubscriber(() => {
		this.#effect_pending = source(this.#local_pending_count);
		return () => {
			this.#effect_pending = null;
		};
	});
	/**
	* @param {TemplateNode} node
	* @param {BoundaryProps} props
	* @param {((anchor: Node) => void)} children
	* @param {((error: unknown) => unknown) | undefined} [transform_error]
	*/
	constructor(node, props, children, transform_error) {
		this.#anchor = node;
		this.#props = props;
		this.#children = (anchor) => {
			var effect = active_effect;
			effect.b = this;
			effect.f |= 128;
			children(anchor);
		};
		this.parent = active_effect.b;
		this.transform_error = transform_error ?? this.parent?.transform_error ?? ((e) => e);
		this.#effect = block(() => {
			if (hydrating) {
				const comment_data = read_hydration_instruction(this.#hydrate_open);
				hydrate_next();
				const server_rendered_pending = comment_data === "[!";
				if (comment_data.startsWith("[?")) {
					const serialized_error = JSON.parse(comment_data.slice(2));
					this.#hydrate_failed_content(serialized_error);
				} else if (server_rendered_pending) this.#hydrate_pending_content();
				else this.#hydrate_resolved_content();
			} else this.#render();
		}, flags);
		if (hydrating) this.#anchor = hydrate_node;
	}
	#hydrate_resolved_content() {
		try {
			this.#main_effect = branch(() => this.#children(this.#anchor));
		} catch (error) {
			this.error(error);
		}
	}
	/**
	* @param {unknown} error The deserialized error from the server's hydration comment
	*/
	#hydrate_failed_content(error) {
		const failed = this.#props.failed;
		const { reset, invoke_onerror } = this.#create_reset(error);
		queue_micro_task(invoke_onerror);
		if (!failed) return;
		this.#failed_effect = branch(() => {
			failed(this.#anchor, () => error, () => reset);
		});
	}
	/**
	* Creates the `reset` function for a failed boundary, along with a function
	* that invokes `onerror` with it (if provided)
	* @param {unknown} error
	* @returns {{ reset: () => void, invoke_onerror: () => void }}
	*/
	#create_reset(error) {
		var did_reset = false;
		var calling_on_error = false;
		const reset = () => {
			if (this.#is_destroyed()) return;
			if (did_reset) {
				svelte_boundary_reset_noop();
				return;
			}
			did_reset = true;
			if (calling_on_error) svelte_boundary_reset_onerror();
			if (this.#failed_effect !== null) pause_effect(this.#failed_effect, () => {
				this.#failed_effect = null;
			});
			this.#run(() => {
				this.#render();
			});
		};
		const invoke_onerror = () => {
			if (this.#is_destroyed()) return;
			try {
				calling_on_error = true;
				this.#props.onerror?.(error, reset);
				calling_on_error = false;
			} catch (err) {
				invoke_error_boundary(err, this.#effect && this.#effect.parent);
			}
		};
		return {
			reset,
			invoke_onerror
		};
	}
	#is_destroyed() {
		return (this.#effect.f & (DESTROYED | DESTROYING)) !== 0;
	}
	#hydrate_pending_content() {
		const pending = this.#props.pending;
		if (!pending) return;
		this.is_pending = true;
		this.#pending_effect = branch(() => pending(this.#anchor));
		queue_micro_task(() => {
			if (this.#is_destroyed()) return;
			var fragment = this.#offscreen_fragment = document.createDocumentFragment();
			var anchor = create_text();
			var handled = false;
			fragment.append(anchor);
			this.#main_effect = this.#run(() => {
				try {
					return branch(() => this.#children(anchor));
				} catch (error) {
					try {
						this.error(error);
						handled = true;
					} catch (error) {
						invoke_error_boundary(error, this.#effect.parent);
					}
					return null;
				}
			});
			if (this.#main_effect === null) {
				this.#offscreen_fragment = null;
				if (handled) this.#resolve(current_batch);
				return;
			}
			if (this.#pending_count === 0) {
				this.#anchor.before(fragment);
				this.#offscreen_fragment = null;
				pause_effect(this.#pending_effect, () => {
					this.#pending_effect = null;
				});
				this.#resolve(current_batch);
			}
		});
	}
	#render() {
		try {
			this.is_pending = this.has_pending_snippet();
			this.#pending_count = 0;
			this.#local_pending_count = 0;
			this.#main_effect = branch(() => {
				this.#children(this.#anchor);
			});
			if (this.#pending_count > 0) {
				var fragment = this.#offscreen_fragment = document.createDocumentFragment();
				move_effect(this.#main_effect, fragment);
				const pending = this.#props.pending;
				this.#pending_effect = branch(() => pending(this.#anchor));
			} else this.#resolve(current_batch);
		} catch (error) {
			this.error(error);
		}
	}
	/**
	* @param {Batch} batch
	*/
	#resolve(batch) {
		this.is_pending = false;
		batch.transfer_reactions(this.#dirty_reactions);
	}
	/**
	* Defer an effect inside a pending boundary until the boundary resolves
	* @param {Effect} effect
	*/
	defer_effect(effect) {
		defer_effect(effect, this.#dirty_reactions);
	}
	/**
	* Returns `false` if the effect exists inside a boundary whose pending snippet is shown
	* @returns {boolean}
	*/
	is_rendered() {
		return !this.is_pending && (!this.parent || this.parent.is_rendered());
	}
	has_pending_snippet() {
		return !!this.#props.pending;
	}
	/**
	* @template T
	* @param {() => T} fn
	*/
	#run(fn) {
		var previous_effect = active_effect;
		var previous_reaction = active_reaction;
		var previous_ctx = component_context;
		set_active_effect(this.#effect);
		set_active_reaction(this.#effect);
		set_component_context(this.#effect.ctx);
		try {
			Batch.ensure();
			return fn();
		} finally {
			set_active_effect(previous_effect);
			set_active_reaction(previous_reaction);
			set_component_context(previous_ctx);
		}
	}
	/**
	* Updates the pending count associated with the currently visible pending snippet,
	* if any, such that we can replace the snippet with content once work is done
	* @param {1 | -1} d
	* @param {Batch} batch
	*/
	#update_pending_count(d, batch) {
		if (!this.has_pending_snippet()) {
			if (this.parent) this.parent.#update_pending_count(d, batch);
			return;
		}
		this.#pending_count += d;
		if (this.#pending_count === 0) {
			this.#resolve(batch);
			if (this.#pending_effect) pause_effect(this.#pending_effect, () => {
				this.#pending_effect = null;
			});
			if (this.#offscreen_fragment) {
				this.#anchor.before(this.#offscreen_fragment);
				this.#offscreen_fragment = null;
			}
		}
	}
	/**
	* Update the source that powers `$effect.pending()` inside this boundary,
	* and controls when the current `pending` snippet (if any) is removed.
	* Do not call from inside the class
	* @param {1 | -1} d
	* @param {Batch} batch
	*/
	update_pending_count(d, batch) {
		this.#update_pending_count(d, batch);
		this.#local_pending_count += d;
		if (!this.#effect_pending || this.#pending_count_update_queued) return;
		this.#pending_count_update_queued = true;
		queue_micro_task(() => {
			this.#pending_count_update_queued = false;
			if (this.#effect_pending) internal_set(this.#effect_pending, this.#local_pending_count);
		});
	}
	get_effect_pending() {
		this.#effect_pending_subscriber();
		return get(this.#effect_pending);
	}
	/** @param {unknown} error */
	error(error) {
		if (error === HYDRATION_ERROR) throw error;
		if (!this.#props.onerror && !this.#props.failed) throw error;
		if (current_batch?.is_fork) {
			if (this.#main_effect) current_batch.skip_effect(this.#main_effect);
			if (this.#pending_effect) current_batch.skip_effect(this.#pending_effect);
			if (this.#failed_effect) current_batch.skip_effect(this.#failed_effect);
			current_batch.oncommit(() => {
				if (!this.#is_destroyed()) this.#handle_error(error);
			});
		} else this.#handle_error(error);
	}
	/**
	* @param {unknown} error
	*/
	#handle_error(error) {
		if (this.#main_effect) {
			destroy_effect(this.#main_effect);
			this.#main_effect = null;
		}
		if (this.#pending_effect) {
			destroy_effect(this.#pending_effect);
			this.#pending_effect = null;
		}
		if (this.#failed_effect) {
			destroy_effect(this.#failed_effect);
			this.#failed_effect = null;
		}
		if (hydrating) {
			set_hydrate_node(this.#hydrate_open);
			next();
			set_hydrate_node(skip_nodes());
		}
		let failed = this.#props.failed;
		/** @param {unknown} transformed_error */
		const handle_error_result = (transformed_error) => {
			if (this.#is_destroyed()) return;
			const { reset, invoke_onerror } = this.#create_reset(transformed_error);
			invoke_onerror();
			if (failed && !this.#is_destroyed()) this.#failed_effect = this.#run(() => {
				try {
					return branch(() => {
						var effect = active_effect;
						effect.b = this;
						effect.f |= 128;
						failed(this.#anchor, () => transformed_error, () => reset);
					});
				} catch (error) {
					invoke_error_boundary(error, this.#effect.parent);
					return null;
				}
			});
		};
		queue_micro_task(() => {
			if (this.#is_destroyed()) return;
			/** @type {unknown} */
			var result;
			try {
				result = this.transform_error(error);
			} catch (e) {
				invoke_error_boundary(e, this.#effect && this.#effect.parent);
				return;
			}
			if (result !== null && typeof result === "object" && typeof result.then === "function")
 /** @type {any} */ result.then(
				handle_error_result,
				/** @param {unknown} e */
				(e) => invoke_error_boundary(e, this.#effect && this.#effect.parent)
			);
			else handle_error_result(result);
		});
	}
};
/**
* @param {Element} text
* @param {string} value
* @returns {void}
*/
function set_text(text, value) {
	var str = value == null ? "" : typeof value === "object" ? `${value}` : value;
	if (str !== (text[TEXT_CACHE] ??= text.nodeValue)) {
		/** @type {any} */ text[TEXT_CACHE] = str;
		text.nodeValue = `${str}`;
	}
}
/**
* Mounts a component to the given target and returns the exports and potentially the props (if compiled with `accessors: true`) of the component.
* Transitions will play during the initial render unless the `intro` option is set to `false`.
*
* @template {Record<string, any>} Props
* @template {Record<string, any>} Exports
* @param {ComponentType<SvelteComponent<Props>> | Component<Props, Exports, any>} component
* @param {MountOptions<Props>} options
* @returns {Exports}
*/
function mount(component, options) {
	return _mount(component, options);
}
/** @type {Map<EventTarget, Map<string, number>>} */
var listeners = /* @__PURE__ */ new Map();
/**
* @template {Record<string, any>} Exports
* @param {ComponentType<SvelteComponent<any>> | Component<any>} Component
* @param {MountOptions} options
* @returns {Exports}
*/
function _mount(Component, { target, anchor, props = {}, events, context, intro = true, transformError }) {
	init_operations();
	/** @type {Exports} */
	var component = void 0;
	var unmount = component_root(() => {
		var anchor_node = anchor ?? target.appendChild(create_text());
		boundary(anchor_node, { pending: () => {} }, (anchor_node) => {
			push({});
			var ctx = component_context;
			if (context) ctx.c = context;
			if (events)
 /** @type {any} */ props.$$events = events;
			if (hydrating) assign_nodes(anchor_node, null);
			component = Component(anchor_node, props) || mark_as_component();
			if (hydrating) {
				/** @type {Effect & { nodes: EffectNodes }} */ active_effect.nodes.end = hydrate_node;
				if (hydrate_node === null || hydrate_node.nodeType !== 8 || hydrate_node.data !== "]") {
					hydration_mismatch();
					throw HYDRATION_ERROR;
				}
			}
			pop();
		}, transformError);
		/** @type {Set<string>} */
		var registered_events = /* @__PURE__ */ new Set();
		/** @param {Array<string>} events */
		var event_handle = (events) => {
			for (var i = 0; i < events.length; i++) {
				var event_name = events[i];
				if (registered_events.has(event_name)) continue;
				registered_events.add(event_name);
				var passive = is_passive_event(event_name);
				for (const node of [target, document]) {
					var counts = listeners.get(node);
					if (counts === void 0) {
						counts = /* @__PURE__ */ new Map();
						listeners.set(node, counts);
					}
					var count = counts.get(event_name);
					if (count === void 0) {
						node.addEventListener(event_name, handle_event_propagation, { passive });
						counts.set(event_name, 1);
					} else counts.set(event_name, count + 1);
				}
			}
		};
		event_handle(array_from(all_registered_events));
		root_event_handles.add(event_handle);
		return () => {
			for (var event_name of registered_events) for (const node of [target, document]) {
				var counts = listeners.get(node);
				var count = counts.get(event_name);
				if (--count == 0) {
					node.removeEventListener(event_name, handle_event_propagation);
					counts.delete(event_name);
					if (counts.size === 0) listeners.delete(node);
				} else counts.set(event_name, count);
			}
			root_event_handles.delete(event_handle);
			if (anchor_node !== anchor) anchor_node.parentNode?.removeChild(anchor_node);
		};
	});
	mounted_components.set(component, unmount);
	return component;
}
/**
* References of the components that were mounted or hydrated.
* Uses a `WeakMap` to avoid memory leaks.
*/
var mounted_components = /* @__PURE__ */ new WeakMap();
// node_modules/svelte/src/internal/client/dom/blocks/branches.js
/** @import { Effect, TemplateNode } from '#client' */
/**
* @typedef {{ effect: Effect, fragment: DocumentFragment }} Branch
*/
/**
* @template Key
*/
var BranchManager = class {
	/** @type {TemplateNode} */
	anchor;
	/** @type {Map<Batch, Key>} */
	#batches = /* @__PURE__ */ new Map();
	/**
	* Map of keys to effects that are currently rendered in the DOM.
	* These effects are visible and actively part of the document tree.
	* Example:
	* ```
	* {#if condition}
	* 	foo
	* {:else}
	* 	bar
	* {/if}
	* ```
	* Can result in the entries `true->Effect` and `false->Effect`
	* @type {Map<Key, Effect>}
	*/
	#onscreen = /* @__PURE__ */ new Map();
	/**
	* Similar to #onscreen with respect to the keys, but contains branches that are not yet
	* in the DOM, because their insertion is deferred.
	* @type {Map<Key, Branch>}
	*/
	#offscreen = /* @__PURE__ */ new Map();
	/**
	* Keys of effects that are currently outroing
	* @type {Set<Key>}
	*/
	#outroing = /* @__PURE__ */ new Set();
	/**
	* Whether to pause (i.e. outro) on change, or destroy immediately.
	* This is necessary for `<svelte:element>`
	*/
	#transition = true;
	/**
	* @param {TemplateNode} anchor
	* @param {boolean} transition
	*/
	constructor(anchor, transition = true) {
		this.anchor = anchor;
		this.#transition = transition;
	}
	/**
	* @param {Batch} batch
	*/
	#commit = (batch) => {
		if (!this.#batches.has(batch)) return;
		var key = this.#batches.get(batch);
		var onscreen = this.#onscreen.get(key);
		if (onscreen) {
			resume_effect(onscreen);
			this.#outroing.delete(key);
		} else {
			var offscreen = this.#offscreen.get(key);
			if (offscreen) {
				resume_effect(offscreen.effect);
				this.#onscreen.set(key, offscreen.effect);
				this.#offscreen.delete(key);
				/** @type {TemplateNode} */ offscreen.fragment.lastChild.remove();
				this.anchor.before(offscreen.fragment);
				onscreen = offscreen.effect;
			}
		}
		for (const [b, k] of this.#batches) {
			this.#batches.delete(b);
			if (b === batch) break;
			const offscreen = this.#offscreen.get(k);
			if (offscreen) {
				destroy_effect(offscreen.effect);
				this.#offscreen.delete(k);
			}
		}
		for (const [k, effect] of this.#onscreen) {
			if (k === key || this.#outroing.has(k)) continue;
			const on_destroy = () => {
				if (Array.from(this.#batches.values()).includes(k)) {
					var fragment = document.createDocumentFragment();
					move_effect(effect, fragment);
					fragment.append(create_text());
					this.#offscreen.set(k, {
						effect,
						fragment
					});
				} else destroy_effect(effect);
				this.#outroing.delete(k);
				this.#onscreen.delete(k);
			};
			if (this.#transition || !onscreen) {
				this.#outroing.add(k);
				pause_effect(effect, on_destroy, false);
			} else on_destroy();
		}
	};
	/**
	* @param {Batch} batch
	*/
	#discard = (batch) => {
		this.#batches.delete(batch);
		const keys = Array.from(this.#batches.values());
		for (const [k, branch] of this.#offscreen) if (!keys.includes(k)) {
			destroy_effect(branch.effect);
			this.#offscreen.delete(k);
		}
	};
	/**
	*
	* @param {any} key
	* @param {null | ((target: TemplateNode) => void)} fn
	*/
	ensure(key, fn) {
		var batch = current_batch;
		var defer = should_defer_append();
		if (fn && !this.#onscreen.has(key) && !this.#offscreen.has(key)) {
			if (defer) {
				var fragment = document.createDocumentFragment();
				var target = create_text();
				fragment.append(target);
				this.#offscreen.set(key, {
					effect: branch(() => fn(target)),
					fragment
				});
			} else this.#onscreen.set(key, branch(() => fn(this.anchor)));
		}
		this.#batches.set(batch, key);
		if (defer) {
			for (const [k, effect] of this.#onscreen) if (k === key) batch.unskip_effect(effect);
			else batch.skip_effect(effect);
			for (const [k, branch] of this.#offscreen) if (k === key) batch.unskip_effect(branch.effect);
			else batch.skip_effect(branch.effect);
			batch.oncommit(this.#commit);
			batch.ondiscard(this.#discard);
		} else {
			if (hydrating) this.anchor = hydrate_node;
			this.#commit(batch);
		}
	}
};
// node_modules/svelte/src/internal/client/dom/blocks/await.js
/** @import { Source, TemplateNode } from '#client' */
var PENDING = 0;
var THEN = 1;
var CATCH = 2;
/** @typedef {typeof PENDING | typeof THEN | typeof CATCH} AwaitState */
/**
* @template V
* @param {TemplateNode} node
* @param {(() => any)} get_input
* @param {null | ((anchor: Node) => void)} pending_fn
* @param {null | ((anchor: Node, value: Source<V>) => void)} then_fn
* @param {null | ((anchor: Node, error: unknown) => void)} catch_fn
* @returns {void}
*/
function await_block(node, get_input, pending_fn, then_fn, catch_fn) {
	if (hydrating) hydrate_next();
	var runes = is_runes();
	var v = UNINITIALIZED;
	var value = runes ? source(v) : /* @__PURE__ */ mutable_source(v, false, false);
	var error = runes ? source(v) : /* @__PURE__ */ mutable_source(v, false, false);
	var branches = new BranchManager(node);
	block(() => {
		var batch = current_batch;
		var input = get_input();
		var destroyed = false;
		/** Whether or not there was a hydration mismatch. Needs to be a `let` or else it isn't treeshaken out */
		let mismatch = hydrating && is_promise(input) === (node.data === "[!");
		if (mismatch) {
			set_hydrate_node(skip_nodes());
			set_hydrating(false);
		}
		if (is_promise(input)) {
			var restore = capture();
			var resolved = false;
			/**
			* @param {() => void} fn
			*/
			const resolve = (fn) => {
				if (destroyed) return;
				resolved = true;
				restore(false);
				if (current_batch === batch) batch.deactivate();
				Batch.ensure();
				try {
					fn();
				} finally {
					unset_context(false);
					if (!is_flushing_sync) flushSync();
				}
			};
			input.then((v) => {
				resolve(() => {
					internal_set(value, v);
					branches.ensure(THEN, then_fn && ((target) => then_fn(target, value)));
				});
			}, (e) => {
				resolve(() => {
					internal_set(error, e);
					branches.ensure(CATCH, catch_fn && ((target) => catch_fn(target, error)));
					if (!catch_fn) throw error.v;
				});
			});
			if (hydrating) branches.ensure(PENDING, pending_fn);
			else queue_micro_task(() => {
				if (!resolved) resolve(() => {
					branches.ensure(PENDING, pending_fn);
				});
			});
		} else {
			internal_set(value, input);
			branches.ensure(THEN, then_fn && ((target) => then_fn(target, value)));
		}
		if (mismatch) set_hydrating(true);
		return () => {
			destroyed = true;
		};
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/if.js
/** @import { TemplateNode } from '#client' */
/**
* @param {TemplateNode} node
* @param {(branch: (fn: (anchor: Node) => void, key?: number | false) => void) => void} fn
* @param {boolean} [elseif] True if this is an `{:else if ...}` block rather than an `{#if ...}`, as that affects which transitions are considered 'local'
* @returns {void}
*/
function if_block(node, fn, elseif = false) {
	/** @type {TemplateNode | undefined} */
	var marker;
	if (hydrating) {
		marker = hydrate_node;
		hydrate_next();
	}
	var branches = new BranchManager(node);
	var flags = elseif ? EFFECT_TRANSPARENT : 0;
	/**
	* @param {number | false} key
	* @param {null | ((anchor: Node) => void)} fn
	*/
	function update_branch(key, fn) {
		if (hydrating) {
			var data = read_hydration_instruction(marker);
			if (key !== parseInt(data.substring(1))) {
				var anchor = skip_nodes();
				set_hydrate_node(anchor);
				branches.anchor = anchor;
				set_hydrating(false);
				branches.ensure(key, fn);
				set_hydrating(true);
				return;
			}
		}
		branches.ensure(key, fn);
	}
	block(() => {
		var has_branch = false;
		fn((fn, key = 0) => {
			has_branch = true;
			update_branch(key, fn);
		});
		if (!has_branch) update_branch(-1, null);
	}, flags);
}
// node_modules/svelte/src/internal/client/dom/blocks/key.js
/** @import { TemplateNode } from '#client' */
var NAN = Symbol("NaN");
/**
* @template V
* @param {TemplateNode} node
* @param {() => V} get_key
* @param {(anchor: Node) => TemplateNode | void} render_fn
* @returns {void}
*/
function key(node, get_key, render_fn) {
	if (hydrating) hydrate_next();
	var branches = new BranchManager(node);
	var legacy = !is_runes();
	block(() => {
		var key = get_key();
		if (key !== key) key = NAN;
		if (legacy && key !== null && typeof key === "object") key = {};
		branches.ensure(key, render_fn);
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/each.js
/** @import { EachItem, EachOutroGroup, EachState, Effect, EffectNodes, MaybeSource, TemplateNode, TransitionManager } from '#client' */
/** @import { Batch } from '../../reactivity/batch.js'; */
/**
* @param {any} _
* @param {number} i
*/
function index(_, i) {
	return i;
}
/**
* Pause multiple effects simultaneously, and coordinate their
* subsequent destruction. Used in each blocks
* @param {EachState} state
* @param {Effect[]} to_destroy
* @param {null | Node} controlled_anchor
*/
function pause_effects(state, to_destroy, controlled_anchor) {
	/** @type {TransitionManager[]} */
	var transitions = [];
	var length = to_destroy.length;
	/** @type {EachOutroGroup} */
	var group;
	var remaining = to_destroy.length;
	for (var i = 0; i < length; i++) {
		let effect = to_destroy[i];
		pause_effect(effect, () => {
			if (group) {
				group.pending.delete(effect);
				group.done.add(effect);
				if (group.pending.size === 0) {
					var groups = state.outrogroups;
					destroy_effects(state, array_from(group.done));
					groups.delete(group);
					if (groups.size === 0) state.outrogroups = null;
				}
			} else remaining -= 1;
		}, false);
	}
	if (remaining === 0) {
		var fast_path = transitions.length === 0 && controlled_anchor !== null && state.pending.size === 0;
		if (fast_path) {
			var anchor = controlled_anchor;
			var parent_node = anchor.parentNode;
			clear_text_content(parent_node);
			parent_node.append(anchor);
			state.items.clear();
		}
		destroy_effects(state, to_destroy, !fast_path);
	} else {
		group = {
			pending: new Set(to_destroy),
			done: /* @__PURE__ */ new Set()
		};
		(state.outrogroups ??= /* @__PURE__ */ new Set()).add(group);
	}
}
/**
* @param {EachState} state
* @param {Effect[]} to_destroy
* @param {boolean} remove_dom
*/
function destroy_effects(state, to_destroy, remove_dom = true) {
	/** @type {Set<Effect> | undefined} */
	var preserved_effects;
	if (state.pending.size > 0) {
		preserved_effects = /* @__PURE__ */ new Set();
		for (const keys of state.pending.values()) for (const key of keys) preserved_effects.add(
			/** @type {EachItem} */
			state.items.get(key).e
		);
	}
	for (var i = 0; i < to_destroy.length; i++) {
		var e = to_destroy[i];
		if (preserved_effects?.has(e)) {
			e.f |= EFFECT_OFFSCREEN;
			move_effect(e, document.createDocumentFragment());
		} else destroy_effect(to_destroy[i], remove_dom);
	}
}
/** @type {TemplateNode} */
var offscreen_anchor;
/**
* @template V
* @param {Element | Comment} node The next sibling node, or the parent node if this is a 'controlled' block
* @param {number} flags
* @param {() => V[]} get_collection
* @param {(value: V, index: number) => any} get_key
* @param {(anchor: Node, item: MaybeSource<V>, index: MaybeSource<number>) => void} render_fn
* @param {null | ((anchor: Node) => void)} fallback_fn
* @returns {void}
*/
function each(node, flags, get_collection, get_key, render_fn, fallback_fn = null) {
	var anchor = node;
	/** @type {Map<any, EachItem>} */
	var items = /* @__PURE__ */ new Map();
	if ((flags & 4) !== 0) {
		var parent_node = node;
		anchor = hydrating ? set_hydrate_node(/* @__PURE__ */ get_first_child(parent_node)) : parent_node.appendChild(create_text());
	}
	if (hydrating) hydrate_next();
	/** @type {Effect | null} */
	var fallback = null;
	var each_array = /* @__PURE__ */ derived_safe_equal(() => {
		var collection = get_collection();
		return is_array(collection) ? collection : collection == null ? [] : array_from(collection);
	});
	/** @type {Map<Batch, Set<any>>} */
	var pending = /* @__PURE__ */ new Map();
	var first_run = true;
	/**
	* @param {Batch} batch
	*/
	function commit(batch) {
		if ((state.effect.f & 16384) !== 0) return;
		state.pending.delete(batch);
		var array = get(each_array);
		state.fallback = fallback;
		reconcile(state, array, anchor, flags, get_key);
		if (fallback !== null) {
			if (array.length === 0) {
				if ((fallback.f & 33554432) === 0) resume_effect(fallback);
				else {
					fallback.f ^= EFFECT_OFFSCREEN;
					move(fallback, null, anchor);
				}
			} else pause_effect(fallback, () => {
				fallback = null;
			});
		}
	}
	/**
	* @param {Batch} batch
	*/
	function discard(batch) {
		state.pending.delete(batch);
	}
	/** @type {EachState} */
	var state = {
		effect: block(() => {
			var array = get(each_array);
			var length = array.length;
			/** `true` if there was a hydration mismatch. Needs to be a `let` or else it isn't treeshaken out */
			let mismatch = false;
			if (hydrating) {
				if (read_hydration_instruction(anchor) === "[!" !== (length === 0)) {
					anchor = skip_nodes();
					set_hydrate_node(anchor);
					set_hydrating(false);
					mismatch = true;
				}
			}
			var keys = /* @__PURE__ */ new Set();
			var batch = current_batch;
			var defer = should_defer_append();
			for (var index = 0; index < length; index += 1) {
				if (hydrating && hydrate_node.nodeType === 8 && hydrate_node.data === "]") {
					anchor = hydrate_node;
					mismatch = true;
					set_hydrating(false);
				}
				var value = array[index];
				var key = get_key(value, index);
				var item = first_run ? null : items.get(key);
				if (item) {
					if (item.v) internal_set(item.v, value);
					if (item.i) internal_set(item.i, index);
					if (defer) batch.unskip_effect(item.e);
				} else {
					item = create_item(items, first_run ? anchor : offscreen_anchor ??= create_text(), value, key, index, render_fn, flags, get_collection);
					if (!first_run) item.e.f |= EFFECT_OFFSCREEN;
					items.set(key, item);
				}
				keys.add(key);
			}
			if (length === 0 && fallback_fn && !fallback) {
				if (first_run) fallback = branch(() => fallback_fn(anchor));
				else {
					fallback = branch(() => fallback_fn(offscreen_anchor ??= create_text()));
					fallback.f |= EFFECT_OFFSCREEN;
				}
			}
			if (length > keys.size) each_key_duplicate("", "", "");
			if (hydrating && length > 0) set_hydrate_node(skip_nodes());
			if (!first_run) {
				pending.set(batch, keys);
				if (defer) {
					for (const [key, item] of items) if (!keys.has(key)) batch.skip_effect(item.e);
					batch.oncommit(commit);
					batch.ondiscard(discard);
				} else commit(batch);
			}
			if (mismatch) set_hydrating(true);
			get(each_array);
		}),
		flags,
		items,
		pending,
		outrogroups: null,
		fallback
	};
	first_run = false;
	if (hydrating) anchor = hydrate_node;
}
/**
* Skip past any non-branch effects (which could be created with `createSubscriber`, for example) to find the next branch effect
* @param {Effect | null} effect
* @returns {Effect | null}
*/
function skip_to_branch(effect) {
	while (effect !== null && (effect.f & 32) === 0) effect = effect.next;
	return effect;
}
/**
* Add, remove, or reorder items output by an each block as its input changes
* @template V
* @param {EachState} state
* @param {Array<V>} array
* @param {Element | Comment | Text} anchor
* @param {number} flags
* @param {(value: V, index: number) => any} get_key
* @returns {void}
*/
function reconcile(state, array, anchor, flags, get_key) {
	var is_animated = (flags & 8) !== 0;
	var length = array.length;
	var items = state.items;
	var current = skip_to_branch(state.effect.first);
	/** @type {undefined | Set<Effect>} */
	var seen;
	/** @type {Effect | null} */
	var prev = null;
	/** @type {undefined | Set<Effect>} */
	var to_animate;
	/** @type {Effect[]} */
	var matched = [];
	/** @type {Effect[]} */
	var stashed = [];
	/** @type {V} */
	var value;
	/** @type {any} */
	var key;
	/** @type {Effect | undefined} */
	var effect;
	/** @type {number} */
	var i;
	if (is_animated) for (i = 0; i < length; i += 1) {
		value = array[i];
		key = get_key(value, i);
		effect = items.get(key).e;
		if ((effect.f & 33554432) === 0) {
			effect.nodes?.a?.measure();
			(to_animate ??= /* @__PURE__ */ new Set()).add(effect);
		}
	}
	for (i = 0; i < length; i += 1) {
		value = array[i];
		key = get_key(value, i);
		effect = items.get(key).e;
		if (state.outrogroups !== null) for (const group of state.outrogroups) {
			group.pending.delete(effect);
			group.done.delete(effect);
		}
		if ((effect.f & 8192) !== 0) {
			resume_effect(effect);
			if (is_animated) {
				effect.nodes?.a?.unfix();
				(to_animate ??= /* @__PURE__ */ new Set()).delete(effect);
			}
		}
		if ((effect.f & 33554432) !== 0) {
			effect.f ^= EFFECT_OFFSCREEN;
			if (effect === current) move(effect, null, anchor);
			else {
				var next = prev ? prev.next : current;
				if (effect === state.effect.last) state.effect.last = effect.prev;
				if (effect.prev) effect.prev.next = effect.next;
				if (effect.next) effect.next.prev = effect.prev;
				link(state, prev, effect);
				link(state, effect, next);
				move(effect, next, anchor);
				prev = effect;
				matched = [];
				stashed = [];
				current = skip_to_branch(prev.next);
				continue;
			}
		}
		if (effect !== current) {
			if (seen !== void 0 && seen.has(effect)) {
				if (matched.length < stashed.length) {
					var start = stashed[0];
					var j;
					prev = start.prev;
					var a = matched[0];
					var b = matched[matched.length - 1];
					for (j = 0; j < matched.length; j += 1) move(matched[j], start, anchor);
					for (j = 0; j < stashed.length; j += 1) seen.delete(stashed[j]);
					link(state, a.prev, b.next);
					link(state, prev, a);
					link(state, b, start);
					current = start;
					prev = b;
					i -= 1;
					matched = [];
					stashed = [];
				} else {
					seen.delete(effect);
					move(effect, current, anchor);
					link(state, effect.prev, effect.next);
					link(state, effect, prev === null ? state.effect.first : prev.next);
					link(state, prev, effect);
					prev = effect;
				}
				continue;
			}
			matched = [];
			stashed = [];
			while (current !== null && current !== effect) {
				(seen ??= /* @__PURE__ */ new Set()).add(current);
				stashed.push(current);
				current = skip_to_branch(current.next);
			}
			if (current === null) continue;
		}
		if ((effect.f & 33554432) === 0) matched.push(effect);
		prev = effect;
		current = skip_to_branch(effect.next);
	}
	if (state.outrogroups !== null) {
		for (const group of state.outrogroups) if (group.pending.size === 0) {
			destroy_effects(state, array_from(group.done));
			state.outrogroups?.delete(group);
		}
		if (state.outrogroups.size === 0) state.outrogroups = null;
	}
	if (current !== null || seen !== void 0) {
		/** @type {Effect[]} */
		var to_destroy = [];
		if (seen !== void 0) {
			for (effect of seen) if ((effect.f & 8192) === 0) to_destroy.push(effect);
		}
		while (current !== null) {
			if ((current.f & 8192) === 0 && current !== state.fallback) to_destroy.push(current);
			current = skip_to_branch(current.next);
		}
		var destroy_length = to_destroy.length;
		if (destroy_length > 0) {
			var controlled_anchor = (flags & 4) !== 0 && length === 0 ? anchor : null;
			if (is_animated) {
				for (i = 0; i < destroy_length; i += 1) to_destroy[i].nodes?.a?.measure();
				for (i = 0; i < destroy_length; i += 1) to_destroy[i].nodes?.a?.fix();
			}
			pause_effects(state, to_destroy, controlled_anchor);
		}
	}
	if (is_animated) queue_micro_task(() => {
		if (to_animate === void 0) return;
		for (effect of to_animate) effect.nodes?.a?.apply();
	});
}
/**
* @template V
* @param {Map<any, EachItem>} items
* @param {Node} anchor
* @param {V} value
* @param {unknown} key
* @param {number} index
* @param {(anchor: Node, item: MaybeSource<V>, index: MaybeSource<number>, collection: () => V[]) => void} render_fn
* @param {number} flags
* @param {() => V[]} get_collection
* @returns {EachItem}
*/
function create_item(items, anchor, value, key, index, render_fn, flags, get_collection) {
	var v = (flags & 1) !== 0 ? (flags & 16) === 0 ? /* @__PURE__ */ mutable_source(value, false, false) : source(value) : null;
	var i = (flags & 2) !== 0 ? source(index) : null;
	return {
		v,
		i,
		e: branch(() => {
			render_fn(anchor, v ?? value, i ?? index, get_collection);
			return () => {
				items.delete(key);
			};
		})
	};
}
/**
* @param {Effect} effect
* @param {Effect | null} next
* @param {Text | Element | Comment} anchor
*/
function move(effect, next, anchor) {
	if (!effect.nodes) return;
	var node = effect.nodes.start;
	var end = effect.nodes.end;
	var dest = next && (next.f & 33554432) === 0 ? next.nodes.start : anchor;
	while (node !== null) {
		var next_node = /* @__PURE__ */ get_next_sibling(node);
		dest.before(node);
		if (node === end) return;
		node = next_node;
	}
}
/**
* @param {EachState} state
* @param {Effect | null} prev
* @param {Effect | null} next
*/
function link(state, prev, next) {
	if (prev === null) state.effect.first = next;
	else prev.next = next;
	if (next === null) state.effect.last = prev;
	else next.prev = prev;
}
/**
* @param {Element | Text | Comment} node
* @param {() => string | TrustedHTML} get_value
* @param {boolean} [is_controlled]
* @param {boolean} [svg]
* @param {boolean} [mathml]
* @param {boolean} [skip_warning]
* @returns {void}
*/
function html(node, get_value, is_controlled = false, svg = false, mathml = false, skip_warning = false) {
	var anchor = node;
	/** @type {string | TrustedHTML} */
	var value = "";
	if (is_controlled) {
		var parent_node = node;
		if (hydrating) anchor = set_hydrate_node(/* @__PURE__ */ get_first_child(parent_node));
	}
	template_effect(() => {
		var effect = active_effect;
		if (value === (value = get_value() ?? "")) {
			if (hydrating) hydrate_next();
			return;
		}
		if (is_controlled && !hydrating) {
			effect.nodes = null;
			parent_node.innerHTML = value;
			if (value !== "") assign_nodes(/* @__PURE__ */ get_first_child(parent_node), parent_node.lastChild);
			return;
		}
		if (effect.nodes !== null) {
			remove_effect_dom(effect.nodes.start, effect.nodes.end);
			effect.nodes = null;
		}
		if (value === "") return;
		if (hydrating) {
			hydrate_node.data;
			/** @type {TemplateNode | null} */
			var next = hydrate_next();
			var last = next;
			while (next !== null && (next.nodeType !== 8 || next.data !== "")) {
				last = next;
				next = /* @__PURE__ */ get_next_sibling(next);
			}
			if (next === null) {
				hydration_mismatch();
				throw HYDRATION_ERROR;
			}
			assign_nodes(hydrate_node, last);
			anchor = set_hydrate_node(next);
			return;
		}
		var wrapper = create_element(svg ? "svg" : mathml ? "math" : "template", svg ? NAMESPACE_SVG : mathml ? NAMESPACE_MATHML : void 0);
		wrapper.innerHTML = value;
		/** @type {DocumentFragment | Element} */
		var node = svg || mathml ? wrapper : /** @type {HTMLTemplateElement} */ wrapper.content;
		assign_nodes(/* @__PURE__ */ get_first_child(node), node.lastChild);
		if (svg || mathml) while (/* @__PURE__ */ get_first_child(node)) anchor.before(/* @__PURE__ */ get_first_child(node));
		else anchor.before(node);
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/snippet.js
/** @import { Snippet } from 'svelte' */
/** @import { TemplateNode } from '#client' */
/** @import { Getters } from '#shared' */
/**
* @template {(node: TemplateNode, ...args: any[]) => void} SnippetFn
* @param {TemplateNode} node
* @param {() => SnippetFn | null | undefined} get_snippet
* @param {(() => any)[]} args
* @returns {void}
*/
function snippet(node, get_snippet, ...args) {
	var branches = new BranchManager(node);
	block(() => {
		const snippet = get_snippet() ?? null;
		branches.ensure(snippet, snippet && ((anchor) => snippet(anchor, ...args)));
	}, EFFECT_TRANSPARENT);
}
// node_modules/svelte/src/internal/client/dom/elements/attachments.js
/** @import { Effect } from '#client' */
/**
* @param {Element} node
* @param {() => (node: Element) => void} get_fn
*/
function attach(node, get_fn) {
	/** @type {false | undefined | ((node: Element) => void)} */
	var fn = void 0;
	/** @type {Effect | null} */
	var e;
	managed(() => {
		if (fn !== (fn = get_fn())) {
			if (e) {
				destroy_effect(e);
				e = null;
			}
			if (fn) e = branch(() => {
				effect(() => fn(node));
			});
		}
	});
}
// node_modules/clsx/dist/clsx.mjs
function r(e) {
	var t, f, n = "";
	if ("string" == typeof e || "number" == typeof e) n += e;
	else if ("object" == typeof e) if (Array.isArray(e)) {
		var o = e.length;
		for (t = 0; t < o; t++) e[t] && (f = r(e[t])) && (n && (n += " "), n += f);
	} else for (f in e) e[f] && (n && (n += " "), n += f);
	return n;
}
function clsx$1() {
	for (var e, t, f = 0, n = "", o = arguments.length; f < o; f++) (e = arguments[f]) && (t = r(e)) && (n && (n += " "), n += t);
	return n;
}
// node_modules/svelte/src/internal/shared/attributes.js
/**
* Small wrapper around clsx to preserve Svelte's (weird) handling of falsy values.
* TODO Svelte 6 revisit this, and likely turn all falsy values into the empty string (what clsx also does)
* @param  {any} value
*/
function clsx(value) {
	if (typeof value === "object") return clsx$1(value);
	else return value ?? "";
}
var whitespace = [..." 	\n\r\f\xA0\v﻿"];
/**
* @param {any} value
* @param {string | null} [hash]
* @param {Record<string, boolean>} [directives]
* @returns {string | null}
*/
function to_class(value, hash, directives) {
	var classname = value == null ? "" : "" + value;
	if (hash) classname = classname ? classname + " " + hash : hash;
	if (directives) {
		for (var key of Object.keys(directives)) if (directives[key]) classname = classname ? classname + " " + key : key;
		else if (classname.length) {
			var len = key.length;
			var a = 0;
			while ((a = classname.indexOf(key, a)) >= 0) {
				var b = a + len;
				if ((a === 0 || whitespace.includes(classname[a - 1])) && (b === classname.length || whitespace.includes(classname[b]))) classname = (a === 0 ? "" : classname.substring(0, a)) + classname.substring(b + 1);
				else a = b;
			}
		}
	}
	return classname === "" ? null : classname;
}
/**
*
* @param {Record<string,any>} styles
* @param {boolean} important
*/
function append_styles(styles, important = false) {
	var separator = important ? " !important;" : ";";
	var css = "";
	for (var key of Object.keys(styles)) {
		var value = styles[key];
		if (value != null && value !== "") css += " " + key + ": " + value + separator;
	}
	return css;
}
/**
* @param {string} name
* @returns {string}
*/
function to_css_name(name) {
	if (name[0] !== "-" || name[1] !== "-") return name.toLowerCase();
	return name;
}
/**
* @param {any} value
* @param {Record<string, any> | [Record<string, any>, Record<string, any>]} [styles]
* @returns {string | null}
*/
function to_style(value, styles) {
	if (styles) {
		var new_style = "";
		/** @type {Record<string,any> | undefined} */
		var normal_styles;
		/** @type {Record<string,any> | undefined} */
		var important_styles;
		if (Array.isArray(styles)) {
			normal_styles = styles[0];
			important_styles = styles[1];
		} else normal_styles = styles;
		if (value) {
			value = String(value).replaceAll(/\/\*.*?\*\//g, "").trim();
			/** @type {boolean | '"' | "'"} */
			var in_str = false;
			var in_apo = 0;
			var in_comment = false;
			var reserved_names = [];
			if (normal_styles) reserved_names.push(...Object.keys(normal_styles).map(to_css_name));
			if (important_styles) reserved_names.push(...Object.keys(important_styles).map(to_css_name));
			var start_index = 0;
			var name_index = -1;
			const len = value.length;
			for (var i = 0; i < len; i++) {
				var c = value[i];
				if (in_comment) {
					if (c === "/" && value[i - 1] === "*") in_comment = false;
				} else if (in_str) {
					if (in_str === c) in_str = false;
				} else if (c === "/" && value[i + 1] === "*") in_comment = true;
				else if (c === "\"" || c === "'") in_str = c;
				else if (c === "(") in_apo++;
				else if (c === ")") in_apo--;
				if (!in_comment && in_str === false && in_apo === 0) {
					if (c === ":" && name_index === -1) name_index = i;
					else if (c === ";" || i === len - 1) {
						if (name_index !== -1) {
							var name = to_css_name(value.substring(start_index, name_index).trim());
							if (!reserved_names.includes(name)) {
								if (c !== ";") i++;
								var property = value.substring(start_index, i).trim();
								new_style += " " + property + ";";
							}
						}
						start_index = i + 1;
						name_index = -1;
					}
				}
			}
		}
		if (normal_styles) new_style += append_styles(normal_styles);
		if (important_styles) new_style += append_styles(important_styles, true);
		new_style = new_style.trim();
		return new_style === "" ? null : new_style;
	}
	return value == null ? null : String(value);
}
// node_modules/svelte/src/internal/client/dom/elements/class.js
/**
* @param {Element} dom
* @param {boolean | number} is_html
* @param {string | null} value
* @param {string} [hash]
* @param {Record<string, any>} [prev_classes]
* @param {Record<string, any>} [next_classes]
* @returns {Record<string, boolean> | undefined}
*/
function set_class(dom, is_html, value, hash, prev_classes, next_classes) {
	var prev = dom[CLASS_CACHE];
	if (hydrating || prev !== value || prev === void 0) {
		var next_class_name = to_class(value, hash, next_classes);
		if (!hydrating || next_class_name !== dom.getAttribute("class")) {
			if (next_class_name == null) dom.removeAttribute("class");
			else if (is_html) dom.className = next_class_name;
			else dom.setAttribute("class", next_class_name);
		}
		/** @type {any} */ dom[CLASS_CACHE] = value;
	} else if (next_classes && prev_classes !== next_classes) for (var key in next_classes) {
		var is_present = !!next_classes[key];
		if (prev_classes == null || is_present !== !!prev_classes[key]) dom.classList.toggle(key, is_present);
	}
	return next_classes;
}
// node_modules/svelte/src/internal/client/dom/elements/style.js
/**
* @param {Element & ElementCSSInlineStyle} dom
* @param {Record<string, any>} prev
* @param {Record<string, any>} next
* @param {string} [priority]
*/
function update_styles(dom, prev = {}, next, priority) {
	for (var key in next) {
		var value = next[key];
		if (prev[key] !== value) {
			if (next[key] == null) dom.style.removeProperty(key);
			else dom.style.setProperty(key, value, priority);
		}
	}
}
/**
* @param {Element & ElementCSSInlineStyle} dom
* @param {string | null} value
* @param {Record<string, any> | [Record<string, any>, Record<string, any>]} [prev_styles]
* @param {Record<string, any> | [Record<string, any>, Record<string, any>]} [next_styles]
*/
function set_style(dom, value, prev_styles, next_styles) {
	var prev = dom[STYLE_CACHE];
	if (hydrating || prev !== value) {
		var next_style_attr = to_style(value, next_styles);
		if (!hydrating || next_style_attr !== dom.getAttribute("style")) {
			if (next_style_attr == null) dom.removeAttribute("style");
			else dom.style.cssText = next_style_attr;
		}
		/** @type {any} */ dom[STYLE_CACHE] = value;
	} else if (next_styles) {
		if (Array.isArray(next_styles)) {
			update_styles(dom, prev_styles?.[0], next_styles[0]);
			update_styles(dom, prev_styles?.[1], next_styles[1], "important");
		} else update_styles(dom, prev_styles, next_styles);
	}
	return next_styles;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/select.js
/**
* Sets the `selected` attribute on an option so form reset can restore it.
* @param {HTMLOptionElement} option
* @param {boolean} selected
*/
function set_selected(option, selected) {
	if (selected) {
		if (!option.hasAttribute("selected")) option.setAttribute("selected", "");
	} else option.removeAttribute("selected");
}
/**
* Marks the options matching `__defaultValue` as selected. Without `preserve`
* a newly matching option gets selected, as an inserted `<option selected>` would.
* @param {HTMLSelectElement} select
* @param {boolean} preserve
*/
function apply_default_select_value(select, preserve) {
	var value = select.__defaultValue;
	var multiple = select.multiple;
	var values = multiple ? value ?? [] : null;
	if (multiple && !is_array(values)) return;
	var index = select.selectedIndex;
	var selected = preserve && multiple ? new Set(select.selectedOptions) : null;
	for (var option of select.options) {
		var option_value = get_option_value(option);
		set_selected(option, multiple ? values.includes(option_value) : is(option_value, value));
	}
	if (!preserve) return;
	if (selected !== null) for (option of select.options) {
		var was_selected = selected.has(option);
		if (option.selected !== was_selected) option.selected = was_selected;
	}
	else if (select.selectedIndex !== index) select.selectedIndex = index;
}
/**
* Selects the correct option(s) (depending on whether this is a multiple select)
* @template V
* @param {HTMLSelectElement} select
* @param {V} value
* @param {boolean} mounting
*/
function select_option(select, value, mounting = false) {
	if (select.multiple) {
		if (value == void 0) return;
		if (!is_array(value)) return select_multiple_invalid_value();
		for (var option of select.options) option.selected = value.includes(get_option_value(option));
		return;
	}
	for (option of select.options) if (is(get_option_value(option), value)) {
		option.selected = true;
		return;
	}
	if (!mounting || value !== void 0) select.selectedIndex = -1;
}
/**
* Sets up a mutation observer to sync the current selection
* and default to the dom when the options change, for example
* when they are inside an `#each` block. Called once per `<select>`,
* by the compiled output or by `attribute_effect` for spreads.
* @param {HTMLSelectElement} select
*/
function init_select(select) {
	var observer = new MutationObserver((entries) => {
		if (entries.every(is_selectedcontent_mutation)) return;
		if ("__defaultValue" in select) apply_default_select_value(select, false);
		if ("__value" in select) select_option(select, select.__value);
	});
	observer.observe(select, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: ["value"]
	});
	teardown(() => {
		observer.disconnect();
	});
}
/** @param {HTMLOptionElement} option */
function get_option_value(option) {
	if ("__value" in option) return option.__value;
	else return option.value;
}
/**
* Returns `true` if the mutation stems from the browser mirroring the selected
* option's content into `<selectedcontent>`, or from us replacing the
* `<selectedcontent>` element with a clone of itself
* @param {MutationRecord} entry
*/
function is_selectedcontent_mutation(entry) {
	if (entry.target.closest("selectedcontent") !== null) return true;
	if (entry.type === "childList") {
		var nodes = [...entry.addedNodes, ...entry.removedNodes];
		return nodes.length > 0 && nodes.every((node) => node.nodeName === "SELECTEDCONTENT");
	}
	return false;
}
// node_modules/svelte/src/internal/client/dom/elements/attributes.js
/** @import { Blocker, Effect } from '#client' */
var IS_CUSTOM_ELEMENT = Symbol("is custom element");
var IS_HTML = Symbol("is html");
var LINK_TAG = IS_XHTML ? "link" : "LINK";
/**
* The value/checked attribute in the template actually corresponds to the defaultValue property, so we need
* to remove it upon hydration to avoid a bug when someone resets the form value.
* @param {HTMLInputElement} input
* @returns {void}
*/
function remove_input_defaults(input) {
	if (!hydrating) return;
	var already_removed = false;
	var remove_defaults = () => {
		if (already_removed) return;
		already_removed = true;
		if (input.hasAttribute("value")) {
			var value = input.value;
			set_attribute(input, "value", null);
			input.value = value;
		}
		if (input.hasAttribute("checked")) {
			var checked = input.checked;
			set_attribute(input, "checked", null);
			input.checked = checked;
		}
	};
	/** @type {any} */ input[FORM_RESET_HANDLER] = remove_defaults;
	queue_micro_task(remove_defaults);
	add_form_reset_listener();
}
/**
* @param {Element} element
* @param {boolean} checked
*/
function set_checked(element, checked) {
	var attributes = get_attributes(element);
	if (attributes.checked === (attributes.checked = checked ?? void 0)) return;
	element.checked = checked;
}
/**
* @param {Element} element
* @param {string} attribute
* @param {string | null} value
* @param {boolean} [skip_warning]
*/
function set_attribute(element, attribute, value, skip_warning) {
	var attributes = get_attributes(element);
	if (hydrating) {
		attributes[attribute] = element.getAttribute(attribute);
		if (attribute === "src" || attribute === "srcset" || attribute === "href" && element.nodeName === LINK_TAG) {
			if (!skip_warning);
			return;
		}
	}
	var previous = attributes[attribute];
	if (previous === (attributes[attribute] = value)) return;
	if (attribute === "loading") element[LOADING_ATTR_SYMBOL] = value;
	if (value == null) element.removeAttribute(attribute);
	else if (typeof value !== "string" && get_setters(element).has(attribute)) element[attribute] = value;
	else if (!(hydrating && (typeof value === "number" || typeof value === "boolean") && previous === String(value))) element.setAttribute(attribute, value);
}
/**
*
* @param {Element} element
*/
function get_attributes(element) {
	return element[ATTRIBUTES_CACHE] ??= {
		[IS_CUSTOM_ELEMENT]: element.nodeName.includes("-"),
		[IS_HTML]: element.namespaceURI === NAMESPACE_HTML
	};
}
/** @type {Map<string, Set<string>>} */
var setters_cache = /* @__PURE__ */ new Map();
/** @param {Element} element */
function get_setters(element) {
	var cache_key = element.getAttribute("is") || element.nodeName;
	var setters = setters_cache.get(cache_key);
	if (setters) return setters;
	setters_cache.set(cache_key, setters = /* @__PURE__ */ new Set());
	var descriptors;
	var proto = element;
	var element_proto = Element.prototype;
	while (element_proto !== proto) {
		descriptors = get_descriptors(proto);
		for (var key in descriptors) if (descriptors[key].set && key !== "innerHTML" && key !== "textContent" && key !== "innerText") setters.add(key);
		proto = get_prototype_of(proto);
	}
	return setters;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/input.js
/** @import { Batch } from '../../../reactivity/batch.js' */
/**
* @param {HTMLInputElement} input
* @param {() => unknown} get
* @param {(value: unknown) => void} set
* @returns {void}
*/
function bind_value(input, get, set = get) {
	var batches = /* @__PURE__ */ new WeakSet();
	listen_to_event_and_reset_event(input, "input", async (is_reset) => {
		/** @type {any} */
		var value = is_reset ? input.defaultValue : input.value;
		value = is_numberlike_input(input) ? to_number(value) : value;
		set(value);
		if (current_batch !== null) batches.add(current_batch);
		await tick();
		if (value !== (value = get())) {
			var start = input.selectionStart;
			var end = input.selectionEnd;
			var length = input.value.length;
			input.value = value ?? "";
			if (end !== null) {
				var new_length = input.value.length;
				if (start === end && end === length && new_length > length) {
					input.selectionStart = new_length;
					input.selectionEnd = new_length;
				} else {
					input.selectionStart = start;
					input.selectionEnd = Math.min(end, new_length);
				}
			}
		}
	});
	if (hydrating && input.defaultValue !== input.value || untrack(get) == null && input.value) {
		set(is_numberlike_input(input) ? to_number(input.value) : input.value);
		if (current_batch !== null) batches.add(current_batch);
	}
	render_effect(() => {
		var value = get();
		if (input === document.activeElement) {
			var batch = async_mode_flag ? previous_batch : current_batch;
			if (batches.has(batch)) return;
		}
		if (is_numberlike_input(input) && value === to_number(input.value)) return;
		if (input.type === "date" && !value && !input.value) return;
		if (value !== input.value) input.value = value ?? "";
	});
}
/**
* @param {HTMLInputElement} input
*/
function is_numberlike_input(input) {
	var type = input.type;
	return type === "number" || type === "range";
}
/**
* @param {string} value
*/
function to_number(value) {
	return value === "" ? null : +value;
}
var resize_observer_border_box = /* @__PURE__ */ new class ResizeObserverSingleton {
	/** */
	#listeners = /* @__PURE__ */ new WeakMap();
	/** @type {ResizeObserver | undefined} */
	#observer;
	/** @type {ResizeObserverOptions} */
	#options;
	/** @static */
	static entries = /* @__PURE__ */ new WeakMap();
	/** @param {ResizeObserverOptions} options */
	constructor(options) {
		this.#options = options;
	}
	/**
	* @param {Element} element
	* @param {(entry: ResizeObserverEntry) => any} listener
	*/
	observe(element, listener) {
		var listeners = this.#listeners.get(element) || /* @__PURE__ */ new Set();
		listeners.add(listener);
		this.#listeners.set(element, listeners);
		this.#getObserver().observe(element, this.#options);
		return () => {
			var listeners = this.#listeners.get(element);
			listeners.delete(listener);
			if (listeners.size === 0) {
				this.#listeners.delete(element);
				/** @type {ResizeObserver} */ this.#observer.unobserve(element);
			}
		};
	}
	#getObserver() {
		return this.#observer ?? (this.#observer = new ResizeObserver(
			/** @param {any} entries */
			(entries) => {
				for (var entry of entries) {
					ResizeObserverSingleton.entries.set(entry.target, entry);
					for (var listener of this.#listeners.get(entry.target) || []) listener(entry);
				}
			}
		));
	}
}({ box: "border-box" });
/**
* @param {HTMLElement} element
* @param {'clientWidth' | 'clientHeight' | 'offsetWidth' | 'offsetHeight'} type
* @param {(size: number) => void} set
*/
function bind_element_size(element, type, set) {
	var unsub = resize_observer_border_box.observe(element, () => set(element[type]));
	effect(() => {
		untrack(() => set(element[type]));
		return unsub;
	});
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/this.js
/** @import { ComponentContext, Effect } from '#client' */
/**
* @param {any} bound_value
* @param {Element} element_or_component
* @returns {boolean}
*/
function is_bound_this(bound_value, element_or_component) {
	return bound_value === element_or_component || bound_value?.[STATE_SYMBOL] === element_or_component;
}
/**
* @param {any} element_or_component
* @param {(value: unknown, ...parts: unknown[]) => void} update
* @param {(...parts: unknown[]) => unknown} get_value
* @param {() => unknown[]} [get_parts] Set if the this binding is used inside an each block,
* 										returns all the parts of the each block context that are used in the expression
* @returns {void}
*/
function bind_this(element_or_component = mark_as_component(), update, get_value, get_parts) {
	var component_effect = component_context.r;
	var parent = active_effect;
	effect(() => {
		/** @type {unknown[]} */
		var old_parts;
		/** @type {unknown[]} */
		var parts;
		render_effect(() => {
			old_parts = parts;
			parts = get_parts?.() || [];
			untrack(() => {
				if (!is_bound_this(get_value(...parts), element_or_component)) {
					update(element_or_component, ...parts);
					if (old_parts && is_bound_this(get_value(...old_parts), element_or_component)) update(null, ...old_parts);
				}
			});
		});
		return () => {
			let p = parent;
			while (p !== component_effect && p.parent !== null && p.parent.f & 33554432) p = p.parent;
			const teardown = () => {
				if (parts && is_bound_this(get_value(...parts), element_or_component)) update(null, ...parts);
			};
			const original_teardown = p.teardown;
			p.teardown = () => {
				teardown();
				original_teardown?.();
			};
		};
	});
	return element_or_component;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/window.js
/**
* @param {'innerWidth' | 'innerHeight' | 'outerWidth' | 'outerHeight'} type
* @param {(size: number) => void} set
*/
function bind_window_size(type, set) {
	listen(window, ["resize"], () => without_reactive_context(() => set(window[type])));
}
// node_modules/svelte/src/internal/client/dom/legacy/lifecycle.js
/** @import { ComponentContextLegacy } from '#client' */
/**
* Legacy-mode only: Call `onMount` callbacks and set up `beforeUpdate`/`afterUpdate` effects
* @param {boolean} [immutable]
*/
function init(immutable = false) {
	const context = component_context;
	const callbacks = context.l.u;
	if (!callbacks) return;
	let props = () => deep_read_state(context.s);
	if (immutable) {
		let version = 0;
		let prev = {};
		const d = /* @__PURE__ */ derived(() => {
			let changed = false;
			const props = context.s;
			for (const key in props) if (props[key] !== prev[key]) {
				prev[key] = props[key];
				changed = true;
			}
			if (changed) version++;
			return version;
		});
		props = () => get(d);
	}
	if (callbacks.b.length) user_pre_effect(() => {
		observe_all(context, props);
		run_all(callbacks.b);
	});
	user_effect(() => {
		const fns = untrack(() => callbacks.m.map(run));
		return () => {
			for (const fn of fns) if (typeof fn === "function") fn();
		};
	});
	if (callbacks.a.length) user_effect(() => {
		observe_all(context, props);
		run_all(callbacks.a);
	});
}
/**
* Invoke the getter of all signals associated with a component
* so they can be registered to the effect this function is called in.
* @param {ComponentContextLegacy} context
* @param {(() => void)} props
*/
function observe_all(context, props) {
	if (context.l.s) for (const signal of context.l.s) get(signal);
	props();
}
// node_modules/svelte/src/internal/client/reactivity/store.js
/**
* Whether or not the prop currently being read is a store binding, as in
* `<Child bind:x={$y} />`. If it is, we treat the prop as mutable even in
* runes mode, and skip `binding_property_non_reactive` validation
*/
var is_store_binding = false;
/**
* Returns a tuple that indicates whether `fn()` reads a prop that is a store binding.
* Used to prevent `binding_property_non_reactive` validation false positives and
* ensure that these props are treated as mutable even in runes mode
* @template T
* @param {() => T} fn
* @returns {[T, boolean]}
*/
function capture_store_binding(fn) {
	var previous_is_store_binding = is_store_binding;
	try {
		is_store_binding = false;
		return [fn(), is_store_binding];
	} finally {
		is_store_binding = previous_is_store_binding;
	}
}
// node_modules/svelte/src/internal/client/reactivity/props.js
/** @import { Derived, Effect, Source } from './types.js' */
/**
* This function is responsible for synchronizing a possibly bound prop with the inner component state.
* It is used whenever the compiler sees that the component writes to the prop, or when it has a default prop_value.
* @template V
* @param {Record<string, unknown>} props
* @param {string} key
* @param {number} flags
* @param {V | (() => V)} [fallback]
* @returns {(() => V | ((arg: V) => V) | ((arg: V, mutation: boolean) => V))}
*/
function prop(props, key, flags, fallback) {
	var runes = !legacy_mode_flag || (flags & 2) !== 0;
	var bindable = (flags & 8) !== 0;
	var lazy = (flags & 16) !== 0;
	var fallback_value = fallback;
	var fallback_dirty = true;
	var fallback_signal = void 0;
	var get_fallback = () => {
		if (lazy && runes) {
			fallback_signal ??= /* @__PURE__ */ derived(fallback);
			return get(fallback_signal);
		}
		if (fallback_dirty) {
			fallback_dirty = false;
			fallback_value = lazy ? untrack(fallback) : fallback;
		}
		return fallback_value;
	};
	/** @type {((v: V) => void) | undefined} */
	let setter;
	if (bindable) {
		var is_entry_props = STATE_SYMBOL in props || LEGACY_PROPS in props;
		setter = get_descriptor(props, key)?.set ?? (is_entry_props && key in props ? (v) => props[key] = v : void 0);
	}
	/** @type {V} */
	var initial_value;
	var is_store_sub = false;
	if (bindable) [initial_value, is_store_sub] = capture_store_binding(() => props[key]);
	else initial_value = props[key];
	if (initial_value === void 0 && fallback !== void 0) {
		initial_value = get_fallback();
		if (setter) {
			if (runes) props_invalid_value(key);
			setter(initial_value);
		}
	}
	/** @type {() => V} */
	var getter;
	if (runes) getter = () => {
		var value = props[key];
		if (value === void 0) return get_fallback();
		fallback_dirty = true;
		return value;
	};
	else getter = () => {
		var value = props[key];
		if (value !== void 0) fallback_value = void 0;
		return value === void 0 ? fallback_value : value;
	};
	if (runes && (flags & 4) === 0) return getter;
	if (setter) {
		var legacy_parent = props.$$legacy;
		return (function(value, mutation) {
			if (arguments.length > 0) {
				if (!runes || !mutation || legacy_parent || is_store_sub)
 /** @type {Function} */ setter(mutation ? getter() : value);
				return value;
			}
			return getter();
		});
	}
	var overridden = false;
	var d = ((flags & 1) !== 0 ? derived : derived_safe_equal)(() => {
		overridden = false;
		return getter();
	});
	if (bindable) get(d);
	var parent_effect = active_effect;
	return (function(value, mutation) {
		if (arguments.length > 0) {
			const new_value = mutation ? get(d) : runes && bindable ? proxy(value) : value;
			set(d, new_value);
			overridden = true;
			if (fallback_value !== void 0) fallback_value = new_value;
			return value;
		}
		if (is_destroying_effect && overridden || (parent_effect.f & 16384) !== 0) return d.v;
		return get(d);
	});
}
if (typeof HTMLElement === "function");
/**
* `onMount`, like [`$effect`](https://svelte.dev/docs/svelte/$effect), schedules a function to run as soon as the component has been mounted to the DOM.
* Unlike `$effect`, the provided function only runs once.
*
* It must be called during the component's initialisation (but doesn't need to live _inside_ the component;
* it can be called from an external module). If a function is returned _synchronously_ from `onMount`,
* it will be called when the component is unmounted.
*
* `onMount` functions do not run during [server-side rendering](https://svelte.dev/docs/svelte/svelte-server#render).
*
* @template T
* @param {() => NotFunction<T> | Promise<NotFunction<T>> | (() => any)} fn
* @returns {void}
*/
function onMount(fn) {
	if (component_context === null) lifecycle_outside_component("onMount");
	if (legacy_mode_flag && component_context.l !== null) init_update_callbacks(component_context).m.push(fn);
	else user_effect(() => {
		const cleanup = untrack(fn);
		if (typeof cleanup === "function") return cleanup;
	});
}
/**
* Schedules a callback to run immediately before the component is unmounted.
*
* Out of `onMount`, `beforeUpdate`, `afterUpdate` and `onDestroy`, this is the
* only one that runs inside a server-side component.
*
* @param {() => any} fn
* @returns {void}
*/
function onDestroy(fn) {
	if (component_context === null) lifecycle_outside_component("onDestroy");
	onMount(() => () => untrack(fn));
}
/**
* Legacy-mode: Init callbacks object for onMount/beforeUpdate/afterUpdate
* @param {ComponentContext} context
*/
function init_update_callbacks(context) {
	var l = context.l;
	return l.u ??= {
		a: [],
		b: [],
		m: []
	};
}
// node_modules/svelte/src/internal/disclose-version.js
if (typeof window !== "undefined") ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add("5");
// src/messages/en.json
var en_default = {
	"missing.title": "Nothing is here",
	"missing.text": "This page does not exist.",
	"nav.lobby": "To the lobby",
	"error.offline": "The server cannot be reached.",
	"error.board": "The board could not be loaded.",
	"lobby.you": "You",
	"board.map": "map",
	"board.area": "Board",
	"board.label": "The board of {edition}. Arrow keys move between cities, Enter opens one.",
	"board.city": {
		"one": "{city}, {n} route.",
		"other": "{city}, {n} routes."
	},
	"board.city_can": {
		"one": "You can claim {n}.",
		"other": "You can claim {n}."
	},
	"board.zoom_in": "Zoom in",
	"board.zoom_out": "Zoom out",
	"board.show_all": "Show the whole board",
	"card.purple": "purple",
	"card.blue": "blue",
	"card.orange": "orange",
	"card.white": "white",
	"card.green": "green",
	"card.yellow": "yellow",
	"card.black": "black",
	"card.red": "red",
	"card.locomotive": "locomotive",
	"cards.count": "{n} {card}",
	"table.loading": "One moment …",
	"table.missing": "There is no such table.",
	"table.side": "Players, tickets and log",
	"tabs.title": "What to show",
	"tabs.cards": "Cards",
	"tabs.tickets": "Tickets",
	"tabs.table": "Bonuses",
	"tabs.log": "Log",
	"turn.yours": "Your turn.",
	"turn.begin": "Draw cards, claim a route or draw tickets.",
	"turn.begin_no_claim": "Draw cards or tickets.",
	"turn.second_card": "Draw your second card.",
	"turn.choose_tickets": "Choose the tickets you keep.",
	"turn.tunnel": "Pay for the tunnel, or take your cards back.",
	"turn.pass": "There is nothing you can do.",
	"turn.others_choose": "The others are still choosing their tickets.",
	"turn.other": "{name} is thinking.",
	"turn.over": "The game is over.",
	"turn.last_round": {
		"one": "Last round: {n} turn left",
		"other": "Last round: {n} turns left"
	},
	"turn.stop": "No second card",
	"turn.do_pass": "Pass",
	"turn.undo": "Undo",
	"plan.next": "Next: {plan}",
	"plan.draw": "draw from the deck",
	"plan.tickets": "draw tickets",
	"plan.failed": "Your plan is no longer possible: {plan}.",
	"players.title": "Players",
	"player.nobody": "Seat {n}",
	"player.your_turn": "you",
	"player.turn": "to act",
	"player.bot": "bot",
	"player.away": "away",
	"player.resigned": "resigned",
	"player.points": "points",
	"player.trains": "trains left",
	"player.cards": "cards in hand",
	"player.tickets": "tickets",
	"player.stations": "stations left",
	"clock.title": "Time to think",
	"clock.days": {
		"one": "{n} day",
		"other": "{n} days"
	},
	"clock.hours": {
		"one": "{n} hour",
		"other": "{n} hours"
	},
	"hand.title": "Your cards",
	"hand.empty": "You have no cards.",
	"hand.pays": {
		"one": "Pays for {n} route.",
		"other": "Pays for {n} routes."
	},
	"market.title": "Cards and tickets to draw",
	"market.display": "Face-up cards",
	"market.card": "Face up: {card}",
	"market.take": "Take {card}",
	"market.plan": "Take {card} on your next turn",
	"market.not_now": "{card} cannot be taken now: a face-up locomotive would be a whole draw",
	"market.draw": {
		"one": "Draw a card from the deck ({n} left)",
		"other": "Draw a card from the deck ({n} left)"
	},
	"market.tickets": {
		"one": "Draw tickets ({n} left)",
		"other": "Draw tickets ({n} left)"
	},
	"tickets.title": "Your tickets",
	"tickets.none": "You have no tickets.",
	"tickets.sure": "You draw {n} tickets and keep at least {keep}. That is your whole turn.",
	"tickets.draw": "Draw tickets",
	"ticket.done": "Done",
	"ticket.dead": "Can no longer be done",
	"ticket.open": {
		"one": "{n} train to go",
		"other": "{n} trains to go"
	},
	"ticket.far": "No way is open at the moment",
	"ticket.long": "long",
	"choice.title": "Choose your tickets",
	"choice.opening": "Choose your first tickets",
	"choice.keep": {
		"one": "Keep at least {n}. What is not done at the end costs its points.",
		"other": "Keep at least {n}. What is not done at the end costs its points."
	},
	"choice.confirm": {
		"one": "Keep {n} ticket",
		"other": "Keep {n} tickets"
	},
	"bonuses.title": "Bonuses",
	"route.any_color": "any one colour",
	"route.length": {
		"one": "{n} space, {color}",
		"other": "{n} spaces, {color}"
	},
	"route.ferry": "ferry",
	"route.tunnel": "tunnel",
	"route.symbols": {
		"one": "{n} space wants a locomotive",
		"other": "{n} spaces want locomotives"
	},
	"route.bonus_draw": {
		"one": "Then draw {n} card",
		"other": "Then draw {n} cards"
	},
	"route.any_for_one": "Any {n} cards count as one",
	"route.owned": "Belongs to {name}",
	"route.points": {
		"one": "{n} point",
		"other": "{n} points"
	},
	"route.trains_after": {
		"one": "leaves you {n} train",
		"other": "leaves you {n} trains"
	},
	"route.helps": "On the way for {ticket}",
	"route.completes": "Completes {ticket}",
	"route.not_payable": "You cannot claim it now. Click to see why.",
	"route.to": "to {city}",
	"route.claim": "Claim",
	"route.other_track": "The other track: {color}",
	"pay.title": "Ways to pay",
	"pay.claim": "Claim",
	"pay.station": "Build",
	"pay.tunnel": "Pay",
	"pay.other": "Other cards …",
	"pay.try": "Pick cards myself",
	"pick.how": "Choose the cards you pay with.",
	"pick.more": "One more {card}: {n} of {all}",
	"pick.less": "One {card} fewer",
	"pick.total": {
		"one": "{n} card",
		"other": "{n} cards"
	},
	"station.build": "Build a station here",
	"station.at": "A station in {city}",
	"tunnel.title": "Tunnel {route}",
	"tunnel.laid": "{name} laid down",
	"tunnel.revealed": "Cards turned over",
	"tunnel.extra": {
		"one": "{n} card more",
		"other": "{n} cards more"
	},
	"tunnel.free": "Nothing more to pay",
	"tunnel.free_for": "{name} digs on without paying more ({cards}).",
	"tunnel.cannot": "You cannot pay that.",
	"tunnel.retreat": "Take the cards back and end the turn",
	"tunnel.waiting": "{name} decides.",
	"refusal.internal": "Something went wrong. Please try again.",
	"reason.asking": "One moment …",
	"dock.title": "Your move",
	"dock.close": "Close",
	"dock.cancel": "Cancel",
	"notices.title": "News",
	"notice.done": "Ticket done: {ticket}",
	"notice.cut_off": "Cut off: {ticket} can no longer be done.",
	"notice.bonus": {
		"one": "{name} draws {n} bonus card.",
		"other": "{name} draws {n} bonus cards."
	},
	"notice.bonus_mine": {
		"one": "Your bonus card: {cards}",
		"other": "Your bonus cards: {cards}"
	},
	"log.title": "Log",
	"log.undo": "{name} took the last action back.",
	"log.tickets_chosen": "{name} has chosen tickets.",
	"log.card_drawn": "{name} drew a card.",
	"log.card_drawn.known": "{name} drew {card}.",
	"log.card_drawn.bonus": "{name} drew a bonus card.",
	"log.card_drawn.bonus.known": "{name} drew {card} as a bonus.",
	"log.card_taken": "{name} took {card}.",
	"log.display_swept": "Too many locomotives: the face-up cards were swept away.",
	"log.deck_refilled": {
		"one": "{n} discarded card was shuffled into a new deck.",
		"other": "{n} discarded cards were shuffled into a new deck."
	},
	"log.tunnel_tried": {
		"one": "{name} digs {route}: {cards} – {n} card more.",
		"other": "{name} digs {route}: {cards} – {n} cards more."
	},
	"log.tunnel_left": "{name} gave up the tunnel {route}.",
	"log.route_claimed": {
		"one": "{name} claimed {route} for {n} point.",
		"other": "{name} claimed {route} for {n} points."
	},
	"log.station_built": "{name} built a station in {city}.",
	"log.tickets_drawn": {
		"one": "{name} drew {n} ticket.",
		"other": "{name} drew {n} tickets."
	},
	"log.tickets_kept": {
		"one": "{name} kept {n} ticket.",
		"other": "{name} kept {n} tickets."
	},
	"log.passed": "{name} passed.",
	"log.last_round_began": "{name} is almost out of trains: everyone has one more turn.",
	"log.game_ended": "The game is over.",
	"connection.lost": "Connection lost. Trying again …",
	"connection.now": "Try now",
	"connection.elsewhere": "You are playing this game in another tab or window.",
	"connection.here": "Play here",
	"waiting.title": "Waiting for players",
	"waiting.free": "free",
	"waiting.name": "Your name",
	"waiting.join": "Sit down",
	"waiting.invite": "Send this link to your friends:",
	"settings.title": "Settings",
	"settings.language": "Language",
	"settings.theme": "Theme",
	"settings.theme.auto": "Like the system",
	"settings.theme.light": "Light",
	"settings.theme.dark": "Dark",
	"settings.motion": "Motion",
	"settings.motion.auto": "Like the system",
	"settings.motion.full": "On",
	"settings.motion.none": "Off",
	"settings.confirm": "Ask before claiming",
	"settings.confirm.touch": "On touch screens",
	"settings.confirm.always": "Always",
	"settings.confirm.never": "Never",
	"settings.confirmTickets": "Ask before drawing tickets",
	"settings.sound": "Sounds",
	"settings.notifications": "Notify me when it is my turn",
	"settings.done": "Done"
};
// src/lib/settings.svelte.ts
var LANGUAGES = [
	"en",
	"nb",
	"sv",
	"da",
	"fi",
	"de",
	"fr"
];
var KEY = "northline.settings";
function defaults() {
	return {
		theme: "auto",
		motion: "auto",
		sound: false,
		confirm: "touch",
		confirmTickets: true,
		notifications: false,
		language: browserLanguage(),
		name: ""
	};
}
function browserLanguage() {
	if (typeof navigator === "undefined") return "en";
	for (const wanted of navigator.languages ?? []) {
		const short = wanted.toLowerCase().split("-")[0];
		const found = short === "no" || short === "nn" ? "nb" : LANGUAGES.find((language) => language === short);
		if (found) return found;
	}
	return "en";
}
function stored() {
	try {
		return {
			...defaults(),
			...JSON.parse(localStorage.getItem(KEY) ?? "{}")
		};
	} catch {
		return defaults();
	}
}
function matches(query) {
	return typeof matchMedia !== "undefined" && matchMedia(query).matches;
}
var Settings = class {
	#values = /* @__PURE__ */ state(proxy(stored()));
	#darkSystem = /* @__PURE__ */ state(proxy(matches("(prefers-color-scheme: dark)")));
	#stillSystem = /* @__PURE__ */ state(proxy(matches("(prefers-reduced-motion: reduce)")));
	#touch = /* @__PURE__ */ state(proxy(matches("(pointer: coarse)")));
	get touch() {
		return get(this.#touch);
	}
	set touch(value) {
		set(this.#touch, value, true);
	}
	constructor() {
		if (typeof matchMedia === "undefined") return;
		matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => set(this.#darkSystem, e.matches, true));
		matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => set(this.#stillSystem, e.matches, true));
		addEventListener("pointerdown", (e) => this.touch = e.pointerType === "touch", {
			capture: true,
			passive: true
		});
		addEventListener("storage", (e) => {
			if (e.key === KEY) set(this.#values, stored(), true);
		});
	}
	get values() {
		return get(this.#values);
	}
	set(key, value) {
		set(this.#values, {
			...get(this.#values),
			[key]: value
		}, true);
		try {
			localStorage.setItem(KEY, JSON.stringify(get(this.#values)));
		} catch {}
	}
	get theme() {
		const { theme } = get(this.#values);
		if (theme !== "auto") return theme;
		return get(this.#darkSystem) ? "dark" : "light";
	}
	/** Whether things may move. */
	get motion() {
		const { motion } = get(this.#values);
		return motion === "auto" ? !get(this.#stillSystem) : motion === "full";
	}
	/** Whether a claim asks once more. */
	get confirms() {
		const { confirm } = get(this.#values);
		return confirm === "always" || confirm === "touch" && this.touch;
	}
};
var settings = new Settings();
// src/lib/language.svelte.ts
var loaders = Object.assign({});
var LanguageState = class {
	#current = /* @__PURE__ */ state("en");
	get current() {
		return get(this.#current);
	}
	set current(value) {
		set(this.#current, value, true);
	}
	#catalogue = /* @__PURE__ */ state(en_default);
	get catalogue() {
		return get(this.#catalogue);
	}
	set catalogue(value) {
		set(this.#catalogue, value);
	}
	async use(language) {
		if (!LANGUAGES.includes(language)) return;
		const load = loaders[`../messages/${language}.json`];
		const catalogue = language === "en" ? en_default : load ? (await load()).default : null;
		if (!catalogue || settings.values.language !== language) return;
		this.catalogue = catalogue;
		this.current = language;
		document.documentElement.lang = language;
	}
};
var language = new LanguageState();
var english = en_default;
// src/lib/router.svelte.ts
function pageOf(url) {
	const [first, id, third] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
	const query = new URLSearchParams(url.search);
	if (first === void 0) return { name: "lobby" };
	if (id === void 0) return { name: "missing" };
	switch (first) {
		case "table": return {
			name: "table",
			id,
			code: query.get("code"),
			watch: query.has("watch")
		};
		case "replay": return {
			name: "replay",
			id,
			at: number(query.get("at")),
			seat: number(query.get("seat"))
		};
		case "edition": return {
			name: "edition",
			id
		};
		case "statistics": return {
			name: "statistics",
			id,
			player: third ?? null
		};
		default: return { name: "missing" };
	}
}
function number(text) {
	return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
var Router = class {
	#page = /* @__PURE__ */ state(proxy({ name: "lobby" }));
	get page() {
		return get(this.#page);
	}
	set page(value) {
		set(this.#page, value, true);
	}
	start() {
		this.page = pageOf(location);
		addEventListener("popstate", () => this.page = pageOf(location));
		document.addEventListener("click", (event) => this.#follow(event));
	}
	go(path, replace = false) {
		history[replace ? "replaceState" : "pushState"](null, "", path);
		this.page = pageOf(location);
		scrollTo(0, 0);
	}
	/** Links to pages of ours do not load the page anew. */
	#follow(event) {
		if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
		if (link.pathname.startsWith("/api/")) return;
		event.preventDefault();
		this.go(link.pathname + link.search);
	}
};
var router = new Router();
// src/lib/i18n.ts
/**
* Words for people. A catalogue is a flat object of messages by key; `{name}` is replaced by a value. A message that
* depends on a number is an object with the forms of `Intl.PluralRules` (`one`, `other` …), chosen by the value `n`.
*/
/** The message of a key in the chosen language, in English where that language lacks it. */
function t(key, values = {}) {
	const own = language.catalogue[key];
	if (own !== void 0) return fill(own, values, language.current);
	const fallback = english[key];
	return fallback === void 0 ? key : fill(fallback, values, "en");
}
/** Whether there is a message for a key: for texts that an edition of one's own may lack. */
function has(key) {
	return key in language.catalogue || key in english;
}
/** A list in the chosen language: "red, green and blue". */
function list(parts) {
	return new Intl.ListFormat(language.current, { type: "conjunction" }).format(parts);
}
function fill(message, values, locale) {
	return (typeof message === "string" ? message : chosen(message, Number(values.n ?? 0), locale)).replace(/\{(\w+)\}/g, (whole, name) => {
		const value = values[name];
		if (value === void 0) return whole;
		return typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : value;
	});
}
function chosen(forms, n, locale) {
	return forms[new Intl.PluralRules(locale).select(n)] ?? forms.other ?? "";
}
// node_modules/svelte/src/internal/flags/legacy.js
enable_legacy_mode_flag();
// src/lib/api.ts
/** A request that the server did not grant, or that never reached it (`code` is then `offline`). */
var Refusal = class extends Error {
	code;
	rule;
	key;
	values;
	constructor(code, why, info = null) {
		super(why);
		this.code = code;
		this.rule = info?.rule ?? null;
		this.key = info?.key ?? null;
		this.values = info?.values ?? {};
	}
};
async function request(method, path, body) {
	let response;
	try {
		response = await fetch(path, {
			method,
			headers: body === void 0 ? {} : { "content-type": "application/json" },
			body: body === void 0 ? void 0 : JSON.stringify(body)
		});
	} catch {
		throw new Refusal("offline", "the server cannot be reached");
	}
	const document = await response.json().catch(() => null);
	if (!response.ok) {
		if (isRefusal(document)) throw new Refusal(document.code, document.why, document);
		throw new Refusal("internal", response.statusText);
	}
	return document;
}
function isRefusal(document) {
	return typeof document === "object" && document !== null && "code" in document && "why" in document;
}
var at = (table) => `/api/tables/${encodeURIComponent(table)}`;
var getEditions = () => request("GET", "/api/editions");
var getEdition = (id) => request("GET", `/api/editions/${encodeURIComponent(id)}`);
var getGeometry = (id) => request("GET", `/api/editions/${encodeURIComponent(id)}/geometry`);
var createTable = (wanted) => request("POST", "/api/tables", wanted);
var joinTable = (id, wanted) => request("POST", `${at(id)}/join`, wanted);
// src/lobby/LobbyPage.svelte
var root$30 = /* @__PURE__ */ from_html(`<li><button class="button primary" type="button"> </button></li>`);
var root_1$25 = /* @__PURE__ */ from_html(`<ul></ul>`);
var root_2$20 = /* @__PURE__ */ from_html(`<p> </p>`);
var root_3$12 = /* @__PURE__ */ from_html(`<main class="page"><h1>Northline</h1> <!></main>`);
function LobbyPage($$anchor, $$props) {
	push($$props, false);
	const editions = getEditions();
	async function play(edition) {
		const seated = await createTable({
			edition,
			seats: [
				null,
				"greedy",
				"greedy"
			],
			name: settings.values.name || t("lobby.you")
		});
		router.go(`/table/${seated.table.id}`);
	}
	init();
	var main = root_3$12();
	await_block(sibling(child(main), 2), () => editions, null, ($$anchor, list) => {
		var ul = root_1$25();
		each(ul, 5, () => get(list), (edition) => edition.id, ($$anchor, edition) => {
			var li = root$30();
			var button = child(li);
			var text = only_child(button, true);
			reset(li);
			template_effect(() => set_text(text, get(edition).name));
			delegated("click", button, () => play(get(edition).id));
			append($$anchor, li);
		});
		reset(ul);
		append($$anchor, ul);
	}, ($$anchor) => {
		var p = root_2$20();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("error.offline")]);
		append($$anchor, p);
	});
	reset(main);
	append($$anchor, main);
	pop();
}
delegate(["click"]);
// src/lib/cards.ts
/** The kinds of cards in the order used everywhere. */
var CARDS = [
	"purple",
	"blue",
	"orange",
	"white",
	"green",
	"yellow",
	"black",
	"red",
	"locomotive"
];
// src/lib/edition.ts
/** An edition with its geometry, and everything by name. */
var Board$1 = class {
	edition;
	geometry;
	cities;
	routes;
	tickets;
	bonusCards;
	/** The routes that begin or end in a city. */
	routesOf;
	constructor(edition, geometry) {
		this.edition = edition;
		this.geometry = geometry;
		this.cities = byId(edition.cities);
		this.routes = byId(edition.routes);
		this.tickets = byId(edition.tickets);
		this.bonusCards = byId(edition.bonus_cards);
		const routesOf = new Map(edition.cities.map((city) => [city.id, []]));
		for (const route of edition.routes) {
			routesOf.get(route.a)?.push(route);
			routesOf.get(route.b)?.push(route);
		}
		this.routesOf = routesOf;
	}
	cityName(id) {
		return this.cities.get(id)?.name ?? id;
	}
	/** "Wien – Budapest" of a route or a ticket. */
	ends(thing) {
		return `${this.cityName(thing.a)} – ${this.cityName(thing.b)}`;
	}
	routeEnds(id) {
		const route = this.routes.get(id);
		return route ? this.ends(route) : id;
	}
	/** The routes beside one that join the same two cities, itself included. */
	twins(id) {
		const route = this.routes.get(id);
		if (!route) return [];
		return this.edition.routes.filter((other) => other.a === route.a && other.b === route.b || other.a === route.b && other.b === route.a);
	}
};
var known = /* @__PURE__ */ new Map();
/** The board of an edition; fetched once. */
function loadBoard(edition) {
	let board = known.get(edition);
	if (!board) {
		board = Promise.all([getEdition(edition), getGeometry(edition)]).then(([data, geometry]) => new Board$1(data, geometry));
		board.catch(() => known.delete(edition));
		known.set(edition, board);
	}
	return board;
}
function byId(things) {
	return new Map(things.map((thing) => [thing.id, thing]));
}
// src/lib/menu.ts
function menuOf(actions) {
	const take = /* @__PURE__ */ new Set();
	const claims = /* @__PURE__ */ new Map();
	const stations = /* @__PURE__ */ new Map();
	const pay = [];
	const keep = [];
	const plain = /* @__PURE__ */ new Set();
	for (const action of actions) {
		const [verb, ...words] = action.split(" ");
		if (verb === "take") take.add(cardName(words[0]));
		else if (verb === "claim") add(claims, words[0], {
			action,
			cards: parseCards(words.slice(1))
		});
		else if (verb === "station") add(stations, words[0], {
			action,
			cards: parseCards(words.slice(1))
		});
		else if (verb === "pay") pay.push({
			action,
			cards: parseCards(words)
		});
		else if (verb === "keep") keep.push(words);
		else plain.add(verb);
	}
	return {
		empty: actions.length === 0,
		draw: plain.has("draw"),
		stop: plain.has("stop"),
		tickets: plain.has("tickets"),
		pass: plain.has("pass"),
		retreat: plain.has("retreat"),
		take,
		claims,
		stations,
		pay,
		keep
	};
}
/** `["red*3", "loco"]` as counts. */
function parseCards(words) {
	const cards = {};
	for (const word of words) {
		const [name, times] = word.split("*");
		const card = cardName(name);
		cards[card] = (cards[card] ?? 0) + (times === void 0 ? 1 : Number(times));
	}
	return cards;
}
/** Counts in notation, in the order that the server writes. */
function formatCards(cards, order) {
	return order.filter((card) => (cards[card] ?? 0) > 0).map((card) => {
		const word = card === "locomotive" ? "loco" : card;
		return cards[card] === 1 ? word : `${word}*${cards[card]}`;
	}).join(" ");
}
function cardTotal(cards) {
	return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
/** The payments that use a colour. */
function paymentsIn(payments, color) {
	return payments.filter((payment) => (payment.cards[color] ?? 0) > 0);
}
function cardName(word) {
	return word === "loco" ? "locomotive" : word;
}
function add(map, key, payment) {
	const list = map.get(key);
	if (list) list.push(payment);
	else map.set(key, [payment]);
}
// src/lib/socket.ts
var SEAT_TAKEN_ELSEWHERE = 4001;
var QUIET_MS = 2e4;
var PATIENCE_MS = 8e3;
var LONGEST_WAIT_MS = 8e3;
var TableSocket = class {
	options;
	socket = null;
	unanswered = null;
	attempts = 0;
	timer;
	heartbeat;
	stopped = false;
	constructor(options) {
		this.options = options;
	}
	open() {
		this.stopped = false;
		this.attempts = 0;
		this.connect();
	}
	/** Hang up for good. */
	close() {
		this.stopped = true;
		this.dropSocket();
		this.options.onconnection("closed");
	}
	/** Try again now instead of waiting: the browser is back online, or somebody asked for it. */
	hurry() {
		if (this.stopped || this.socket?.readyState === 1) return;
		this.attempts = 0;
		this.connect();
	}
	/** The browser says that the network is gone: a line may look open long after it was cut. */
	suspect() {
		if (this.stopped) return;
		this.dropSocket();
		this.hungUp(1006);
	}
	/** Something that changes the game; kept until the server has answered. */
	ask(message) {
		this.unanswered = message;
		this.send(message);
	}
	/** Something that does not matter after a break. */
	tell(message) {
		this.send(message);
	}
	connect() {
		this.dropSocket();
		const socket = (this.options.connect ?? ((url) => new WebSocket(url)))(this.options.url);
		this.socket = socket;
		this.options.onconnection(this.attempts === 0 ? "connecting" : "lost");
		socket.onopen = () => {
			const { table, watch } = this.options;
			this.send({
				type: "hello",
				table,
				since: this.options.since(),
				watch
			});
		};
		socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
		socket.onclose = (event) => this.hungUp(event.code);
		this.watchOver();
	}
	receive(message) {
		this.watchOver();
		if (message.type === "welcome") {
			this.attempts = 0;
			this.options.onconnection("open");
		}
		if ((message.type === "done" || message.type === "refused") && message.seq === this.unanswered?.seq) this.unanswered = null;
		this.options.onmessage(message);
		if (message.type === "welcome" && this.unanswered) this.send(this.unanswered);
	}
	hungUp(code) {
		this.socket = null;
		clearTimeout(this.heartbeat);
		if (this.stopped) return;
		if (code === SEAT_TAKEN_ELSEWHERE) {
			this.stopped = true;
			this.options.onconnection("elsewhere");
			return;
		}
		this.options.onconnection("lost");
		const wait = Math.min(250 * 2 ** this.attempts, LONGEST_WAIT_MS) * (.75 + Math.random() / 2);
		this.attempts += 1;
		this.timer = setTimeout(() => this.connect(), wait);
	}
	/** A line on which nothing is heard is asked for a sign of life, and given up when none comes. */
	watchOver() {
		clearTimeout(this.heartbeat);
		this.heartbeat = setTimeout(() => {
			this.send({ type: "ping" });
			this.heartbeat = setTimeout(() => {
				this.suspect();
			}, PATIENCE_MS);
		}, QUIET_MS);
	}
	send(message) {
		if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
	}
	dropSocket() {
		clearTimeout(this.timer);
		clearTimeout(this.heartbeat);
		const socket = this.socket;
		this.socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}
};
/** The address of the WebSocket on the server that this page comes from. */
function socketUrl(location) {
	return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
// src/lib/table.svelte.ts
var TableStore = class {
	id;
	#info = /* @__PURE__ */ state(null);
	get info() {
		return get(this.#info);
	}
	set info(value) {
		set(this.#info, value);
	}
	#seat = /* @__PURE__ */ state(null);
	get seat() {
		return get(this.#seat);
	}
	set seat(value) {
		set(this.#seat, value, true);
	}
	#code = /* @__PURE__ */ state(null);
	get code() {
		return get(this.#code);
	}
	set code(value) {
		set(this.#code, value, true);
	}
	#seq = /* @__PURE__ */ state(0);
	get seq() {
		return get(this.#seq);
	}
	set seq(value) {
		set(this.#seq, value, true);
	}
	#view = /* @__PURE__ */ state(null);
	get view() {
		return get(this.#view);
	}
	set view(value) {
		set(this.#view, value);
	}
	#progress = /* @__PURE__ */ state(null);
	get progress() {
		return get(this.#progress);
	}
	set progress(value) {
		set(this.#progress, value);
	}
	#canUndo = /* @__PURE__ */ state(false);
	get canUndo() {
		return get(this.#canUndo);
	}
	set canUndo(value) {
		set(this.#canUndo, value, true);
	}
	#banks = /* @__PURE__ */ state(null);
	get banks() {
		return get(this.#banks);
	}
	set banks(value) {
		set(this.#banks, value);
	}
	#log = /* @__PURE__ */ state([]);
	get log() {
		return get(this.#log);
	}
	set log(value) {
		set(this.#log, value);
	}
	#chat = /* @__PURE__ */ state([]);
	get chat() {
		return get(this.#chat);
	}
	set chat(value) {
		set(this.#chat, value);
	}
	#connection = /* @__PURE__ */ state("connecting");
	get connection() {
		return get(this.#connection);
	}
	set connection(value) {
		set(this.#connection, value, true);
	}
	#refusal = /* @__PURE__ */ state(null);
	get refusal() {
		return get(this.#refusal);
	}
	set refusal(value) {
		set(this.#refusal, value);
	}
	#reason = /* @__PURE__ */ state(null);
	get reason() {
		return get(this.#reason);
	}
	set reason(value) {
		set(this.#reason, value);
	}
	#pending = /* @__PURE__ */ state(null);
	get pending() {
		return get(this.#pending);
	}
	set pending(value) {
		set(this.#pending, value, true);
	}
	#menu = /* @__PURE__ */ user_derived(() => menuOf(this.view?.legal_actions ?? []));
	get menu() {
		return get(this.#menu);
	}
	set menu(value) {
		set(this.#menu, value);
	}
	#myTurn = /* @__PURE__ */ user_derived(() => this.seat !== null && (this.view?.to_act.includes(this.seat) ?? false) && this.info?.state === "playing");
	get myTurn() {
		return get(this.#myTurn);
	}
	set myTurn(value) {
		set(this.#myTurn, value);
	}
	#over = /* @__PURE__ */ user_derived(() => this.view?.phase === "over");
	get over() {
		return get(this.#over);
	}
	set over(value) {
		set(this.#over, value);
	}
	onhappened = null;
	#socket;
	constructor(id, options = {}) {
		this.id = id;
		this.#socket = new TableSocket({
			url: options.url ?? socketUrl(location),
			table: id,
			watch: options.watch ?? false,
			since: () => this.#since(),
			onmessage: (message) => this.receive(message),
			onconnection: (connection) => this.connection = connection,
			connect: options.connect
		});
	}
	open() {
		this.#socket.open();
	}
	close() {
		this.#socket.close();
	}
	reconnect() {
		this.#socket.hurry();
	}
	/** The browser has lost its network. */
	offline() {
		this.#socket.suspect();
	}
	/** Take the seat back that another tab or window has taken. */
	playHere() {
		this.#socket.open();
	}
	act(action) {
		if (this.pending !== null) return;
		this.refusal = null;
		this.pending = action;
		this.#socket.ask({
			type: "act",
			seq: this.seq,
			action
		});
	}
	undo() {
		if (this.pending !== null) return;
		this.pending = "undo";
		this.#socket.ask({
			type: "undo",
			seq: this.seq
		});
	}
	say(phrase, text = null) {
		this.#socket.tell(phrase ? {
			type: "chat",
			phrase
		} : {
			type: "chat",
			text
		});
	}
	/** Ask why something cannot be done; the answer comes as `reason`. */
	askWhy(what, id) {
		this.reason = null;
		this.#socket.tell(what === "claim" ? {
			type: "why",
			route: id
		} : {
			type: "why",
			city: id
		});
	}
	receive(message) {
		switch (message.type) {
			case "welcome": return this.#welcome(message);
			case "happened": return this.#happened(message);
			case "table":
				this.info = message.table;
				return;
			case "said":
				this.chat = [...this.chat, message].slice(-100);
				return;
			case "because":
				this.reason = message.refusal;
				return;
			case "done":
				this.pending = null;
				return;
			case "refused":
				this.pending = null;
				this.refusal = message;
				return;
		}
	}
	#welcome(message) {
		this.info = message.table;
		this.seat = message.seat;
		this.code = message.code;
		this.log = merged(this.log, message.missed);
		this.seq = message.seq;
		this.view = message.view;
		this.progress = message.progress;
		this.canUndo = message.can_undo;
		this.banks = message.banks;
	}
	#happened(message) {
		if (message.seq <= this.seq) return;
		const before = {
			view: this.view,
			progress: this.progress
		};
		const entry = entryOf(message);
		this.log = merged(this.log, [message]);
		this.seq = message.seq;
		if (message.seat === this.seat) this.pending = null;
		if (message.view) this.view = message.view;
		if (message.progress) this.progress = message.progress;
		this.canUndo = message.can_undo;
		this.banks = message.banks;
		this.onhappened?.(entry, before);
	}
	#since() {
		return this.log.at(-1)?.seq ?? 0;
	}
};
function entryOf(message) {
	return {
		seq: message.seq,
		seat: message.seat,
		kind: message.kind,
		events: message.events,
		note: message.note
	};
}
function merged(log, more) {
	const last = log.at(-1)?.seq ?? 0;
	const fresh = more.filter((message) => message.seq > last).map(entryOf);
	return fresh.length ? [...log, ...fresh] : log;
}
// src/table/ConnectionBanner.svelte
var root$29 = /* @__PURE__ */ from_html(`<div class="banner svelte-1c7nw1g" role="alert"><span> </span> <button type="button" class="button"> </button></div>`);
function ConnectionBanner($$anchor, $$props) {
	push($$props, true);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root$29();
		var span = child(div);
		var text = only_child(span, true);
		var button = sibling(span, 2);
		var text_1 = only_child(button, true);
		reset(div);
		template_effect(($0, $1) => {
			set_text(text, $0);
			set_text(text_1, $1);
		}, [() => t("connection.lost"), () => t("connection.now")]);
		delegated("click", button, () => $$props.table.reconnect());
		append($$anchor, div);
	};
	var consequent_1 = ($$anchor) => {
		var div_1 = root$29();
		var span_1 = child(div_1);
		var text_2 = only_child(span_1, true);
		var button_1 = sibling(span_1, 2);
		var text_3 = only_child(button_1, true);
		reset(div_1);
		template_effect(($0, $1) => {
			set_text(text_2, $0);
			set_text(text_3, $1);
		}, [() => t("connection.elsewhere"), () => t("connection.here")]);
		delegated("click", button_1, () => $$props.table.playHere());
		append($$anchor, div_1);
	};
	if_block(node, ($$render) => {
		if ($$props.table.connection === "lost") $$render(consequent);
		else if ($$props.table.connection === "elsewhere") $$render(consequent_1, 1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/lib/geometry.ts
/** A smooth path through points. */
function curve(points) {
	const first = points[0];
	if (!first) return "";
	let path = `M${first[0]} ${first[1]}`;
	for (let k = 0; k + 1 < points.length; k++) {
		const p0 = points[Math.max(k - 1, 0)];
		const p1 = points[k];
		const p2 = points[k + 1];
		const p3 = points[Math.min(k + 2, points.length - 1)];
		const c1 = `${round(p1[0] + (p2[0] - p0[0]) / 6)} ${round(p1[1] + (p2[1] - p0[1]) / 6)}`;
		const c2 = `${round(p2[0] - (p3[0] - p1[0]) / 6)} ${round(p2[1] - (p3[1] - p1[1]) / 6)}`;
		path += `C${c1} ${c2} ${p2[0]} ${p2[1]}`;
	}
	return path;
}
/** The same direction without standing on one's head. */
function upright(angle) {
	return ((angle + 90) % 180 + 180) % 180 - 90;
}
/** How far a point is from a turned rectangle: 0 inside. */
function distanceToBox([px, py], [x, y, angle], [length, width]) {
	const c = Math.cos(angle * Math.PI / 180);
	const s = Math.sin(angle * Math.PI / 180);
	const along = Math.abs((px - x) * c + (py - y) * s) - length / 2;
	const aside = Math.abs((py - y) * c - (px - x) * s) - width / 2;
	return Math.hypot(Math.max(along, 0), Math.max(aside, 0));
}
/** What is under a finger: the nearest city or route that is within reach. */
function hitTest(geometry, point, reach, cityReach = reach) {
	let best = null;
	let nearest = Number.POSITIVE_INFINITY;
	for (const [id, track] of Object.entries(geometry.routes)) for (const space of track.spaces) {
		const distance = distanceToBox(point, space, geometry.space);
		if (distance <= reach && distance < nearest) {
			nearest = distance;
			best = {
				kind: "route",
				id
			};
		}
	}
	for (const [id, [x, y]] of Object.entries(geometry.cities)) {
		const distance = Math.max(Math.hypot(point[0] - x, point[1] - y) - 9, 0);
		if (distance <= cityReach && distance < nearest) {
			nearest = distance;
			best = {
				kind: "city",
				id
			};
		}
	}
	return best;
}
/** The city that lies next in a direction: near, and not too far off the line. */
function cityTowards(geometry, from, direction, among) {
	const [x, y] = geometry.cities[from];
	const [dx, dy] = {
		up: [0, -1],
		down: [0, 1],
		left: [-1, 0],
		right: [1, 0]
	}[direction];
	let best = from;
	let least = Number.POSITIVE_INFINITY;
	for (const id of among) {
		if (id === from) continue;
		const [cx, cy] = geometry.cities[id];
		const along = (cx - x) * dx + (cy - y) * dy;
		const aside = Math.abs((cx - x) * dy - (cy - y) * dx);
		if (along <= 0 || aside > 2.5 * along) continue;
		const cost = along + 2 * aside;
		if (cost < least) {
			least = cost;
			best = id;
		}
	}
	return best;
}
function round(value) {
	return Math.round(value * 10) / 10;
}
// src/board/camera.ts
var MARGIN = 8;
/** The whole board, as large as it fits. */
function contain(board, window) {
	return settle({
		k: Math.max(Math.min((window.width - 16) / board.width, (window.height - 16) / board.height), .02),
		x: 0,
		y: 0
	}, board, window);
}
/** Where one starts: the whole board; on a small screen that it fits badly, as much as stays readable. */
function opening(board, window) {
	const whole = contain(board, window);
	const cover = Math.max(window.width / board.width, window.height / board.height);
	const readable = .5;
	if (whole.k >= readable) return whole;
	const k = Math.min(readable, Math.max(whole.k, cover));
	return settle({
		k,
		x: (window.width - board.width * k) / 2,
		y: (window.height - board.height * k) / 2
	}, board, window);
}
function limits(board, window) {
	const least = contain(board, window).k;
	return {
		least,
		most: Math.max(least * 1.5, 2.5 * Math.max(1, window.width / 1600))
	};
}
/** Zoom so that what is under a point of the window stays there. */
function zoomAt(camera, at, factor, board, window) {
	const { least, most } = limits(board, window);
	const k = Math.min(Math.max(camera.k * factor, least), most);
	const ratio = k / camera.k;
	return settle({
		k,
		x: at.x - (at.x - camera.x) * ratio,
		y: at.y - (at.y - camera.y) * ratio
	}, board, window);
}
function moveBy(camera, dx, dy, board, window) {
	return settle({
		...camera,
		x: camera.x + dx,
		y: camera.y + dy
	}, board, window);
}
/** Bring a point of the board into sight if it is too near the edge. */
function reveal(camera, point, board, window) {
	const room = Math.min(80, window.width / 5, window.height / 5);
	const x = camera.x + point[0] * camera.k;
	const y = camera.y + point[1] * camera.k;
	return moveBy(camera, x < room ? room - x : x > window.width - room ? window.width - room - x : 0, y < room ? room - y : y > window.height - room ? window.height - room - y : 0, board, window);
}
/** A board smaller than the window lies in its middle; a larger one leaves no more than a margin bare. */
function settle(camera, board, window) {
	return {
		k: camera.k,
		x: along(camera.x, board.width * camera.k, window.width),
		y: along(camera.y, board.height * camera.k, window.height)
	};
}
function along(at, length, room) {
	if (length <= room) return (room - length) / 2;
	return Math.min(Math.max(at, room - length - MARGIN), MARGIN);
}
var drawing_default = {
	themes: {
		"atlas": {
			"light": {
				"id": "atlas-light",
				"mode": "light",
				"sea": ["#c9dcdb", "#b9d1d3"],
				"shallows": [
					"#bfd6d6",
					"#b2ccce",
					"#a3c1c5"
				],
				"land": ["#f6ecd2", "#efe0bd"],
				"shore": "#8a7a58",
				"lake": "#bcd3d4",
				"border": "#b98f6f",
				"grid": "#7d9a9c",
				"peak": [
					"#efe0bd",
					"#c9b184",
					"#9a8052"
				],
				"ink": "#3a2c1a",
				"halo": "#fbf4e0",
				"paper": "#fbf4e0",
				"city": "#b3261e",
				"rail": "#6b5a3c",
				"edge": "#3a2c1a",
				"accent": "#d6006c",
				"font": "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif",
				"sky": "plain"
			},
			"dark": {
				"id": "atlas-dark",
				"mode": "dark",
				"sea": ["#1a2830", "#16232b"],
				"shallows": [
					"#1e2f38",
					"#243842",
					"#2c434e"
				],
				"land": ["#4a4234", "#40382b"],
				"shore": "#96825a",
				"lake": "#1c2c35",
				"border": "#8d7350",
				"grid": "#3d5560",
				"peak": [
					"#6b5f49",
					"#39311f",
					"#a08a5e"
				],
				"ink": "#f6ecd2",
				"halo": "#221d14",
				"paper": "#2a241a",
				"city": "#ff8a6b",
				"rail": "#b7a47c",
				"edge": "#e9dfc6",
				"accent": "#ff5fa8",
				"font": "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif",
				"sky": "plain"
			}
		},
		"winter": {
			"light": {
				"id": "winter-light",
				"mode": "light",
				"sea": ["#a9c6dc", "#8fb2cf"],
				"shallows": [
					"#b3cee1",
					"#c2d9e8",
					"#d4e5f0"
				],
				"land": ["#ffffff", "#eef2f6"],
				"shore": "#7f9bb3",
				"lake": "#b4cfe2",
				"border": "#a6b6c8",
				"grid": "#ffffff",
				"peak": [
					"#ffffff",
					"#c3d2e2",
					"#8ea6be"
				],
				"ink": "#1d3145",
				"halo": "#ffffff",
				"paper": "#ffffff",
				"city": "#b3261e",
				"rail": "#6d8296",
				"edge": "#1d3145",
				"accent": "#d6006c",
				"font": "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif",
				"sky": "sun"
			},
			"dark": {
				"id": "winter-dark",
				"mode": "dark",
				"sea": ["#12233a", "#1b3350"],
				"shallows": [
					"#1a3350",
					"#223f5f",
					"#2c4d70"
				],
				"land": ["#5a6f8a", "#4b5f7a"],
				"shore": "#a9bfd6",
				"lake": "#1e3858",
				"border": "#8496b0",
				"grid": "#35557c",
				"peak": [
					"#a5b7cc",
					"#4e647f",
					"#c7d6e6"
				],
				"ink": "#ffffff",
				"halo": "#22344d",
				"paper": "#1c2e47",
				"city": "#ffcf5c",
				"rail": "#d3dfec",
				"edge": "#e4ecf5",
				"accent": "#ff5fa8",
				"font": "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif",
				"sky": "sun"
			}
		},
		"aurora": {
			"dark": {
				"id": "aurora-dark",
				"mode": "dark",
				"sea": ["#07122b", "#0c2140"],
				"shallows": [
					"#0d2444",
					"#11304f",
					"#173e5e"
				],
				"land": ["#3a5072", "#2d4162"],
				"shore": "#5f86a6",
				"lake": "#11294a",
				"border": "#54698a",
				"grid": "#2c4a70",
				"peak": [
					"#5d7596",
					"#33486a",
					"#7d96b5"
				],
				"ink": "#f1f6ff",
				"halo": "#101d33",
				"paper": "#0f1c33",
				"city": "#ffcf5c",
				"rail": "#9fb6d3",
				"edge": "#d5e2f2",
				"accent": "#ff5fa8",
				"font": "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif",
				"sky": "aurora"
			},
			"light": {
				"id": "aurora-light",
				"mode": "light",
				"sea": ["#b9c9e6", "#d9dcec"],
				"shallows": [
					"#c5d3ea",
					"#d2ddef",
					"#e0e8f4"
				],
				"land": ["#f4f6fb", "#e9edf6"],
				"shore": "#7d8fb3",
				"lake": "#c3d1e8",
				"border": "#a3afca",
				"grid": "#ffffff",
				"peak": [
					"#ffffff",
					"#c4cee2",
					"#8f9dbd"
				],
				"ink": "#1c2745",
				"halo": "#ffffff",
				"paper": "#ffffff",
				"city": "#8a1f5c",
				"rail": "#6c7a9c",
				"edge": "#1c2745",
				"accent": "#d6006c",
				"font": "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif",
				"sky": "aurora"
			}
		}
	},
	atmospheres: {
		"europe": ["atlas", "light"],
		"nordic_countries": ["winter", "light"],
		"northern_lights": ["aurora", "dark"]
	},
	routeColors: [
		"#a05cb8",
		"#2d6fc0",
		"#ee8524",
		"#fbfaf5",
		"#3d9b4c",
		"#f6cf2f",
		"#37383f",
		"#d23a32"
	],
	graySpace: "#a7adb3",
	marks: [
		"#ffffff",
		"#ffffff",
		"#3a1a00",
		"#77736a",
		"#ffffff",
		"#5a4300",
		"#ffffff",
		"#ffffff"
	],
	playerColors: [
		"#dc1f47",
		"#1c58c8",
		"#0e8a5a",
		"#f2b705",
		"#25262d"
	],
	playerMarks: [
		"#ffffff",
		"#ffffff",
		"#ffffff",
		"#3a2a00",
		"#ffffff"
	],
	colorShapes: {
		"purple": "<polygon points=\"-7.5,0 0,-3.7 7.5,0 0,3.7\"/>",
		"blue": "<path d=\"M-7.5-1.2q2.5-3.4 5 0t5 0 5 0M-7.5 2.6q2.5-3.4 5 0t5 0 5 0\" fill=\"none\" stroke=\"{mark}\" stroke-width=\"1.5\"/>",
		"orange": "<polygon points=\"-4.4,4 4.4,4 0,-4.2\"/>",
		"white": "<circle r=\"3.4\" fill=\"none\" stroke=\"{mark}\" stroke-width=\"1.8\"/>",
		"green": "<circle cy=\"-2.2\" r=\"2.3\"/><circle cx=\"-2.4\" cy=\"1.7\" r=\"2.3\"/><circle cx=\"2.4\" cy=\"1.7\" r=\"2.3\"/>",
		"yellow": "<polygon points=\"0.00,-5.20 1.23,-1.70 4.95,-1.61 2.00,0.65 3.06,4.21 0.00,2.10 -3.06,4.21 -2.00,0.65 -4.95,-1.61 -1.23,-1.70\"/>",
		"black": "<rect x=\"-3.4\" y=\"-3.4\" width=\"6.8\" height=\"6.8\"/>",
		"red": "<path d=\"M-3.6-3.6L3.6 3.6M-3.6 3.6L3.6-3.6\" fill=\"none\" stroke=\"{mark}\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
	},
	locomotive: "<path d=\"M-7 2.6V-1.2H-1.6V-4.4H-3V-5.4H5.6V-4.4H4.6V-.6Q7.2 0 7.2 2.6Z\"/><path d=\"M-6.4-1.6V-4.2H-4.4V-1.6Z\"/><circle cx=\"-4.4\" cy=\"3.6\" r=\"1.9\"/><circle cx=\"0\" cy=\"3.6\" r=\"1.9\"/><circle cx=\"4.6\" cy=\"3.6\" r=\"1.9\"/>",
	patterns: [
		"",
		"<path d=\"M-11-6.2V6.2M-4-6.2V6.2M4-6.2V6.2M11-6.2V6.2\" stroke-width=\"2\"/>",
		"<path d=\"M-16 6L-8-6M-8 6L0-6M0 6L8-6M8 6L16-6\" stroke-width=\"2\"/>",
		"<path d=\"M-15-4L-10 0-15 4M-7-4L-2 0-7 4M1-4L6 0 1 4M9-4L14 0 9 4\" stroke-width=\"2\"/>",
		"<g stroke=\"none\" fill=\"{mark}\"><circle cx=\"-12\" r=\"2.1\"/><circle cx=\"-4\" r=\"2.1\"/><circle cx=\"4\" r=\"2.1\"/><circle cx=\"12\" r=\"2.1\"/></g>"
	]
};
// src/board/look.ts
/** Palettes and symbols of the boards, as `northline.drawing` has them. */
var themes = drawing_default.themes;
var atmospheres = drawing_default.atmospheres;
/** What an edition's board looks like by day or by night; an edition of one's own is drawn as an atlas. */
function lookOf(edition, mode) {
	return themes[atmospheres[edition]?.[0] ?? "atlas"][mode];
}
var COLORS = [
	"purple",
	"blue",
	"orange",
	"white",
	"green",
	"yellow",
	"black",
	"red"
];
var graySpace = drawing_default.graySpace;
var locomotiveShape = drawing_default.locomotive;
function colorOf(card) {
	const index = COLORS.indexOf(card);
	return index < 0 ? graySpace : drawing_default.routeColors[index];
}
/** The colour in which a colour's symbol is drawn on it. */
function markOf(card) {
	return drawing_default.marks[COLORS.indexOf(card)] ?? "#2a2118";
}
/** The symbol of a card as SVG, around the origin, about 15 by 10. */
function symbolOf(card) {
	if (card === "locomotive") return `<g fill="#2a2118">${drawing_default.locomotive}</g>`;
	const shape = drawing_default.colorShapes[card] ?? "";
	return `<g fill="${markOf(card)}">${shape.replaceAll("{mark}", markOf(card))}</g>`;
}
var playerColor = (seat) => drawing_default.playerColors[seat % drawing_default.playerColors.length];
var playerMark = (seat) => drawing_default.playerMarks[seat % drawing_default.playerMarks.length];
var playerPattern = (seat) => drawing_default.patterns[seat % drawing_default.patterns.length].replaceAll("{mark}", playerMark(seat));
var SEATS = drawing_default.playerColors.length;
var ROUTE_COLORS = COLORS;
// src/board/symbols.ts
function pieceDefinitions(prefix, look, space) {
	const shrink = Math.min(1, space[0] / 36);
	const scaled = (inner) => shrink === 1 ? inner : `<g transform="scale(${shrink.toFixed(2)})">${inner}</g>`;
	const parts = [`<g id="${prefix}loco">${scaled(`<rect x="-10.5" y="-6" width="21" height="12" rx="5" fill="#fffdf5"/><g fill="#2a2118" transform="translate(0 .3) scale(.86)">${locomotiveShape}</g>`)}</g>`];
	for (const kind of [
		"regular",
		"ferry",
		"tunnel"
	]) for (const color of [...ROUTE_COLORS, "gray"]) {
		const blank = blankSpace(kind, colorOf(color), look.edge, space);
		const symbol = color === "gray" ? "" : scaled(symbolOf(color));
		parts.push(`<g id="${prefix}${kind}-${color}">${blank}${symbol}</g><g id="${prefix}${kind}-${color}-bare">${blank}</g>`);
	}
	for (let seat = 0; seat < SEATS; seat++) parts.push(`<g id="${prefix}train-${seat}">${scaled(train(seat))}</g>`, `<g id="${prefix}station-${seat}">${station(seat)}</g>`);
	return parts.join("");
}
/** A train of a seat's colour and pattern. */
function train(seat) {
	return `<rect x="-18.4" y="-7.4" width="36.8" height="14.8" rx="4.2" fill="#0b0b10" opacity=".35" transform="translate(.8 1.4)"/><rect x="-18.2" y="-7.2" width="36.4" height="14.4" rx="4" fill="${playerColor(seat)}" stroke="#fff" stroke-width="1.3"/><g fill="none" stroke="${playerMark(seat)}" opacity=".92">${playerPattern(seat)}</g><rect x="-17" y="-6" width="34" height="2.4" rx="1.3" fill="#fff" opacity=".28"/>`;
}
function station(seat) {
	return `<path d="M-9.5 7V-3L0-11 9.5-3V7Z" fill="${playerColor(seat)}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/><path d="M-3 7V.5H3V7Z" fill="${playerMark(seat)}"/>`;
}
/** A space without a symbol: plain, with round ends for a ferry, with a hatched rim for a tunnel. */
function blankSpace(kind, fill, edge, [length, width]) {
	const x = -length / 2;
	const y = -width / 2;
	if (kind === "tunnel") return `<rect x="${x}" y="${y}" width="${length}" height="${width}" rx="2" fill="#17130d" stroke="${edge}" stroke-width=".7"/><rect x="${x + 1.2}" y="${y + 1.2}" width="${length - 2.4}" height="${width - 2.4}" fill="none" stroke="#fff6dc" stroke-width="1.5" stroke-dasharray="2.6 2.6"/><rect x="${x + 2.4}" y="${y + 2.4}" width="${length - 4.8}" height="${width - 4.8}" rx="1" fill="${fill}" stroke="#17130d" stroke-width=".6"/>`;
	return `<rect x="${x + .5}" y="${y + .5}" width="${length - 1}" height="${width - 1}" rx="${kind === "ferry" ? 6 : 2}" fill="${fill}" stroke="${edge}"/>`;
}
function facesOf(route) {
	const count = Math.min(route.symbols, route.length);
	const shown = new Set(Array.from({ length: count }, (_, k) => Math.floor((k + .5) * route.length / count)));
	const note = route.bonus_draw ? `+${route.bonus_draw}` : route.any_for_one ? `${route.any_for_one}:1` : "";
	const special = note ? specialSpace(route.length, shown) : -1;
	return Array.from({ length: route.length }, (_, k) => {
		const locomotive = shown.has(k);
		const bare = locomotive || k === special || route.color === "gray";
		return {
			use: `${route.kind}-${route.color}${bare ? "-bare" : ""}`,
			locomotive,
			note: k === special ? note : ""
		};
	});
}
/** The space that says what is special: one without a locomotive if there is one, near the middle. */
function specialSpace(length, shown) {
	const middle = (length - 1) / 2;
	const cost = (k) => (shown.has(k) ? length : 0) + Math.abs(k - middle);
	return Array.from({ length }, (_, k) => k).reduce((best, k) => cost(k) < cost(best) ? k : best, 0);
}
var KNOWN_CODES = {
	Denmark: "DK",
	Estonia: "EE",
	Finland: "FI",
	Latvia: "LV",
	Lithuania: "LT",
	Norway: "NO",
	Poland: "PL",
	Russia: "RU",
	Sweden: "SE"
};
/** Two letters for each country, all different. */
function countryCodes(countries) {
	const codes = /* @__PURE__ */ new Map();
	for (const country of countries) if (KNOWN_CODES[country]) codes.set(country, KNOWN_CODES[country]);
	for (const country of [...new Set(countries)].sort()) {
		if (codes.has(country)) continue;
		const letters = [...country.toUpperCase()].filter((letter) => /\p{L}/u.test(letter));
		const first = letters[0] ?? "?";
		const choices = [
			...letters.slice(1).map((letter) => first + letter),
			first,
			..."23456789".split("").map((d) => first + d)
		];
		const taken = new Set(codes.values());
		codes.set(country, choices.find((code) => !taken.has(code)) ?? first);
	}
	return codes;
}
// src/board/CityMark.svelte
var root$28 = /* @__PURE__ */ from_svg(`<circle fill="none" stroke-width="5"></circle>`);
var root_1$24 = /* @__PURE__ */ from_svg(`<circle class="cursor" fill="none" stroke-width="2.5" stroke-dasharray="6 4"></circle>`);
var root_2$19 = /* @__PURE__ */ from_svg(`<circle stroke-width="1.8"></circle><circle r="2"></circle>`, 1);
var root_3$11 = /* @__PURE__ */ from_svg(`<rect rx="2.5" stroke-width="1.6"></rect>`);
var root_4$8 = /* @__PURE__ */ from_svg(`<circle stroke-width="1.6"></circle>`);
var root_5$6 = /* @__PURE__ */ from_svg(`<text y="3.3" text-anchor="middle" font-size="9.2" font-weight="800"> </text>`);
var root_6$5 = /* @__PURE__ */ from_svg(`<circle r="3.2"></circle>`);
var root_7$3 = /* @__PURE__ */ from_svg(`<!><!>`, 1);
var root_8$3 = /* @__PURE__ */ from_svg(`<g role="button" tabindex="-1" class="svelte-2cl7ho"><!><!><!></g>`);
function CityMark($$anchor, $$props) {
	push($$props, true);
	/** Two letters of its country, where countries count. */
	const radius = /* @__PURE__ */ user_derived(() => $$props.city.named ? 9 : 6);
	const letters = /* @__PURE__ */ user_derived(() => $$props.look.city === "#ffcf5c" ? "#231700" : "#fff");
	var g = root_8$3();
	var node = child(g);
	var consequent = ($$anchor) => {
		var circle = root$28();
		template_effect(() => {
			set_class(circle, 0, `ring ${$$props.ring ?? ""}`, "svelte-2cl7ho");
			set_attribute(circle, "r", get(radius) + 6.5);
		});
		append($$anchor, circle);
	};
	if_block(node, ($$render) => {
		if ($$props.ring) $$render(consequent);
	});
	var node_1 = sibling(node);
	var consequent_1 = ($$anchor) => {
		var circle_1 = root_1$24();
		template_effect(() => {
			set_attribute(circle_1, "r", get(radius) + 11);
			set_attribute(circle_1, "stroke", $$props.look.ink);
		});
		append($$anchor, circle_1);
	};
	if_block(node_1, ($$render) => {
		if ($$props.cursor) $$render(consequent_1);
	});
	var node_2 = sibling(node_1);
	var consequent_2 = ($$anchor) => {
		var fragment = root_2$19();
		var circle_2 = first_child(fragment);
		var circle_3 = sibling(circle_2);
		template_effect(() => {
			set_attribute(circle_2, "r", get(radius) - .8);
			set_attribute(circle_2, "fill", $$props.look.paper);
			set_attribute(circle_2, "stroke", $$props.look.ink);
			set_attribute(circle_3, "fill", $$props.look.ink);
		});
		append($$anchor, fragment);
	};
	var alternate_2 = ($$anchor) => {
		var fragment_1 = root_7$3();
		var node_3 = first_child(fragment_1);
		var consequent_3 = ($$anchor) => {
			var rect = root_3$11();
			template_effect(() => {
				set_attribute(rect, "x", .7 - get(radius));
				set_attribute(rect, "y", .7 - get(radius));
				set_attribute(rect, "width", 2 * get(radius) - 1.4);
				set_attribute(rect, "height", 2 * get(radius) - 1.4);
				set_attribute(rect, "fill", $$props.look.city);
				set_attribute(rect, "stroke", $$props.look.edge);
			});
			append($$anchor, rect);
		};
		var alternate = ($$anchor) => {
			var circle_4 = root_4$8();
			template_effect(() => {
				set_attribute(circle_4, "r", get(radius) - .8);
				set_attribute(circle_4, "fill", $$props.look.city);
				set_attribute(circle_4, "stroke", $$props.look.edge);
			});
			append($$anchor, circle_4);
		};
		if_block(node_3, ($$render) => {
			if ($$props.capital) $$render(consequent_3);
			else $$render(alternate, -1);
		});
		var node_4 = sibling(node_3);
		var consequent_4 = ($$anchor) => {
			var text = root_5$6();
			var text_1 = only_child(text, true);
			template_effect(() => {
				set_attribute(text, "fill", get(letters));
				set_text(text_1, $$props.code);
			});
			append($$anchor, text);
		};
		var alternate_1 = ($$anchor) => {
			var circle_5 = root_6$5();
			template_effect(() => set_attribute(circle_5, "fill", $$props.look.paper));
			append($$anchor, circle_5);
		};
		if_block(node_4, ($$render) => {
			if ($$props.code) $$render(consequent_4);
			else $$render(alternate_1, -1);
		});
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (!$$props.city.named) $$render(consequent_2);
		else $$render(alternate_2, -1);
	});
	reset(g);
	template_effect(() => {
		set_attribute(g, "id", $$props.domId);
		set_attribute(g, "data-city", $$props.city.id);
		set_attribute(g, "transform", `translate(${$$props.at[0] ?? ""} ${$$props.at[1] ?? ""})`);
		set_attribute(g, "aria-label", $$props.label);
	});
	append($$anchor, g);
	pop();
}
// src/board/gestures.ts
/** A finger trembles: less than this is no movement. */
var STEADY_PX = {
	mouse: 4,
	touch: 10
};
var Gestures = class {
	options;
	pointers = /* @__PURE__ */ new Map();
	start = null;
	moved = false;
	constructor(options) {
		this.options = options;
	}
	attach(node) {
		const handlers = [
			["pointerdown", (event) => this.down(node, event)],
			["pointermove", (event) => this.move(event)],
			["pointerup", (event) => this.up(event)],
			["pointercancel", (event) => this.cancel(event)],
			["pointerleave", () => this.pointers.size === 0 && this.options.leave()]
		];
		for (const [name, handler] of handlers) node.addEventListener(name, handler);
		return () => {
			for (const [name, handler] of handlers) node.removeEventListener(name, handler);
		};
	}
	down(node, event) {
		if (event.pointerType === "mouse" && event.button !== 0) return;
		node.setPointerCapture(event.pointerId);
		this.pointers.set(event.pointerId, {
			x: event.clientX,
			y: event.clientY
		});
		if (this.pointers.size === 1) {
			this.start = {
				x: event.clientX,
				y: event.clientY
			};
			this.moved = false;
		} else this.moved = true;
	}
	move(event) {
		const before = this.pointers.get(event.pointerId);
		if (!before) {
			if (event.pointerType !== "touch") this.options.hover(event);
			return;
		}
		const now = {
			x: event.clientX,
			y: event.clientY
		};
		const steady = event.pointerType === "mouse" ? STEADY_PX.mouse : STEADY_PX.touch;
		if (!this.moved && this.start && Math.hypot(now.x - this.start.x, now.y - this.start.y) < steady) return;
		this.moved = true;
		if (this.pointers.size === 1) this.options.move(now.x - before.x, now.y - before.y);
		else {
			const other = [...this.pointers.entries()].find(([id]) => id !== event.pointerId)?.[1];
			if (other) this.pinch(before, now, other);
		}
		this.pointers.set(event.pointerId, now);
	}
	pinch(before, now, other) {
		const was = Math.hypot(before.x - other.x, before.y - other.y);
		const is = Math.hypot(now.x - other.x, now.y - other.y);
		if (was < 1) return;
		this.options.zoom({
			x: (now.x + other.x) / 2,
			y: (now.y + other.y) / 2
		}, is / was);
		this.options.move((now.x - before.x) / 2, (now.y - before.y) / 2);
	}
	up(event) {
		if (this.pointers.delete(event.pointerId) && this.pointers.size === 0 && !this.moved) this.options.tap(event);
	}
	cancel(event) {
		this.pointers.delete(event.pointerId);
		this.moved = true;
	}
};
// src/board/labels.ts
/** In pixels of the screen. */
var SMALLEST = 11.5;
var AIR = 2;
/** The names to draw at `k` pixels a unit; those of `first` before all others. */
function labelsAt(geometry, k, first, weight) {
	const cities = Object.keys(geometry.labels).sort((a, b) => Number(first.has(b)) - Number(first.has(a)) || weight(b) - weight(a) || (a < b ? -1 : 1));
	const taken = [];
	const labels = [];
	for (const city of cities) {
		const place = geometry.labels[city];
		const scale = Math.max(1, SMALLEST / (place.size * k));
		const box = grown(place, geometry.cities[city], scale);
		if (scale > 1 && taken.some((other) => overlap(box, other, AIR / k))) continue;
		taken.push(box);
		labels.push({
			city,
			x: place.at[0],
			y: box[1] + (place.at[1] - place.box[1]) * scale,
			anchor: place.anchor,
			size: place.size * scale,
			length: (place.box[2] - 2) * scale
		});
	}
	return labels;
}
/** The box of a name that is drawn larger: it grows away from its city. */
function grown(place, [, cityY], scale) {
	const [left, top, width, height] = place.box;
	const w = width * scale;
	const h = height * scale;
	return [
		place.anchor === "start" ? left : place.anchor === "end" ? left + width - w : left + (width - w) / 2,
		top + height <= cityY ? top + height - h : top >= cityY ? top : top + (height - h) / 2,
		w,
		h
	];
}
function overlap(a, b, air) {
	return a[0] < b[0] + b[2] + air && b[0] < a[0] + a[2] + air && a[1] < b[1] + b[3] + air && b[1] < a[1] + a[3] + air;
}
// src/board/RouteTrack.svelte
var root$27 = /* @__PURE__ */ from_svg(`<g><use></use></g>`);
var root_1$23 = /* @__PURE__ */ from_svg(`<use></use>`);
var root_2$18 = /* @__PURE__ */ from_svg(`<text class="note svelte-1nfmv3u" y="4.1" text-anchor="middle" font-size="11.5" font-weight="800" fill="#14213a" stroke="#fffdf5" stroke-width="2.4"> </text>`);
var root_3$10 = /* @__PURE__ */ from_svg(`<use class="ghost svelte-1nfmv3u"></use>`);
var root_4$7 = /* @__PURE__ */ from_svg(`<use></use><!><!><!>`, 1);
var root_5$5 = /* @__PURE__ */ from_svg(`<g><!></g>`);
var root_6$4 = /* @__PURE__ */ from_svg(`<g></g>`);
function RouteTrack($$anchor, $$props) {
	push($$props, true);
	/** The seat whose trains are shown as a promise. */
	/** Trains that arrive now, one by one. */
	const faces = /* @__PURE__ */ user_derived(() => facesOf($$props.route));
	const at = (space) => `translate(${space[0]} ${space[1]})rotate(${upright(space[2])})`;
	var g = root_6$4();
	let classes;
	each(g, 21, () => $$props.track.spaces, index, ($$anchor, space, k) => {
		var g_1 = root_5$5();
		var node = child(g_1);
		var consequent = ($$anchor) => {
			var g_2 = root$27();
			let classes_1;
			let styles;
			var use = only_child(g_2);
			template_effect(() => {
				classes_1 = set_class(g_2, 0, "svelte-1nfmv3u", null, classes_1, { fresh: $$props.fresh });
				styles = set_style(g_2, "", styles, { "animation-delay": $$props.fresh ? `${k * 110}ms` : void 0 });
				set_attribute(use, "href", `#${$$props.prefix ?? ""}train-${$$props.owner ?? ""}`);
			});
			append($$anchor, g_2);
		};
		var alternate = ($$anchor) => {
			const face = /* @__PURE__ */ user_derived(() => get(faces)[k]);
			var fragment = root_4$7();
			var use_1 = first_child(fragment);
			var node_1 = sibling(use_1);
			var consequent_1 = ($$anchor) => {
				var use_2 = root_1$23();
				template_effect(() => {
					set_attribute(use_2, "href", `#${$$props.prefix ?? ""}loco`);
					set_attribute(use_2, "x", get(face).note ? -7 : 0);
				});
				append($$anchor, use_2);
			};
			if_block(node_1, ($$render) => {
				if (get(face).locomotive) $$render(consequent_1);
			});
			var node_2 = sibling(node_1);
			var consequent_2 = ($$anchor) => {
				var text = root_2$18();
				var text_1 = only_child(text, true);
				template_effect(() => {
					set_attribute(text, "x", get(face).locomotive ? 10 : 0);
					set_text(text_1, get(face).note);
				});
				append($$anchor, text);
			};
			if_block(node_2, ($$render) => {
				if (get(face).note) $$render(consequent_2);
			});
			var node_3 = sibling(node_2);
			var consequent_3 = ($$anchor) => {
				var use_3 = root_3$10();
				template_effect(() => set_attribute(use_3, "href", `#${$$props.prefix ?? ""}train-${$$props.ghost ?? ""}`));
				append($$anchor, use_3);
			};
			if_block(node_3, ($$render) => {
				if ($$props.ghost !== void 0) $$render(consequent_3);
			});
			template_effect(() => set_attribute(use_1, "href", `#${$$props.prefix ?? ""}${get(face).use ?? ""}`));
			append($$anchor, fragment);
		};
		if_block(node, ($$render) => {
			if ($$props.owner !== void 0) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(g_1);
		template_effect(($0) => set_attribute(g_1, "transform", $0), [() => at(get(space))]);
		append($$anchor, g_1);
	});
	reset(g);
	template_effect(() => {
		set_attribute(g, "data-route", $$props.route.id);
		set_attribute(g, "data-owner", $$props.owner);
		set_attribute(g, "data-lit", $$props.lit || void 0);
		classes = set_class(g, 0, "svelte-1nfmv3u", null, classes, { faint: $$props.faint });
	});
	append($$anchor, g);
	pop();
}
// src/board/scenery.ts
var SHALLOW_WIDTHS = [
	30,
	18,
	8
];
var ICE = {
	light: "#1687b8",
	dark: "#8fe3ff"
};
function sceneryDefinitions(prefix, look) {
	const parts = [gradient(`${prefix}sea`, look.sea), gradient(`${prefix}land`, look.land)];
	if (look.sky === "aurora" && look.mode === "dark") {
		parts.push(`<filter id="${prefix}blur" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>`);
		for (const [name, low, high] of [[
			"g",
			"#38f5a0",
			"#1fb7c9"
		], [
			"v",
			"#7d5cff",
			"#c24bd6"
		]]) parts.push(`<linearGradient id="${prefix}aurora-${name}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${low}" stop-opacity="0"/><stop offset=".12" stop-color="${low}" stop-opacity=".75"/><stop offset=".5" stop-color="${high}" stop-opacity=".32"/><stop offset="1" stop-color="${high}" stop-opacity="0"/></linearGradient>`);
	}
	if (look.sky === "sun") {
		const [glow, strength] = look.mode === "light" ? ["#ffe9c9", ".85"] : ["#f0a36b", ".4"];
		parts.push(`<radialGradient id="${prefix}sun" cx=".02" cy="1" r=".85"><stop offset="0" stop-color="${glow}" stop-opacity="${strength}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`);
	}
	return parts.join("");
}
/** From the sea up to the mountains and the frame of the sheet. */
function scenery(prefix, geometry, look) {
	const [, , width, height] = geometry.view;
	const layers = geometry.background;
	const parts = [`<rect width="${width}" height="${height}" fill="url(#${prefix}sea)"/>`];
	if (layers.grid) parts.push(`<path d="${layers.grid}" fill="none" stroke="${look.grid}" opacity=".4"/>`);
	if (layers.land) {
		parts.push(`<g fill="none" stroke-linejoin="round"><path id="${prefix}shore" d="${layers.land}" stroke="none"/>`);
		look.shallows.forEach((color, k) => parts.push(`<use href="#${prefix}shore" stroke="${color}" stroke-width="${SHALLOW_WIDTHS[k]}"/>`));
		parts.push(`</g><use href="#${prefix}shore" fill="url(#${prefix}land)" stroke="${look.shore}" stroke-width="1.2" stroke-linejoin="round" fill-rule="evenodd"/>`);
	}
	if (layers.borders) parts.push(`<path d="${layers.borders}" fill="none" stroke="${look.border}" stroke-width="1.6" stroke-dasharray="7 4 2 4" stroke-linejoin="round" opacity=".8"/>`);
	if (layers.lakes) parts.push(`<path d="${layers.lakes}" fill="${look.lake}" stroke="${look.shore}" stroke-width=".9"/>`);
	for (const [x, y, size] of geometry.peaks) parts.push(peak(x, y, size, look));
	if (look.sky === "sun") parts.push(`<rect width="${width}" height="${height}" fill="url(#${prefix}sun)"/>`);
	if (look.sky === "aurora" && look.mode === "dark") parts.push(aurora(prefix, width, height));
	if (geometry.rose) parts.push(rose(...geometry.rose, look));
	if (layers.circle) parts.push(`<g fill="none"><path d="${layers.circle}" stroke="${look.halo}" stroke-width="5" opacity=".55"/><path d="${layers.circle}" stroke="${ICE[look.mode]}" stroke-width="2.4" stroke-dasharray="14 7"/></g>`);
	parts.push(`<g fill="none" stroke="${look.ink}" opacity=".55"><rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="9" stroke-width="2.4"/><rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="6" stroke-width=".9"/></g>`);
	return parts.join("");
}
function gradient(id, [above, below]) {
	return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`;
}
function peak(x, y, size, look) {
	const [sunny, shade, outline] = look.peak;
	const w = size * .95;
	const top = y - size * 1.25;
	return `<path d="M${f(x - w)} ${y}L${x} ${f(top)}L${f(x + w)} ${y}" fill="${sunny}" stroke="${outline}" stroke-linejoin="round"/><path d="M${x} ${f(top)}L${f(x + w)} ${y}L${f(x + w * .15)} ${y}Z" fill="${shade}"/>`;
}
/** A compass rose: eight points, half of each in shadow, and an N for the north. */
function rose(x, y, radius, look) {
	const parts = [`<g transform="translate(${x} ${y})" stroke="${look.ink}" stroke-width=".8" opacity=".62"><circle r="${f(radius * .72)}" fill="none"/><circle r="${f(radius * .66)}" fill="none"/>`];
	for (const [reach, waist, first] of [[
		.62,
		.16,
		45
	], [
		.95,
		.18,
		0
	]]) {
		const tip = radius * reach;
		const side = radius * waist * .7071;
		const half = `<path d="M0 0L${f(side)} ${f(-side)}L0 ${f(-tip)}Z"`;
		const point = `${half} fill="${look.ink}"/>${half} transform="scale(-1 1)" fill="${look.paper}"/>`;
		for (const turn of [
			0,
			90,
			180,
			270
		]) parts.push(`<g transform="rotate(${first + turn})">${point}</g>`);
	}
	parts.push(`<text y="${f(-radius * 1.02)}" text-anchor="middle" font-size="${f(radius * .32)}" font-weight="700" fill="${look.ink}" stroke="none">N</text></g>`);
	return parts.join("");
}
/** Curtains of light in the northern sky, and stars above them. */
function aurora(prefix, width, height) {
	const parts = [`<g filter="url(#${prefix}blur)" opacity=".8">`];
	for (const [name, foot, tall, wave, phase] of [
		[
			"g",
			.2,
			.16,
			.03,
			0
		],
		[
			"v",
			.13,
			.15,
			.045,
			1.9
		],
		[
			"g",
			.33,
			.13,
			.028,
			3.6
		]
	]) {
		const xs = Array.from({ length: 27 }, (_, k) => width * (k - 1) / 24);
		const low = xs.map((x) => height * (foot + wave * Math.sin(x / width * 7 + phase) - .05 * x / width));
		const top = xs.map((x, k) => low[k] - height * tall * (1 + .25 * Math.sin(x / width * 19 + phase)));
		const there = xs.map((x, k) => `${x.toFixed(0)},${low[k].toFixed(0)}`);
		const back = xs.map((x, k) => `${x.toFixed(0)},${top[k].toFixed(0)}`).reverse();
		parts.push(`<polygon points="${[...there, ...back].join(" ")}" fill="url(#${prefix}aurora-${name})"/>`);
	}
	parts.push("</g><g fill=\"#fff\">");
	let seed = 7;
	const next = () => seed = (seed * 1103515 + 12345) % 2147483647;
	for (let k = 0; k < 90; k++) {
		const x = next() / 2147483647 * width;
		const y = (next() / 2147483647) ** 1.6 * height * .6;
		parts.push(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(.7 + (seed >> 8) % 10 / 10)}" opacity=".55"/>`);
	}
	parts.push("</g>");
	return parts.join("");
}
function f(value) {
	return String(Math.round(value * 10) / 10);
}
// src/board/Board.svelte
var root$26 = /* @__PURE__ */ from_svg(`<path></path>`);
var root_1$22 = /* @__PURE__ */ from_svg(`<path stroke-width="9"></path><path stroke-width="6"></path>`, 1);
var root_2$17 = /* @__PURE__ */ from_svg(`<path class="path svelte-12f8aji"></path>`);
var root_3$9 = /* @__PURE__ */ from_svg(`<rect rx="6"></rect>`);
var root_4$6 = /* @__PURE__ */ from_svg(`<g></g>`);
var root_5$4 = /* @__PURE__ */ from_svg(`<rect rx="7"></rect>`);
var root_6$3 = /* @__PURE__ */ from_svg(`<g class="selected svelte-12f8aji"></g>`);
var root_7$2 = /* @__PURE__ */ from_svg(`<g><g><use></use></g></g>`);
var root_8$2 = /* @__PURE__ */ from_svg(`<text lengthAdjust="spacingAndGlyphs"> </text>`);
var root_9$1 = /* @__PURE__ */ from_html(`<div class="board svelte-12f8aji"><div class="window svelte-12f8aji" role="application" tabindex="0"><svg class="svelte-12f8aji"><g aria-hidden="true"></g><g class="rails svelte-12f8aji" aria-hidden="true"></g><g class="owned svelte-12f8aji" aria-hidden="true"></g><g aria-hidden="true"><!><!><!><!></g><g aria-hidden="true"></g><g></g><g aria-hidden="true"></g><g class="names svelte-12f8aji" aria-hidden="true"></g></svg></div> <div class="zoom svelte-12f8aji"><button type="button" class="svelte-12f8aji">+</button> <button type="button" class="svelte-12f8aji">−</button> <button type="button" class="svelte-12f8aji">⤢</button></div> <!></div>`);
function Board($$anchor, $$props) {
	push($$props, true);
	/** What this board is called for those who listen. */
	/** Routes that stand out. */
	/** Whether all routes that do not stand out step back. */
	/** Trains that would stand there. */
	/** Routes whose trains arrive now. */
	/** Routes and cities of the last moves. */
	/** What is said about a city that the keyboard has come to. */
	const nothing = /* @__PURE__ */ new Set();
	const owners = prop($$props, "owners", 19, () => ({})), stations = prop($$props, "stations", 19, () => ({})), lit = prop($$props, "lit", 3, nothing), dim = prop($$props, "dim", 3, false), rings = prop($$props, "rings", 19, () => /* @__PURE__ */ new Map()), links = prop($$props, "links", 19, () => []), paths = prop($$props, "paths", 19, () => []), ghost = prop($$props, "ghost", 3, null), fresh = prop($$props, "fresh", 3, nothing), recent = prop($$props, "recent", 3, nothing), selected = prop($$props, "selected", 3, null);
	const geometry = /* @__PURE__ */ user_derived(() => $$props.board.geometry);
	const size = /* @__PURE__ */ user_derived(() => ({
		width: get(geometry).view[2],
		height: get(geometry).view[3]
	}));
	const look = /* @__PURE__ */ user_derived(() => lookOf($$props.board.edition.id, $$props.mode));
	const prefix = /* @__PURE__ */ user_derived(() => `${$$props.board.edition.id}-${$$props.mode}-`);
	const countriesCount = /* @__PURE__ */ user_derived(() => $$props.board.edition.bonus_cards.some((card) => card.counts === "countries" || card.country));
	const capitalsCount = /* @__PURE__ */ user_derived(() => $$props.board.edition.bonus_cards.some((card) => card.mark === "capital"));
	const codes = /* @__PURE__ */ user_derived(() => countryCodes($$props.board.edition.cities.map((city) => city.country)));
	const background = /* @__PURE__ */ user_derived(() => `<defs>${sceneryDefinitions(get(prefix), get(look))}${pieceDefinitions(get(prefix), get(look), get(geometry).space)}</defs>` + scenery(get(prefix), get(geometry), get(look)));
	const rails = /* @__PURE__ */ user_derived(() => $$props.board.edition.routes.map((route) => ({
		id: route.id,
		d: curve(railOf(route))
	})));
	let width = /* @__PURE__ */ state(0);
	let height = /* @__PURE__ */ state(0);
	let camera = /* @__PURE__ */ state({
		k: 0,
		x: 0,
		y: 0
	});
	/** The zoom for which the board is drawn; the camera may be ahead of it for a moment. */
	let drawn = /* @__PURE__ */ state(0);
	let untouched = true;
	let host;
	let cursor = /* @__PURE__ */ state(null);
	let focused = /* @__PURE__ */ state(false);
	let settling;
	const view = /* @__PURE__ */ user_derived(() => ({
		width: get(width),
		height: get(height)
	}));
	const important = /* @__PURE__ */ user_derived(() => /* @__PURE__ */ new Set([...rings().keys(), ...get(cursor) ? [get(cursor)] : []]));
	const labels = /* @__PURE__ */ user_derived(() => get(drawn) ? labelsAt(get(geometry), get(drawn), get(important), (city) => $$props.board.routesOf.get(city)?.length ?? 0) : []);
	const named = /* @__PURE__ */ user_derived(() => $$props.board.edition.cities.filter((city) => city.named).map((city) => city.id));
	function railOf(route) {
		const line = get(geometry).routes[route.id].line;
		return [
			get(geometry).cities[route.a],
			...line.slice(1, -1),
			get(geometry).cities[route.b]
		];
	}
	let openedFor = 0;
	user_effect(() => {
		if (!get(width) || !get(height)) return;
		const next = untouched && (openedFor !== get(width) || get(size).width * untrack(() => get(camera).k) <= get(width)) ? opening(get(size), get(view)) : moveBy(untrack(() => get(camera)), 0, 0, get(size), get(view));
		openedFor = get(width);
		set(camera, next);
		set(drawn, next.k, true);
	});
	function lookAt(next) {
		untouched = false;
		set(camera, next);
		if (next.k === get(drawn)) return;
		clearTimeout(settling);
		settling = setTimeout(() => set(drawn, get(camera).k, true), 140);
	}
	function zoom(factor) {
		lookAt(zoomAt(get(camera), {
			x: get(width) / 2,
			y: get(height) / 2
		}, factor, get(size), get(view)));
	}
	function showAll() {
		lookAt(contain(get(size), get(view)));
	}
	/** Show these cities, if they are not in sight. */
	function show(cities) {
		for (const city of cities) {
			const at = get(geometry).cities[city];
			if (at) lookAt(reveal(get(camera), at, get(size), get(view)));
		}
	}
	/** What lies at a place of the browser's window; a finger reaches farther than a mouse. */
	function hitAt(x, y, reach = 8) {
		const box = host.getBoundingClientRect();
		if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
		const point = [(x - box.left - get(camera).x) / get(camera).k, (y - box.top - get(camera).y) / get(camera).k];
		return hitTest(get(geometry), point, reach / get(camera).k);
	}
	/** Where something on the board is in the browser's window. */
	function placeOf(point) {
		const box = host.getBoundingClientRect();
		return {
			x: box.left + get(camera).x + point[0] * get(camera).k,
			y: box.top + get(camera).y + point[1] * get(camera).k
		};
	}
	const reachOf = (event) => event.pointerType === "touch" ? 24 : 8;
	const gestures = new Gestures({
		move: (dx, dy) => lookAt(moveBy(get(camera), dx, dy, get(size), get(view))),
		zoom: (at, factor) => {
			const box = host.getBoundingClientRect();
			lookAt(zoomAt(get(camera), {
				x: at.x - box.left,
				y: at.y - box.top
			}, factor, get(size), get(view)));
		},
		tap: (event) => {
			const at = {
				x: event.clientX,
				y: event.clientY
			};
			$$props.onpick?.(hitAt(at.x, at.y, reachOf(event)), at, "pointer");
		},
		hover: (event) => {
			const at = {
				x: event.clientX,
				y: event.clientY
			};
			$$props.onhover?.(hitAt(at.x, at.y, reachOf(event)), at);
		},
		leave: () => $$props.onhover?.(null, {
			x: 0,
			y: 0
		})
	});
	function wheel(event) {
		event.preventDefault();
		const lines = event.deltaMode === 1 ? 16 : 1;
		gestures.options.zoom({
			x: event.clientX,
			y: event.clientY
		}, Math.exp(-event.deltaY * lines * .0016));
	}
	const ARROWS = {
		ArrowUp: "up",
		ArrowDown: "down",
		ArrowLeft: "left",
		ArrowRight: "right"
	};
	function key(event) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const direction = ARROWS[event.key];
		const here = get(cursor) ?? get(named)[0];
		if (direction && here) {
			const next = get(cursor) ? cityTowards(get(geometry), here, direction, get(named)) : here;
			set(cursor, next, true);
			show([next]);
		} else if (event.key === "Enter" && get(cursor)) $$props.onpick?.({
			kind: "city",
			id: get(cursor)
		}, placeOf(get(geometry).cities[get(cursor)]), "keyboard");
		else if (event.key === "+" || event.key === "=") zoom(1.3);
		else if (event.key === "-") zoom(1 / 1.3);
		else if (event.key === "0" && event.shiftKey) showAll();
		else return;
		event.preventDefault();
		event.stopPropagation();
	}
	function attach$1(node) {
		node.addEventListener("wheel", wheel, { passive: false });
		const detach = gestures.attach(node);
		return () => {
			node.removeEventListener("wheel", wheel);
			detach();
		};
	}
	/** Between two cities, a little bent, so that lines that cross can be told apart. */
	function arc(link) {
		const [ax, ay] = get(geometry).cities[link.a];
		const [bx, by] = get(geometry).cities[link.b];
		const bend = .12;
		return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * bend} ${(ay + by) / 2 - (bx - ax) * bend} ${bx} ${by}`;
	}
	const spaceAt = (space) => `translate(${space[0]} ${space[1]})rotate(${upright(space[2])})`;
	const cityLabel = (city) => $$props.describe ? $$props.describe(city) : $$props.board.cityName(city);
	var $$exports = {
		zoom,
		showAll,
		show,
		hitAt,
		placeOf
	};
	var div = root_9$1();
	let styles;
	var div_1 = child(div);
	var svg = child(div_1);
	let styles_1;
	var g = child(svg);
	html(g, () => get(background), true);
	reset(g);
	var g_1 = sibling(g);
	each(g_1, 21, () => get(rails), (rail) => rail.id, ($$anchor, rail) => {
		var path_1 = root$26();
		template_effect(() => set_attribute(path_1, "d", get(rail).d));
		append($$anchor, path_1);
	});
	reset(g_1);
	var g_2 = sibling(g_1);
	each(g_2, 21, () => get(rails), (rail) => rail.id, ($$anchor, rail) => {
		var fragment = comment();
		var node_1 = first_child(fragment);
		var consequent = ($$anchor) => {
			var fragment_1 = root_1$22();
			var path_2 = first_child(fragment_1);
			var path_3 = sibling(path_2);
			template_effect(($0) => {
				set_attribute(path_2, "d", get(rail).d);
				set_attribute(path_2, "stroke", get(look).halo);
				set_attribute(path_3, "d", get(rail).d);
				set_attribute(path_3, "stroke", $0);
			}, [() => playerColor(owners()[get(rail).id])]);
			append($$anchor, fragment_1);
		};
		var d = /* @__PURE__ */ user_derived(() => owners()[get(rail).id] !== void 0 && !fresh().has(get(rail).id));
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		append($$anchor, fragment);
	});
	reset(g_2);
	var g_3 = sibling(g_2);
	var node_2 = child(g_3);
	each(node_2, 17, paths, index, ($$anchor, path) => {
		var fragment_2 = comment();
		each(first_child(fragment_2), 16, () => get(path).routes, (id) => id, ($$anchor, id) => {
			var path_4 = root_2$17();
			template_effect(($0) => {
				set_attribute(path_4, "stroke", get(path).color ?? get(look).accent);
				set_attribute(path_4, "d", $0);
			}, [() => get(rails).find((rail) => rail.id === id)?.d]);
			append($$anchor, path_4);
		});
		append($$anchor, fragment_2);
	});
	var node_4 = sibling(node_2);
	each(node_4, 17, links, (link) => `${link.a} ${link.b}`, ($$anchor, link) => {
		var path_5 = root$26();
		let classes;
		template_effect(($0) => {
			classes = set_class(path_5, 0, "link svelte-12f8aji", null, classes, {
				chosen: get(link).chosen,
				strong: get(link).strong
			});
			set_attribute(path_5, "d", $0);
		}, [() => arc(get(link))]);
		append($$anchor, path_5);
	});
	var node_5 = sibling(node_4);
	each(node_5, 16, () => /* @__PURE__ */ new Set([...lit(), ...recent()]), (id) => id, ($$anchor, id) => {
		var fragment_3 = comment();
		var node_6 = first_child(fragment_3);
		var consequent_1 = ($$anchor) => {
			var g_4 = root_4$6();
			each(g_4, 21, () => get(geometry).routes[id].spaces, index, ($$anchor, space) => {
				var rect = root_3$9();
				template_effect(($0) => {
					set_attribute(rect, "x", -get(geometry).space[0] / 2 - 4);
					set_attribute(rect, "y", -get(geometry).space[1] / 2 - 4);
					set_attribute(rect, "width", get(geometry).space[0] + 8);
					set_attribute(rect, "height", get(geometry).space[1] + 8);
					set_attribute(rect, "transform", $0);
				}, [() => spaceAt(get(space))]);
				append($$anchor, rect);
			});
			reset(g_4);
			template_effect(($0) => set_class(g_4, 0, $0, "svelte-12f8aji"), [() => clsx(recent().has(id) ? "recent" : "lit")]);
			append($$anchor, g_4);
		};
		if_block(node_6, ($$render) => {
			if (get(geometry).routes[id]) $$render(consequent_1);
		});
		append($$anchor, fragment_3);
	});
	var node_7 = sibling(node_5);
	var consequent_2 = ($$anchor) => {
		var g_5 = root_6$3();
		each(g_5, 21, () => get(geometry).routes[selected()].spaces, index, ($$anchor, space) => {
			var rect_1 = root_5$4();
			template_effect(($0) => {
				set_attribute(rect_1, "x", -get(geometry).space[0] / 2 - 5);
				set_attribute(rect_1, "y", -get(geometry).space[1] / 2 - 5);
				set_attribute(rect_1, "width", get(geometry).space[0] + 10);
				set_attribute(rect_1, "height", get(geometry).space[1] + 10);
				set_attribute(rect_1, "transform", $0);
			}, [() => spaceAt(get(space))]);
			append($$anchor, rect_1);
		});
		reset(g_5);
		append($$anchor, g_5);
	};
	if_block(node_7, ($$render) => {
		if (selected() && get(geometry).routes[selected()]) $$render(consequent_2);
	});
	reset(g_3);
	var g_6 = sibling(g_3);
	each(g_6, 21, () => $$props.board.edition.routes, (route) => route.id, ($$anchor, route) => {
		{
			let $0 = /* @__PURE__ */ user_derived(() => ghost()?.route === get(route).id ? ghost().seat : void 0);
			let $1 = /* @__PURE__ */ user_derived(() => fresh().has(get(route).id));
			let $2 = /* @__PURE__ */ user_derived(() => lit().has(get(route).id));
			let $3 = /* @__PURE__ */ user_derived(() => dim() && !lit().has(get(route).id) && owners()[get(route).id] === void 0);
			RouteTrack($$anchor, {
				get prefix() {
					return get(prefix);
				},
				get route() {
					return get(route);
				},
				get track() {
					return get(geometry).routes[get(route).id];
				},
				get owner() {
					return owners()[get(route).id];
				},
				get ghost() {
					return get($0);
				},
				get fresh() {
					return get($1);
				},
				get lit() {
					return get($2);
				},
				get faint() {
					return get($3);
				}
			});
		}
	});
	reset(g_6);
	var g_7 = sibling(g_6);
	each(g_7, 21, () => $$props.board.edition.cities, (city) => city.id, ($$anchor, city) => {
		{
			let $0 = /* @__PURE__ */ user_derived(() => get(countriesCount) ? get(codes).get(get(city).country) ?? "" : "");
			let $1 = /* @__PURE__ */ user_derived(() => get(capitalsCount) && get(city).marks.includes("capital"));
			let $2 = /* @__PURE__ */ user_derived(() => rings().get(get(city).id));
			let $3 = /* @__PURE__ */ user_derived(() => get(focused) && get(cursor) === get(city).id);
			let $4 = /* @__PURE__ */ user_derived(() => cityLabel(get(city).id));
			CityMark($$anchor, {
				get city() {
					return get(city);
				},
				get look() {
					return get(look);
				},
				get at() {
					return get(geometry).cities[get(city).id];
				},
				get code() {
					return get($0);
				},
				get capital() {
					return get($1);
				},
				get ring() {
					return get($2);
				},
				get cursor() {
					return get($3);
				},
				get domId() {
					return `${get(prefix) ?? ""}at-${get(city).id ?? ""}`;
				},
				get label() {
					return get($4);
				}
			});
		}
	});
	reset(g_7);
	var g_8 = sibling(g_7);
	each(g_8, 21, () => Object.entries(stations()), ([city, seat]) => city, ($$anchor, $$item) => {
		var $$array = /* @__PURE__ */ user_derived(() => to_array(get($$item), 2));
		let city = () => get($$array)[0];
		let seat = () => get($$array)[1];
		var g_9 = root_7$2();
		var g_10 = child(g_9);
		let classes_1;
		var use = only_child(g_10);
		reset(g_9);
		template_effect(($0) => {
			set_attribute(g_9, "transform", `translate(${get(geometry).cities[city()][0] ?? ""} ${get(geometry).cities[city()][1] + 2})`);
			set_attribute(g_9, "data-station", city());
			classes_1 = set_class(g_10, 0, "", null, classes_1, { fresh: $0 });
			set_attribute(use, "href", `#${get(prefix) ?? ""}station-${seat() ?? ""}`);
		}, [() => recent().has(city())]);
		append($$anchor, g_9);
	});
	reset(g_8);
	var g_11 = sibling(g_8);
	each(g_11, 21, () => get(labels), (name) => name.city, ($$anchor, name) => {
		var text = root_8$2();
		var text_1 = only_child(text, true);
		template_effect(($0) => {
			set_attribute(text, "x", get(name).x);
			set_attribute(text, "y", get(name).y);
			set_attribute(text, "font-size", get(name).size);
			set_attribute(text, "stroke-width", get(name).size * .21);
			set_attribute(text, "text-anchor", get(name).anchor);
			set_attribute(text, "textLength", get(name).length);
			set_text(text_1, $0);
		}, [() => $$props.board.cityName(get(name).city)]);
		append($$anchor, text);
	});
	reset(g_11);
	reset(svg);
	reset(div_1);
	bind_this(div_1, ($$value) => host = $$value, () => host);
	attach(div_1, () => attach$1);
	var div_2 = sibling(div_1, 2);
	var button = child(div_2);
	var button_1 = sibling(button, 2);
	var button_2 = sibling(button_1, 2);
	reset(div_2);
	snippet(sibling(div_2, 2), () => $$props.children ?? noop);
	reset(div);
	template_effect(($0, $1, $2, $3) => {
		styles = set_style(div, "", styles, {
			"--board-sea": get(look).sea[1],
			"--board-accent": get(look).accent,
			"--board-lit": $$props.mode === "light" ? "#e0a100" : "#ffd84d",
			"--board-offer": $$props.mode === "light" ? "#0a7c86" : "#4de0ee"
		});
		set_attribute(div_1, "aria-roledescription", $0);
		set_attribute(div_1, "aria-label", $$props.label);
		set_attribute(div_1, "aria-activedescendant", get(cursor) && get(focused) ? `${get(prefix)}at-${get(cursor)}` : void 0);
		set_attribute(svg, "viewBox", `0 0 ${get(size).width ?? ""} ${get(size).height ?? ""}`);
		set_attribute(svg, "font-family", get(look).font);
		styles_1 = set_style(svg, "", styles_1, {
			width: `${get(size).width * get(drawn)}px`,
			height: `${get(size).height * get(drawn)}px`,
			transform: `translate(${get(camera).x ?? ""}px, ${get(camera).y ?? ""}px) scale(${get(drawn) ? get(camera).k / get(drawn) : 1})`
		});
		set_attribute(g_1, "stroke", get(look).rail);
		set_attribute(g_11, "fill", get(look).ink);
		set_attribute(g_11, "stroke", get(look).halo);
		set_attribute(button, "aria-label", $1);
		set_attribute(button_1, "aria-label", $2);
		set_attribute(button_2, "aria-label", $3);
	}, [
		() => t("board.map"),
		() => t("board.zoom_in"),
		() => t("board.zoom_out"),
		() => t("board.show_all")
	]);
	delegated("keydown", div_1, key);
	event("focus", div_1, () => {
		set(focused, true);
		if (host.matches(":focus-visible")) set(cursor, get(cursor) ?? get(named)[0] ?? null, true);
	});
	event("blur", div_1, () => set(focused, false));
	bind_element_size(div_1, "clientWidth", ($$value) => set(width, $$value));
	bind_element_size(div_1, "clientHeight", ($$value) => set(height, $$value));
	delegated("click", button, () => zoom(1.4));
	delegated("click", button_1, () => zoom(1 / 1.4));
	delegated("click", button_2, showAll);
	append($$anchor, div);
	return pop($$exports);
}
delegate(["keydown", "click"]);
// src/lib/attention.ts
/** Tells somebody who looks elsewhere that it is their turn: title, icon, and a notification if they asked for one. */
var NAME = "Northline";
function markTurn(mine, subject) {
	document.title = mine ? `● ${t("turn.yours")} – ${subject} – ${NAME}` : `${subject} – ${NAME}`;
	document.querySelector("link[rel=\"icon\"]")?.setAttribute("href", mine ? "/icons/your-turn.svg" : "/icons/northline.svg");
}
function clearTurn() {
	document.title = NAME;
	document.querySelector("link[rel=\"icon\"]")?.setAttribute("href", "/icons/northline.svg");
}
function notifyTurn(subject) {
	if (!settings.values.notifications || !document.hidden || typeof Notification === "undefined") return;
	if (Notification.permission !== "granted") return;
	const shown = new Notification(t("turn.yours"), {
		body: subject,
		tag: "northline-turn",
		icon: "/icons/your-turn.svg"
	});
	shown.onclick = () => {
		window.focus();
		shown.close();
	};
}
/** Ask the browser once whether notifications may be shown. */
async function allowNotifications() {
	if (typeof Notification === "undefined") return false;
	return await Notification.requestPermission() === "granted";
}
// src/lib/sentences.ts
function cardWord(card) {
	return t(`card.${card}`);
}
/** "3 red, 1 locomotive" */
function cardsInWords(cards) {
	return list(CARDS.filter((card) => cards[card]).map((card) => t("cards.count", {
		n: cards[card],
		card: cardWord(card)
	})));
}
/** An event as a sentence; null for what is not worth telling. */
function sentenceOf(event, { board, nameOf }) {
	switch (event.type) {
		case "tickets_chosen": return t("log.tickets_chosen", { name: nameOf(event.seat) });
		case "opening_done": return null;
		case "turn_began": return null;
		case "card_drawn": {
			const values = {
				name: nameOf(event.seat),
				card: event.card ? cardWord(event.card) : ""
			};
			return t(`log.card_drawn${event.bonus ? ".bonus" : ""}${event.card ? ".known" : ""}`, values);
		}
		case "card_taken": return t("log.card_taken", {
			name: nameOf(event.seat),
			card: cardWord(event.card)
		});
		case "card_turned_up": return null;
		case "display_swept": return t("log.display_swept");
		case "deck_refilled": return t("log.deck_refilled", { n: event.count });
		case "tunnel_tried": return t("log.tunnel_tried", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route),
			cards: list(event.revealed.map(cardWord)),
			n: event.extra
		});
		case "tunnel_left": return t("log.tunnel_left", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route)
		});
		case "route_claimed": return t("log.route_claimed", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route),
			n: event.points
		});
		case "station_built": return t("log.station_built", {
			name: nameOf(event.seat),
			city: board.cityName(event.city)
		});
		case "tickets_drawn": return t("log.tickets_drawn", {
			name: nameOf(event.seat),
			n: event.count
		});
		case "tickets_kept": return t("log.tickets_kept", {
			name: nameOf(event.seat),
			n: event.count
		});
		case "passed": return t("log.passed", { name: nameOf(event.seat) });
		case "last_round_began": return t("log.last_round_began", { name: nameOf(event.seat) });
		case "game_ended": return t("log.game_ended");
	}
}
/** The cards that an event shows beside its sentence. */
function cardsOf(event) {
	return event.type === "route_claimed" || event.type === "station_built" ? event.cards : null;
}
// src/lib/sound.ts
/** A few quiet sounds, made on the spot. They are off until somebody turns them on. */
/** Notes as frequency, start and length in seconds. */
var TUNES = {
	turn: [[
		660,
		0,
		.12
	], [
		880,
		.12,
		.2
	]],
	card: [[
		420,
		0,
		.05
	]],
	train: [[
		220,
		0,
		.07
	], [
		165,
		.09,
		.09
	]],
	ticket: [
		[
			523,
			0,
			.1
		],
		[
			659,
			.1,
			.1
		],
		[
			784,
			.2,
			.25
		]
	],
	trouble: [[
		196,
		0,
		.18
	]]
};
var context = null;
function play(sound) {
	if (!settings.values.sound || typeof AudioContext === "undefined") return;
	context ??= new AudioContext();
	for (const [frequency, start, length] of TUNES[sound]) {
		const at = context.currentTime + start;
		const tone = context.createOscillator();
		const volume = context.createGain();
		tone.frequency.value = frequency;
		tone.type = "triangle";
		volume.gain.setValueAtTime(.12, at);
		volume.gain.exponentialRampToValueAtTime(.001, at + length);
		tone.connect(volume).connect(context.destination);
		tone.start(at);
		tone.stop(at + length);
	}
}
// src/lib/happenings.ts
function tell(entry, speaker, me, notices) {
	const bonus = entry.events.filter((event) => event.type === "card_drawn" && event.bonus);
	if (bonus.length) notices.show(bonusText(bonus, speaker, me), "good");
	for (const event of entry.events) switch (event.type) {
		case "display_swept":
		case "station_built":
			notices.show(sentenceOf(event, speaker));
			break;
		case "tunnel_tried":
			if (event.extra === 0) notices.show(t("tunnel.free_for", {
				name: speaker.nameOf(event.seat),
				cards: list(event.revealed.map(cardWord))
			}), "good");
			break;
		case "last_round_began":
			notices.show(sentenceOf(event, speaker), "bad");
			break;
		case "route_claimed":
			play("train");
			break;
		case "card_drawn":
		case "card_taken": if (event.seat === me) play("card");
	}
	if (entry.kind === "undo") notices.show(t("log.undo", { name: speaker.nameOf(entry.seat) }));
}
/** Tickets that were completed, or that can no longer be, since before. */
function tellTickets(before, now, speaker, notices) {
	const was = new Map(before?.tickets.map((line) => [line.ticket, line.status]));
	for (const line of now?.tickets ?? []) {
		if (was.get(line.ticket) !== "open" || line.status === "open") continue;
		const ticket = speaker.board.ends(speaker.board.tickets.get(line.ticket));
		if (line.status === "done") {
			notices.show(t("notice.done", { ticket }), "good");
			play("ticket");
		} else {
			notices.show(t("notice.cut_off", { ticket }), "bad");
			play("trouble");
		}
	}
}
function bonusText(drawn, speaker, me) {
	const first = drawn[0];
	const seat = "seat" in first ? first.seat : 0;
	const cards = drawn.flatMap((event) => event.type === "card_drawn" && event.card ? [cardWord(event.card)] : []);
	if (seat === me && cards.length) return t("notice.bonus_mine", {
		n: drawn.length,
		cards: list(cards)
	});
	return t("notice.bonus", {
		name: speaker.nameOf(seat),
		n: drawn.length
	});
}
/** The routes and cities of the moves since one last acted oneself. */
function recentMoves(log, me, players) {
	const found = /* @__PURE__ */ new Set();
	let turns = 0;
	for (let k = log.length - 1; k >= 0 && turns < players; k--) {
		const entry = log[k];
		if (entry.seat === me && me !== null) break;
		for (const event of entry.events) {
			if (event.type === "route_claimed") found.add(event.route);
			if (event.type === "station_built") found.add(event.city);
			if (event.type === "turn_began") turns += 1;
		}
	}
	return found;
}
// src/help/refusals.ts
/** What the server refuses, in the chosen language. */
/** A sentence for a refusal. */
function refusalText({ code, why, key, values }) {
	if (key && has(`why.${key}`)) return t(`why.${key}`, values ?? {});
	return has(`refusal.${code}`) ? t(`refusal.${code}`) : why;
}
// src/lib/notices.svelte.ts
var LASTS_MS = 5200;
var Notices = class {
	#shown = /* @__PURE__ */ state([]);
	get shown() {
		return get(this.#shown);
	}
	set shown(value) {
		set(this.#shown, value);
	}
	#next = 1;
	show(text, tone = "info") {
		const notice = {
			id: this.#next++,
			tone,
			text
		};
		this.shown = [...this.shown.filter((other) => other.text !== text), notice].slice(-3);
		setTimeout(() => this.dismiss(notice.id), LASTS_MS);
	}
	dismiss(id) {
		this.shown = this.shown.filter((notice) => notice.id !== id);
	}
};
// src/lib/turn.svelte.ts
var Turn = class {
	table;
	board = null;
	#color = /* @__PURE__ */ state(null);
	get color() {
		return get(this.#color);
	}
	set color(value) {
		set(this.#color, value, true);
	}
	#step = /* @__PURE__ */ state(null);
	get step() {
		return get(this.#step);
	}
	set step(value) {
		set(this.#step, value);
	}
	#plan = /* @__PURE__ */ state(null);
	get plan() {
		return get(this.#plan);
	}
	set plan(value) {
		set(this.#plan, value);
	}
	#failedPlan = /* @__PURE__ */ state(null);
	get failedPlan() {
		return get(this.#failedPlan);
	}
	set failedPlan(value) {
		set(this.#failedPlan, value);
	}
	constructor(table) {
		this.table = table;
	}
	#payable = /* @__PURE__ */ user_derived(
		/** The routes that can be claimed now, in the chosen colour if there is one. */
		() => {
			const routes = /* @__PURE__ */ new Set();
			for (const [route, payments] of this.table.menu.claims) if (this.color === null || paymentsIn(payments, this.color).length) routes.add(route);
			return routes;
		}
	);
	get payable() {
		return get(this.#payable);
	}
	set payable(value) {
		set(this.#payable, value);
	}
	get canPlan() {
		const { view, seat, over } = this.table;
		return view !== null && seat !== null && !over && view.phase !== "opening" && !this.table.myTurn;
	}
	cancel() {
		if (this.step) this.step = null;
		else if (this.color) this.color = null;
		else this.plan = null;
	}
	chooseColor(card) {
		this.color = this.color === card ? null : card;
		this.step = null;
	}
	take(card) {
		if (this.table.menu.take.has(card)) this.#send(`take ${card === "locomotive" ? "loco" : card}`);
		else if (this.canPlan) this.#toggle({
			kind: "take",
			card
		});
	}
	draw() {
		if (this.table.menu.draw) this.#send("draw");
		else if (this.canPlan) this.#toggle({ kind: "draw" });
	}
	drawTickets(sure = false) {
		if (this.table.menu.tickets) {
			if (!sure && settings.values.confirmTickets) this.step = { kind: "tickets" };
			else this.#send("tickets");
		} else if (this.canPlan) this.#toggle({ kind: "tickets" });
	}
	/** Somebody pointed at a route, perhaps with a card of a colour. */
	pickRoute(route, color = this.color) {
		if (this.canPlan) {
			this.#toggle({
				kind: "claim",
				route,
				color
			});
			return;
		}
		const wanted = this.#trackFor(route, color);
		const payments = this.table.menu.claims.get(wanted) ?? [];
		const inColor = color ? paymentsIn(payments, color) : payments;
		this.#offer({
			what: "claim",
			id: wanted
		}, inColor.length ? inColor : payments);
	}
	pickCity(city) {
		this.step = {
			kind: "city",
			city
		};
	}
	buildStation(city) {
		this.#offer({
			what: "station",
			id: city
		}, this.table.menu.stations.get(city) ?? []);
	}
	/** Pay with cards of one's own choice. */
	pickByHand(target) {
		this.step = {
			kind: "pick",
			target,
			cards: {}
		};
	}
	setPicked(card, count) {
		if (this.step?.kind !== "pick") return;
		this.step = {
			...this.step,
			cards: {
				...this.step.cards,
				[card]: count
			}
		};
	}
	payPicked() {
		if (this.step?.kind !== "pick" || cardTotal(this.step.cards) === 0) return;
		const { target, cards } = this.step;
		this.#send(`${target.what} ${target.id} ${formatCards(cards, CARDS)}`);
	}
	pay(payment) {
		this.#send(payment.action);
	}
	keep(tickets) {
		this.#send(`keep ${tickets.join(" ")}`);
	}
	/** Something of the menu without a choice in it: `stop`, `pass`, `retreat`. */
	do(action) {
		this.#send(action);
	}
	/** Called when the position has changed: what was begun may be over, what was planned may be possible now. */
	settle() {
		const { menu, view } = this.table;
		if (!view) return;
		if (this.step && !this.#stillPossible(this.step)) this.step = null;
		if (this.color && !((view.seat === null ? null : view.hands[view.seat])?.[this.color] ?? 0)) this.color = null;
		if (this.plan && this.table.myTurn && view.phase === "turn" && this.table.pending === null) {
			const plan = this.plan;
			this.plan = null;
			if (plan.kind === "draw" && menu.draw) this.#send("draw");
			else if (plan.kind === "take" && menu.take.has(plan.card)) this.take(plan.card);
			else if (plan.kind === "tickets" && menu.tickets) this.#send("tickets");
			else if (plan.kind === "claim" && menu.claims.has(plan.route)) this.#claimPlanned(plan.route, plan.color);
			else this.failedPlan = plan;
		}
	}
	#claimPlanned(route, color) {
		const payments = this.table.menu.claims.get(route) ?? [];
		const inColor = color ? paymentsIn(payments, color) : payments;
		const choice = inColor.length ? inColor : payments;
		if (choice.length === 1) this.#send(choice[0].action);
		else this.step = {
			kind: "pay",
			target: {
				what: "claim",
				id: route
			},
			payments: choice
		};
	}
	/** The track beside a route that a colour pays for, when the route itself cannot be had in it. */
	#trackFor(route, color) {
		const { claims } = this.table.menu;
		const pays = (id) => {
			const payments = claims.get(id) ?? [];
			return color ? paymentsIn(payments, color).length > 0 : payments.length > 0;
		};
		if (!this.board || pays(route)) return route;
		return this.board.twins(route).find((twin) => pays(twin.id))?.id ?? route;
	}
	#offer(target, payments) {
		if (payments.length === 0) this.step = {
			kind: "why",
			target
		};
		else if (payments.length === 1 && !settings.confirms) this.#send(payments[0].action);
		else this.step = {
			kind: "pay",
			target,
			payments
		};
	}
	#toggle(plan) {
		this.plan = JSON.stringify(plan) === JSON.stringify(this.plan) ? null : plan;
	}
	#send(action) {
		this.step = null;
		this.color = null;
		this.plan = null;
		this.table.act(action);
	}
	#stillPossible(step) {
		if (step.kind === "city") return true;
		if (step.kind === "why") return this.table.myTurn;
		if (step.kind === "tickets") return this.table.menu.tickets;
		const { what, id } = step.target;
		return (what === "claim" ? this.table.menu.claims : this.table.menu.stations).has(id) || step.kind === "pick" && this.table.myTurn && this.table.view?.phase === "turn";
	}
};
// src/table/SeatMark.svelte
var root$25 = /* @__PURE__ */ from_svg(`<svg class="mark svelte-1advhum" viewBox="-20 -9 40 19" aria-hidden="true"></svg>`);
function SeatMark($$anchor, $$props) {
	push($$props, true);
	var svg = root$25();
	html(svg, () => train($$props.seat), true);
	reset(svg);
	append($$anchor, svg);
	pop();
}
// src/table/Bonuses.svelte
var root$24 = /* @__PURE__ */ from_html(`<span><!> </span>`);
var root_1$21 = /* @__PURE__ */ from_html(`<li><div class="head svelte-u479dj"><span class="name"> </span><strong> </strong></div> <div class="counts svelte-u479dj"></div></li>`);
var root_2$16 = /* @__PURE__ */ from_html(`<section class="bonuses"><h2 class="svelte-u479dj"> </h2> <ul class="svelte-u479dj"></ul></section>`);
function Bonuses($$anchor, $$props) {
	push($$props, true);
	/** For each card what each seat has; null where that is a secret. */
	const name = (id, fallback) => has(`bonus.${id}`) ? t(`bonus.${id}`) : fallback;
	const leads = (all, count) => count !== null && count > 0 && count === Math.max(...all.map((other) => other ?? 0));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var section = root_2$16();
		var h2 = child(section);
		var text = only_child(h2, true);
		var ul = sibling(h2, 2);
		each(ul, 20, () => $$props.cards, (id) => id, ($$anchor, id) => {
			const card = /* @__PURE__ */ user_derived(() => $$props.board.bonusCards.get(id));
			const all = /* @__PURE__ */ user_derived(() => $$props.counts.get(id) ?? []);
			var li = root_1$21();
			var div = child(li);
			var span = child(div);
			var text_1 = only_child(span, true);
			var text_2 = only_child(sibling(span));
			reset(div);
			var div_1 = sibling(div, 2);
			each(div_1, 21, () => get(all), index, ($$anchor, count, seat) => {
				var span_1 = root$24();
				let classes;
				var node_1 = child(span_1);
				SeatMark(node_1, { seat });
				var text_3 = sibling(node_1);
				reset(span_1);
				template_effect(($0) => {
					classes = set_class(span_1, 1, "svelte-u479dj", null, classes, { leads: $0 });
					set_text(text_3, ` ${get(count) ?? "?" ?? ""}`);
				}, [() => leads(get(all), get(count))]);
				append($$anchor, span_1);
			});
			reset(div_1);
			reset(li);
			template_effect(($0) => {
				set_attribute(div, "title", get(card).about);
				set_text(text_1, $0);
				set_text(text_2, `+${get(card).points ?? ""}`);
			}, [() => name(id, get(card).name)]);
			append($$anchor, li);
		});
		reset(ul);
		reset(section);
		template_effect(($0, $1) => {
			set_attribute(section, "aria-label", $0);
			set_text(text, $1);
		}, [() => t("bonuses.title"), () => t("bonuses.title")]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if ($$props.cards.length) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/table/CardFace.svelte
var root$23 = /* @__PURE__ */ from_svg(`<rect x=".75" y=".75" width="58.5" height="38.5" rx="5" fill="#12324a" stroke="#0a1d2c" stroke-width="1.5"></rect><rect x="4.5" y="4.5" width="51" height="31" rx="3" fill="none" stroke="#d9b96a" stroke-width="1.2"></rect><path d="M16 28 44 12" stroke="#f6ecd2" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="7 4"></path><circle cx="16" cy="28" r="3.6" fill="#ffcf5c"></circle><circle cx="44" cy="12" r="3.6" fill="#ffcf5c"></circle>`, 1);
var root_1$20 = /* @__PURE__ */ from_svg(`<defs><linearGradient id="loco-face" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#d23a32"></stop><stop offset=".22" stop-color="#ee8524"></stop><stop offset=".42" stop-color="#f6cf2f"></stop><stop offset=".62" stop-color="#3d9b4c"></stop><stop offset=".82" stop-color="#2d6fc0"></stop><stop offset="1" stop-color="#a05cb8"></stop></linearGradient></defs><rect x=".75" y=".75" width="58.5" height="38.5" rx="5" fill="url(#loco-face)" stroke="#1b1b1f" stroke-width="1.5"></rect><rect x="9" y="6" width="42" height="28" rx="8" fill="#fffdf5"></rect><g transform="translate(30 20) scale(2.05)"></g>`, 1);
var root_2$15 = /* @__PURE__ */ from_svg(`<rect x=".75" y=".75" width="58.5" height="38.5" rx="5" stroke="#1b1b1f" stroke-width="1.5"></rect><rect x="4.5" y="4.5" width="51" height="31" rx="3" fill="none" stroke="#fff" stroke-opacity=".45"></rect><g transform="translate(30 20) scale(2.3)"></g>`, 1);
var root_3$8 = /* @__PURE__ */ from_svg(`<svg class="face svelte-8j7qkp" viewBox="0 0 60 40" aria-hidden="true"><!></svg>`);
function CardFace($$anchor, $$props) {
	push($$props, true);
	var svg = root_3$8();
	var node = child(svg);
	var consequent = ($$anchor) => {
		var fragment = root$23();
		next(4);
		append($$anchor, fragment);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_1 = comment();
		var node_1 = first_child(fragment_1);
		var consequent_1 = ($$anchor) => {
			var fragment_2 = root_1$20();
			var g = sibling(first_child(fragment_2), 3);
			html(g, () => symbolOf($$props.card), true);
			reset(g);
			append($$anchor, fragment_2);
		};
		var alternate = ($$anchor) => {
			var fragment_3 = root_2$15();
			var rect = first_child(fragment_3);
			var g_1 = sibling(rect, 2);
			html(g_1, () => symbolOf($$props.card), true);
			reset(g_1);
			template_effect(($0) => set_attribute(rect, "fill", $0), [() => colorOf($$props.card)]);
			append($$anchor, fragment_3);
		};
		if_block(node_1, ($$render) => {
			if ($$props.card === "locomotive") $$render(consequent_1);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if ($$props.card === null) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	reset(svg);
	append($$anchor, svg);
	pop();
}
// src/table/CardPicker.svelte
var root$22 = /* @__PURE__ */ from_html(`<li class="svelte-u4ga5q"><button type="button" class="step svelte-u4ga5q">−</button> <button type="button"><!> <span class="count svelte-u4ga5q"> </span></button></li>`);
var root_1$19 = /* @__PURE__ */ from_html(`<p class="how svelte-u4ga5q"> </p> <ul class="svelte-u4ga5q"></ul> <button type="button" class="button primary"> </button>`, 1);
function CardPicker($$anchor, $$props) {
	push($$props, true);
	const held = /* @__PURE__ */ user_derived(() => CARDS.filter((card) => ($$props.hand[card] ?? 0) > 0));
	const total = /* @__PURE__ */ user_derived(() => cardTotal($$props.picked));
	var fragment = root_1$19();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var ul = sibling(p, 2);
	each(ul, 20, () => get(held), (card) => card, ($$anchor, card) => {
		const count = /* @__PURE__ */ user_derived(() => $$props.picked[card] ?? 0);
		var li = root$22();
		var button = child(li);
		var button_1 = sibling(button, 2);
		let classes;
		var node = child(button_1);
		CardFace(node, { get card() {
			return card;
		} });
		var text_1 = only_child(sibling(node, 2));
		reset(button_1);
		reset(li);
		template_effect(($0, $1) => {
			button.disabled = get(count) === 0;
			set_attribute(button, "aria-label", $0);
			classes = set_class(button_1, 1, "face svelte-u4ga5q", null, classes, { some: get(count) > 0 });
			button_1.disabled = get(count) >= $$props.hand[card];
			set_attribute(button_1, "aria-label", $1);
			set_attribute(button_1, "data-pick", card);
			set_text(text_1, `${get(count) ?? ""}/${$$props.hand[card] ?? ""}`);
		}, [() => t("pick.less", { card: cardWord(card) }), () => t("pick.more", {
			card: cardWord(card),
			n: get(count),
			all: $$props.hand[card]
		})]);
		delegated("click", button, () => $$props.onset(card, get(count) - 1));
		delegated("click", button_1, () => $$props.onset(card, get(count) + 1));
		append($$anchor, li);
	});
	reset(ul);
	var button_2 = sibling(ul, 2);
	var text_2 = only_child(button_2);
	template_effect(($0, $1) => {
		set_text(text, $0);
		button_2.disabled = get(total) === 0;
		set_text(text_2, `${$$props.verb ?? ""} (${$1 ?? ""})`);
	}, [() => t("pick.how"), () => t("pick.total", { n: get(total) })]);
	delegated("click", button_2, function(...$$args) {
		$$props.onpay?.apply(this, $$args);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/CityRoutes.svelte
var root$21 = /* @__PURE__ */ from_html(`<small class="svelte-sxod5v"> </small>`);
var root_1$18 = /* @__PURE__ */ from_html(`<button type="button" class="button"> </button>`);
var root_2$14 = /* @__PURE__ */ from_html(`<span class="owner svelte-sxod5v"><!> </span>`);
var root_3$7 = /* @__PURE__ */ from_html(`<strong class="svelte-sxod5v"> </strong>`);
var root_4$5 = /* @__PURE__ */ from_html(`<li class="svelte-sxod5v"><button type="button"><span class="swatch svelte-sxod5v" aria-hidden="true"></span> <span> </span> <span class="what svelte-sxod5v"> <!></span> <!></button></li>`);
var root_5$3 = /* @__PURE__ */ from_html(`<h2 class="svelte-sxod5v"> <!></h2> <!> <ul class="svelte-sxod5v"></ul>`, 1);
function CityRoutes($$anchor, $$props) {
	push($$props, true);
	const owners = /* @__PURE__ */ user_derived(() => $$props.turn.table.view?.routes ?? {});
	const routes = /* @__PURE__ */ user_derived(() => [...$$props.board.routesOf.get($$props.city) ?? []].sort((a, b) => Number($$props.turn.payable.has(b.id)) - Number($$props.turn.payable.has(a.id)) || b.points - a.points));
	const other = (route) => $$props.board.cityName(route.a === $$props.city ? route.b : route.a);
	const words = (color) => color === "gray" ? t("route.any_color") : t(`card.${color}`);
	var fragment = root_5$3();
	var h2 = first_child(fragment);
	var text$4 = child(h2, true);
	var node_1 = sibling(text$4);
	var consequent = ($$anchor) => {
		var small = root$21();
		var text_1 = only_child(small);
		template_effect(($0) => set_text(text_1, `(${$0 ?? ""})`), [() => $$props.board.cities.get($$props.city)?.modern]);
		append($$anchor, small);
	};
	var d = /* @__PURE__ */ user_derived(() => $$props.board.cities.get($$props.city)?.modern);
	if_block(node_1, ($$render) => {
		if (get(d)) $$render(consequent);
	});
	reset(h2);
	var node_2 = sibling(h2, 2);
	var consequent_1 = ($$anchor) => {
		var button = root_1$18();
		var text_2 = only_child(button, true);
		template_effect(($0) => {
			set_attribute(button, "data-station-here", $$props.city);
			set_text(text_2, $0);
		}, [() => t("station.build")]);
		delegated("click", button, () => $$props.turn.buildStation($$props.city));
		append($$anchor, button);
	};
	var d_1 = /* @__PURE__ */ user_derived(() => $$props.turn.table.menu.stations.has($$props.city));
	if_block(node_2, ($$render) => {
		if (get(d_1)) $$render(consequent_1);
	});
	var ul = sibling(node_2, 2);
	each(ul, 23, () => get(routes), (route) => route.id, ($$anchor, route, k) => {
		const owner = /* @__PURE__ */ user_derived(() => get(owners)[get(route).id]);
		var li = root_4$5();
		var button_1 = child(li);
		let classes;
		var span = child(button_1);
		let styles;
		var span_1 = sibling(span, 2);
		var text_3 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_4 = child(span_2, true);
		var node_3 = sibling(text_4);
		var consequent_2 = ($$anchor) => {
			var text_5 = text();
			template_effect(($0) => set_text(text_5, `, ${$0 ?? ""}`), [() => t(`route.${get(route).kind}`)]);
			append($$anchor, text_5);
		};
		if_block(node_3, ($$render) => {
			if (get(route).kind !== "regular") $$render(consequent_2);
		});
		reset(span_2);
		var node_4 = sibling(span_2, 2);
		var consequent_3 = ($$anchor) => {
			var span_3 = root_2$14();
			var node_5 = child(span_3);
			SeatMark(node_5, { get seat() {
				return get(owner);
			} });
			var text_6 = sibling(node_5);
			reset(span_3);
			template_effect(($0) => set_text(text_6, ` ${$0 ?? ""}`), [() => $$props.nameOf(get(owner))]);
			append($$anchor, span_3);
		};
		var consequent_4 = ($$anchor) => {
			var strong = root_3$7();
			var text_7 = only_child(strong, true);
			template_effect(($0) => set_text(text_7, $0), [() => t("route.claim")]);
			append($$anchor, strong);
		};
		var d_2 = /* @__PURE__ */ user_derived(() => $$props.turn.payable.has(get(route).id));
		if_block(node_4, ($$render) => {
			if (get(owner) !== void 0) $$render(consequent_3);
			else if (get(d_2)) $$render(consequent_4, 1);
		});
		reset(button_1);
		attach(button_1, () => (node) => {
			if (get(k) === 0) node.focus({ preventScroll: true });
		});
		reset(li);
		template_effect(($0, $1, $2, $3) => {
			button_1.disabled = get(owner) !== void 0;
			classes = set_class(button_1, 1, "svelte-sxod5v", null, classes, { payable: $0 });
			styles = set_style(span, "", styles, { background: $1 });
			set_text(text_3, $2);
			set_text(text_4, $3);
		}, [
			() => $$props.turn.payable.has(get(route).id),
			() => colorOf(get(route).color),
			() => t("route.to", { city: other(get(route)) }),
			() => t("route.length", {
				n: get(route).length,
				color: words(get(route).color)
			})
		]);
		delegated("click", button_1, () => $$props.turn.pickRoute(get(route).id, null));
		event("pointerenter", button_1, () => $$props.onshow(get(route).id));
		event("pointerleave", button_1, () => $$props.onshow(null));
		event("focus", button_1, () => $$props.onshow(get(route).id));
		event("blur", button_1, () => $$props.onshow(null));
		append($$anchor, li);
	});
	reset(ul);
	template_effect(($0) => set_text(text$4, $0), [() => $$props.board.cityName($$props.city)]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/MiniCards.svelte
var root$20 = /* @__PURE__ */ from_html(`<span class="count"> </span>`);
var root_1$17 = /* @__PURE__ */ from_html(`<span class="kind svelte-r0dcfc"><!><span class="face svelte-r0dcfc"><!></span></span>`);
var root_2$13 = /* @__PURE__ */ from_html(`<span class="cards svelte-r0dcfc" role="img"></span>`);
function MiniCards($$anchor, $$props) {
	push($$props, true);
	const shown = /* @__PURE__ */ user_derived(() => CARDS.filter((card) => ($$props.cards[card] ?? 0) > 0));
	var span = root_2$13();
	each(span, 20, () => get(shown), (card) => card, ($$anchor, card) => {
		var span_1 = root_1$17();
		var node = child(span_1);
		var consequent = ($$anchor) => {
			var span_2 = root$20();
			var text = only_child(span_2, true);
			template_effect(() => set_text(text, $$props.cards[card]));
			append($$anchor, span_2);
		};
		if_block(node, ($$render) => {
			if ($$props.cards[card] !== 1) $$render(consequent);
		});
		var span_3 = sibling(node);
		CardFace(child(span_3), { get card() {
			return card;
		} });
		reset(span_3);
		reset(span_1);
		append($$anchor, span_1);
	});
	reset(span);
	template_effect(($0) => set_attribute(span, "aria-label", $0), [() => cardsInWords($$props.cards)]);
	append($$anchor, span);
	pop();
}
// src/table/PaymentChoice.svelte
var root$19 = /* @__PURE__ */ from_html(`<button type="button"><!> <!></button>`);
var root_1$16 = /* @__PURE__ */ from_html(`<button type="button" class="button way other svelte-6acw55"> </button>`);
var root_2$12 = /* @__PURE__ */ from_html(`<div class="ways svelte-6acw55" role="group"><!> <!></div>`);
function PaymentChoice($$anchor, $$props) {
	push($$props, true);
	/** What the button says when there is only one way. */
	const sorted = /* @__PURE__ */ user_derived(() => [...$$props.payments].sort((a, b) => (a.cards.locomotive ?? 0) - (b.cards.locomotive ?? 0) || cardTotal(a.cards) - cardTotal(b.cards)));
	var div = root_2$12();
	var node_1 = child(div);
	each(node_1, 19, () => get(sorted), (payment) => payment.action, ($$anchor, payment, k) => {
		var button = root$19();
		let classes;
		var node_2 = child(button);
		var consequent = ($$anchor) => {
			var text$3 = text();
			template_effect(() => set_text(text$3, $$props.verb));
			append($$anchor, text$3);
		};
		if_block(node_2, ($$render) => {
			if (get(sorted).length === 1) $$render(consequent);
		});
		MiniCards(sibling(node_2, 2), { get cards() {
			return get(payment).cards;
		} });
		reset(button);
		attach(button, () => (node) => {
			if (get(k) === 0) node.focus({ preventScroll: true });
		});
		template_effect(($0) => {
			classes = set_class(button, 1, "button way svelte-6acw55", null, classes, { primary: get(sorted).length === 1 });
			set_attribute(button, "data-pay", get(payment).action);
			set_attribute(button, "aria-label", `${$$props.verb ?? ""}: ${$0 ?? ""}`);
		}, [() => cardsInWords(get(payment).cards)]);
		delegated("click", button, () => $$props.onpay(get(payment)));
		append($$anchor, button);
	});
	var node_4 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var button_1 = root_1$16();
		var text_1 = only_child(button_1, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("pay.other")]);
		delegated("click", button_1, function(...$$args) {
			$$props.onpick?.apply(this, $$args);
		});
		append($$anchor, button_1);
	};
	if_block(node_4, ($$render) => {
		if ($$props.onpick) $$render(consequent_1);
	});
	reset(div);
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => t("pay.title")]);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/table/Reason.svelte
var root$18 = /* @__PURE__ */ from_html(`<p class="reason svelte-rk451u" aria-live="polite"> </p> <button type="button" class="button"> </button>`, 1);
function Reason($$anchor, $$props) {
	push($$props, true);
	user_effect(() => $$props.table.askWhy($$props.target.what, $$props.target.id));
	const reason = /* @__PURE__ */ user_derived(() => $$props.table.reason);
	const text = /* @__PURE__ */ user_derived(() => get(reason) ? refusalText(get(reason)) : "");
	var fragment = root$18();
	var p = first_child(fragment);
	var text_1 = only_child(p, true);
	var button = sibling(p, 2);
	var text_2 = only_child(button, true);
	template_effect(($0, $1) => {
		set_text(text_1, $0);
		set_text(text_2, $1);
	}, [() => get(text) || t("reason.asking"), () => t("pay.try")]);
	delegated("click", button, function(...$$args) {
		$$props.onpick?.apply(this, $$args);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/RouteFacts.svelte
var root$17 = /* @__PURE__ */ from_html(`<div> </div>`);
var root_1$15 = /* @__PURE__ */ from_html(`<div class="helps svelte-ok0q3q"> </div>`);
var root_2$11 = /* @__PURE__ */ from_html(`<div class="not svelte-ok0q3q"> </div>`);
var root_3$6 = /* @__PURE__ */ from_html(`<div> <!></div> <!> <!>`, 1);
var root_4$4 = /* @__PURE__ */ from_html(`<div class="facts svelte-ok0q3q"><strong> </strong> <div class="cost svelte-ok0q3q"><span class="swatch svelte-ok0q3q"></span> <!></div> <!> <!> <!> <!></div>`);
function RouteFacts($$anchor, $$props) {
	push($$props, true);
	/** Trains of one's own; null for somebody who watches. */
	const helped = /* @__PURE__ */ user_derived(() => $$props.progress.filter((line) => line.status === "open" && line.way.includes($$props.route.id)));
	const color = /* @__PURE__ */ user_derived(() => $$props.route.color === "gray" ? t("route.any_color") : t(`card.${$$props.route.color}`));
	var div = root_4$4();
	var strong = child(div);
	var text$2 = only_child(strong, true);
	var div_1 = sibling(strong, 2);
	var span = child(div_1);
	let styles;
	var text_1 = sibling(span);
	var node = sibling(text_1);
	var consequent = ($$anchor) => {
		var text_2 = text();
		template_effect(($0) => set_text(text_2, ` · ${$0 ?? ""}`), [() => t(`route.${$$props.route.kind}`)]);
		append($$anchor, text_2);
	};
	if_block(node, ($$render) => {
		if ($$props.route.kind !== "regular") $$render(consequent);
	});
	reset(div_1);
	var node_1 = sibling(div_1, 2);
	var consequent_1 = ($$anchor) => {
		var div_2 = root$17();
		var text_3 = only_child(div_2, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("route.symbols", { n: $$props.route.symbols })]);
		append($$anchor, div_2);
	};
	if_block(node_1, ($$render) => {
		if ($$props.route.symbols) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var div_3 = root$17();
		var text_4 = only_child(div_3, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("route.bonus_draw", { n: $$props.route.bonus_draw })]);
		append($$anchor, div_3);
	};
	if_block(node_2, ($$render) => {
		if ($$props.route.bonus_draw) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var div_4 = root$17();
		var text_5 = only_child(div_4, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("route.any_for_one", { n: $$props.route.any_for_one })]);
		append($$anchor, div_4);
	};
	if_block(node_3, ($$render) => {
		if ($$props.route.any_for_one) $$render(consequent_3);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_4 = ($$anchor) => {
		var div_5 = root$17();
		var text_6 = only_child(div_5, true);
		template_effect(($0) => set_text(text_6, $0), [() => t("route.owned", { name: $$props.owner })]);
		append($$anchor, div_5);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_3$6();
		var div_6 = first_child(fragment_1);
		var text_7 = child(div_6, true);
		var node_5 = sibling(text_7);
		var consequent_5 = ($$anchor) => {
			var text_8 = text();
			template_effect(($0) => set_text(text_8, ` · ${$0 ?? ""}`), [() => t("route.trains_after", { n: $$props.trains - $$props.route.length })]);
			append($$anchor, text_8);
		};
		if_block(node_5, ($$render) => {
			if ($$props.trains !== null && $$props.trains >= $$props.route.length) $$render(consequent_5);
		});
		reset(div_6);
		var node_6 = sibling(div_6, 2);
		each(node_6, 17, () => get(helped), (line) => line.ticket, ($$anchor, line) => {
			var div_7 = root_1$15();
			var text_9 = only_child(div_7, true);
			template_effect(($0) => set_text(text_9, $0), [() => t(get(line).way.length === 1 ? "route.completes" : "route.helps", { ticket: $$props.board.ends($$props.board.tickets.get(get(line).ticket)) })]);
			append($$anchor, div_7);
		});
		var node_7 = sibling(node_6, 2);
		var consequent_6 = ($$anchor) => {
			var div_8 = root_2$11();
			var text_10 = only_child(div_8, true);
			template_effect(($0) => set_text(text_10, $0), [() => t("route.not_payable")]);
			append($$anchor, div_8);
		};
		if_block(node_7, ($$render) => {
			if ($$props.myTurn && !$$props.payable) $$render(consequent_6);
		});
		template_effect(($0) => set_text(text_7, $0), [() => t("route.points", { n: $$props.route.points })]);
		append($$anchor, fragment_1);
	};
	if_block(node_4, ($$render) => {
		if ($$props.owner !== null) $$render(consequent_4);
		else $$render(alternate, -1);
	});
	reset(div);
	template_effect(($0, $1, $2) => {
		set_text(text$2, $0);
		styles = set_style(span, "", styles, { background: $1 });
		set_text(text_1, ` ${$2 ?? ""}`);
	}, [
		() => $$props.board.ends($$props.route),
		() => colorOf($$props.route.color),
		() => t("route.length", {
			n: $$props.route.length,
			color: get(color)
		})
	]);
	append($$anchor, div);
	pop();
}
// src/table/TunnelReveal.svelte
var root$16 = /* @__PURE__ */ from_html(`<span role="img"><!></span>`);
var root_1$14 = /* @__PURE__ */ from_html(`<h2 class="svelte-1fz8vct"> </h2> <p class="laid svelte-1fz8vct"> <!></p> <div class="revealed svelte-1fz8vct" role="group"><!> <strong> </strong></div>`, 1);
function TunnelReveal($$anchor, $$props) {
	push($$props, true);
	const costs = (card) => card === "locomotive" || ($$props.laid[card] ?? 0) > 0;
	var fragment = root_1$14();
	var h2 = first_child(fragment);
	var text = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = child(p);
	MiniCards(sibling(text_1), { get cards() {
		return $$props.laid;
	} });
	reset(p);
	var div = sibling(p, 2);
	var node_1 = child(div);
	each(node_1, 17, () => $$props.revealed, index, ($$anchor, card, k) => {
		var span = root$16();
		let classes;
		set_style(span, "", {}, { "animation-delay": `${k * 220}ms` });
		CardFace(child(span), { get card() {
			return get(card);
		} });
		reset(span);
		template_effect(($0, $1) => {
			classes = set_class(span, 1, "turned svelte-1fz8vct", null, classes, { costs: $0 });
			set_attribute(span, "aria-label", $1);
		}, [() => costs(get(card)), () => cardWord(get(card))]);
		append($$anchor, span);
	});
	var strong = sibling(node_1, 2);
	let classes_1;
	var text_2 = only_child(strong, true);
	reset(div);
	template_effect(($0, $1, $2, $3) => {
		set_text(text, $0);
		set_text(text_1, `${$1 ?? ""} `);
		set_attribute(div, "aria-label", $2);
		classes_1 = set_class(strong, 1, "verdict svelte-1fz8vct", null, classes_1, { bad: $$props.extra > 0 });
		set_text(text_2, $3);
	}, [
		() => t("tunnel.title", { route: $$props.route }),
		() => t("tunnel.laid", { name: $$props.name }),
		() => t("tunnel.revealed"),
		() => $$props.extra > 0 ? t("tunnel.extra", { n: $$props.extra }) : t("tunnel.free")
	]);
	append($$anchor, fragment);
	pop();
}
// src/table/Dock.svelte
var root$15 = /* @__PURE__ */ from_html(`<strong> </strong>`);
var root_1$13 = /* @__PURE__ */ from_html(`<p> </p>`);
var root_2$10 = /* @__PURE__ */ from_html(`<!> <button type="button" class="button retreat svelte-1eed4ol"> </button>`, 1);
var root_3$5 = /* @__PURE__ */ from_html(`<p class="waiting svelte-1eed4ol"> </p>`);
var root_4$3 = /* @__PURE__ */ from_html(`<section data-dock="tunnel"><!> <!></section>`);
var root_5$2 = /* @__PURE__ */ from_html(`<button type="button" class="button"> </button>`);
var root_6$2 = /* @__PURE__ */ from_html(`<div class="twins svelte-1eed4ol"></div>`);
var root_7$1 = /* @__PURE__ */ from_html(`<div class="head svelte-1eed4ol"><!></div> <!> <!>`, 1);
var root_8$1 = /* @__PURE__ */ from_html(`<div class="head svelte-1eed4ol"><!></div> <!>`, 1);
var root_9 = /* @__PURE__ */ from_html(`<p> </p> <button type="button" class="button primary"> </button> <button type="button" class="button"> </button>`, 1);
var root_10 = /* @__PURE__ */ from_html(`<section><button type="button" class="close svelte-1eed4ol">×</button> <!></section>`);
function Dock($$anchor, $$props) {
	push($$props, true);
	const head = ($$anchor, target = noop) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			{
				let $0 = /* @__PURE__ */ user_derived(() => $$props.board.routes.get(target().id));
				let $1 = /* @__PURE__ */ user_derived(() => $$props.table.seat === null ? null : get(view)?.trains[$$props.table.seat] ?? null);
				let $2 = /* @__PURE__ */ user_derived(() => get(menu).claims.has(target().id));
				RouteFacts($$anchor, {
					get board() {
						return $$props.board;
					},
					get route() {
						return get($0);
					},
					owner: null,
					get trains() {
						return get($1);
					},
					get progress() {
						return get(progress);
					},
					get payable() {
						return get($2);
					},
					myTurn: false
				});
			}
		};
		var alternate = ($$anchor) => {
			var strong = root$15();
			var text = only_child(strong, true);
			template_effect(($0) => set_text(text, $0), [() => t("station.at", { city: $$props.board.cityName(target().id) })]);
			append($$anchor, strong);
		};
		if_block(node, ($$render) => {
			if (target().what === "claim") $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	};
	const view = /* @__PURE__ */ user_derived(() => $$props.table.view);
	const menu = /* @__PURE__ */ user_derived(() => $$props.table.menu);
	const step = /* @__PURE__ */ user_derived(() => $$props.turn.step);
	const hand = /* @__PURE__ */ user_derived(() => get(view) && $$props.table.seat !== null ? get(view).hands[$$props.table.seat] ?? {} : {});
	const progress = /* @__PURE__ */ user_derived(() => $$props.table.progress?.tickets ?? []);
	const verbOf = (target) => t(target.what === "claim" ? "pay.claim" : "pay.station");
	const twins = /* @__PURE__ */ user_derived(() => get(step)?.kind === "pay" && get(step).target.what === "claim" ? $$props.board.twins(get(step).target.id).filter((twin) => twin.id !== get(step).target.id && get(menu).claims.has(twin.id)) : []);
	var fragment_2 = comment();
	var node_1 = first_child(fragment_2);
	var consequent_3 = ($$anchor) => {
		var section = root_4$3();
		var node_2 = child(section);
		{
			let $0 = /* @__PURE__ */ user_derived(() => $$props.nameOf(get(view).to_act[0]));
			let $1 = /* @__PURE__ */ user_derived(() => $$props.board.routeEnds(get(view).tunnel.route));
			TunnelReveal(node_2, {
				get name() {
					return get($0);
				},
				get route() {
					return get($1);
				},
				get laid() {
					return get(view).tunnel.laid;
				},
				get revealed() {
					return get(view).tunnel.revealed;
				},
				get extra() {
					return get(view).tunnel.extra;
				}
			});
		}
		var node_3 = sibling(node_2, 2);
		var consequent_2 = ($$anchor) => {
			var fragment_3 = root_2$10();
			var node_4 = first_child(fragment_3);
			var consequent_1 = ($$anchor) => {
				{
					let $0 = /* @__PURE__ */ user_derived(() => t("pay.tunnel"));
					PaymentChoice($$anchor, {
						get payments() {
							return get(menu).pay;
						},
						get verb() {
							return get($0);
						},
						onpay: (payment) => $$props.turn.pay(payment)
					});
				}
			};
			var alternate_1 = ($$anchor) => {
				var p = root_1$13();
				var text_1 = only_child(p, true);
				template_effect(($0) => set_text(text_1, $0), [() => t("tunnel.cannot")]);
				append($$anchor, p);
			};
			if_block(node_4, ($$render) => {
				if (get(menu).pay.length) $$render(consequent_1);
				else $$render(alternate_1, -1);
			});
			var button = sibling(node_4, 2);
			var text_2 = only_child(button, true);
			template_effect(($0) => set_text(text_2, $0), [() => t("tunnel.retreat")]);
			delegated("click", button, () => $$props.turn.do("retreat"));
			append($$anchor, fragment_3);
		};
		var alternate_2 = ($$anchor) => {
			var p_1 = root_3$5();
			var text_3 = only_child(p_1, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("tunnel.waiting", { name: $$props.nameOf(get(view).to_act[0]) })]);
			append($$anchor, p_1);
		};
		if_block(node_3, ($$render) => {
			if ($$props.table.myTurn) $$render(consequent_2);
			else $$render(alternate_2, -1);
		});
		reset(section);
		template_effect(($0) => {
			set_class(section, 1, `dock ${$$props.place ?? ""}`, "svelte-1eed4ol");
			set_attribute(section, "aria-label", $0);
		}, [() => t("route.tunnel")]);
		append($$anchor, section);
	};
	var consequent_10 = ($$anchor) => {
		var section_1 = root_10();
		var button_1 = child(section_1);
		var node_5 = sibling(button_1, 2);
		var consequent_5 = ($$anchor) => {
			var fragment_5 = root_7$1();
			var div = first_child(fragment_5);
			var node_6 = child(div);
			head(node_6, () => get(step).target);
			reset(div);
			var node_7 = sibling(div, 2);
			{
				let $0 = /* @__PURE__ */ user_derived(() => verbOf(get(step).target));
				PaymentChoice(node_7, {
					get payments() {
						return get(step).payments;
					},
					get verb() {
						return get($0);
					},
					onpay: (payment) => $$props.turn.pay(payment),
					onpick: () => $$props.turn.pickByHand(get(step).target)
				});
			}
			var node_8 = sibling(node_7, 2);
			var consequent_4 = ($$anchor) => {
				var div_1 = root_6$2();
				each(div_1, 21, () => get(twins), (twin) => twin.id, ($$anchor, twin) => {
					var button_2 = root_5$2();
					var text_4 = only_child(button_2, true);
					template_effect(($0) => set_text(text_4, $0), [() => t("route.other_track", { color: get(twin).color === "gray" ? t("route.any_color") : t(`card.${get(twin).color}`) })]);
					delegated("click", button_2, () => $$props.turn.pickRoute(get(twin).id, null));
					append($$anchor, button_2);
				});
				reset(div_1);
				append($$anchor, div_1);
			};
			if_block(node_8, ($$render) => {
				if (get(twins).length) $$render(consequent_4);
			});
			append($$anchor, fragment_5);
		};
		var consequent_6 = ($$anchor) => {
			var fragment_6 = root_8$1();
			var div_2 = first_child(fragment_6);
			var node_9 = child(div_2);
			head(node_9, () => get(step).target);
			reset(div_2);
			var node_10 = sibling(div_2, 2);
			{
				let $0 = /* @__PURE__ */ user_derived(() => verbOf(get(step).target));
				CardPicker(node_10, {
					get hand() {
						return get(hand);
					},
					get picked() {
						return get(step).cards;
					},
					get verb() {
						return get($0);
					},
					onset: (card, count) => $$props.turn.setPicked(card, count),
					onpay: () => $$props.turn.payPicked()
				});
			}
			append($$anchor, fragment_6);
		};
		var consequent_7 = ($$anchor) => {
			CityRoutes($$anchor, {
				get board() {
					return $$props.board;
				},
				get city() {
					return get(step).city;
				},
				get turn() {
					return $$props.turn;
				},
				get nameOf() {
					return $$props.nameOf;
				},
				get onshow() {
					return $$props.onshow;
				}
			});
		};
		var consequent_8 = ($$anchor) => {
			var fragment_8 = root_8$1();
			var div_3 = first_child(fragment_8);
			var node_11 = child(div_3);
			head(node_11, () => get(step).target);
			reset(div_3);
			Reason(sibling(div_3, 2), {
				get table() {
					return $$props.table;
				},
				get target() {
					return get(step).target;
				},
				onpick: () => $$props.turn.pickByHand(get(step).target)
			});
			append($$anchor, fragment_8);
		};
		var consequent_9 = ($$anchor) => {
			var fragment_9 = root_9();
			var p_2 = first_child(fragment_9);
			var text_5 = only_child(p_2, true);
			var button_3 = sibling(p_2, 2);
			var text_6 = only_child(button_3, true);
			var button_4 = sibling(button_3, 2);
			var text_7 = only_child(button_4, true);
			template_effect(($0, $1, $2) => {
				set_text(text_5, $0);
				set_text(text_6, $1);
				set_text(text_7, $2);
			}, [
				() => t("tickets.sure", {
					n: $$props.board.edition.rules.ticket_draw,
					keep: $$props.board.edition.rules.ticket_keep
				}),
				() => t("tickets.draw"),
				() => t("dock.cancel")
			]);
			delegated("click", button_3, () => $$props.turn.drawTickets(true));
			delegated("click", button_4, () => $$props.turn.cancel());
			append($$anchor, fragment_9);
		};
		if_block(node_5, ($$render) => {
			if (get(step).kind === "pay") $$render(consequent_5);
			else if (get(step).kind === "pick") $$render(consequent_6, 1);
			else if (get(step).kind === "city") $$render(consequent_7, 2);
			else if (get(step).kind === "why") $$render(consequent_8, 3);
			else if (get(step).kind === "tickets") $$render(consequent_9, 4);
		});
		reset(section_1);
		template_effect(($0, $1) => {
			set_class(section_1, 1, `dock ${$$props.place ?? ""}`, "svelte-1eed4ol");
			set_attribute(section_1, "aria-label", $0);
			set_attribute(section_1, "data-dock", get(step).kind);
			set_attribute(button_1, "aria-label", $1);
		}, [() => t("dock.title"), () => t("dock.close")]);
		delegated("click", button_1, () => $$props.turn.cancel());
		append($$anchor, section_1);
	};
	if_block(node_1, ($$render) => {
		if (get(view)?.tunnel) $$render(consequent_3);
		else if (get(step)) $$render(consequent_10, 1);
	});
	append($$anchor, fragment_2);
	pop();
}
delegate(["click"]);
// src/table/drag.svelte.ts
var ABOVE_FINGER = 56;
var BEGINS_AFTER = 8;
var CardDrag = class {
	#card = /* @__PURE__ */ state(null);
	get card() {
		return get(this.#card);
	}
	set card(value) {
		set(this.#card, value, true);
	}
	#x = /* @__PURE__ */ state(0);
	get x() {
		return get(this.#x);
	}
	set x(value) {
		set(this.#x, value, true);
	}
	#y = /* @__PURE__ */ state(0);
	get y() {
		return get(this.#y);
	}
	set y(value) {
		set(this.#y, value, true);
	}
	ended = false;
	#over;
	#drop;
	constructor(over, drop) {
		this.#over = over;
		this.#drop = drop;
	}
	begin(card, event) {
		if (event.pointerType === "mouse" && event.button !== 0) return;
		this.ended = false;
		const lift = event.pointerType === "touch" ? ABOVE_FINGER : 0;
		const start = {
			x: event.clientX,
			y: event.clientY
		};
		const listening = new AbortController();
		const { signal } = listening;
		const stop = () => {
			this.card = null;
			listening.abort();
		};
		addEventListener("pointermove", (move) => {
			if (move.pointerId !== event.pointerId) return;
			if (!this.card && Math.hypot(move.clientX - start.x, move.clientY - start.y) < BEGINS_AFTER) return;
			this.card = card;
			this.x = move.clientX;
			this.y = move.clientY - lift;
			this.#over(this.x, this.y);
		}, { signal });
		addEventListener("pointerup", (up) => {
			if (up.pointerId !== event.pointerId) return;
			const dragged = this.card !== null;
			stop();
			if (!dragged) return;
			this.ended = true;
			this.#drop(card, this.x, this.y);
		}, { signal });
		addEventListener("pointercancel", stop, { signal });
		addEventListener("keydown", (key) => key.key === "Escape" && stop(), { signal });
	}
};
// src/table/Flights.svelte
var root$14 = /* @__PURE__ */ from_html(`<div class="flight svelte-pj5j27"><!></div>`);
var root_1$12 = /* @__PURE__ */ from_html(`<div class="flights svelte-pj5j27" aria-hidden="true"></div>`);
function Flights($$anchor, $$props) {
	push($$props, true);
	/** One's own seat: its cards fly to the hand, those of others to their place among the players. */
	const MS = 420;
	let flights = /* @__PURE__ */ state([]);
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
		if (fresh.length) set(flights, [...get(flights), ...fresh]);
	}
	/** Whoever is in a hurry sees everything arrive at once. */
	function skip() {
		set(flights, []);
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
			animation.onfinish = () => set(flights, get(flights).filter((other) => other.id !== flight.id));
			return () => animation.cancel();
		};
	}
	var $$exports = {
		show,
		skip
	};
	var div = root_1$12();
	each(div, 21, () => get(flights), (flight) => flight.id, ($$anchor, flight) => {
		var div_1 = root$14();
		let styles;
		CardFace(child(div_1), { get card() {
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
// src/table/Hand.svelte
var root$13 = /* @__PURE__ */ from_html(`<p class="none svelte-ng0q4v"> </p>`);
var root_1$11 = /* @__PURE__ */ from_html(`<span class="one svelte-ng0q4v"><!></span>`);
var root_2$9 = /* @__PURE__ */ from_html(`<button type="button"><!> <span class="count svelte-ng0q4v" aria-hidden="true"> </span></button>`);
var root_3$4 = /* @__PURE__ */ from_html(`<section class="hand svelte-ng0q4v"><!> <!></section>`);
function Hand($$anchor, $$props) {
	push($$props, true);
	/** How many routes each colour pays for now. */
	const held = /* @__PURE__ */ user_derived(() => CARDS.filter((card) => ($$props.cards[card] ?? 0) > 0));
	function label(card) {
		const routes = $$props.worth(card);
		return `${t("cards.count", {
			n: $$props.cards[card],
			card: cardWord(card)
		})}${routes ? `. ${t("hand.pays", { n: routes })}` : ""}`;
	}
	var section = root_3$4();
	var node = child(section);
	var consequent = ($$anchor) => {
		var p = root$13();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => t("hand.empty")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(held).length === 0) $$render(consequent);
	});
	each(sibling(node, 2), 16, () => get(held), (card) => card, ($$anchor, card) => {
		var button = root_2$9();
		let classes;
		var node_2 = child(button);
		each(node_2, 17, () => ({ length: Math.min($$props.cards[card], 6) }), index, ($$anchor, _, k) => {
			var span = root_1$11();
			set_style(span, "", {}, { "--k": k });
			CardFace(child(span), { get card() {
				return card;
			} });
			reset(span);
			append($$anchor, span);
		});
		var text_1 = only_child(sibling(node_2, 2), true);
		reset(button);
		template_effect(($0, $1) => {
			classes = set_class(button, 1, "stack svelte-ng0q4v", null, classes, { chosen: $$props.chosen === card });
			set_attribute(button, "aria-pressed", $$props.chosen === card);
			set_attribute(button, "aria-label", $0);
			set_attribute(button, "title", $1);
			set_attribute(button, "data-hand", card);
			set_text(text_1, $$props.cards[card]);
		}, [() => label(card), () => label(card)]);
		delegated("click", button, () => $$props.onchoose(card));
		delegated("pointerdown", button, (event) => $$props.ondrag(card, event));
		append($$anchor, button);
	});
	reset(section);
	template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("hand.title")]);
	append($$anchor, section);
	pop();
}
delegate(["click", "pointerdown"]);
// src/table/layout.ts
function layoutFor(width, height, rem, board) {
	if (width < 600) return "phone";
	const [bar, right, strip, column] = [
		3 * rem,
		20 * rem,
		7.2 * rem,
		13 * rem
	];
	const under = Math.min((width - right) / board.width, (height - bar - strip) / board.height);
	return Math.min((width - right - column) / board.width, (height - bar) / board.height) > under ? "side" : "bottom";
}
// src/table/Log.svelte
var root$12 = /* @__PURE__ */ from_html(`<p class="svelte-1srjamk"> <!></p>`);
var root_1$10 = /* @__PURE__ */ from_html(`<li class="svelte-1srjamk"><!> <div></div></li>`);
var root_2$8 = /* @__PURE__ */ from_html(`<section class="log svelte-1srjamk"><h2 class="svelte-1srjamk"> </h2> <ol class="svelte-1srjamk"></ol></section>`);
function Log($$anchor, $$props) {
	push($$props, true);
	const lines = /* @__PURE__ */ user_derived(() => $$props.table.log.slice(-80).reverse().map((entry) => ({
		entry,
		parts: partsOf(entry)
	})).filter((line) => line.parts.length > 0));
	function partsOf(entry) {
		if (entry.kind === "undo") return [{
			text: t("log.undo", { name: $$props.speaker.nameOf(entry.seat) }),
			cards: null,
			route: null
		}];
		return entry.events.flatMap((event) => {
			const text = sentenceOf(event, $$props.speaker);
			return text === null ? [] : [{
				text,
				cards: cardsOf(event),
				route: "route" in event ? event.route : null
			}];
		});
	}
	var section = root_2$8();
	var h2 = child(section);
	var text_1 = only_child(h2, true);
	var ol = sibling(h2, 2);
	each(ol, 21, () => get(lines), (line) => line.entry.seq, ($$anchor, line) => {
		var li = root_1$10();
		var node = child(li);
		SeatMark(node, { get seat() {
			return get(line).entry.seat;
		} });
		var div = sibling(node, 2);
		each(div, 21, () => get(line).parts, index, ($$anchor, part) => {
			var p = root$12();
			var text_2 = child(p);
			var node_1 = sibling(text_2);
			var consequent = ($$anchor) => {
				MiniCards($$anchor, { get cards() {
					return get(part).cards;
				} });
			};
			if_block(node_1, ($$render) => {
				if (get(part).cards) $$render(consequent);
			});
			reset(p);
			template_effect(() => set_text(text_2, `${get(part).text ?? ""} `));
			event("pointerenter", p, () => $$props.onshow(get(part).route));
			event("pointerleave", p, () => $$props.onshow(null));
			append($$anchor, p);
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
// src/table/Market.svelte
var root$11 = /* @__PURE__ */ from_html(`<button type="button"><!></button>`);
var root_1$9 = /* @__PURE__ */ from_html(`<span class="card gap svelte-r2hfy6"></span>`);
var root_2$7 = /* @__PURE__ */ from_html(`<section class="market svelte-r2hfy6"><div class="display svelte-r2hfy6" role="group"></div> <div class="decks svelte-r2hfy6"><button type="button" data-deck="cards"><span class="pile svelte-r2hfy6"><!></span> <span class="size svelte-r2hfy6"> </span></button> <button type="button" data-deck="tickets"><svg class="ticket svelte-r2hfy6" viewBox="0 0 60 40" aria-hidden="true"><path d="M5 2h50a4 4 0 0 1 4 4v9a5 5 0 0 0 0 10v9a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4v-9a5 5 0 0 0 0-10V6a4 4 0 0 1 4-4Z" fill="#f6ecd2" stroke="#7a6a45" stroke-width="1.5"></path><path d="M17 27 43 13" stroke="#7a6a45" stroke-width="2.4" stroke-dasharray="5 3"></path><circle cx="15" cy="28" r="4" fill="#b3261e"></circle><circle cx="45" cy="12" r="4" fill="#b3261e"></circle></svg> <span class="size svelte-r2hfy6"> </span></button></div></section>`);
function Market($$anchor, $$props) {
	push($$props, true);
	const view = /* @__PURE__ */ user_derived(() => $$props.table.view);
	const menu = /* @__PURE__ */ user_derived(() => $$props.table.menu);
	const active = /* @__PURE__ */ user_derived(() => get(menu).draw || get(menu).take.size > 0);
	const full = /* @__PURE__ */ user_derived(() => 110);
	/** A card that cannot be taken says why: it may be the second card of a draw. */
	function takeLabel(card) {
		if (get(menu).take.has(card)) return t("market.take", { card: cardWord(card) });
		if (get(active)) return t("market.not_now", { card: cardWord(card) });
		return $$props.turn.canPlan ? t("market.plan", { card: cardWord(card) }) : t("market.card", { card: cardWord(card) });
	}
	const planned = (card) => $$props.turn.plan?.kind === "take" && $$props.turn.plan.card === card;
	const locked = /* @__PURE__ */ user_derived(() => $$props.table.seat === null || $$props.table.over);
	var section = root_2$7();
	var div = child(section);
	each(div, 21, () => get(view).display, index, ($$anchor, card, slot) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			var button = root$11();
			let classes;
			set_attribute(button, "data-slot", slot);
			CardFace(child(button), { get card() {
				return get(card);
			} });
			reset(button);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				classes = set_class(button, 1, "card svelte-r2hfy6", null, classes, {
					can: $0,
					cannot: $1,
					planned: $2
				});
				set_attribute(button, "data-card", get(card));
				button.disabled = get(locked);
				set_attribute(button, "aria-disabled", $3);
				set_attribute(button, "aria-label", $4);
				set_attribute(button, "title", $5);
			}, [
				() => get(menu).take.has(get(card)),
				() => get(active) && !get(menu).take.has(get(card)),
				() => planned(get(card)),
				() => !get(menu).take.has(get(card)) && !$$props.turn.canPlan,
				() => takeLabel(get(card)),
				() => takeLabel(get(card))
			]);
			delegated("click", button, () => $$props.turn.take(get(card)));
			append($$anchor, button);
		};
		var alternate = ($$anchor) => {
			var span = root_1$9();
			set_attribute(span, "data-slot", slot);
			append($$anchor, span);
		};
		if_block(node, ($$render) => {
			if (get(card)) $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	});
	reset(div);
	var div_1 = sibling(div, 2);
	var button_1 = child(div_1);
	let classes_1;
	var span_1 = child(button_1);
	let styles;
	CardFace(child(span_1), { card: null });
	reset(span_1);
	var text = only_child(sibling(span_1, 2), true);
	reset(button_1);
	var button_2 = sibling(button_1, 2);
	let classes_2;
	var text_1 = only_child(sibling(child(button_2), 2), true);
	reset(button_2);
	reset(div_1);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_attribute(section, "aria-label", $0);
		set_attribute(div, "aria-label", $1);
		classes_1 = set_class(button_1, 1, "deck svelte-r2hfy6", null, classes_1, {
			can: get(menu).draw,
			planned: $$props.turn.plan?.kind === "draw"
		});
		button_1.disabled = get(locked);
		set_attribute(button_1, "aria-disabled", !get(menu).draw && !$$props.turn.canPlan);
		set_attribute(button_1, "aria-label", $2);
		set_attribute(button_1, "title", $3);
		styles = set_style(span_1, "", styles, { "--depth": $4 });
		set_text(text, get(view).deck_size);
		classes_2 = set_class(button_2, 1, "deck svelte-r2hfy6", null, classes_2, {
			can: get(menu).tickets,
			planned: $$props.turn.plan?.kind === "tickets"
		});
		button_2.disabled = get(locked);
		set_attribute(button_2, "aria-disabled", !get(menu).tickets && !$$props.turn.canPlan);
		set_attribute(button_2, "aria-label", $5);
		set_attribute(button_2, "title", $6);
		set_text(text_1, get(view).ticket_deck_size);
	}, [
		() => t("market.title"),
		() => t("market.display"),
		() => t("market.draw", { n: get(view).deck_size }),
		() => t("market.draw", { n: get(view).deck_size }),
		() => Math.ceil(Math.min(get(view).deck_size, get(full)) / get(full) * 5),
		() => t("market.tickets", { n: get(view).ticket_deck_size }),
		() => t("market.tickets", { n: get(view).ticket_deck_size })
	]);
	delegated("click", button_1, () => $$props.turn.draw());
	delegated("click", button_2, () => $$props.turn.drawTickets());
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/NoticeList.svelte
var root$10 = /* @__PURE__ */ from_html(`<button type="button"> </button>`);
var root_1$8 = /* @__PURE__ */ from_html(`<div class="notices svelte-h2tnru" role="log" aria-live="polite"></div>`);
function NoticeList($$anchor, $$props) {
	push($$props, true);
	var div = root_1$8();
	each(div, 21, () => $$props.notices.shown, (notice) => notice.id, ($$anchor, notice) => {
		var button = root$10();
		var text = only_child(button, true);
		template_effect(($0) => {
			set_class(button, 1, clsx(get(notice).tone), "svelte-h2tnru");
			set_attribute(button, "title", $0);
			set_text(text, get(notice).text);
		}, [() => t("dock.close")]);
		delegated("click", button, () => $$props.notices.dismiss(get(notice).id));
		append($$anchor, button);
	});
	reset(div);
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => t("notices.title")]);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/table/Clock.svelte
var root$9 = /* @__PURE__ */ from_html(`<span> </span>`);
function Clock($$anchor, $$props) {
	push($$props, true);
	let now = /* @__PURE__ */ state(proxy(Date.now()));
	let since = /* @__PURE__ */ state(proxy(Date.now()));
	user_effect(() => {
		$$props.table.seq;
		set(since, set(now, Date.now(), true), true);
	});
	user_effect(() => {
		if (!$$props.running) return;
		const timer = setInterval(() => set(now, Date.now(), true), 500);
		return () => clearInterval(timer);
	});
	const bank = /* @__PURE__ */ user_derived(() => $$props.table.banks?.[$$props.seat] ?? $$props.table.info?.clock?.bank ?? 0);
	const spent = /* @__PURE__ */ user_derived(() => $$props.running ? (get(now) - get(since)) / 1e3 : 0);
	const action = /* @__PURE__ */ user_derived(() => Math.max(($$props.table.info?.clock?.per_action ?? 0) - get(spent), 0));
	const left = /* @__PURE__ */ user_derived(() => Math.max(get(action) + get(bank) - Math.max(get(spent) - ($$props.table.info?.clock?.per_action ?? 0), 0), 0));
	function shown(seconds) {
		if (seconds >= 172800) return t("clock.days", { n: Math.floor(seconds / 86400) });
		if (seconds >= 7200) return t("clock.hours", { n: Math.floor(seconds / 3600) });
		const whole = Math.ceil(seconds);
		return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
	}
	var span = root$9();
	let classes;
	var text = only_child(span, true);
	template_effect(($0, $1) => {
		classes = set_class(span, 1, "clock svelte-1ic985k", null, classes, {
			running: $$props.running,
			low: $$props.running && get(left) < 15
		});
		set_attribute(span, "title", $0);
		set_text(text, $1);
	}, [() => t("clock.title"), () => shown($$props.running ? get(left) : get(bank))]);
	append($$anchor, span);
	pop();
}
// src/table/Players.svelte
var root$8 = /* @__PURE__ */ from_html(`<span class="turn svelte-9fc3t8"> </span>`);
var root_1$7 = /* @__PURE__ */ from_html(`<span class="state svelte-9fc3t8"> </span>`);
var root_2$6 = /* @__PURE__ */ from_html(`<strong class="points svelte-9fc3t8"> <span class="unseen"> </span></strong>`);
var root_3$3 = /* @__PURE__ */ from_html(`<div class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="-12 -13 24 22" aria-hidden="true" class="svelte-9fc3t8"><path d="M-9.5 7V-3L0-11 9.5-3V7Z" fill="none" stroke="currentColor" stroke-width="2.2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div>`);
var root_4$2 = /* @__PURE__ */ from_html(`<dl class="numbers svelte-9fc3t8"><div><dt class="svelte-9fc3t8"><svg viewBox="-19 -9 38 18" aria-hidden="true" class="svelte-9fc3t8"><rect x="-17" y="-6.5" width="34" height="13" rx="4" fill="currentColor"></rect></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <div class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="0 0 24 18" aria-hidden="true" class="svelte-9fc3t8"><rect x="2" y="3" width="16" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="2"></rect><path d="M7 1h15v11" fill="none" stroke="currentColor" stroke-width="2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <div class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="0 0 24 18" aria-hidden="true" class="svelte-9fc3t8"><path d="M2 3h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4Z" fill="none" stroke="currentColor" stroke-width="2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <!></dl>`);
var root_5$1 = /* @__PURE__ */ from_html(`<li><div class="who svelte-9fc3t8"><!> <span class="name svelte-9fc3t8"> </span> <!> <!> <!> <!></div> <!></li>`);
var root_6$1 = /* @__PURE__ */ from_html(`<ol class="players svelte-9fc3t8"></ol>`);
function Players($$anchor, $$props) {
	push($$props, true);
	const view = /* @__PURE__ */ user_derived(() => $$props.table.view);
	const seats = /* @__PURE__ */ user_derived(() => $$props.table.info?.seats ?? []);
	const acts = (seat) => !$$props.table.over && (get(view)?.to_act.includes(seat) ?? false);
	function state(seat) {
		const info = get(seats)[seat];
		if (!info) return "";
		if (info.resigned) return t("player.resigned");
		if (info.bot) return t("player.bot");
		return info.connected ? "" : t("player.away");
	}
	var ol = root_6$1();
	each(ol, 21, () => get(seats), index, ($$anchor, _, seat) => {
		var li = root_5$1();
		set_attribute(li, "data-player", seat);
		let classes;
		var div = child(li);
		var node = child(div);
		SeatMark(node, { seat });
		var span = sibling(node, 2);
		var text = only_child(span, true);
		var node_1 = sibling(span, 2);
		var consequent = ($$anchor) => {
			var span_1 = root$8();
			var text_1 = only_child(span_1, true);
			template_effect(($0) => set_text(text_1, $0), [() => seat === $$props.table.seat ? t("player.your_turn") : t("player.turn")]);
			append($$anchor, span_1);
		};
		var d = /* @__PURE__ */ user_derived(() => acts(seat));
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		var node_2 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var span_2 = root_1$7();
			var text_2 = only_child(span_2, true);
			template_effect(($0) => set_text(text_2, $0), [() => state(seat)]);
			append($$anchor, span_2);
		};
		var d_1 = /* @__PURE__ */ user_derived(() => state(seat) && !acts(seat));
		if_block(node_2, ($$render) => {
			if (get(d_1)) $$render(consequent_1);
		});
		var node_3 = sibling(node_2, 2);
		var consequent_2 = ($$anchor) => {
			{
				let $0 = /* @__PURE__ */ user_derived(() => acts(seat));
				Clock($$anchor, {
					get table() {
						return $$props.table;
					},
					seat,
					get running() {
						return get($0);
					}
				});
			}
		};
		if_block(node_3, ($$render) => {
			if ($$props.table.info?.clock) $$render(consequent_2);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_3 = ($$anchor) => {
			var strong = root_2$6();
			var text_3 = child(strong, true);
			var text_4 = only_child(sibling(text_3), true);
			reset(strong);
			template_effect(($0, $1) => {
				set_attribute(strong, "title", $0);
				set_text(text_3, get(view).points[seat]);
				set_text(text_4, $1);
			}, [() => t("player.points"), () => t("player.points")]);
			append($$anchor, strong);
		};
		if_block(node_4, ($$render) => {
			if (get(view)) $$render(consequent_3);
		});
		reset(div);
		var node_5 = sibling(div, 2);
		var consequent_5 = ($$anchor) => {
			var dl = root_4$2();
			var div_1 = child(dl);
			let classes_1;
			var dt = child(div_1);
			var text_5 = only_child(sibling(child(dt)), true);
			reset(dt);
			var text_6 = only_child(sibling(dt, 2), true);
			reset(div_1);
			var div_2 = sibling(div_1, 2);
			var dt_1 = child(div_2);
			var text_7 = only_child(sibling(child(dt_1)), true);
			reset(dt_1);
			var text_8 = only_child(sibling(dt_1, 2), true);
			reset(div_2);
			var div_3 = sibling(div_2, 2);
			var dt_2 = child(div_3);
			var text_9 = only_child(sibling(child(dt_2)), true);
			reset(dt_2);
			var text_10 = only_child(sibling(dt_2, 2), true);
			reset(div_3);
			var node_6 = sibling(div_3, 2);
			var consequent_4 = ($$anchor) => {
				var div_4 = root_3$3();
				var dt_3 = child(div_4);
				var text_11 = only_child(sibling(child(dt_3)), true);
				reset(dt_3);
				var text_12 = only_child(sibling(dt_3, 2), true);
				reset(div_4);
				template_effect(($0, $1) => {
					set_attribute(div_4, "title", $0);
					set_text(text_11, $1);
					set_text(text_12, $$props.stations - get(view).stations[seat].length);
				}, [() => t("player.stations"), () => t("player.stations")]);
				append($$anchor, div_4);
			};
			if_block(node_6, ($$render) => {
				if ($$props.stations) $$render(consequent_4);
			});
			reset(dl);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_attribute(div_1, "title", $0);
				classes_1 = set_class(div_1, 1, "svelte-9fc3t8", null, classes_1, { few: get(view).trains[seat] <= 5 });
				set_text(text_5, $1);
				set_text(text_6, get(view).trains[seat]);
				set_attribute(div_2, "title", $2);
				set_text(text_7, $3);
				set_text(text_8, get(view).hand_sizes[seat]);
				set_attribute(div_3, "title", $4);
				set_text(text_9, $5);
				set_text(text_10, get(view).ticket_counts[seat]);
			}, [
				() => t("player.trains"),
				() => t("player.trains"),
				() => t("player.cards"),
				() => t("player.cards"),
				() => t("player.tickets"),
				() => t("player.tickets")
			]);
			append($$anchor, dl);
		};
		if_block(node_5, ($$render) => {
			if (get(view)) $$render(consequent_5);
		});
		reset(li);
		template_effect(($0, $1, $2) => {
			set_attribute(li, "aria-current", $0);
			classes = set_class(li, 1, "svelte-9fc3t8", null, classes, {
				acts: $1,
				me: seat === $$props.table.seat
			});
			set_text(text, $2);
		}, [
			() => acts(seat) ? "true" : void 0,
			() => acts(seat),
			() => $$props.nameOf(seat)
		]);
		append($$anchor, li);
	});
	reset(ol);
	template_effect(($0) => set_attribute(ol, "aria-label", $0), [() => t("players.title")]);
	append($$anchor, ol);
	pop();
}
// src/table/SettingsDialog.svelte
var root$7 = /* @__PURE__ */ from_html(`<option> </option>`);
var root_1$6 = /* @__PURE__ */ from_html(`<label class="svelte-uek58j"><span> </span> <select class="svelte-uek58j"></select></label>`);
var root_2$5 = /* @__PURE__ */ from_html(`<dialog class="svelte-uek58j"><form method="dialog" class="svelte-uek58j"><h2> </h2> <label class="svelte-uek58j"><span> </span> <select class="svelte-uek58j"></select></label> <!> <label class="check svelte-uek58j"><input type="checkbox" class="svelte-uek58j"/> <span> </span></label> <label class="check svelte-uek58j"><input type="checkbox" class="svelte-uek58j"/> <span> </span></label> <label class="check svelte-uek58j"><input type="checkbox" class="svelte-uek58j"/> <span> </span></label> <button class="button primary"> </button></form></dialog>`);
function SettingsDialog($$anchor, $$props) {
	push($$props, true);
	let dialog;
	user_effect(() => {
		if ($$props.open && !dialog.open) dialog.showModal();
		if (!$$props.open && dialog.open) dialog.close();
	});
	const choices = [
		{
			key: "theme",
			values: [
				"auto",
				"light",
				"dark"
			]
		},
		{
			key: "motion",
			values: [
				"auto",
				"full",
				"none"
			]
		},
		{
			key: "confirm",
			values: [
				"touch",
				"always",
				"never"
			]
		}
	];
	const names = new Intl.DisplayNames("en", { type: "language" });
	const nameOf = (language) => {
		const own = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? names.of(language) ?? language;
		return own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
	};
	async function notifications(wanted) {
		settings.set("notifications", wanted && await allowNotifications());
	}
	var dialog_1 = root_2$5();
	var form = child(dialog_1);
	var h2 = child(form);
	var text = only_child(h2, true);
	var label = sibling(h2, 2);
	var span = child(label);
	var text_1 = only_child(span, true);
	var select = sibling(span, 2);
	each(select, 20, () => LANGUAGES, (language) => language, ($$anchor, language) => {
		var option = root$7();
		var text_2 = only_child(option, true);
		var option_value = {};
		template_effect(($0) => {
			set_text(text_2, $0);
			if (option_value !== (option_value = language)) option.value = (option.__value = option_value) ?? "";
		}, [() => nameOf(language)]);
		append($$anchor, option);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	var node = sibling(label, 2);
	each(node, 17, () => choices, (choice) => choice.key, ($$anchor, choice) => {
		var label_1 = root_1$6();
		var span_1 = child(label_1);
		var text_3 = only_child(span_1, true);
		var select_1 = sibling(span_1, 2);
		each(select_1, 20, () => get(choice).values, (value) => value, ($$anchor, value) => {
			var option_1 = root$7();
			var text_4 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(($0) => {
				set_text(text_4, $0);
				if (option_1_value !== (option_1_value = value)) option_1.value = (option_1.__value = option_1_value) ?? "";
			}, [() => t(`settings.${get(choice).key}.${value}`)]);
			append($$anchor, option_1);
		});
		reset(select_1);
		var select_1_value;
		init_select(select_1);
		reset(label_1);
		template_effect(($0) => {
			set_text(text_3, $0);
			if (select_1_value !== (select_1_value = settings.values[get(choice).key])) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
		}, [() => t(`settings.${get(choice).key}`)]);
		delegated("change", select_1, (e) => settings.set(get(choice).key, e.currentTarget.value));
		append($$anchor, label_1);
	});
	var label_2 = sibling(node, 2);
	var input = child(label_2);
	remove_input_defaults(input);
	var text_5 = only_child(sibling(input, 2), true);
	reset(label_2);
	var label_3 = sibling(label_2, 2);
	var input_1 = child(label_3);
	remove_input_defaults(input_1);
	var text_6 = only_child(sibling(input_1, 2), true);
	reset(label_3);
	var label_4 = sibling(label_3, 2);
	var input_2 = child(label_4);
	remove_input_defaults(input_2);
	var text_7 = only_child(sibling(input_2, 2), true);
	reset(label_4);
	var text_8 = only_child(sibling(label_4, 2), true);
	reset(form);
	reset(dialog_1);
	bind_this(dialog_1, ($$value) => dialog = $$value, () => dialog);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_attribute(dialog_1, "aria-label", $0);
		set_text(text, $1);
		set_text(text_1, $2);
		if (select_value !== (select_value = settings.values.language)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_checked(input, settings.values.confirmTickets);
		set_text(text_5, $3);
		set_checked(input_1, settings.values.sound);
		set_text(text_6, $4);
		set_checked(input_2, settings.values.notifications);
		set_text(text_7, $5);
		set_text(text_8, $6);
	}, [
		() => t("settings.title"),
		() => t("settings.title"),
		() => t("settings.language"),
		() => t("settings.confirmTickets"),
		() => t("settings.sound"),
		() => t("settings.notifications"),
		() => t("settings.done")
	]);
	event("close", dialog_1, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	delegated("change", select, (e) => settings.set("language", e.currentTarget.value));
	delegated("change", input, (e) => settings.set("confirmTickets", e.currentTarget.checked));
	delegated("change", input_1, (e) => settings.set("sound", e.currentTarget.checked));
	delegated("change", input_2, (e) => void notifications(e.currentTarget.checked));
	append($$anchor, dialog_1);
	pop();
}
delegate(["change"]);
// src/table/TicketChoice.svelte
var root$6 = /* @__PURE__ */ from_html(`<li class="svelte-8zaa9"><button type="button"><span class="tick svelte-8zaa9" aria-hidden="true"> </span> <span class="ends svelte-8zaa9"> </span> <strong> <span class="unseen"> </span></strong> <span class="far svelte-8zaa9"> <!></span></button></li>`);
var root_1$5 = /* @__PURE__ */ from_html(`<h2 class="svelte-8zaa9"> </h2> <p class="how svelte-8zaa9"> </p> <ul class="svelte-8zaa9"></ul> <button type="button" class="button primary keep svelte-8zaa9"> </button>`, 1);
function TicketChoice($$anchor, $$props) {
	push($$props, true);
	/** The sets that may be kept. */
	const least = /* @__PURE__ */ user_derived(() => Math.min(...$$props.sets.map((set) => set.length)));
	const allowed = /* @__PURE__ */ user_derived(() => $$props.sets.some((set) => set.length === $$props.chosen.length && set.every((ticket) => $$props.chosen.includes(ticket))));
	const byTicket = /* @__PURE__ */ user_derived(() => new Map($$props.progress.map((line) => [line.ticket, line])));
	function toggle(ticket) {
		$$props.onchange($$props.chosen.includes(ticket) ? $$props.chosen.filter((other) => other !== ticket) : [...$$props.chosen, ticket]);
	}
	function far(ticket) {
		const line = get(byTicket).get(ticket);
		if (!line) return "";
		if (line.status === "done") return t("ticket.done");
		if (line.status === "dead") return t("ticket.dead");
		return line.trains === null ? t("ticket.far") : t("ticket.open", { n: line.trains });
	}
	var fragment = root_1$5();
	var h2 = first_child(fragment);
	var text$1 = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = only_child(p, true);
	var ul = sibling(p, 2);
	each(ul, 20, () => $$props.offer, (id) => id, ($$anchor, id) => {
		const ticket = /* @__PURE__ */ user_derived(() => $$props.board.tickets.get(id));
		var li = root$6();
		var button = child(li);
		let classes;
		var span = child(button);
		var text_2 = only_child(span, true);
		var span_1 = sibling(span, 2);
		var text_3 = only_child(span_1, true);
		var strong = sibling(span_1, 2);
		var text_4 = child(strong, true);
		var text_5 = only_child(sibling(text_4), true);
		reset(strong);
		var span_3 = sibling(strong, 2);
		var text_6 = child(span_3, true);
		var node = sibling(text_6);
		var consequent = ($$anchor) => {
			var text_7 = text();
			template_effect(($0) => set_text(text_7, ` · ${$0 ?? ""}`), [() => t("ticket.long")]);
			append($$anchor, text_7);
		};
		if_block(node, ($$render) => {
			if (get(ticket).long) $$render(consequent);
		});
		reset(span_3);
		reset(button);
		reset(li);
		template_effect(($0, $1, $2, $3, $4, $5) => {
			set_attribute(button, "aria-pressed", $0);
			set_attribute(button, "data-offer", id);
			classes = set_class(button, 1, "svelte-8zaa9", null, classes, { chosen: $1 });
			set_text(text_2, $2);
			set_text(text_3, $3);
			set_text(text_4, get(ticket).points);
			set_text(text_5, $4);
			set_text(text_6, $5);
		}, [
			() => $$props.chosen.includes(id),
			() => $$props.chosen.includes(id),
			() => $$props.chosen.includes(id) ? "✓" : "",
			() => $$props.board.ends(get(ticket)),
			() => t("player.points"),
			() => far(id)
		]);
		delegated("click", button, () => toggle(id));
		event("pointerenter", button, () => $$props.onshow(id));
		event("pointerleave", button, () => $$props.onshow(null));
		event("focus", button, () => $$props.onshow(id));
		event("blur", button, () => $$props.onshow(null));
		append($$anchor, li);
	});
	reset(ul);
	var button_1 = sibling(ul, 2);
	var text_8 = only_child(button_1, true);
	template_effect(($0, $1, $2) => {
		set_text(text$1, $0);
		set_text(text_1, $1);
		button_1.disabled = !get(allowed);
		set_text(text_8, $2);
	}, [
		() => t($$props.opening ? "choice.opening" : "choice.title"),
		() => t("choice.keep", { n: get(least) }),
		() => t("choice.confirm", { n: $$props.chosen.length })
	]);
	delegated("click", button_1, () => $$props.onkeep($$props.chosen));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/Tickets.svelte
var root$5 = /* @__PURE__ */ from_html(`<p class="none svelte-19b2z6x"> </p>`);
var root_1$4 = /* @__PURE__ */ from_html(`<li><button type="button"><span class="ends svelte-19b2z6x"> </span> <span class="points svelte-19b2z6x"> <span class="unseen"> </span></span> <span class="status svelte-19b2z6x"> </span></button></li>`);
var root_2$4 = /* @__PURE__ */ from_html(`<section class="tickets"><h2 class="svelte-19b2z6x"> <span class="number svelte-19b2z6x"> </span></h2> <!> <ul class="svelte-19b2z6x"></ul></section>`);
function Tickets($$anchor, $$props) {
	push($$props, true);
	const order = {
		open: 0,
		done: 1,
		dead: 2
	};
	const sorted = /* @__PURE__ */ user_derived(() => $$props.tickets.map((id) => $$props.board.tickets.get(id)).sort((a, b) => order[$$props.progress.get(a.id)?.status ?? "open"] - order[$$props.progress.get(b.id)?.status ?? "open"] || b.points - a.points));
	function status(id) {
		const state = $$props.progress.get(id);
		if (!state) return "";
		if (state.status === "done") return t("ticket.done");
		if (state.status === "dead") return t("ticket.dead");
		return state.trains === null ? t("ticket.far") : t("ticket.open", { n: state.trains });
	}
	var section = root_2$4();
	var h2 = child(section);
	var text = child(h2);
	var text_1 = only_child(sibling(text), true);
	reset(h2);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var p = root$5();
		var text_2 = only_child(p, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("tickets.none")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if ($$props.tickets.length === 0) $$render(consequent);
	});
	var ul = sibling(node, 2);
	each(ul, 21, () => get(sorted), (ticket) => ticket.id, ($$anchor, ticket) => {
		const state = /* @__PURE__ */ user_derived(() => $$props.progress.get(get(ticket).id)?.status ?? "open");
		var li = root_1$4();
		var button = child(li);
		let classes;
		var span_1 = child(button);
		var text_3 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_4 = child(span_2);
		var text_5 = only_child(sibling(text_4), true);
		reset(span_2);
		var text_6 = only_child(sibling(span_2, 2), true);
		reset(button);
		reset(li);
		template_effect(($0, $1, $2) => {
			classes = set_class(button, 1, clsx(get(state)), "svelte-19b2z6x", classes, { shown: $$props.shown === get(ticket).id });
			set_attribute(button, "data-ticket", get(ticket).id);
			set_attribute(button, "aria-pressed", $$props.shown === get(ticket).id);
			set_text(text_3, $0);
			set_text(text_4, `${get(state) === "dead" ? "−" : ""}${get(ticket).points ?? ""}`);
			set_text(text_5, $1);
			set_text(text_6, $2);
		}, [
			() => $$props.board.ends(get(ticket)),
			() => t("player.points"),
			() => status(get(ticket).id)
		]);
		event("pointerenter", button, () => $$props.onshow(get(ticket).id));
		event("pointerleave", button, () => $$props.onshow(null));
		event("focus", button, () => $$props.onshow(get(ticket).id));
		event("blur", button, () => $$props.onshow(null));
		delegated("click", button, () => $$props.onpin(get(ticket).id));
		append($$anchor, li);
	});
	reset(ul);
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_text(text, `${$1 ?? ""} `);
		set_text(text_1, $$props.tickets.length);
	}, [() => t("tickets.title"), () => t("tickets.title")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/TopBar.svelte
var root$4 = /* @__PURE__ */ from_html(`<strong class="svelte-lmju1y"> </strong>`);
var root_1$3 = /* @__PURE__ */ from_html(`<strong class="last svelte-lmju1y"> </strong>`);
var root_2$3 = /* @__PURE__ */ from_html(`<button type="button" class="button small svelte-lmju1y"> </button>`);
var root_3$2 = /* @__PURE__ */ from_html(`<button type="button" class="button small primary svelte-lmju1y"> </button>`);
var root_4$1 = /* @__PURE__ */ from_html(`<header><a class="home svelte-lmju1y" href="/"><svg viewBox="0 0 64 64" aria-hidden="true" class="svelte-lmju1y"><path d="M14 50 50 14" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-dasharray="12 7"></path><circle cx="14" cy="50" r="9" fill="currentColor"></circle><circle cx="50" cy="14" r="9" fill="currentColor"></circle></svg></a> <p class="say svelte-lmju1y" role="status"><!> <span> </span></p> <!> <!> <!> <!> <!> <button type="button" class="button small icon svelte-lmju1y"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-lmju1y"><path d="M4 7h9m5 0h2M4 17h2m5 0h9" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path><circle cx="15.5" cy="7" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"></circle><circle cx="8.5" cy="17" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"></circle></svg></button></header>`);
function TopBar($$anchor, $$props) {
	push($$props, true);
	const turn = prop($$props, "turn", 7);
	const view = /* @__PURE__ */ user_derived(() => $$props.table.view);
	const menu = /* @__PURE__ */ user_derived(() => $$props.table.menu);
	const sentence = /* @__PURE__ */ user_derived(() => {
		if (!get(view) || !$$props.table.info) return "";
		if ($$props.table.over) return t("turn.over");
		if ($$props.table.myTurn) {
			if (get(menu).keep.length) return t("turn.choose_tickets");
			if (get(view).phase === "tunnel") return t("turn.tunnel");
			if (get(view).phase === "second_card") return t("turn.second_card");
			if (get(menu).pass) return t("turn.pass");
			return t($$props.table.menu.claims.size ? "turn.begin" : "turn.begin_no_claim");
		}
		if (get(view).phase === "opening") return t("turn.others_choose");
		const seat = get(view).to_act[0];
		return seat === void 0 ? "" : t("turn.other", { name: $$props.nameOf(seat) });
	});
	var header = root_4$1();
	let classes;
	var a = child(header);
	var p = sibling(a, 2);
	var node = child(p);
	var consequent = ($$anchor) => {
		var strong = root$4();
		var text = only_child(strong, true);
		template_effect(($0) => set_text(text, $0), [() => t("turn.yours")]);
		append($$anchor, strong);
	};
	if_block(node, ($$render) => {
		if ($$props.table.myTurn) $$render(consequent);
	});
	var text_1 = only_child(sibling(node, 2), true);
	reset(p);
	var node_1 = sibling(p, 2);
	var consequent_1 = ($$anchor) => {
		var strong_1 = root_1$3();
		var text_2 = only_child(strong_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("turn.last_round", { n: get(view).turns_left })]);
		append($$anchor, strong_1);
	};
	if_block(node_1, ($$render) => {
		if (get(view)?.turns_left !== null && get(view)?.turns_left !== void 0 && !$$props.table.over) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var button = root_2$3();
		var text_3 = only_child(button);
		template_effect(($0) => set_text(text_3, `${$0 ?? ""} ×`), [() => t("plan.next", { plan: $$props.planned })]);
		delegated("click", button, () => turn().plan = null);
		append($$anchor, button);
	};
	if_block(node_2, ($$render) => {
		if ($$props.planned) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var button_1 = root_3$2();
		var text_4 = only_child(button_1, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("turn.stop")]);
		delegated("click", button_1, () => turn().do("stop"));
		append($$anchor, button_1);
	};
	if_block(node_3, ($$render) => {
		if (get(menu).stop) $$render(consequent_3);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_4 = ($$anchor) => {
		var button_2 = root_3$2();
		var text_5 = only_child(button_2, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("turn.do_pass")]);
		delegated("click", button_2, () => turn().do("pass"));
		append($$anchor, button_2);
	};
	if_block(node_4, ($$render) => {
		if (get(menu).pass) $$render(consequent_4);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_5 = ($$anchor) => {
		var button_3 = root_2$3();
		var text_6 = only_child(button_3);
		template_effect(($0) => set_text(text_6, `↶ ${$0 ?? ""}`), [() => t("turn.undo")]);
		delegated("click", button_3, () => $$props.table.undo());
		append($$anchor, button_3);
	};
	if_block(node_5, ($$render) => {
		if ($$props.table.canUndo) $$render(consequent_5);
	});
	var button_4 = sibling(node_5, 2);
	reset(header);
	template_effect(($0, $1, $2, $3) => {
		classes = set_class(header, 1, "bar svelte-lmju1y", null, classes, { mine: $$props.table.myTurn });
		set_attribute(a, "aria-label", $0);
		set_attribute(a, "title", $1);
		set_text(text_1, get(sentence));
		set_attribute(button_4, "aria-label", $2);
		set_attribute(button_4, "title", $3);
	}, [
		() => t("nav.lobby"),
		() => t("nav.lobby"),
		() => t("settings.title"),
		() => t("settings.title")
	]);
	delegated("click", button_4, function(...$$args) {
		$$props.onsettings?.apply(this, $$args);
	});
	append($$anchor, header);
	pop();
}
delegate(["click"]);
// src/table/TableView.svelte
var root$3 = /* @__PURE__ */ from_html(`<section class="choice svelte-1cmkhax" data-dock="tickets"><!></section>`);
var root_1$2 = /* @__PURE__ */ from_html(`<!> <!>`, 1);
var root_2$2 = /* @__PURE__ */ from_html(`<div class="shelf svelte-1cmkhax"><!> <!></div>`);
var root_3$1 = /* @__PURE__ */ from_html(`<button type="button"> </button>`);
var root_4 = /* @__PURE__ */ from_html(`<div class="strip svelte-1cmkhax"><!></div> <div><!></div> <nav class="tabs svelte-1cmkhax"></nav>`, 1);
var root_5 = /* @__PURE__ */ from_html(`<aside class="side svelte-1cmkhax"><!> <!> <!> <!> <!></aside> <div class="shelf svelte-1cmkhax"><!> <!></div>`, 1);
var root_6 = /* @__PURE__ */ from_html(`<div><!></div>`);
var root_7 = /* @__PURE__ */ from_html(`<div class="dragged svelte-1cmkhax" aria-hidden="true"><!></div>`);
var root_8 = /* @__PURE__ */ from_html(`<div><!> <main class="map svelte-1cmkhax"><!></main> <!></div> <!> <!> <!> <!>`, 1);
function TableView($$anchor, $$props) {
	push($$props, true);
	const choice = ($$anchor) => {
		var section = root$3();
		var node = child(section);
		{
			let $0 = /* @__PURE__ */ user_derived(() => table().progress?.offer ?? []);
			let $1 = /* @__PURE__ */ user_derived(() => get(view).phase === "opening");
			TicketChoice(node, {
				get board() {
					return $$props.board;
				},
				get offer() {
					return get(view).offer;
				},
				get sets() {
					return table().menu.keep;
				},
				get progress() {
					return get($0);
				},
				get opening() {
					return get($1);
				},
				get chosen() {
					return get(chosenTickets);
				},
				onchange: (tickets) => set(chosenTickets, tickets),
				onshow: (ticket) => set(hoveredTicket, ticket, true),
				onkeep: (tickets) => turn.keep(tickets)
			});
		}
		reset(section);
		template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("choice.title")]);
		append($$anchor, section);
	};
	const dock = ($$anchor, place = noop) => {
		Dock($$anchor, {
			get table() {
				return table();
			},
			get turn() {
				return turn;
			},
			get board() {
				return $$props.board;
			},
			nameOf,
			get place() {
				return place();
			},
			onshow: (route) => set(shownRoute, route, true)
		});
	};
	const ownTickets = ($$anchor) => {
		Tickets($$anchor, {
			get board() {
				return $$props.board;
			},
			get tickets() {
				return get(tickets);
			},
			get progress() {
				return get(progress);
			},
			get shown() {
				return get(shownTicket);
			},
			onshow: (ticket) => set(hoveredTicket, ticket, true),
			onpin: (ticket) => set(pinnedTicket, get(pinnedTicket) === ticket ? null : ticket, true)
		});
	};
	const ownHand = ($$anchor) => {
		var fragment_2 = comment();
		var node_1 = first_child(fragment_2);
		var consequent = ($$anchor) => {
			Hand($$anchor, {
				get cards() {
					return get(hand);
				},
				get chosen() {
					return turn.color;
				},
				worth,
				onchoose: choose,
				ondrag: (card, event) => drag.begin(card, event)
			});
		};
		if_block(node_1, ($$render) => {
			if (get(seat) !== null) $$render(consequent);
		});
		append($$anchor, fragment_2);
	};
	const table = prop($$props, "table", 7);
	const view = /* @__PURE__ */ user_derived(() => table().view);
	const notices = new Notices();
	const turn = new Turn(table());
	turn.board = $$props.board;
	const nameOf = (seat) => table().info?.seats[seat]?.name ?? t("player.nobody", { n: seat + 1 });
	const speaker = {
		board: $$props.board,
		nameOf
	};
	let map = /* @__PURE__ */ state(void 0);
	let flights = /* @__PURE__ */ state(void 0);
	let innerWidth = /* @__PURE__ */ state(1280);
	let innerHeight = /* @__PURE__ */ state(800);
	let hovered = /* @__PURE__ */ state(null);
	let shownRoute = /* @__PURE__ */ state(null);
	let hoveredTicket = /* @__PURE__ */ state(null);
	let pinnedTicket = /* @__PURE__ */ state(null);
	let chosenTickets = /* @__PURE__ */ state([]);
	let fresh = /* @__PURE__ */ state(/* @__PURE__ */ new Set());
	let settingsOpen = /* @__PURE__ */ state(false);
	let tab = /* @__PURE__ */ state("cards");
	const rem = /* @__PURE__ */ user_derived(() => get(innerWidth) && parseFloat(getComputedStyle(document.documentElement).fontSize));
	const layout = /* @__PURE__ */ user_derived(() => layoutFor(get(innerWidth), get(innerHeight), get(rem), {
		width: $$props.board.geometry.view[2],
		height: $$props.board.geometry.view[3]
	}));
	const seat = /* @__PURE__ */ user_derived(() => table().seat);
	const hand = /* @__PURE__ */ user_derived(() => get(seat) === null ? {} : get(view).hands[get(seat)] ?? {});
	const tickets = /* @__PURE__ */ user_derived(() => get(seat) === null ? [] : get(view).tickets[get(seat)] ?? []);
	const progress = /* @__PURE__ */ user_derived(() => new Map(table().progress?.tickets.map((line) => [line.ticket, line])));
	const bonusCounts = /* @__PURE__ */ user_derived(() => new Map(table().progress?.bonuses.map((line) => [line.card, line.counts])));
	const stations = /* @__PURE__ */ user_derived(() => Object.fromEntries(get(view).stations.flatMap((cities, owner) => cities.map((city) => [city, owner]))));
	const recent = /* @__PURE__ */ user_derived(() => recentMoves(table().log, get(seat), get(view).players));
	const choosing = /* @__PURE__ */ user_derived(() => table().menu.keep.length > 0);
	const shownTicket = /* @__PURE__ */ user_derived(() => get(hoveredTicket) ?? get(pinnedTicket));
	const lit = /* @__PURE__ */ user_derived(() => turn.step?.kind === "city" || get(choosing) ? /* @__PURE__ */ new Set() : turn.payable);
	const pointed = /* @__PURE__ */ user_derived(() => get(hovered)?.hit.kind === "route" ? get(hovered).hit.id : null);
	const stepRoute = /* @__PURE__ */ user_derived(() => turn.step && "target" in turn.step && turn.step.target.what === "claim" ? turn.step.target.id : null);
	const plannedRoute = /* @__PURE__ */ user_derived(() => turn.plan?.kind === "claim" ? turn.plan.route : null);
	const meant = /* @__PURE__ */ user_derived(() => get(pointed) ?? get(shownRoute) ?? get(stepRoute) ?? get(plannedRoute));
	const ghost = /* @__PURE__ */ user_derived(() => get(meant) && get(seat) !== null && get(view).routes[get(meant)] === void 0 && get(view).trains[get(seat)] >= ($$props.board.routes.get(get(meant))?.length ?? 99) ? {
		route: get(meant),
		seat: get(seat)
	} : null);
	const rings = /* @__PURE__ */ user_derived(() => {
		const found = /* @__PURE__ */ new Map();
		const ring = (id, kind) => {
			const ticket = $$props.board.tickets.get(id);
			if (!ticket) return;
			found.set(ticket.a, kind);
			found.set(ticket.b, kind);
		};
		if (get(choosing)) {
			for (const id of get(view).offer) ring(id, "offer");
			for (const id of get(chosenTickets)) ring(id, "ticket");
		} else for (const line of get(progress).values()) if (line.status === "open") ring(line.ticket, "end");
		if (get(shownTicket)) ring(get(shownTicket), get(progress).get(get(shownTicket))?.status === "done" ? "done" : "ticket");
		const route = get(meant) ? $$props.board.routes.get(get(meant)) : null;
		if (route) for (const city of [route.a, route.b]) found.set(city, "can");
		if (turn.step && "target" in turn.step && turn.step.target.what === "station") found.set(turn.step.target.id, "can");
		return found;
	});
	const links = /* @__PURE__ */ user_derived(() => {
		if (!get(choosing)) return [];
		return get(view).offer.map((id) => {
			const ticket = $$props.board.tickets.get(id);
			return {
				a: ticket.a,
				b: ticket.b,
				strong: get(shownTicket) === id,
				chosen: get(chosenTickets).includes(id)
			};
		});
	});
	const paths = /* @__PURE__ */ user_derived(() => get(shownTicket) ? [{ routes: (get(progress).get(get(shownTicket)) ?? table().progress?.offer.find((line) => line.ticket === get(shownTicket)))?.way ?? [] }] : []);
	/** Whether a step is in progress. */
	const docked = /* @__PURE__ */ user_derived(() => get(choosing) || get(view).tunnel !== null || turn.step !== null);
	user_effect(() => {
		if (get(docked)) set(tab, "cards");
	});
	/** Away from what it is about. */
	const dockSide = /* @__PURE__ */ user_derived(() => {
		const city = turn.step?.kind === "city" ? turn.step.city : null;
		const route = $$props.board.routes.get(get(stepRoute) ?? get(view).tunnel?.route ?? "");
		const about = city ?? route?.a ?? (turn.step && "target" in turn.step ? turn.step.target.id : null);
		const at = about ? $$props.board.geometry.cities[about] : null;
		return at && get(map) && get(map).placeOf(at).x < get(innerWidth) * .36 ? "right" : "left";
	});
	const planned = /* @__PURE__ */ user_derived(() => turn.plan ? planText(turn.plan) : null);
	function planText(plan) {
		if (plan.kind === "claim") return $$props.board.routeEnds(plan.route);
		if (plan.kind === "take") return t("market.take", { card: cardWord(plan.card) });
		return t(plan.kind === "draw" ? "plan.draw" : "plan.tickets");
	}
	function worth(card) {
		let routes = 0;
		for (const payments of table().menu.claims.values()) if (paymentsIn(payments, card).length) routes += 1;
		return routes;
	}
	function describe(city) {
		const routes = $$props.board.routesOf.get(city) ?? [];
		const can = routes.filter((route) => turn.payable.has(route.id)).length;
		return t("board.city", {
			city: $$props.board.cityName(city),
			n: routes.length
		}) + (can ? ` ${t("board.city_can", { n: can })}` : "");
	}
	table().onhappened = (entry, before) => {
		const claimed = entry.events.flatMap((event) => event.type === "route_claimed" ? [event.route] : []);
		if (claimed.length && settings.motion) {
			set(fresh, new Set(claimed));
			setTimeout(() => set(fresh, /* @__PURE__ */ new Set()), 1500);
		}
		get(flights)?.show(entry.events);
		tell(entry, speaker, table().seat, notices);
		tellTickets(before.progress, table().progress, speaker, notices);
		if (entry.events.some((event) => event.type === "turn_began" && event.seat === table().seat)) {
			play("turn");
			notifyTurn($$props.board.edition.name);
		}
	};
	user_effect(() => {
		table().seq;
		untrack(() => turn.settle());
	});
	user_effect(() => {
		if (!get(choosing)) set(chosenTickets, []);
	});
	user_effect(() => markTurn(table().myTurn, $$props.board.edition.name));
	user_effect(() => {
		const refusal = table().refusal;
		if (!refusal || refusal.code === "stale") return;
		untrack(() => notices.show(refusalText(refusal), "bad"));
	});
	user_effect(() => {
		const plan = turn.failedPlan;
		if (plan) untrack(() => notices.show(t("plan.failed", { plan: planText(plan) }), "bad"));
	});
	onDestroy(() => {
		clearTurn();
		table().onhappened = null;
	});
	function pick(hit) {
		set(hovered, null);
		if (!hit) {
			turn.cancel();
			return;
		}
		if (hit.kind === "city") turn.pickCity(hit.id);
		else if (get(view).routes[hit.id] === void 0 && get(seat) !== null && !table().over) turn.pickRoute(hit.id);
		else turn.pickCity($$props.board.routes.get(hit.id).a);
	}
	const drag = new CardDrag((x, y) => {
		if (turn.color !== drag.card) turn.color = drag.card;
		const hit = get(map)?.hitAt(x, y, 24) ?? null;
		set(hovered, hit?.kind === "route" ? {
			hit,
			at: {
				x,
				y
			}
		} : null);
	}, (card, x, y) => {
		const hit = get(map)?.hitAt(x, y, 24);
		set(hovered, null);
		if (hit?.kind === "route" && get(view).routes[hit.id] === void 0) turn.pickRoute(hit.id, card);
		else turn.color = null;
	});
	function choose(card) {
		if (drag.ended) drag.ended = false;
		else turn.chooseColor(card);
	}
	function key(event) {
		if (event.key === "Escape") turn.cancel();
		get(flights)?.skip();
	}
	const tip = /* @__PURE__ */ user_derived(() => get(hovered) && get(hovered).hit.kind === "route" && !settings.touch ? {
		route: $$props.board.routes.get(get(hovered).hit.id),
		at: get(hovered).at
	} : null);
	var fragment_4 = root_8();
	event("keydown", $window, key);
	event("pointerdown", $window, () => get(flights)?.skip());
	var div = first_child(fragment_4);
	var node_2 = child(div);
	TopBar(node_2, {
		get table() {
			return table();
		},
		get turn() {
			return turn;
		},
		nameOf,
		get planned() {
			return get(planned);
		},
		onsettings: () => set(settingsOpen, true)
	});
	var main = sibling(node_2, 2);
	var node_3 = child(main);
	{
		let $0 = /* @__PURE__ */ user_derived(() => t("board.label", { edition: $$props.board.edition.name }));
		let $1 = /* @__PURE__ */ user_derived(() => turn.color !== null && table().myTurn);
		let $2 = /* @__PURE__ */ user_derived(() => get(stepRoute) ?? get(plannedRoute));
		bind_this(Board(node_3, {
			get board() {
				return $$props.board;
			},
			get mode() {
				return settings.theme;
			},
			get label() {
				return get($0);
			},
			get owners() {
				return get(view).routes;
			},
			get stations() {
				return get(stations);
			},
			get lit() {
				return get(lit);
			},
			get dim() {
				return get($1);
			},
			get rings() {
				return get(rings);
			},
			get links() {
				return get(links);
			},
			get paths() {
				return get(paths);
			},
			get ghost() {
				return get(ghost);
			},
			get fresh() {
				return get(fresh);
			},
			get recent() {
				return get(recent);
			},
			get selected() {
				return get($2);
			},
			describe,
			onpick: pick,
			onhover: (hit, at) => set(hovered, hit ? {
				hit,
				at
			} : null),
			children: ($$anchor, $$slotProps) => {
				var fragment_5 = root_1$2();
				var node_4 = first_child(fragment_5);
				NoticeList(node_4, { get notices() {
					return notices;
				} });
				var node_5 = sibling(node_4, 2);
				var consequent_1 = ($$anchor) => {
					dock($$anchor, () => get(dockSide));
				};
				if_block(node_5, ($$render) => {
					if (get(layout) !== "phone") $$render(consequent_1);
				});
				append($$anchor, fragment_5);
			},
			$$slots: { default: true }
		}), ($$value) => set(map, $$value, true), () => get(map));
	}
	reset(main);
	var node_6 = sibling(main, 2);
	var consequent_7 = ($$anchor) => {
		var fragment_7 = root_4();
		var div_1 = first_child(fragment_7);
		Players(child(div_1), {
			get table() {
				return table();
			},
			nameOf,
			get stations() {
				return $$props.board.edition.rules.stations;
			}
		});
		reset(div_1);
		var div_2 = sibling(div_1, 2);
		let classes;
		var node_8 = child(div_2);
		var consequent_4 = ($$anchor) => {
			var fragment_8 = comment();
			var node_9 = first_child(fragment_8);
			var consequent_2 = ($$anchor) => {
				choice($$anchor);
			};
			var consequent_3 = ($$anchor) => {
				dock($$anchor, () => "own");
			};
			var alternate = ($$anchor) => {
				var div_3 = root_2$2();
				var node_10 = child(div_3);
				Market(node_10, {
					get table() {
						return table();
					},
					get turn() {
						return turn;
					}
				});
				var node_11 = sibling(node_10, 2);
				ownHand(node_11);
				reset(div_3);
				append($$anchor, div_3);
			};
			if_block(node_9, ($$render) => {
				if (get(choosing)) $$render(consequent_2);
				else if (get(docked)) $$render(consequent_3, 1);
				else $$render(alternate, -1);
			});
			append($$anchor, fragment_8);
		};
		var consequent_5 = ($$anchor) => {
			ownTickets($$anchor);
		};
		var consequent_6 = ($$anchor) => {
			Bonuses($$anchor, {
				get board() {
					return $$props.board;
				},
				get cards() {
					return get(view).bonus_cards;
				},
				get counts() {
					return get(bonusCounts);
				}
			});
		};
		var alternate_1 = ($$anchor) => {
			Log($$anchor, {
				get table() {
					return table();
				},
				get speaker() {
					return speaker;
				},
				onshow: (route) => set(shownRoute, route, true)
			});
		};
		if_block(node_8, ($$render) => {
			if (get(tab) === "cards") $$render(consequent_4);
			else if (get(tab) === "tickets") $$render(consequent_5, 1);
			else if (get(tab) === "table") $$render(consequent_6, 2);
			else $$render(alternate_1, -1);
		});
		reset(div_2);
		var nav = sibling(div_2, 2);
		each(nav, 20, () => [
			"cards",
			"tickets",
			"table",
			"log"
		], (name) => name, ($$anchor, name) => {
			var button = root_3$1();
			let classes_1;
			var text = only_child(button, true);
			template_effect(($0) => {
				set_attribute(button, "aria-pressed", get(tab) === name);
				classes_1 = set_class(button, 1, "svelte-1cmkhax", null, classes_1, { current: get(tab) === name });
				set_text(text, $0);
			}, [() => t(`tabs.${name}`)]);
			delegated("click", button, () => set(tab, name, true));
			append($$anchor, button);
		});
		reset(nav);
		template_effect(($0) => {
			classes = set_class(div_2, 1, "panel svelte-1cmkhax", null, classes, { tall: get(docked) && get(tab) === "cards" });
			set_attribute(nav, "aria-label", $0);
		}, [() => t("tabs.title")]);
		append($$anchor, fragment_7);
	};
	var alternate_2 = ($$anchor) => {
		var fragment_14 = root_5();
		var aside = first_child(fragment_14);
		var node_12 = child(aside);
		Players(node_12, {
			get table() {
				return table();
			},
			nameOf,
			get stations() {
				return $$props.board.edition.rules.stations;
			}
		});
		var node_13 = sibling(node_12, 2);
		var consequent_8 = ($$anchor) => {
			choice($$anchor);
		};
		if_block(node_13, ($$render) => {
			if (get(choosing)) $$render(consequent_8);
		});
		var node_14 = sibling(node_13, 2);
		var consequent_9 = ($$anchor) => {
			ownTickets($$anchor);
		};
		if_block(node_14, ($$render) => {
			if (get(seat) !== null && (get(tickets).length || !get(choosing))) $$render(consequent_9);
		});
		var node_15 = sibling(node_14, 2);
		Bonuses(node_15, {
			get board() {
				return $$props.board;
			},
			get cards() {
				return get(view).bonus_cards;
			},
			get counts() {
				return get(bonusCounts);
			}
		});
		Log(sibling(node_15, 2), {
			get table() {
				return table();
			},
			get speaker() {
				return speaker;
			},
			onshow: (route) => set(shownRoute, route, true)
		});
		reset(aside);
		var div_4 = sibling(aside, 2);
		var node_17 = child(div_4);
		ownHand(node_17);
		Market(sibling(node_17, 2), {
			get table() {
				return table();
			},
			get turn() {
				return turn;
			}
		});
		reset(div_4);
		template_effect(($0) => set_attribute(aside, "aria-label", $0), [() => t("table.side")]);
		append($$anchor, fragment_14);
	};
	if_block(node_6, ($$render) => {
		if (get(layout) === "phone") $$render(consequent_7);
		else $$render(alternate_2, -1);
	});
	reset(div);
	var node_19 = sibling(div, 2);
	var consequent_10 = ($$anchor) => {
		var div_5 = root_6();
		let classes_2;
		let styles;
		var node_20 = child(div_5);
		{
			let $0 = /* @__PURE__ */ user_derived(() => get(view).routes[get(tip).route.id] === void 0 ? null : nameOf(get(view).routes[get(tip).route.id]));
			let $1 = /* @__PURE__ */ user_derived(() => get(seat) === null ? null : get(view).trains[get(seat)]);
			let $2 = /* @__PURE__ */ user_derived(() => table().progress?.tickets ?? []);
			let $3 = /* @__PURE__ */ user_derived(() => turn.payable.has(get(tip).route.id));
			let $4 = /* @__PURE__ */ user_derived(() => table().myTurn && get(view).phase === "turn");
			RouteFacts(node_20, {
				get board() {
					return $$props.board;
				},
				get route() {
					return get(tip).route;
				},
				get owner() {
					return get($0);
				},
				get trains() {
					return get($1);
				},
				get progress() {
					return get($2);
				},
				get payable() {
					return get($3);
				},
				get myTurn() {
					return get($4);
				}
			});
		}
		reset(div_5);
		template_effect(() => {
			classes_2 = set_class(div_5, 1, "tip svelte-1cmkhax", null, classes_2, {
				left: get(tip).at.x > get(innerWidth) - 300,
				up: get(tip).at.y > get(innerHeight) - 240
			});
			styles = set_style(div_5, "", styles, {
				left: `${get(tip).at.x ?? ""}px`,
				top: `${get(tip).at.y ?? ""}px`
			});
		});
		append($$anchor, div_5);
	};
	if_block(node_19, ($$render) => {
		if (get(tip)) $$render(consequent_10);
	});
	var node_21 = sibling(node_19, 2);
	var consequent_11 = ($$anchor) => {
		var div_6 = root_7();
		let styles_1;
		CardFace(child(div_6), { get card() {
			return drag.card;
		} });
		reset(div_6);
		template_effect(() => styles_1 = set_style(div_6, "", styles_1, {
			left: `${drag.x ?? ""}px`,
			top: `${drag.y ?? ""}px`
		}));
		append($$anchor, div_6);
	};
	if_block(node_21, ($$render) => {
		if (drag.card) $$render(consequent_11);
	});
	var node_23 = sibling(node_21, 2);
	bind_this(Flights(node_23, { get seat() {
		return get(seat);
	} }), ($$value) => set(flights, $$value, true), () => get(flights));
	SettingsDialog(sibling(node_23, 2), {
		get open() {
			return get(settingsOpen);
		},
		onclose: () => set(settingsOpen, false)
	});
	template_effect(($0) => {
		set_class(div, 1, `table ${get(layout) ?? ""}`, "svelte-1cmkhax");
		set_attribute(div, "data-seq", table().seq);
		set_attribute(div, "data-turn", table().over ? "over" : table().myTurn ? "mine" : "others");
		set_attribute(main, "aria-label", $0);
	}, [() => t("board.area")]);
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(innerHeight, $$value, true));
	append($$anchor, fragment_4);
	pop();
}
delegate(["click"]);
// src/table/WaitingRoom.svelte
var root$2 = /* @__PURE__ */ from_html(`<li><!> </li>`);
var root_1$1 = /* @__PURE__ */ from_html(`<form><label> <input required="" maxlength="40"/></label> <button class="button primary"> </button></form> <p role="alert"> </p>`, 1);
var root_2$1 = /* @__PURE__ */ from_html(`<p> </p> <p><a> </a></p>`, 1);
var root_3 = /* @__PURE__ */ from_html(`<main class="page"><h1> </h1> <ul></ul> <!></main>`);
function WaitingRoom($$anchor, $$props) {
	push($$props, true);
	let name = /* @__PURE__ */ state(proxy(settings.values.name));
	let problem = /* @__PURE__ */ state("");
	const link = /* @__PURE__ */ user_derived(() => `${location.origin}/table/${$$props.table.id}${$$props.table.code ? `?code=${$$props.table.code}` : ""}`);
	async function join(event) {
		event.preventDefault();
		settings.set("name", get(name));
		try {
			await joinTable($$props.table.id, {
				name: get(name),
				code: $$props.code
			});
			$$props.table.playHere();
		} catch (error) {
			set(problem, error instanceof Refusal ? error.message : String(error), true);
		}
	}
	var main = root_3();
	var h1 = child(main);
	var text = only_child(h1, true);
	var ul = sibling(h1, 2);
	each(ul, 21, () => $$props.table.info?.seats ?? [], index, ($$anchor, seat, k) => {
		var li = root$2();
		var node = child(li);
		SeatMark(node, { seat: k });
		var text_1 = sibling(node);
		reset(li);
		template_effect(($0) => set_text(text_1, ` ${$0 ?? ""}`), [() => get(seat).free ? t("waiting.free") : get(seat).name]);
		append($$anchor, li);
	});
	reset(ul);
	var node_1 = sibling(ul, 2);
	var consequent = ($$anchor) => {
		var fragment = root_1$1();
		var form = first_child(fragment);
		var label = child(form);
		var text_2 = child(label);
		var input = sibling(text_2);
		remove_input_defaults(input);
		reset(label);
		var text_3 = only_child(sibling(label, 2), true);
		reset(form);
		var text_4 = only_child(sibling(form, 2), true);
		template_effect(($0, $1) => {
			set_text(text_2, `${$0 ?? ""} `);
			set_text(text_3, $1);
			set_text(text_4, get(problem));
		}, [() => t("waiting.name"), () => t("waiting.join")]);
		event("submit", form, join);
		bind_value(input, () => get(name), ($$value) => set(name, $$value));
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_2$1();
		var p_1 = first_child(fragment_1);
		var text_5 = only_child(p_1, true);
		var p_2 = sibling(p_1, 2);
		var a = child(p_2);
		var text_6 = only_child(a, true);
		reset(p_2);
		template_effect(($0) => {
			set_text(text_5, $0);
			set_attribute(a, "href", get(link));
			set_text(text_6, get(link));
		}, [() => t("waiting.invite")]);
		append($$anchor, fragment_1);
	};
	if_block(node_1, ($$render) => {
		if ($$props.table.seat === null) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(main);
	template_effect(($0) => set_text(text, $0), [() => t("waiting.title")]);
	append($$anchor, main);
	pop();
}
// src/table/TablePage.svelte
var root$1 = /* @__PURE__ */ from_html(`<main class="page"><h1> </h1> <p><a href="/"> </a></p></main>`);
var root_1 = /* @__PURE__ */ from_html(`<main class="page" aria-busy="true"><p> </p></main>`);
var root_2 = /* @__PURE__ */ from_html(`<!> <!>`, 1);
function TablePage($$anchor, $$props) {
	push($$props, true);
	const table = new TableStore($$props.id, { watch: $$props.watch });
	let board = /* @__PURE__ */ state(null);
	let failed = /* @__PURE__ */ state(false);
	table.open();
	onDestroy(() => table.close());
	user_effect(() => {
		const edition = table.info?.edition;
		if (!edition || get(board)?.edition.id === edition) return;
		loadBoard(edition).then((loaded) => set(board, loaded), () => set(failed, true));
	});
	const missing = /* @__PURE__ */ user_derived(() => table.refusal?.code === "unknown_table");
	var fragment = root_2();
	event("online", $window, () => table.reconnect());
	event("offline", $window, () => table.offline());
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var main = root$1();
		var h1 = child(main);
		var text = only_child(h1, true);
		var p = sibling(h1, 2);
		var text_1 = only_child(child(p), true);
		reset(p);
		reset(main);
		template_effect(($0, $1) => {
			set_text(text, $0);
			set_text(text_1, $1);
		}, [() => t("table.missing"), () => t("nav.lobby")]);
		append($$anchor, main);
	};
	var consequent_1 = ($$anchor) => {
		var main_1 = root$1();
		var h1_1 = child(main_1);
		var text_2 = only_child(h1_1, true);
		var p_1 = sibling(h1_1, 2);
		var text_3 = only_child(child(p_1), true);
		reset(p_1);
		reset(main_1);
		template_effect(($0, $1) => {
			set_text(text_2, $0);
			set_text(text_3, $1);
		}, [() => t("error.board"), () => t("nav.lobby")]);
		append($$anchor, main_1);
	};
	var consequent_2 = ($$anchor) => {
		WaitingRoom($$anchor, {
			get table() {
				return table;
			},
			get code() {
				return $$props.code;
			}
		});
	};
	var consequent_3 = ($$anchor) => {
		TableView($$anchor, {
			get table() {
				return table;
			},
			get board() {
				return get(board);
			}
		});
	};
	var alternate = ($$anchor) => {
		var main_2 = root_1();
		var text_4 = only_child(child(main_2), true);
		reset(main_2);
		template_effect(($0) => set_text(text_4, $0), [() => t("table.loading")]);
		append($$anchor, main_2);
	};
	if_block(node, ($$render) => {
		if (get(missing)) $$render(consequent);
		else if (get(failed)) $$render(consequent_1, 1);
		else if (table.info && !table.view) $$render(consequent_2, 2);
		else if (table.view && get(board)) $$render(consequent_3, 3);
		else $$render(alternate, -1);
	});
	ConnectionBanner(sibling(node, 2), { get table() {
		return table;
	} });
	append($$anchor, fragment);
	pop();
}
// src/App.svelte
var root = /* @__PURE__ */ from_html(`<main class="page"><h1> </h1> <p> <a href="/"> </a></p></main>`);
function App($$anchor, $$props) {
	push($$props, true);
	const page = /* @__PURE__ */ user_derived(() => router.page);
	user_effect(() => {
		document.documentElement.dataset.theme = settings.theme;
		document.documentElement.dataset.motion = settings.motion ? "full" : "none";
	});
	user_effect(() => void language.use(settings.values.language));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		LobbyPage($$anchor, {});
	};
	var consequent_1 = ($$anchor) => {
		var fragment_2 = comment();
		key(first_child(fragment_2), () => get(page).id, ($$anchor) => {
			TablePage($$anchor, {
				get id() {
					return get(page).id;
				},
				get code() {
					return get(page).code;
				},
				get watch() {
					return get(page).watch;
				}
			});
		});
		append($$anchor, fragment_2);
	};
	var alternate = ($$anchor) => {
		var main = root();
		var h1 = child(main);
		var text = only_child(h1, true);
		var p = sibling(h1, 2);
		var text_1 = child(p);
		var text_2 = only_child(sibling(text_1), true);
		reset(p);
		reset(main);
		template_effect(($0, $1, $2) => {
			set_text(text, $0);
			set_text(text_1, `${$1 ?? ""} `);
			set_text(text_2, $2);
		}, [
			() => t("missing.title"),
			() => t("missing.text"),
			() => t("nav.lobby")
		]);
		append($$anchor, main);
	};
	if_block(node, ($$render) => {
		if (get(page).name === "lobby") $$render(consequent);
		else if (get(page).name === "table") $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
// src/main.ts
router.start();
mount(App, { target: document.getElementById("app") });
