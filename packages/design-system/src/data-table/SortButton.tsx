// The heading of a column that sorts: a button that says by its arrow how the rows stand now.
import { cx } from "class-variance-authority";
import { AscendingGlyph, DescendingGlyph, SortableGlyph } from "../icon/glyphs.tsx";

export interface DataSort {
  /** Id of the column that the rows are ordered by. */
  column: string;
  direction: "ascending" | "descending";
}

interface SortButtonProps {
  column: string;
  header: string;
  align: "start" | "end";
  sort: DataSort | undefined;
  onSortChange: ((sort: DataSort | undefined) => void) | undefined;
}

const glyphs = { ascending: AscendingGlyph, descending: DescendingGlyph, none: SortableGlyph };

export function SortButton({ column, header, align, sort, onSortChange }: SortButtonProps) {
  const direction = sort?.column === column ? sort.direction : "none";
  const Glyph = glyphs[direction];
  const next: Record<typeof direction, DataSort | undefined> = {
    none: { column, direction: "ascending" },
    ascending: { column, direction: "descending" },
    descending: undefined,
  };
  return (
    <button
      type="button"
      data-slot="sort-button"
      data-state={direction}
      onClick={() => onSortChange?.(next[direction])}
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
  );
}
