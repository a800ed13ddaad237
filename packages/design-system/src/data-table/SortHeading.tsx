// The heading of a sortable column: a button whose arrow shows the current order.
import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { AscendingGlyph, DescendingGlyph, SortableGlyph } from "../icon/glyphs.ts";
import type { DataSort } from "./sort.ts";
import { useOrder } from "./TableSort.tsx";

interface SortHeadingProps extends Omit<ComponentProps<"th">, "align"> {
  column: string;
  header: string;
  align: "start" | "end";
}

const glyphs = { ascending: AscendingGlyph, descending: DescendingGlyph, none: SortableGlyph };

export function SortHeading({
  column,
  header,
  align,
  className,
  children,
  ...rest
}: SortHeadingProps) {
  const [sort, order] = useOrder();
  const direction = sort?.column === column ? sort.direction : "none";
  const Glyph = glyphs[direction];
  const next: Record<typeof direction, DataSort | null> = {
    none: { column, direction: "ascending" },
    ascending: { column, direction: "descending" },
    descending: null,
  };
  return (
    <th {...rest} aria-sort={direction === "none" ? undefined : direction} className={className}>
      <button
        type="button"
        data-slot="sort-button"
        data-state={direction}
        onClick={() => order(next[direction])}
        className={cx(
          "group inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-sm font-medium hover:text-ink max-sm:min-h-10",
          direction !== "none" && "text-ink",
          align === "end" && "sm:flex-row-reverse",
        )}
      >
        {header}
        <Glyph
          className={cx(
            "size-3.5 shrink-0",
            direction === "none" && "opacity-60 group-hover:opacity-100",
          )}
        />
      </button>
      {children}
    </th>
  );
}
