// A word-sized line chart without axes or numbers.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import type { Hue } from "../tone.ts";
import { lineLook } from "./chart-look.ts";
import { toFinite, splitRuns } from "./scale.ts";

export interface SparklineProps extends Omit<ComponentProps<"svg">, "children" | "values"> {
  /** The values in order of time; `null` where one is missing. */
  values: readonly (number | null)[];
  /** A sentence with the finding, read by screen readers, e.g. "Installs rose from 4 to 19 in 30 days". */
  label: string;
  /** Colour of the line, without meaning. */
  hue?: Hue;
}

export function Sparkline({
  values: input,
  label,
  hue = "blue",
  className,
  ...rest
}: SparklineProps) {
  const values = input.map(toFinite);
  const finite = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...finite), Math.max(...finite)];
  const x = (place: number) => (values.length > 1 ? (place / (values.length - 1)) * 100 : 50);
  const y = (value: number) =>
    highest > lowest ? 30 - ((value - lowest) / (highest - lowest)) * 28 : 16;
  const runs = splitRuns(values);
  const end = runs.at(-1)?.at(-1);
  return (
    <svg
      aria-label={label}
      {...rest}
      role="img"
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      data-slot="sparkline"
      data-variant={hue}
      // In right-to-left text, time runs from right to left.
      className={cx("block h-8 w-full overflow-visible rtl:-scale-x-100", className)}
    >
      {runs.map((run) => (
        <polyline
          key={run[0]?.[0]}
          points={run.map(([place, value]) => `${x(place)},${y(value)}`).join(" ")}
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={lineLook({ hue })}
        />
      ))}
      {end && (
        // A zero-length line with round caps makes a dot that stays round when the SVG is stretched.
        <path
          d={`M${x(end[0])} ${y(end[1])}h0.001`}
          strokeWidth="6"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className={lineLook({ hue })}
        />
      )}
    </svg>
  );
}
