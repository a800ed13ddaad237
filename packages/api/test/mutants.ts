// Mutation tests of the server's rules, room by room: npm run mutants -- rules src/license
import { spawn, type ChildProcess } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startPostgres } from "./postgres.setup.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const least = 85;

/**
 * Where rules are, what of the room they are when it is not all, and the rooms whose tests judge it when those are not
 * its own alone. The audit log's tests judge every room.
 */
const rooms: Readonly<
  Record<string, { readonly files?: string; readonly tests?: readonly string[] }>
> = {
  // The lists of words are put together once, when the first password is judged. How often links may be asked for, and
  // tried, is tested with throttles.
  account: { files: "!(guessable.estimator*)", tests: ["account", "throttle"] },
  audit: {},
  company: {},
  enquiry: {},
  http: { files: "call/@(characters|cursor|page|problems)", tests: ["http/call"] },
  // What they tell the creator is tested with webhooks, and what the payment service does with payments.
  license: { tests: ["license", "notify", "payments"] },
  lookup: {},
  notify: {},
  product: {},
  // What they tell the creator is tested with mails and webhooks.
  review: { tests: ["review", "submission", "notify"] },
  // Wrong passwords are written down by the retention's job, and are guesses where a new password is set.
  session: { tests: ["account", "retention", "session"] },
  store: {},
  // Decisions are moves, and details show builds: both are tested where they are asked for.
  submission: { tests: ["product", "review", "submission"] },
  // What a right password gives back is tested with sessions.
  throttle: { tests: ["session", "throttle"] },
};
/** What else is in those rooms: SQL, routes, and what speaks to the world outside. */
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

/** The stryker that runs now. A signal ends it, and with its end the database is stopped. */
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
  const { files = "*", tests = [room] } = rooms[room]!;
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
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        TEST_POSTGRES_URL: postgresUrl,
        MUTANTS_REPORT: report,
        // Every mutant loads the server again.
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

/** When a signal ends stryker, its test runners stay connected for a moment, and the database would not stop. */
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

const named = process.argv
  .slice(2)
  .map((folder) => folder.replace(/^.*src\//, "").replace(/\/$/, ""));
const unlisted = globSync("*/*.rules.ts", { cwd: join(root, "packages/api/src") })
  .map((file) => dirname(file))
  .filter((room) => !Object.hasOwn(rooms, room));
if (unlisted.length > 0) throw new Error(`no tests judge the rules of ${unlisted.join(", ")}`);
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
