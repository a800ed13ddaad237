// The figures that the server's package measures: start, memory, upload, inspection, and CPU per request.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { CpuFigures, PreflightFigures, ServerFigures } from "../../api/bench/figures.ts";
import type { Figures } from "./figures.ts";
import { median } from "./medians.ts";

async function runScript<T>(script: string): Promise<T> {
  const path = fileURLToPath(new URL(`../../api/bench/${script}.ts`, import.meta.url));
  const child = fork(path, {
    execArgv: ["--conditions=source"],
    stdio: ["ignore", "ignore", 2, "ipc"],
  });
  const answer = once(child, "message");
  const ended = once(child, "exit");
  const first = await Promise.race([answer, ended.then(() => undefined)]);
  await ended;
  if (!first) throw new Error(`${script}.ts has ended without figures`);
  return first[0] as T;
}

const spread = (numbers: readonly number[], digits = 0) =>
  [median(numbers), Math.min(...numbers), Math.max(...numbers)].map((one) => one.toFixed(digits));

export async function server(): Promise<Figures> {
  const { start, resident, upload, uploadMB } = await runScript<ServerFigures>("server");
  return {
    values: {
      "server.start": (median(start.server) - median(start.bare)) / 1000,
      "server.resident": resident,
      "server.upload.memory": median(upload.memory),
      "server.upload.rate": median(upload.bare) / median(upload.server),
    },
    tables: [
      {
        title:
          "Milliseconds from the start of the process to its first answer, on an existing database",
        head: ["", "median", "fastest", "slowest"],
        rows: [
          ["the server", ...spread(start.server)],
          ["a bare Fastify with one connection", ...spread(start.bare)],
        ],
      },
      {
        title: `An upload of ${uploadMB.toFixed(0)} MB`,
        head: ["", "median", "fastest", "slowest"],
        rows: [
          ["seconds", ...spread(upload.server, 2)],
          ["seconds of a bare stream to disk", ...spread(upload.bare, 2)],
          ["MB of memory above what the server held before", ...spread(upload.memory)],
        ],
      },
    ],
  };
}

/** For each figure, the most expensive kind of archive counts. */
export async function preflight(): Promise<Figures> {
  const { kinds, archiveMB } = await runScript<PreflightFigures>("preflight");
  return {
    values: {
      "preflight.memory": Math.max(...kinds.map(({ memory }) => median(memory))),
      "preflight.first": Math.max(...kinds.map(({ first }) => median(first))),
    },
    tables: [
      {
        title: `${archiveMB.toFixed(0)} MB: memory in MB, and seconds to the findings, medians`,
        head: ["archive", "memory", "shared twice", "first", "sent whole", "last"],
        rows: kinds.map(({ kind, memory, resident, first, whole, all }) => [
          kind,
          ...[memory, resident].map((each) => median(each).toFixed(0)),
          ...[first, whole, all].map((each) => median(each).toFixed(2)),
        ]),
      },
    ],
  };
}

export async function cpu(): Promise<Figures> {
  const { server: whole, oneUser, http, bare, prepared } = await runScript<CpuFigures>("cpu");
  const row = (what: string, microseconds: number) => [
    what,
    microseconds.toFixed(0),
    (microseconds / bare).toFixed(2),
  ];
  return {
    values: { "cpu.list": whole / bare },
    tables: [
      {
        title: "Microseconds of CPU for an authenticated list of 60 products, 8 users at once",
        head: ["", "µs", "bare driver = 1"],
        rows: [
          row("the server", whole),
          row("the server, eight requests of one user at once", oneUser),
          row("a bare HTTP server on the driver, with prepared statements, its rows as JSON", http),
          row("the bare driver, the same SQL", bare),
          row("the bare driver with prepared statements", prepared),
        ],
      },
    ],
  };
}
