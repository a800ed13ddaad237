// Keeps the page still behind a dialog. It adds no style element, so that a page may allow style sheets of its own only.

let locks = 0;
let unlock: (() => void) | undefined;

/** Returns how to undo it; the page scrolls again when all have been undone. */
export const lockScroll = (): (() => void) => {
  locks += 1;
  if (locks === 1) {
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    // Without the scrollbar's place the page would jump to the side.
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
