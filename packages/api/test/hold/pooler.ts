// Runs all server tests through PgBouncer, in session and in transaction mode, and stops the database behind it:
// npm run hold -- pooler
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOf } from "../crash/server-process.ts";
import { startPostgres } from "../postgres.setup.ts";
import { poolModes, startPooler, type PoolMode } from "./pgbouncer.ts";
import { print } from "./running-server.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");
/** Filters tests by a part of their path; all tests by default. */
const [, , ...filters] = process.argv;

/** The database behind PgBouncer stops and freezes. */
function withstands(mode: PoolMode): boolean {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "database.ts")], {
    cwd: root,
    env: { ...process.env, HOLD_POOLER: mode },
    stdio: "inherit",
  });
  print(`${status === 0 ? "passed" : "FAILED"}  the database behind PgBouncer in ${mode} mode`);
  return status === 0;
}

async function passes(folder: string, url: string, mode: PoolMode): Promise<boolean> {
  const through = await startPooler(folder, url, mode);
  try {
    const { status } = spawnSync(
      process.execPath,
      [join(root, "node_modules", "vitest", "vitest.mjs"), "run", "--project", "api", ...filters],
      {
        cwd: root,
        env: { ...process.env, TEST_POSTGRES_URL: through.url, TEST_POOLER: mode },
        stdio: "inherit",
      },
    );
    print(`${status === 0 ? "passed" : "FAILED"}  through PgBouncer in ${mode} mode`);
    return status === 0;
  } finally {
    await endOf(through.pooler, "SIGKILL");
  }
}

const version = spawnSync("pgbouncer", ["--version"], { encoding: "utf8" });
if (version.status === 0) {
  print(version.stdout.split("\n")[0] ?? "");
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "lanyard-pooler-"));
  try {
    let passed = true;
    for (const mode of poolModes) {
      passed = withstands(mode) && passed;
      passed = (await passes(folder, postgres.url, mode)) && passed;
    }
    process.exitCode = passed ? 0 : 1;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
} else {
  print("FAILED  PgBouncer is not installed: apt-get install pgbouncer");
  process.exitCode = 1;
}
