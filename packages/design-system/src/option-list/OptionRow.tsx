// One row of an OptionList, memoized so that it only re-renders when its own props change.
import { Check } from "../icon/drawings.ts";
import { memo, type ReactNode } from "react";
import { markedParts, foldWords } from "./match.ts";
import type { ListOption } from "./option.ts";

export interface OptionRowProps {
  id: string;
  option: ListOption;
  place: number;
  total: number;
  active: boolean;
  selected: boolean;
  /** Whether the row has a check mark. */
  marked: boolean | undefined;
  query: string;
  end: ReactNode;
}

export const OptionRow = memo(function OptionRow({
  id,
  option,
  place,
  total,
  active,
  selected,
  marked,
  query,
  end,
}: OptionRowProps) {
  const { label, text, picture, disabled } = option;
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      aria-setsize={total}
      aria-posinset={place}
      data-slot="option"
      data-active={active || undefined}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-sm px-3 py-2 text-sm text-ink select-none aria-disabled:text-ink-muted data-active:bg-surface-sunken forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2"
    >
      {picture && <span className="flex shrink-0 text-ink-muted [&>svg]:size-4">{picture}</span>}
      <span className="min-w-0 grow wrap-anywhere">
        <Marked text={label} query={query} />
        {text && (
          <span className="block text-xs text-ink-muted">
            <Marked text={text} query={query} />
          </span>
        )}
      </span>
      {end}
      {marked && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
    </div>
  );
});

function Marked({ text, query }: { text: string; query: string }) {
  return markedParts(text, foldWords(query)).map(({ piece, hit }, index) =>
    hit ? (
      <mark
        key={`${index} ${piece}`}
        // In forced colours, `<mark>` loses its background like everything here, so it needs the normal text colour.
        className="bg-transparent font-semibold text-inherit forced-colors:text-[CanvasText]"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
