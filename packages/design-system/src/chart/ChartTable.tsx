// The figures of a chart as a table.
import type { DrawnSeries } from "./chart-series.ts";

interface ChartTableProps {
  caption: string;
  heading: string;
  categories: readonly string[];
  series: readonly DrawnSeries[];
  format: (value: number) => string;
}

export function ChartTable({ caption, heading, categories, series, format }: ChartTableProps) {
  return (
    <div
      // Focusable, because a scroll container has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={caption}
      className="max-h-64 overflow-auto rounded-md border border-line -outline-offset-2"
    >
      <table data-slot="chart-table" className="w-full border-collapse text-sm text-ink">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-ink-muted">
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {heading}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className="px-3 py-2 text-end font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, place) => (
            // The index is the key, because two categories may have the same name, such as months by their initials.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place} className="border-t border-line first:border-t-0">
              <th scope="row" className="px-3 py-2 text-start font-normal">
                {category}
              </th>
              {series.map(({ id, values }) => (
                <td key={id} className="px-3 py-2 text-end tabular-nums">
                  {values[place] === null || values[place] === undefined
                    ? "–"
                    : format(values[place])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
