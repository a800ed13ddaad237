// Attacks the server and checks that it withstands: npm run hold -- <name> --count N --seed S
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * Checks of failures, recovery and memory, whose results do not depend on the machine's load; each name with its
 * default count (mostly seconds).
 */
const faults = { aborts: 60, archives: 200, database: 3, failover: 2, soak: 10 } as const;
/** Checks that also measure speed when run by hand and alone; a run of two seconds only checks the responses. */
const measures = { overload: 2, pictures: 2, slow: 2 } as const;
/**
 * Names for groups of checks; without a name, `npm run hold` runs both groups. The `full` checks also run with the unit
 * tests.
 */
const groups = { faults, measures } as const;
/** Checks in vitest on their own database, with the counts for a run by hand; `npm test` uses smaller ones. */
const full = {
  fuzz: 10_000,
  matrix: 1,
  foreign: 1,
  lifecycle: 2_000,
  races: 1_000,
  guesses: 1_000,
  licenses: 100_000,
} as const;

/**
 * Checks that only run by name: they take too long for a run of all tests, and some need a program that npm does not
 * install.
 */
const apart = { bodies: 10, pooler: 2, previous: 1, ready: 10, "store-cache": 120 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    /** The commit of the version that `previous` tries. */
    ref: { type: "string" },
    /** Prints the names of the checks. */
    list: { type: "boolean", default: false },
  },
});
const isIn = <T extends object>(list: T, name: string): name is keyof T & string =>
  Object.hasOwn(list, name);

const folder = await mkdtemp(join(tmpdir(), "lanyard-hold-"));

async function run(name: string): Promise<boolean> {
  const override = values.count;
  const counts: Readonly<Record<string, number>> = { ...faults, ...measures, ...full, ...apart };
  const count = override ?? String(counts[name]);
  process.stdout.write(`hold: ${name}, count ${count}, seed ${values.seed}\n`);
  const root = join(import.meta.dirname, "..", "..", "..");
  const command = isIn(full, name)
    ? [
        join(root, "node_modules", "vitest", "vitest.mjs"),
        "run",
        `packages/api/test/hold/${name}.test.ts`,
      ]
    : ["--expose-gc", join(import.meta.dirname, "hold", `${name}.ts`)];
  const env = {
    ...process.env,
    HOLD_NAME: name,
    HOLD_COUNT: count,
    HOLD_SEED: values.seed,
    ...(values.ref !== undefined && { HOLD_REF: values.ref }),
    HOLD_FILLED: join(folder, "filled"),
  };
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}

const requested = positionals.length > 0 ? positionals : Object.keys(groups);
const names = requested.flatMap((name) =>
  isIn(groups, name) ? Object.keys(groups[name]) : [name],
);
const checks = [faults, measures, full, apart].flatMap(Object.keys);
const unknown = names.filter((name) => !checks.includes(name));
if (values.list) process.stdout.write(`${checks.join("\n")}\n`);
else if (unknown.length > 0) {
  process.stderr.write(
    `There is no check ${unknown.join(", ")}. There are: ${[...Object.keys(groups), ...checks].join(", ")}.\n`,
  );
  process.exitCode = 2;
} else {
  const passed = new Map<string, boolean>();
  const runs = async (name: string) => passed.set(name, await run(name));
  // `archives` keeps one core busy, so it runs beside the fault checks, which mostly wait for a database.
  const archives = names.includes("archives") ? runs("archives") : undefined;
  for (const name of names) if (name !== "archives" && isIn(faults, name)) await runs(name);
  await archives;
  for (const name of names) if (!passed.has(name)) await runs(name);
  const failed = names.filter((name) => !passed.get(name));
  process.stdout.write(
    `${names.length - failed.length} passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(", ")}` : ""}\n`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
await rm(folder, { recursive: true, force: true });
