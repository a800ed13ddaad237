// Measures how long the built server takes to start on an existing database, its memory a minute later, and the cost of
// uploading 150 MB, compared with a bare Fastify on the same database. Reports to its parent process:
// node bench/server.ts
import { openAsBlob } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { submissionLimits } from "@lanyard/contract";
import { heavyArchive } from "./archive.ts";
import type { ServerFigures } from "./figures.ts";
import {
  archiveForm,
  forgetPeak,
  json,
  memoryOf,
  newBuild,
  openGround,
  type Running,
} from "./ground.ts";

const rounds = 5;
const ground = await openGround();
const { folder, start, stop } = ground;

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return (performance.now() - begin) / 1000;
}

async function measureStarts(): Promise<ServerFigures["start"]> {
  const times = { server: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const which of ["bare", "server"] as const) {
      const one = await start(which);
      times[which].push(one.startedIn);
      await stop(one);
    }
  return times;
}

async function measureUploads(server: Running): Promise<ServerFigures["upload"]> {
  const figures = { server: [] as number[], bare: [] as number[], memory: [] as number[] };
  const bare = await start("bare");
  const { address, headers } = await newBuild(server);
  const file = join(folder, "heavy.zip");
  for (let round = 0; round < rounds; round += 1) {
    await heavyArchive(file, submissionLimits.archiveBytes);
    const archive = await openAsBlob(file);
    // Sends the same form to both, because encoding a form takes the sender longer than sending a file.
    figures.bare.push(
      await timed(() => json(`${bare.url}/upload`, { body: archiveForm(archive) })),
    );
    forgetPeak(server);
    const before = memoryOf(server, "VmRSS");
    figures.server.push(await timed(() => json(address, { headers, body: archiveForm(archive) })));
    figures.memory.push(memoryOf(server, "VmHWM") - before);
  }
  await stop(bare);
  return figures;
}

try {
  const starts = await measureStarts();
  const server = await start("server");
  await pause(60_000);
  const resident = memoryOf(server, "VmRSS");
  const upload = await measureUploads(server);
  await stop(server);
  const uploadMB = submissionLimits.archiveBytes / 1_000_000;
  process.send?.({ start: starts, resident, upload, uploadMB } satisfies ServerFigures);
} finally {
  await ground.close();
}
