// Shows and positions the bubble of a tooltip: on the preferred side, or else the opposite one, and always inside the
// window.

export type TipSide = "top" | "right" | "bottom" | "left";

const gap = 6;
const edge = 8;
const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

const spot = (side: TipSide, at: DOMRect, width: number, height: number) => ({
  left:
    side === "left"
      ? at.left - gap - width
      : side === "right"
        ? at.right + gap
        : at.left + (at.width - width) / 2,
  top:
    side === "top"
      ? at.top - gap - height
      : side === "bottom"
        ? at.bottom + gap
        : at.top + (at.height - height) / 2,
});

const within = (value: number, most: number) => Math.max(edge, Math.min(value, most - edge));

export const placeTip = (bubble: HTMLElement, control: Element, side: TipSide): void => {
  // Browsers without popovers show the bubble above the page by its z-index.
  bubble.showPopover?.();
  const at = control.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const fits = (on: TipSide) => {
    const { left, top } = spot(on, at, width, height);
    return on === "top" || on === "bottom"
      ? top >= edge && top + height <= innerHeight - edge
      : left >= edge && left + width <= innerWidth - edge;
  };
  const { left, top } = spot(
    !fits(side) && fits(opposite[side]) ? opposite[side] : side,
    at,
    width,
    height,
  );
  bubble.style.left = `${within(left, innerWidth - width)}px`;
  bubble.style.top = `${within(top, innerHeight - height)}px`;
};
