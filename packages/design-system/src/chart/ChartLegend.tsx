// The legend of a chart.
import { barLook, dashes, lineLook } from "./chart-look.ts";
import type { ChartKind, DrawnSeries } from "./chart-series.ts";

interface ChartLegendProps {
  kind: ChartKind;
  series: readonly DrawnSeries[];
}

export function ChartLegend({ kind, series }: ChartLegendProps) {
  return (
    <ul data-slot="chart-legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      {series.map(({ id, label, hue }, place) => (
        <li key={id} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 20 12" className="h-3 w-5 shrink-0">
            {kind === "bars" ? (
              <rect
                x="4"
                y="0.5"
                width="11"
                height="11"
                rx="2"
                className={barLook({ hue, place: clampPlace(place) })}
              />
            ) : (
              <path
                d="M1 6h18"
                strokeWidth="2"
                strokeDasharray={dashes[place]}
                className={lineLook({ hue })}
              />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

export const clampPlace = (place: number) => Math.min(place, 3) as 0 | 1 | 2 | 3;
