// A table of colour pairs in one theme, with the contrast measured in this browser.
import { useLayoutEffect, useRef, useState } from "react";
import { colourPairs, type ColourPair } from "./colour-pairs.ts";
import { contrast } from "./contrast.ts";

export interface ContrastTableProps {
  /** Value of `data-theme`. */
  theme: "light" | "dark" | "contrast";
  /** Value of `data-brand`; undefined for the default brand. */
  brand?: string;
  /** Heading of the table. */
  title: string;
}

export function ContrastTable({ theme, brand, title }: ContrastTableProps) {
  return (
    <section
      data-theme={theme}
      data-brand={brand}
      className="rounded-lg border border-line bg-surface-page p-6 text-ink"
    >
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
        {colourPairs.map((pair) => (
          <Pair key={`${pair.ink} ${pair.ground}`} {...pair} />
        ))}
      </ul>
    </section>
  );
}

function Pair({ ink, ground, least }: ColourPair) {
  const sample = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    if (!sample.current) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    setRatio(contrast(color, backgroundColor));
  }, []);
  return (
    <li
      className="flex items-center gap-3"
      data-slot="contrast"
      data-ratio={ratio.toFixed(2)}
      data-least={least}
    >
      <div
        ref={sample}
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-md border border-line text-lg font-semibold"
        style={{ color: `var(--ly-${ink})`, backgroundColor: `var(--ly-${ground})` }}
      >
        {least === 3 ? <span className="size-6 rounded-sm border-2 border-current" /> : "Aa"}
      </div>
      <p className="min-w-0 text-xs text-ink-muted">
        <span className="block truncate text-ink">{ink}</span>
        <span className="block truncate">on {ground}</span>
        <span className="tabular-nums">
          {ratio.toFixed(2)} of {least}
        </span>
      </p>
    </li>
  );
}
