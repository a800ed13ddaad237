// Measures an inspection of 150 MB: the memory of the server with its child processes, and the seconds from dropping
// the file to the first finding. Sends requests as the editor does, for the archive's end and for the whole file at the
// same time. Three kinds of archives, because each fills memory differently. Reports to its parent process:
// node bench/preflight.ts
import { openAsBlob } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { archiveEnd, submissionLimits } from "@lanyard/contract";
import { heavyArchive, manyFiles, manyTexts } from "./archive.ts";
import type { PreflightFigures } from "./figures.ts";
import { archiveForm, newBuild, openGround, post, type Running } from "./ground.ts";
import { heldTogether, type Held } from "./held.ts";

const rounds = 3;
const kinds = {
  "one file of random bytes": heavyArchive,
  "2,900 packed files": manyFiles,
  "texts of 4 MB, packed": manyTexts,
} as const;

/** Starts tracking the peak memory; call the result to stop and get it. */
function watch({ process: { pid } }: Running) {
  const over = new AbortController();
  const peak = { apart: 0, together: 0 };
  const watching = (async () => {
    while (!over.signal.aborted) {
      const now = heldTogether(pid!);
      peak.apart = Math.max(peak.apart, now.apart);
      peak.together = Math.max(peak.together, now.together);
      await pause(15);
    }
  })();
  return async (): Promise<Held> => {
    over.abort();
    await watching;
    return peak;
  };
}

/** Seconds until the first finding, and until the last. */
async function timesOf(begin: number, asking: Promise<Response>) {
  const text = new TextDecoder();
  let [output, first] = ["", 0];
  for await (const part of (await asking).body!) {
    output += text.decode(part, { stream: true });
    if (first === 0 && output.includes('"rule"')) first = performance.now() - begin;
  }
  if (first === 0) throw new Error(`Nothing was found: ${output}`);
  return { first: first / 1000, all: (performance.now() - begin) / 1000 };
}

async function asEditor(address: string, headers: HeadersInit, archive: Blob) {
  const begin = performance.now();
  const from = await archiveEnd(archive);
  if (from === undefined) throw new Error("The archive has no directory");
  const ask = (query: string, part: Blob) =>
    timesOf(begin, post(`${address}/preflight?${query}`, { headers, body: archiveForm(part) }));
  const [end, whole] = await Promise.all([
    ask(`archive_from=${from}`, archive.slice(from)),
    ask("only_sent=1", archive),
  ]);
  return { first: Math.min(end.first, whole.first), whole: whole.first, all: whole.all };
}

const ground = await openGround();
try {
  const server = await ground.start("server");
  await pause(60_000);
  const { address, headers } = await newBuild(server);
  const file = join(ground.folder, "heavy.zip");
  const kindFigures: PreflightFigures["kinds"][number][] = [];
  for (const [kind, make] of Object.entries(kinds)) {
    await make(file, submissionLimits.archiveBytes);
    const own = {
      kind,
      first: [],
      whole: [],
      all: [],
      memory: [],
      resident: [],
    } as PreflightFigures["kinds"][number];
    for (let round = 0; round < rounds; round += 1) {
      const archive = await openAsBlob(file);
      const before = heldTogether(server.process.pid!);
      const stop = watch(server);
      const { first, whole, all } = await asEditor(address, headers, archive);
      const peak = await stop();
      own.first.push(first);
      own.whole.push(whole);
      own.all.push(all);
      own.memory.push(peak.together - before.together);
      own.resident.push(peak.apart - before.apart);
      // Waits until the idle inspector process has ended.
      await pause(12_000);
    }
    kindFigures.push(own);
  }
  await ground.stop(server);
  const archiveMB = submissionLimits.archiveBytes / 1_000_000;
  process.send?.({ kinds: kindFigures, archiveMB } satisfies PreflightFigures);
} finally {
  await ground.close();
}
