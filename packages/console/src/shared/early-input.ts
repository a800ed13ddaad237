// What a visitor does with a page that the server rendered, before React has hydrated it: what is typed, the buttons that
// are pressed, the forms that are sent and the console's keys are held, and done again as soon as the page can answer.
// Without this a press is lost, and the browser would send a form's fields in an address, or save the page.

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Held {
  readonly typed: ReadonlyMap<TextControl, string>;
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
  const typed = new Map<TextControl, string>();
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
    const control = event.target as TextControl;
    typed.set(control, control.value);
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
    const { key, ctrlKey, metaKey, altKey, target } = event;
    // What they mean is decided when they are pressed again (strokes.ts): few bytes stand in every document.
    const isOurs =
      ctrlKey === metaKey
        ? /^\S$/.test(key) && !(target as Element).matches("input, textarea, select")
        : /^[ks]$/.test(key);
    if (altKey || !isOurs) return;
    stop(event);
    keys.push(event);
  });
  globalThis.heldInput = { typed, presses, keys, release };
}

/** Types into a control as a person would; React hears nothing of a value that it finds there already. */
function type(control: TextControl, text: string): void {
  // What a file field has chosen cannot be written, and is still there.
  if (control.type !== "file") {
    // React notes what is written to the control itself, and not what is written past it.
    control.value = "";
    Reflect.set(Object.getPrototypeOf(control) as object, "value", text, control);
  }
  control.dispatchEvent(new Event("input", { bubbles: true }));
  // Of a choice React hears by this one.
  control.dispatchEvent(new Event("change", { bubbles: true }));
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

/** Does what was held, where its elements are still on the page, and holds nothing any more. */
export function redoInput(): void {
  const held = globalThis.heldInput;
  if (!held) return;
  globalThis.heldInput = undefined;
  held.release.abort();
  for (const [control, text] of held.typed) if (control.isConnected) type(control, text);
  // Once all are written: fields may belong together, as two days do.
  for (const control of held.typed.keys()) if (control.isConnected) leave(control);
  // Once the page has taken in what was typed: a button may wait for it, and a key saves what the page knows.
  setTimeout(() => pressAll(held));
}

function pressAll({ presses, keys }: Held): void {
  for (const [element, again] of presses) if (element.isConnected) again();
  // A command once, as a press; of single keys each.
  const each = new Map(
    keys.map((event) => [event.ctrlKey || event.metaKey ? event.key : event, event]),
  );
  for (const event of each.values()) press(event);
}
