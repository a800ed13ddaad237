// What a chart draws: series, and how; within its parts their colour is settled.
import type { Hue } from "../tone.ts";

export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  /** What is counted. */
  label: string;
  /** One value for each category; `null` where it is missing. */
  values: readonly (number | null)[];
  /** Colour; without it the place in the list decides. */
  hue?: Hue;
}

/** `lines` for the course of time, `bars` for amounts beside each other. */
export const chartKinds = ["lines", "bars"] as const;
export type ChartKind = (typeof chartKinds)[number];

export type DrawnSeries = ChartSeries & { hue: Hue };
