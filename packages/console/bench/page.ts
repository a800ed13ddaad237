// Writes docs/performance.md from the figures of all parts, the target numbers, and the reasons for missed targets.
import type { StoredFigures, Table } from "./figures.ts";
import { isReached, numbers, parts, type Part, type WantedNumber } from "./numbers.ts";

export interface Reason {
  /** The obstacle. */
  readonly stands: string;
  readonly tried: string;
}
type Reasons = Readonly<Record<string, Reason>>;
export type AllFigures = Readonly<Partial<Record<Part, StoredFigures>>>;

const titles: Readonly<Record<Part, { readonly title: string; readonly how: string }>> = {
  wire: {
    title: "Over the wire",
    how: "Headers and bodies of all answers as the browser counts them, from the built server with brotli, empty cache, until half a second passes without a request. Median of five. kB are 1,000 bytes. react-admin has its data in the page, Medusa's dashboard no server behind it.",
  },
  paint: {
    title: "Largest paint",
    how: "`largest-contentful-paint` after the start of the navigation, empty cache, median of five. The browser emulates the line for each request, without handshakes and slow start.",
  },
  shift: {
    title: "Layout shift",
    how: "Sum of all shifts while a page loads over a phone's line, empty cache, at three widths.",
  },
  lighthouse: {
    title: "Lighthouse",
    how: "Latest version, its own phone preset; each page three times, the median counts.",
  },
  interaction: {
    title: "Interaction latency",
    how: "From the event to the next paint, by the browser's event timing, in steps of eight milliseconds; what is not reported counts as sixteen. The processor runs at a quarter.",
  },
  flood: {
    title: "In a host's frame, during a flood",
    how: "The console in the frame of a host of another origin, which sends 100,000 messages that each require an answer, while a reader presses and types. Five rounds.",
  },
  lists: {
    title: "Long lists",
    how: "A creator of 10,000 products against one of 10, on a desktop's line, medians of five. Then four more pages load and the browser scrolls; a dropped frame comes later than a 60 Hz screen would show it. No graphics card.",
  },
  seen: {
    title: "A route visited before",
    how: "From the product list to a product and back by links, five times. The frame after the click is the first.",
  },
  server: {
    title: "The server",
    how: "The built server on a running PostgreSQL with demo data. The bare stream is the same request, piped into a file.",
  },
  preflight: {
    title: "Preflight",
    how: "The built server a minute after its start; an archive is sent as the editor sends it. Memory is that of all its processes; seconds include the upload.",
  },
  cpu: {
    title: "CPU of a request",
    how: "CPU time of the server process, without the database; medians of nine rounds of 320 requests.",
  },
};

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
const tableOf = ({ head, rows }: Pick<Table, "head" | "rows">) =>
  [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
const formatNumber = (value: number) =>
  value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
const withUnit = (value: number, unit: string) => `${formatNumber(value)}${unit ? ` ${unit}` : ""}`;

const valueOf = (figures: AllFigures, { id, part }: WantedNumber) => figures[part]?.values[id];

/** The measured numbers that miss their targets. */
export const missed = (figures: AllFigures): WantedNumber[] =>
  numbers.filter((number) => {
    const value = valueOf(figures, number);
    return value !== undefined && !isReached(number, value);
  });

function summary(figures: AllFigures): string {
  const rows = numbers.map((number) => {
    const value = valueOf(figures, number);
    const limit = `${number.least ? "≥" : "≤"} ${withUnit(number.limit, number.unit)}`;
    if (value === undefined) return [number.what, limit, "not measured", ""];
    return [
      number.what,
      limit,
      withUnit(value, number.unit),
      isReached(number, value) ? "yes" : "**no**",
    ];
  });
  return tableOf({ head: ["what", "wanted", "measured", "reached"], rows });
}

function partOf(
  part: Part,
  figures: StoredFigures,
  notReached: readonly WantedNumber[],
  reasons: Reasons,
): string {
  const { title, how } = titles[part];
  const { date, load, cores, tables, plots = [], notes = [] } = figures;
  const busy =
    load > cores / 2
      ? `, which others kept busy (load average ${load})`
      : ` (load average ${load})`;
  const why = notReached.map((number) => {
    const reason = reasons[number.id] ?? reasons[number.id.split(".").slice(0, 2).join(".")];
    return `- **${number.what}**: ${reason ? `${reason.stands} Tried: ${reason.tried}` : "nobody has looked into it yet."}`;
  });
  return [
    `## ${title}`,
    how,
    `Measured on ${date}, ${cores} cores${busy}.`,
    ...plots.map((plot) => `![${plot.title}](pictures/performance-${plot.name}.svg)`),
    ...tables.flatMap((table) => [`### ${table.title}`, tableOf(table)]),
    ...(notes.length > 0 ? [notes.map((note) => `- ${cell(note)}`).join("\n")] : []),
    ...(why.length > 0 ? ["### Not reached", why.join("\n")] : []),
  ].join("\n\n");
}

export function writePage(figures: AllFigures, reasons: Reasons): string {
  const notReached = missed(figures);
  const sections = parts.flatMap((part) => {
    const own = figures[part];
    return own
      ? [
          partOf(
            part,
            own,
            notReached.filter((number) => number.part === part),
            reasons,
          ),
        ]
      : [];
  });
  return `${[
    "# Performance",
    "`npm run bench` measures everything and writes this page; `npm run bench -- wire` measures one part and keeps the rest. `docs/performance/` has the figures, and `reasons.json`, written by hand: why a target is missed, and what was tried. Only the bytes of a page fail a build ([CONTRIBUTING.md](../CONTRIBUTING.md#tests)).",
    summary(figures),
    ...sections,
  ].join("\n\n")}\n`;
}
