// `npm run bench`: measures all parts, or the named ones, stores their figures and writes docs/performance.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { conditions, readFigures, storeFigures, type Figures } from "./figures.ts";
import { parts, type Part } from "./numbers.ts";
import { flood } from "./flood.ts";
import { interaction } from "./interaction.ts";
import { lighthouse } from "./lighthouse.ts";
import { lists } from "./lists.ts";
import { missed, writePage, type AllFigures, type Reason } from "./page.ts";
import { paint } from "./paint.ts";
import type { PeerName } from "./peers.ts";
import { draw } from "./plot.ts";
import { seen } from "./seen.ts";
import { cpu, preflight, server } from "./server.ts";
import { shift } from "./shift.ts";
import { wire } from "./wire.ts";
import { inWorld, type World } from "./world.ts";

const docs = fileURLToPath(new URL("../../../docs/", import.meta.url));
const folder = `${docs}performance/`;
const print = (text: string) => process.stdout.write(`${text}\n`);

interface InBrowser {
  readonly peers: readonly PeerName[];
  readonly measure: (world: World) => Promise<Figures>;
}
const inBrowser: Partial<Record<Part, InBrowser>> = {
  wire: { peers: ["react", "reactAdmin", "medusa"], measure: wire },
  paint: { peers: ["react", "reactAdmin"], measure: paint },
  shift: { peers: [], measure: shift },
  lighthouse: { peers: [], measure: lighthouse },
  interaction: { peers: [], measure: interaction },
  flood: { peers: [], measure: flood },
  lists: { peers: [], measure: lists },
  seen: { peers: [], measure: seen },
};
const onServer: Partial<Record<Part, () => Promise<Figures>>> = { server, preflight, cpu };

async function measure(part: Part, work: () => Promise<Figures>): Promise<void> {
  const begin = Date.now();
  const now = conditions();
  try {
    storeFigures(folder, part, { ...now, ...(await work()) });
  } catch (error) {
    // The other parts are still measured; for this one, the page keeps the last figures.
    print(`${part} is not measured: ${String(error)}`);
  }
  print(`${part}: ${((Date.now() - begin) / 1000).toFixed(0)} s, load average ${now.load}`);
}

function write(): void {
  const figures = Object.fromEntries(
    parts.flatMap((part) => {
      const stored = readFigures(folder, part);
      return stored ? [[part, stored] as const] : [];
    }),
  ) as AllFigures;
  const file = `${folder}reasons.json`;
  const reasons = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Reason>)
    : {};
  writeFileSync(`${docs}performance.md`, writePage(figures, reasons));
  for (const plot of Object.values(figures).flatMap(({ plots = [] }) => plots))
    writeFileSync(`${docs}pictures/performance-${plot.name}.svg`, draw(plot));
  print("\nNot reached:");
  for (const { what } of missed(figures)) print(`- ${what}`);
  print("\ndocs/performance.md is written.");
}

/** Measures the parts named in `only`, then writes the page from all stored figures. */
export async function bench(only: readonly string[]): Promise<void> {
  const selected = parts.filter((part) => only.includes(part));
  const own = selected.filter((part) => inBrowser[part]);
  const peers = [...new Set(own.flatMap((part) => inBrowser[part]!.peers))];
  if (own.length > 0)
    await inWorld(peers, async (world) => {
      for (const part of own) await measure(part, () => inBrowser[part]!.measure(world));
    });
  for (const part of selected) {
    const alone = onServer[part];
    if (alone) await measure(part, alone);
  }
  write();
}
