// Redoes the input that was held while a page was loading (early-input.ts).
import { flushSync } from "react-dom";
import type { Entered, Held, TextControl } from "./early-input.ts";
import { loaded } from "./not-loaded.ts";
import { isPaletteKey } from "./strokes.ts";

/** Sets a control's text as if typed; React ignores an input event whose value it already knows. */
function type(control: TextControl, text: string): void {
  // React's value tracker notes writes to the control itself, but not writes through the prototype's setter. If the
  // text is already there, only the tracker is changed: writing the text again would move the caret.
  const noted = Reflect.get(control, "_valueTracker") as
    | { setValue(text: string): void }
    | undefined;
  noted?.setValue("");
  if (control.value !== text)
    Reflect.set(Object.getPrototypeOf(control) as object, "value", text, control);
  tell(control);
}

function tell(control: TextControl): void {
  control.dispatchEvent(new Event("input", { bubbles: true }));
  // React handles selects and file fields on this event.
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Checks a control as a person would, by a click: React only reacts to one that changes the state. */
function choose(control: HTMLInputElement, isChosen: boolean): void {
  control.checked = !isChosen;
  control.click();
}

function enter(control: TextControl, [text, isChosen]: Entered): void {
  if (control.type === "checkbox" || control.type === "radio")
    choose(control as HTMLInputElement, isChosen === true);
  // A file field's selection cannot be set by code, and is still there.
  else if (control.type === "file") tell(control);
  else type(control, text);
}

/** Reports a field that lost the focus, so that its validation runs. */
function leave(control: TextControl): void {
  const relatedTarget = document.activeElement;
  if (control === relatedTarget) return;
  control.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget }));
}

/** The event's target may have been replaced by a new render. */
function press(event: KeyboardEvent): void {
  const target = event.target as Element;
  const again = new KeyboardEvent(event.type, event);
  // Two keys belong together only if they were pressed soon after one another.
  Object.defineProperty(again, "timeStamp", { value: event.timeStamp });
  (target.isConnected ? target : document.body).dispatchEvent(again);
}

/** ms, in browsers without `requestIdleCallback`. */
const pause = 100;
/** ms, for a browser that never becomes idle. */
const longestPause = 500;

type Typed = ReadonlyMap<TextControl, Entered>;

/** Text typed into fields that are missing after the last redo, kept until the page shows them. */
let missing: { readonly path: string; readonly typed: Typed } | undefined;

/** The control itself or, if it was replaced by a new render, the field of the same name. */
function nowOf(control: TextControl): TextControl | undefined {
  if (control.isConnected) return control;
  if (control.name === "" || /^(?:checkbox|radio|file)$/.test(control.type)) return undefined;
  // Meta elements in the head have names, too, so select by tag.
  return [...document.querySelectorAll<TextControl>("input, textarea, select")].find(
    ({ name }) => name === control.name,
  );
}

/** Restores all entries; returns those without a field. */
function enterAll(typed: Typed): Typed {
  const lost = new Map(typed);
  const found: TextControl[] = [];
  for (const [control, entered] of typed) {
    const now = nowOf(control);
    if (!now) continue;
    lost.delete(control);
    found.push(now);
    // Flush each, as the page would get only the last of several batched changes.
    flushSync(() => enter(now, entered));
  }
  // Only after all are written: fields may be validated together, such as two dates.
  for (const control of found) leave(control);
  return lost;
}

/** ms between two looks whether a part that loads late is hydrated, and for how long. */
const look = 50;
const longestLook = 10_000;

/** React sets its properties on an element when it hydrates it; until then the element ignores input. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps"));
const isLive = () =>
  [...document.querySelectorAll("main :is(input, textarea, select, button)")].every(isHydrated);

/** Redoes the held input and stops holding, once all of the page is hydrated. Must not be called while React renders. */
export function redoInput(until = Date.now() + longestLook): void {
  const held = globalThis.heldInput;
  if (held && !isLive() && Date.now() < until) {
    setTimeout(() => redoInput(until), look);
    return;
  }
  const path = location.pathname;
  const before: Typed = missing?.path === path ? missing.typed : new Map();
  globalThis.heldInput = undefined;
  held?.release.abort();
  loaded();
  // What was typed on another page is not for the fields of the same name here.
  const isElsewhere = held !== undefined && held.path !== path;
  const typed = new Map([...before, ...((!isElsewhere && held?.typed) || [])]);
  const lost = enterAll(typed);
  if (isElsewhere) missing = { path: held.path, typed: held.typed };
  else missing = lost.size > 0 ? { path, typed: lost } : undefined;
  if (!held) return;
  const end = () => void pressAll(held);
  // Let forms process the text first: before that a submit button may refuse a click, and the save key finds nothing to
  // save.
  if (typed.size === 0) setTimeout(end);
  else if ("requestIdleCallback" in globalThis) requestIdleCallback(end, { timeout: longestPause });
  else setTimeout(end, pause);
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
const opensSearch = (event: KeyboardEvent) => isPaletteKey(event) || event.key === "/";

async function pressAll({ presses, keys }: Held): Promise<void> {
  for (const [element, again] of presses) {
    if (!element.isConnected) continue;
    // The next press finds what this one has changed, as a button that a running decision disables.
    flushSync(again);
    await new Promise((end) => setTimeout(end));
  }
  // A command runs once, like a click; single keys all run until one opens a search: later ones were meant for its
  // field.
  const each = new Map(keys.map((event) => [isCommand(event) ? event.key : event, event]));
  let searches = false;
  for (const event of each.values()) {
    if (isCommand(event) || !searches) press(event);
    searches ||= opensSearch(event);
  }
}
