// Shows and positions the bubble of a tooltip: on the preferred side, or else the opposite one, and always inside the
// window.

export type TipSide = "top" | "right" | "bottom" | "left";

const gap = 6;
const edge = 8;
const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

const spot = (side: TipSide, anchor: DOMRect, width: number, height: number) => ({
  left:
    side === "left"
      ? anchor.left - gap - width
      : side === "right"
        ? anchor.right + gap
        : anchor.left + (anchor.width - width) / 2,
  top:
    side === "top"
      ? anchor.top - gap - height
      : side === "bottom"
        ? anchor.bottom + gap
        : anchor.top + (anchor.height - height) / 2,
});

const clampPosition = (value: number, most: number) => Math.max(edge, Math.min(value, most - edge));

export const placeTip = (bubble: HTMLElement, control: Element, side: TipSide): void => {
  // Browsers without popovers show the bubble above the page by its z-index.
  bubble.showPopover?.();
  const anchor = control.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const fits = (candidate: TipSide) => {
    const { left, top } = spot(candidate, anchor, width, height);
    return candidate === "top" || candidate === "bottom"
      ? top >= edge && top + height <= innerHeight - edge
      : left >= edge && left + width <= innerWidth - edge;
  };
  const { left, top } = spot(
    !fits(side) && fits(opposite[side]) ? opposite[side] : side,
    anchor,
    width,
    height,
  );
  bubble.style.left = `${clampPosition(left, innerWidth - width)}px`;
  bubble.style.top = `${clampPosition(top, innerHeight - height)}px`;
};
