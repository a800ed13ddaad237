// The data series of a chart and the kinds of chart.
import type { Hue } from "../tone.ts";

export interface ChartSeries {
  /** Unique in the chart; used as the React key. */
  id: string;
  /** Name of the series in the legend and the table. */
  label: string;
  /** One value per category; `null` where it is missing. */
  values: readonly (number | null)[];
  /** Colour; by default chosen by the position in the list. */
  hue?: Hue;
}

/** `lines` for change over time, `bars` for comparing amounts. */
export const chartKinds = ["lines", "bars"] as const;
export type ChartKind = (typeof chartKinds)[number];

export type DrawnSeries = ChartSeries & { hue: Hue };
