// Keeps toasts above a bar at the bottom of the window, so that they do not cover its buttons.

const inset = "--ly-toast-inset";

/** A ref for the bar. */
export function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(inset, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(inset);
  };
}
