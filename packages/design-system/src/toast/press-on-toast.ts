// Lets a dialog stay open when the pointer or the focus goes to the toasts above it.

/** For Radix's `onInteractOutside`. Recognises a press that has closed its toast, too: the button is still inside the removed toast. */
export const isPressOnToast = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("[data-slot^=toast]") !== null;
