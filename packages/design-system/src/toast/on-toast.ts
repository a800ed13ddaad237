// Keeps a dialog open when the pointer, the focus or a key goes to the toasts above it.

/** A registered symbol, so that all copies of this module share it. */
const key = Symbol.for("lanyard.toast");

/**
 * Marks the event, because its target no longer tells: outside a shadow root it is the host, and a press may have
 * closed the toast.
 */
export const markAsOnToast = (event: Event): void => {
  Reflect.set(event, key, true);
};

/** For Radix's `onInteractOutside`, whose event wraps the original one, and for `onEscapeKeyDown`. */
export const isOnToast = (event: CustomEvent<{ originalEvent: Event }> | KeyboardEvent): boolean =>
  Reflect.has(event instanceof CustomEvent ? event.detail.originalEvent : event, key);
