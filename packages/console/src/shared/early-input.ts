// What a visitor does with a page that the server rendered, before React has hydrated it: what is typed, the buttons that
// are pressed, the forms that are sent and the console's keys are held, and done again as soon as the page can answer.
// Without this a press is lost, and the browser would send a form's fields in an address, or save the page.

export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Its value, and of a choice whether it is chosen. */
export type Entered = readonly [string, boolean | undefined];

export interface Held {
  readonly typed: ReadonlyMap<TextControl, Entered>;
  /** Each element once, in the order of their last presses: whoever presses again has seen nothing happen. */
  readonly presses: ReadonlyMap<Element, () => void>;
  readonly keys: readonly KeyboardEvent[];
  readonly release: AbortController;
}

declare global {
  var heldInput: Held | undefined;
}

/** Begins to hold; the first thing that a page does. */
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
  // A part that is hydrated before the rest would hear of a choice now, and again when it is redone: a file would be added twice.
  const holdChoice = (event: Event) => {
    if ((event.target as Element).matches("select, [type=file]")) event.stopImmediatePropagation();
  };
  on("input", (event) => {
    const control = event.target as HTMLInputElement;
    typed.set(control, [control.value, control.checked]);
    holdChoice(event);
  });
  on("change", holdChoice);
  // Of a part that is hydrated before the rest: a menu that a pointer opens would be closed by the press that is held.
  on("pointerdown", (event) => {
    if ((event.target as Element).closest("button")) event.stopImmediatePropagation();
  });
  on("click", (event) => {
    const button = (event.target as Element).closest("button");
    // The press of a submit button follows as its form's submit event.
    if (button && button.type !== "submit") hold(event, button, () => button.click());
  });
  on("submit", (event) => {
    const form = event.target as HTMLFormElement;
    hold(event, form, () => form.requestSubmit(event.submitter));
  });
  on("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    // What they mean is decided when they are pressed again (strokes.ts): few bytes stand in every document.
    const isOurs =
      ctrlKey === metaKey
        ? /^\S$/.test(key) && !(target as Element).matches("input, textarea, select")
        : !shiftKey && /^[ks]$/i.test(key);
    if (altKey || !isOurs) return;
    stop(event);
    keys.push(event);
  });
  globalThis.heldInput = { typed, presses, keys, release };
}
