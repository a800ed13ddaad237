// Does again what was held of a reader while a page was on its way (early-input.ts).
import { flushSync } from "react-dom";
import type { Entered, Held, TextControl } from "./early-input.ts";

/** Types into a control as a person would; React hears nothing of a value that it finds there already. */
function type(control: TextControl, text: string): void {
  // React notes what is written to the control itself, and not what is written past it. Only what it has noted is changed
  // where it can be: who writes the text anew moves the caret.
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
  // Of a choice React hears by this one.
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Chooses as a person would: by a press, of which React hears where it changes something. */
function choose(control: HTMLInputElement, isChosen: boolean): void {
  control.checked = !isChosen;
  control.click();
}

function enter(control: TextControl, [text, isChosen]: Entered): void {
  if (control.type === "checkbox" || control.type === "radio")
    choose(control as HTMLInputElement, isChosen === true);
  // What a file field has chosen cannot be written, and is still there.
  else if (control.type === "file") tell(control);
  else type(control, text);
}

/** A field that was left may have something to say. */
function leave(control: TextControl): void {
  const relatedTarget = document.activeElement;
  if (control === relatedTarget) return;
  control.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget }));
}

/** Its target may have been drawn anew since. */
function press(event: KeyboardEvent): void {
  const target = event.target as Element;
  (target.isConnected ? target : document.body).dispatchEvent(new KeyboardEvent(event.type, event));
}

/** ms, where no browser says when it has nothing else to do. */
const pause = 100;
/** ms, where it always has. */
const longestPause = 500;

type Typed = ReadonlyMap<TextControl, Entered>;

/** What was typed into fields that went with a page that has not come yet, until it does. */
let missing: { readonly path: string; readonly typed: Typed } | undefined;

/** The control itself or, where it was drawn anew, the field of its name. */
function nowOf(control: TextControl): TextControl | undefined {
  if (control.isConnected) return control;
  if (control.name === "" || /^(?:checkbox|radio|file)$/.test(control.type)) return undefined;
  // A name may be that of a line in the head, too.
  return [...document.querySelectorAll<TextControl>("input, textarea, select")].find(
    ({ name }) => name === control.name,
  );
}

/** Writes and chooses again; answers what there are no fields for. */
function enterAll(typed: Typed): Typed {
  const lost = new Map(typed);
  const found: TextControl[] = [];
  for (const [control, entered] of typed) {
    const now = nowOf(control);
    if (!now) continue;
    lost.delete(control);
    found.push(now);
    // Of several choices at once a page would hear the last.
    flushSync(() => enter(now, entered));
  }
  // Once all are written: fields may belong together, as two days do.
  for (const control of found) leave(control);
  return lost;
}

/** Does what was held, and holds nothing any more. Not to be called while React renders. */
export function redoInput(): void {
  const held = globalThis.heldInput;
  const path = location.pathname;
  const before: Typed = missing?.path === path ? missing.typed : new Map();
  const typed = new Map([...before, ...(held?.typed ?? [])]);
  globalThis.heldInput = undefined;
  held?.release.abort();
  const lost = enterAll(typed);
  missing = lost.size > 0 ? { path, typed: lost } : undefined;
  if (!held) return;
  const end = () => pressAll(held);
  // A form takes in what was typed first: until then its button may refuse a press, and a key finds nothing to save.
  if (typed.size === 0) setTimeout(end);
  else if ("requestIdleCallback" in globalThis) requestIdleCallback(end, { timeout: longestPause });
  else setTimeout(end, pause);
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
const opensSearch = (event: KeyboardEvent) =>
  isCommand(event) ? event.key.toLowerCase() === "k" : event.key === "/";

function pressAll({ presses, keys }: Held): void {
  for (const [element, again] of presses) if (element.isConnected) again();
  // A command once, as a press; of single keys each, until a search opens: what follows was meant for its field.
  const each = new Map(keys.map((event) => [isCommand(event) ? event.key : event, event]));
  let searches = false;
  for (const event of each.values()) {
    if (isCommand(event) || !searches) press(event);
    searches ||= opensSearch(event);
  }
}
