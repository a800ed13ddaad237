// Mutation tests of the server's rules, folder by folder: npm run mutants -- rules src/license
import { spawn, type ChildProcess } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { mutatedRooms } from "./mutated-rooms.ts";
import { startPostgres } from "./postgres.setup.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const least = 85;
const rooms = mutatedRooms(globSync("*/*.rules.ts", { cwd: join(root, "packages/api/src") }));
/** `--concurrency`: how many faults are planted at once. */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: "string" } },
});

/** Files in those folders that are not mutated: tests, SQL, routes, and code that talks to external services. */
const others = "@(test|store|tables|routes|send)";

interface Report {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

function countsOf(report: string) {
  const { files } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...statuses: string[]) =>
    all.filter(({ status }) => statuses.includes(status)).length;
  return { caught: count("Killed", "Timeout"), missed: count("Survived", "NoCoverage") };
}

/** The running stryker process. A signal ends it, after which the database is stopped. */
let running: ChildProcess | undefined;
let stoppedBy: NodeJS.Signals | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    stoppedBy = signal;
    running?.kill("SIGTERM");
  });

const percent = (caught: number, missed: number) => (100 * caught) / Math.max(caught + missed, 1);

function testRoom(room: string, postgresUrl: string): Promise<string> {
  if (stoppedBy) throw new Error(`stopped by ${stoppedBy}`);
  const report = join("reports", "mutants", `${room}.json`);
  const { files, tests } = rooms[room]!;
  const folder = `packages/api/src/${room}`;
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js"),
      "run",
      "packages/api/stryker.config.mjs",
      "--mutate",
      `${folder}/${files}.ts,!${folder}/*.${others}.ts`,
      "--testFiles",
      ["audit", ...tests].map((name) => `packages/api/src/${name}/*.test.ts`).join(","),
      "--incrementalFile",
      join("reports", "mutants", `${room}.known.json`),
      ...(options.concurrency ? ["--concurrency", options.concurrency] : []),
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        TEST_POSTGRES_URL: postgresUrl,
        MUTANTS_REPORT: report,
        // Every mutant reloads the server, so compiled modules are cached.
        NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "mutants"),
      },
    },
  );
  running = child;
  return new Promise((resolve, reject) => {
    child.once("exit", (code) =>
      code === 0
        ? resolve(join(root, report))
        : reject(new Error(`${room}: stryker ended with ${stoppedBy ?? code}`)),
    );
  });
}

/**
 * Waits for stryker's test runners: after a signal they stay connected for a moment, and the database would not stop.
 */
async function runnersGone(postgresUrl: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  const connections = "select from pg_stat_activity where datname <> 'postgres'";
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await client.query(connections)).rowCount === 0) break;
    await pause(100);
  }
  await client.end();
}

const named = positionals.map((folder) => folder.replace(/^.*src\//, "").replace(/\/$/, ""));
const unknown = named.filter((name) => !Object.hasOwn(rooms, name));
if (unknown.length > 0) throw new Error(`there are no rules in ${unknown.join(", ")}`);

const postgres = await startPostgres();
const print = (line: string) => process.stdout.write(`${line}\n`);
const results: { name: string; caught: number; missed: number }[] = [];
try {
  for (const name of named.length > 0 ? named : Object.keys(rooms))
    results.push({ name, ...countsOf(await testRoom(name, postgres.url)) });
} finally {
  await runnersGone(postgres.url);
  await postgres.stop();
}
const sum = (of: "caught" | "missed") => results.reduce((total, result) => total + result[of], 0);
const scores = [...results, { name: "all", caught: sum("caught"), missed: sum("missed") }];
for (const { name, caught, missed } of scores)
  print(
    `${name.padEnd(12)} ${percent(caught, missed).toFixed(1).padStart(5)} %  ${caught} caught, ${missed} not`,
  );
process.exitCode = scores.every(({ caught, missed }) => percent(caught, missed) >= least) ? 0 : 1;
