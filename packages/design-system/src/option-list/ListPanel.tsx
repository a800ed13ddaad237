// The panel with a list below its field. It is in the browser's top layer, so that nothing clips it, and in the DOM
// beside its field, so that a dialog around the field treats it as part of the dialog.
import { autoUpdate, computePosition, flip, offset, size } from "@floating-ui/dom";
import { DismissableLayer } from "@radix-ui/react-dismissable-layer";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";

interface ListPanelProps {
  /** The element below which the panel is placed, with the same width, or above which where there is more room. */
  anchor: RefObject<HTMLElement | null>;
  /** Called on Escape, unless another layer is above the panel. */
  onEscape: () => void;
  children: ReactNode;
}

const edge = 8;
const tallest = 320;
/** Minimum height in px; with less room below, the panel flips to the other side. */
const shortest = 200;

export function ListPanel({ anchor, onEscape, children }: ListPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const floating = panel.current;
    const reference = anchor.current;
    if (!floating || !reference) return undefined;
    floating.showPopover?.();
    const fit = size({
      padding: edge,
      apply: ({ rects, availableHeight }) => {
        floating.style.width = `${rects.reference.width}px`;
        floating.style.maxHeight = `${Math.min(tallest, Math.max(shortest, availableHeight))}px`;
      },
    });
    const place = async () => {
      const { x, y } = await computePosition(reference, floating, {
        strategy: "fixed",
        placement: "bottom-start",
        middleware: [offset(4), fit, flip({ padding: edge })],
      });
      Object.assign(floating.style, { left: `${x}px`, top: `${y}px` });
    };
    return autoUpdate(reference, floating, () => void place());
  }, [anchor]);
  return (
    <DismissableLayer
      ref={panel}
      popover="manual"
      data-slot="list-panel"
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        onEscape();
      }}
      className="fixed inset-auto m-0 flex max-h-80 flex-col overflow-hidden rounded-md border border-line bg-surface-raised p-0 text-ink shadow-floating transition-opacity duration-fast starting:opacity-0"
    >
      {children}
    </DismissableLayer>
  );
}
