// A small chart of lines or bars with axes, a legend, and the same figures as a table.
import { cx } from "class-variance-authority";
import { useId, type ComponentProps } from "react";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { chartHues } from "./chart-look.ts";
import type { ChartKind, ChartSeries } from "./chart-series.ts";
import { ChartLegend } from "./ChartLegend.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { Plot } from "./Plot.tsx";
import { toFinite } from "./scale.ts";

export interface ChartTexts {
  /** Label of the button that opens the table, e.g. "Figures as a table". */
  table: string;
  /** Heading of the table's first column, e.g. "Month". */
  category: string;
  /** Text shown when there is no data. */
  empty: string;
}

export interface ChartFrameProps extends Omit<ComponentProps<"figure">, "title" | "children"> {
  /** Title of the chart. */
  title: string;
  /** A sentence with the main finding, which screen readers read in place of the drawing. */
  summary: string;
  /** Draws lines or bars. */
  kind?: ChartKind;
  /** Labels along the horizontal axis. */
  categories: readonly string[];
  /** The data series to draw, up to four. */
  series: readonly ChartSeries[];
  /** Formats a number for the vertical axis and the table. */
  format?: (value: number) => string;
  /** Texts of the chart's parts. */
  texts: ChartTexts;
}

export function ChartFrame({
  title,
  summary,
  kind = "lines",
  categories,
  series,
  format = String,
  texts,
  className,
  ...rest
}: ChartFrameProps) {
  const titleId = useId();
  const drawn = series.slice(0, chartHues.length).map((each, index) => ({
    ...each,
    hue: each.hue ?? chartHues[index] ?? "grey",
    values: categories.map((_, place) => toFinite(each.values[place])),
  }));
  const empty = drawn.every(({ values }) => values.every((value) => value === null));
  return (
    <figure
      {...rest}
      aria-labelledby={titleId}
      data-slot="chart-frame"
      data-variant={kind}
      data-state={empty ? "empty" : "filled"}
      className={cx("flex min-w-0 flex-col gap-4", className)}
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span id={titleId} className="text-base font-semibold text-ink">
          {title}
        </span>
        {drawn.length > 1 && <ChartLegend kind={kind} series={drawn} />}
      </figcaption>
      {empty ? (
        <p className="grid h-48 place-items-center rounded-md border border-dashed border-line-strong text-sm text-ink-muted">
          {texts.empty}
        </p>
      ) : (
        <>
          <Plot
            kind={kind}
            summary={summary}
            categories={categories}
            series={drawn}
            format={format}
          />
          <Disclosure variant="plain" label={texts.table}>
            <ChartTable
              caption={title}
              heading={texts.category}
              categories={categories}
              series={drawn}
              format={format}
            />
          </Disclosure>
        </>
      )}
    </figure>
  );
}
