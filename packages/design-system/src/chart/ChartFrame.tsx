// A small chart of lines or bars, with its axes, what the colours mean, and the same figures as a table.
import { cx } from "class-variance-authority";
import { useId, type ComponentProps } from "react";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { chartHues } from "./chart-look.ts";
import type { ChartKind, ChartSeries } from "./chart-series.ts";
import { ChartLegend } from "./ChartLegend.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { Plot } from "./Plot.tsx";
import { numberOf } from "./scale.ts";

export interface ChartTexts {
  /** Opens the table, e.g. "Figures as a table". */
  table: string;
  /** Heading of the table's first column, e.g. "Month". */
  category: string;
  /** When there is nothing to draw yet. */
  empty: string;
}

export interface ChartFrameProps extends Omit<ComponentProps<"figure">, "title" | "children"> {
  /** What the chart shows. */
  title: string;
  /** What a reader should see in it, in a sentence; screen readers have it in place of the picture. */
  summary: string;
  /** Lines or bars. */
  kind?: ChartKind;
  /** Names along the lower axis. */
  categories: readonly string[];
  /** What is drawn: up to four. */
  series: readonly ChartSeries[];
  /** How a number is written at the side and in the table. */
  format?: (value: number) => string;
  /** Its words. */
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
  const drawn = series.slice(0, chartHues.length).map((each, at) => ({
    ...each,
    hue: each.hue ?? chartHues[at] ?? "grey",
    values: categories.map((_, place) => numberOf(each.values[place])),
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
