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
    how: "Headers and bodies of all answers, as the browser counts them (`encodedDataLength`), from the built server with brotli over HTTP/1.1, with an empty cache, until nothing has been asked for during half a second. Median of five visits. kB are 1,000 bytes. The floor and the peers are installed in their versions of the day, built by Vite and served by sirv with brotli, whose headers are shorter; react-admin has its data in the page, Medusa's dashboard no server behind it.",
  },
  paint: {
    title: "The first large paint",
    how: "`largest-contentful-paint` after the navigation began, empty cache, median of five; every page once a round. The browser slows the line down for each request (`Network.emulateNetworkConditions`): it waits the latency for each, counts no handshake and no round trips of slow start. A real line is slower for all alike, and more so for who needs more round trips.",
  },
  shift: {
    title: "What moves",
    how: "Sum of all layout shifts while a page loads over a phone's line (150 ms, 1.6 Mbps), empty cache, one visit for each width.",
  },
  lighthouse: {
    title: "Lighthouse",
    how: "Installed in its version of the day; its own preset of a phone, whose line it simulates. Three times each page; the middle mark counts.",
  },
  interaction: {
    title: "How soon a page answers",
    how: "From the event to the next paint, by the browser's event timing, which counts in steps of eight milliseconds and reports none below sixteen; what it does not report counts as sixteen. The page is loaded at full speed, then the processor is slowed down to a quarter: menus are opened and closed, tabs chosen, fields typed in, boxes ticked, and the Tab key goes on.",
  },
  flood: {
    title: "In a host's frame, amid a flood",
    how: "The console in the frame of a host, another origin's window, which sends 100,000 messages that would each be answered, in a hundred pieces without a pause. Meanwhile a reader presses the search field, types and goes on with the Tab key; event timing as above, at full speed of the processor. Five rounds, each in a new frame.",
  },
  lists: {
    title: "Long lists",
    how: "A creator of 10,000 products, whose list shows 60 at first, against one of 10, on a desktop's line, in turn, medians of five. Then four further pages are loaded and the browser scrolls, at full speed; a frame is dropped when the next one comes later than a screen of 60 Hz would show it. The browser has no graphics card here.",
  },
  seen: {
    title: "A route seen before",
    how: "From the product list to a product and back by links, five times, on a desktop's line. The frame after the click is the first. What was asked for less than ten seconds ago is not asked for again.",
  },
  server: {
    title: "The server",
    how: "The built server as a process of its own, on PostgreSQL that runs already and has its tables and the demo data. The archive of the upload is of random bytes and another one each time; the bare stream is the body of the same request, which Fastify pipes into a file. Memory is what the process has resident, at the highest during the upload.",
  },
  preflight: {
    title: "An inspection",
    how: "The built server a minute after its start; an archive is sent to the dry run as the editor sends a file that was dropped, its end beside the whole, over the loopback. Memory is that of the server and of the processes that it starts, every 15 ms, the highest until the last finding; pages that several share, as those of Node's own program, count once. The seconds begin with the request: they hold the upload.",
  },
  cpu: {
    title: "CPU of a request",
    how: "CPU time of the process, not of the database; medians of nine rounds of 320 requests.",
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
    "# What a reader waits for",
    "`npm run bench` measures it all and writes this page; `npm run bench -- wire` measures one part and keeps the figures of the others. The figures are stored in `docs/performance/`, with `reasons.json`, which people write: what stands in the way of a number, and what was tried. No figure of this page fails a build; the bytes of a page do ([CONTRIBUTING.md](../CONTRIBUTING.md#tests)).",
    summary(figures),
    ...sections,
  ].join("\n\n")}\n`;
}
