// What the parts of a chart share: series whose colour is settled.
import type { Hue } from "../tone.ts";
import type { ChartSeries } from "./ChartFrame.tsx";

export type DrawnSeries = ChartSeries & { hue: Hue };
