// Holds a visitor's input until React has hydrated the server-rendered page: typed text, clicks on buttons, submitted
// forms and the console's keyboard shortcuts, which are redone as soon as the page can react. Otherwise a click would
// be lost, and the browser would put a form's fields into the address or save the page.

export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control's value, and its `checked` state. */
export type Entered = readonly [string, boolean | undefined];

export interface Held {
  /** Of the page that was loaded; the reader may be on another one when it is redone. */
  readonly path: string;
  readonly typed: ReadonlyMap<TextControl, Entered>;
  /** Each element once, in the order of its last click: users click again when nothing happens. */
  readonly presses: ReadonlyMap<Element, () => void>;
  readonly keys: readonly KeyboardEvent[];
  readonly release: AbortController;
}

declare global {
  var heldInput: Held | undefined;
}

/** Starts holding input; runs first on every page. */
export function holdInput(): void {
  const typed = new Map<TextControl, Entered>();
  const presses = new Map<Element, () => void>();
  const keys: KeyboardEvent[] = [];
  const release = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const hold = (event: Event, element: Element, again: () => void) => {
    stop(event);
    presses.delete(element);
    presses.set(element, again);
  };
  const listening = { capture: true, signal: release.signal };
  const on = <Type extends keyof WindowEventMap>(
    name: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(name, listener, listening);
  // A part that is already hydrated would handle the choice now and again when it is redone: a file would be added
  // twice.
  const holdChoice = (event: Event) => {
    if ((event.target as Element).matches("select, [type=file]")) event.stopImmediatePropagation();
  };
  on("input", (event) => {
    const control = event.target as HTMLInputElement;
    // In the order of the last changes, as radios and boxes may undo each other.
    typed.delete(control);
    typed.set(control, [control.value, control.checked]);
    holdChoice(event);
  });
  on("change", holdChoice);
  // A part that is already hydrated would open its menu on this event, and the redone click would close the menu.
  on("pointerdown", (event) => {
    if ((event.target as Element).closest("button")) event.stopImmediatePropagation();
  });
  on("click", (event) => {
    const button = (event.target as Element).closest("button");
    // A click on a submit button is held as its form's submit event.
    if (button && button.type !== "submit") hold(event, button, () => button.click());
  });
  on("submit", (event) => {
    const form = event.target as HTMLFormElement;
    hold(event, form, () => form.requestSubmit(event.submitter));
  });
  on("keydown", (event) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    // It cancels the keys before it: what they would have opened must not open later.
    if (key === "Escape") keys.length = 0;
    // strokes.ts interprets the keys when they are redone: this script is in every document and must stay small.
    const isOurs =
      ctrlKey === metaKey
        ? /^\S$/.test(key) && !(target as Element).matches(":read-write,select")
        : // Where letters are not Latin, the position of the key counts.
          !shiftKey && /^[ks]$/i.test(key > "~" ? code.slice(3) : key);
    if (altKey || !isOurs) return;
    stop(event);
    keys.push(event);
  });
  globalThis.heldInput = { path: location.pathname, typed, presses, keys, release };
}
