// Keeps toasts above a bar at the bottom of the window, so that they do not cover its buttons.

const inset = "--ly-toast-inset";

/** A ref for the head of the page whose actions are at the bottom of a narrow window. */
export function keepToastsAbove(head: HTMLElement | null) {
  const bar = head?.querySelector<HTMLElement>("[data-slot=work-actions]");
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    if (getComputedStyle(bar).position === "fixed")
      style.setProperty(inset, `${bar.offsetHeight}px`);
    else style.removeProperty(inset);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(inset);
  };
}
