// Lets a dialog stay open when the pointer, the focus or a key goes to the toasts above it.

/** The same for every copy of this module. */
const key = Symbol.for("lanyard.toast");

/** Outside of a shadow root, and once a press has closed its toast, the event itself no longer says what it was about. */
export const markAsOnToast = (event: Event): void => {
  Reflect.set(event, key, true);
};

/** For Radix's `onInteractOutside`, whose event tells of another, and `onEscapeKeyDown`. */
export const isOnToast = (event: CustomEvent<{ originalEvent: Event }> | KeyboardEvent): boolean =>
  Reflect.has(event instanceof CustomEvent ? event.detail.originalEvent : event, key);
