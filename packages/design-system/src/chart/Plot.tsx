// The drawing of a chart: grid lines, data, and labels along both axes.
import { Fragment } from "react";
import { cx } from "class-variance-authority";
import { barLook, dashes, lineLook } from "./chart-look.ts";
import { clampPlace } from "./ChartLegend.tsx";
import type { ChartKind, DrawnSeries } from "./chart-series.ts";
import { splitRuns, createScale, type Scale } from "./scale.ts";

interface PlotProps {
  kind: ChartKind;
  summary: string;
  categories: readonly string[];
  series: readonly DrawnSeries[];
  format: (value: number) => string;
}

interface DrawingProps {
  /** Number of categories along the horizontal axis. */
  count: number;
  scale: Scale;
  series: readonly DrawnSeries[];
}

const top = (scale: Scale, value: number) => (1 - scale.position(value)) * 100;

function Lines({ count, scale, series }: DrawingProps) {
  return series.map(({ id, hue, values }, index) => (
    <Fragment key={id}>
      {splitRuns(values).map((run) => (
        <path
          key={run[0]?.[0]}
          d={run
            .map(
              ([place, value], at) =>
                `${at === 0 ? "M" : "L"}${((place + 0.5) / count) * 100} ${top(scale, value)}`,
            )
            .join("")
            // A run of a single value is drawn as a dot: a line of almost no length with round caps.
            .concat(run.length === 1 ? "h0.001" : "")}
          strokeWidth={run.length === 1 ? 6 : 2}
          strokeDasharray={run.length === 1 ? undefined : dashes[index]}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={lineLook({ hue })}
        />
      ))}
    </Fragment>
  ));
}

function Bars({ count, scale, series }: DrawingProps) {
  const slot = 100 / count;
  const width = (slot * 0.64) / series.length;
  const zero = top(scale, 0);
  return series.map(({ id, hue, values }, index) => (
    <Fragment key={id}>
      {values.map((value, place) => {
        if (value === null) return null;
        const end = top(scale, value);
        return (
          <rect
            key={`${id} ${place * slot}`}
            x={place * slot + slot * 0.18 + index * width}
            y={Math.min(zero, end)}
            width={width * 0.92}
            height={Math.abs(zero - end)}
            vectorEffect="non-scaling-stroke"
            className={barLook({ hue, place: clampPlace(index) })}
          />
        );
      })}
    </Fragment>
  ));
}

/** Shows every n-th label so that at most `room` labels fit, starting with the first. */
const every = (count: number, room: number) => Math.max(1, Math.ceil(count / room));

export function Plot({ kind, summary, categories, series, format }: PlotProps) {
  const count = categories.length;
  const scale = createScale(
    series.flatMap(({ values }) => values.filter((value) => value !== null)),
  );
  const Drawing = kind === "bars" ? Bars : Lines;
  const [wide, narrow] = [every(count, 12), every(count, 5)];
  return (
    <div
      role="img"
      aria-label={summary}
      data-slot="chart-plot"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-xs text-ink-muted"
    >
      <div className="flex h-48 flex-col-reverse justify-between text-end tabular-nums">
        {scale.ticks.map((tick) => (
          <span key={tick} className="-my-2">
            <bdi>{format(tick)}</bdi>
          </span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        // In right-to-left text, time runs from right to left.
        className="h-48 w-full overflow-visible rtl:-scale-x-100"
      >
        {scale.ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${top(scale, tick)}H100`}
            vectorEffect="non-scaling-stroke"
            className={tick === 0 ? "fill-none stroke-line-strong" : "fill-none stroke-line"}
          />
        ))}
        <Drawing count={count} scale={scale} series={series} />
      </svg>
      <div className="col-start-2 flex">
        {categories.map((category, place) => (
          // The index is the key, because two categories may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} className="flex min-w-0 flex-1 basis-0 justify-center">
            {place % wide === 0 && (
              <span className={cx("whitespace-nowrap", place % narrow > 0 && "max-sm:invisible")}>
                {category}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
