// The edge of a DataTable column that people drag, or move with arrow keys, to resize the column.
import { useCallback, type ComponentProps, type KeyboardEvent } from "react";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cx } from "class-variance-authority";
import { inlineSign } from "../carousel/useSwipe.ts";
import { followPointer } from "../gesture/follow-pointer.ts";

/** Largest width, in rem like all widths here. */
const widest = 60;

export interface ColumnResizerProps extends Omit<ComponentProps<"span">, "children"> {
  /** Accessible name of the edge, e.g. "Width of Sent". */
  label: string;
  /** Minimum width of the column in rem. */
  min?: number;
  /**
   * Called at the end of a drag and after each key press with the column's width in rem; keep it as the column's
   * `width`.
   */
  onWidthChange?: (width: number) => void;
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const findHeading = (edge: HTMLElement) => edge.closest<HTMLElement>("[data-width]");
const measureWidth = (edge: HTMLElement) => (findHeading(edge)?.offsetWidth ?? 0) / rem();

const tell = (edge: HTMLElement, width: number) =>
  edge.setAttribute("aria-valuenow", String(Math.round(width)));

export function ColumnResizer({
  label,
  min = 4,
  onWidthChange,
  className,
  ref,
  ...rest
}: ColumnResizerProps) {
  const measure = useCallback((edge: HTMLSpanElement | null) => {
    if (edge) tell(edge, measureWidth(edge));
  }, []);
  const handle = useComposedRefs(measure, ref);

  /** Sets the width on the table element itself, so that no row has to render during a drag. */
  const show = (edge: HTMLElement, requested: number) => {
    const width = Math.min(Math.max(requested, min), widest);
    const variable = findHeading(edge)?.dataset["width"] ?? "";
    edge.closest("table")?.style.setProperty(variable, `${width}rem`);
    tell(edge, width);
    return width;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: edge } = event;
    const arrow = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!arrow && key !== "Home") return;
    event.preventDefault();
    onWidthChange?.(show(edge, arrow ? measureWidth(edge) + arrow * inlineSign(edge) : min));
  };
  return (
    <span
      aria-label={label}
      {...rest}
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-valuenow={min}
      aria-valuemin={min}
      aria-valuemax={widest}
      data-slot="column-resizer"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault();
        const edge = event.currentTarget;
        const begin = measureWidth(edge);
        const toWidth = (x: number) => begin + (x * inlineSign(edge)) / rem();
        followPointer(event, {
          onMove: (x) => show(edge, toWidth(x)),
          onEnd: (x) => onWidthChange?.(show(edge, toWidth(x))),
        });
      }}
      className={cx(
        "group absolute inset-y-0 -end-2 z-1 hidden w-4 cursor-col-resize touch-none place-items-center outline-none sm:grid",
        className,
      )}
    >
      <span className="h-4 w-px rounded-full bg-line-strong group-hover:w-0.5 group-hover:bg-accent group-focus-visible:h-6 group-focus-visible:w-0.5 group-focus-visible:bg-accent forced-colors:bg-current" />
    </span>
  );
}
