// Mutation tests of the server's rules, folder by folder: npm run mutants -- rules src/features/license src/features/preflight/secret.rules
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { mutatedRooms } from "./mutated-rooms.ts";
import { startPostgres } from "./postgres.setup.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const least = 85;
const rooms = mutatedRooms(
  globSync("features/**/*.rules.ts", { cwd: join(root, "packages/api/src") }),
);
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

/** What is known of a room; nothing before its first result. */
function countsOf(report: string) {
  if (!existsSync(report)) return { caught: 0, missed: 0 };
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

/** A room, or only its files that match a pattern. */
interface Place {
  readonly room: string;
  readonly files: string | undefined;
}

/** Resolves to the report; after a signal, to the results until then, from which the next run continues. */
function testRoom(place: Place, postgresUrl: string): Promise<string> {
  const { room } = place;
  const name = [room, ...(place.files === undefined ? [] : [place.files])]
    .join(".")
    .replaceAll(/[^\w.-]/g, "_");
  const report = join("reports", "mutants", `${name}.json`);
  const known = join("reports", "mutants", `${name}.known.json`);
  const { files = rooms[room]!.files } = place;
  const { tests } = rooms[room]!;
  const folder = `packages/api/src/${room}`;
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js"),
      "run",
      "packages/api/stryker.config.mjs",
      "--mutate",
      `${folder}/${files}.ts,!${folder}/**/*.${others}.ts`,
      "--testFiles",
      ["features/audit", ...tests].map((one) => `packages/api/src/${one}/**/*.test.ts`).join(","),
      "--incrementalFile",
      known,
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
    child.once("exit", (code) => {
      if (stoppedBy) resolve(join(root, known));
      else if (code === 0) resolve(join(root, report));
      else reject(new Error(`${name}: stryker ended with ${code}`));
    });
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

const places = positionals.map((path): Place => {
  const [area, room, ...files] = path
    .replace(/^.*src\//, "")
    .replace(/(?:\.ts|\/)$/, "")
    .split("/");
  return { room: `${area}/${room}`, files: files.length > 0 ? files.join("/") : undefined };
});
const unknown = places.filter(({ room }) => !Object.hasOwn(rooms, room));
if (unknown.length > 0)
  throw new Error(`there are no rules in ${unknown.map(({ room }) => room).join(", ")}`);
const all = Object.keys(rooms).map((room): Place => ({ room, files: undefined }));

const postgres = await startPostgres();
const print = (line: string) => process.stdout.write(`${line}\n`);
const results: { name: string; caught: number; missed: number }[] = [];
try {
  for (const place of places.length > 0 ? places : all) {
    if (stoppedBy) break;
    const name = [place.room, place.files].filter(Boolean).join("/");
    results.push({ name, ...countsOf(await testRoom(place, postgres.url)) });
  }
} finally {
  await runnersGone(postgres.url);
  await postgres.stop();
}
const sum = (of: "caught" | "missed") => results.reduce((total, result) => total + result[of], 0);
const scores = [...results, { name: "all", caught: sum("caught"), missed: sum("missed") }];
for (const { name, caught, missed } of scores)
  print(
    `${name.padEnd(22)} ${percent(caught, missed).toFixed(1).padStart(5)} %  ${caught} caught, ${missed} not`,
  );
if (stoppedBy) print(`stopped by ${stoppedBy}: the same command continues`);
const passed = scores.every(({ caught, missed }) => percent(caught, missed) >= least);
process.exitCode = passed && !stoppedBy ? 0 : 1;
