// Sets the text of an input as typing would: with the native setter, because React would not notice a change made with
// its own, and with an `input` event.

export const setText = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
