// Tells a dialog that a press outside of it was on a toast, which lies above the dialog and is no way out of it.

/** To be asked of what Radix calls an interaction outside. A toast that its press has closed is known even when it has left the page. */
export const isPressOnToast = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("[data-slot=toast]") !== null;
