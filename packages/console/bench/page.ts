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
    how: "Headers and bodies of all answers, as the browser counts them (`encodedDataLength`), from the built server with brotli over HTTP/1.1, with an empty cache, until half a second passes without a request. Signed-in readers have the cookies of an earlier visit. Median of five visits. kB are 1,000 bytes. Bare React and the peers are installed in their latest versions, built by Vite and served by sirv with brotli, whose headers are shorter. react-admin has its data in the page; Medusa's dashboard has no server behind it.",
  },
  paint: {
    title: "Largest paint",
    how: "`largest-contentful-paint` after the start of the navigation, empty cache, median of five; every page once per round. The browser emulates the line for each request (`Network.emulateNetworkConditions`): it adds the latency to each, without handshakes and without round trips of slow start. A real line is slower for all pages, and more so for pages with more round trips.",
  },
  shift: {
    title: "Layout shift",
    how: "Sum of all layout shifts while a page loads over a phone's line (150 ms, 1.6 Mbps), empty cache, one visit for each width.",
  },
  lighthouse: {
    title: "Lighthouse",
    how: "Latest version, with its own phone preset, whose line it simulates. Each page three times; the median score counts.",
  },
  interaction: {
    title: "Interaction latency",
    how: "From the event to the next paint, by the browser's event timing, which counts in steps of eight milliseconds and reports nothing below sixteen; unreported events count as sixteen. The page loads at full speed, then the processor is slowed down to a quarter: the bench opens and closes menus, selects tabs, types in fields, ticks boxes and presses the Tab key.",
  },
  flood: {
    title: "In a host's frame, during a flood",
    how: "The console runs in the frame of a host of another origin, which sends 100,000 messages that each require an answer, in a hundred batches without a pause. Meanwhile a reader presses the search field, types and presses the Tab key; event timing as above, at full processor speed. Five rounds, each in a new frame.",
  },
  lists: {
    title: "Long lists",
    how: "A creator of 10,000 products, whose list first shows 60, against one of 10, on a desktop's line, alternating, medians of five. Then four further pages are loaded and the browser scrolls, at full speed; a frame counts as dropped when the next one comes later than a 60 Hz screen would show it. The browser has no graphics card.",
  },
  seen: {
    title: "A route visited before",
    how: "From the product list to a product and back by links, five times, on a desktop's line. The frame after the click is the first. Data that is less than ten seconds old is not requested again.",
  },
  server: {
    title: "The server",
    how: "The built server as a separate process, on a running PostgreSQL with tables and demo data. The archive of the upload consists of random bytes, new each time; the bare stream is the body of the same request, which Fastify pipes into a file. Memory is the highest resident memory of the process during the upload.",
  },
  preflight: {
    title: "Preflight",
    how: "The built server a minute after its start. An archive is sent to the dry run over the loopback interface, as the editor sends a dropped file: its end in parallel with the whole. Memory is that of the server and of its child processes, sampled every 15 ms, the highest until the last finding; shared pages, such as those of Node's own program, count once. The seconds begin with the request and include the upload.",
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
const shown = (value: number) =>
  value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
const withUnit = (value: number, unit: string) => `${shown(value)}${unit ? ` ${unit}` : ""}`;

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
    const wanted = `${number.least ? "≥" : "≤"} ${withUnit(number.limit, number.unit)}`;
    if (value === undefined) return [number.what, wanted, "not measured", ""];
    return [
      number.what,
      wanted,
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
    "`npm run bench` measures everything and writes this page; `npm run bench -- wire` measures one part and keeps the figures of the others. `docs/performance/` stores the figures, and `reasons.json`, which is written by hand: what prevents a target from being reached, and what was tried. No figure of this page fails a build; only the bytes of a page do ([CONTRIBUTING.md](../CONTRIBUTING.md#tests)).",
    summary(figures),
    ...sections,
  ].join("\n\n")}\n`;
}
