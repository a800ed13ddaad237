// Stops the page from scrolling behind a dialog. It adds no style element, which a strict Content-Security-Policy would
// refuse.

let locks = 0;
let unlock: (() => void) | undefined;

/** Returns a function that releases the lock; the page scrolls again when all locks are released. */
export const lockScroll = (): (() => void) => {
  locks += 1;
  if (locks === 1) {
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    // Reserves the space of the scrollbar, or the page would shift sideways.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    unlock = () => Object.assign(style, { overflow, scrollbarGutter });
  }
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) unlock?.();
  };
};
