// Runs all server tests through PgBouncer, in session and in transaction mode: npm run hold -- pooler
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endOf, freePort } from "../crash/server-process.ts";
import { startPostgres } from "../postgres.setup.ts";
import { print } from "./running-server.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");
const modes = ["transaction", "session"] as const;
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
/** Filters tests by a part of their path; all tests by default. */
const [, , ...wanted] = process.argv;

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).once("error", () => done(false));
    socket.unref().once("connect", () => socket.destroy());
  });

/**
 * Starts PgBouncer in front of the server at `url`, with the package's default settings except those below; returns its
 * URL and process.
 */
async function startPooler(
  folder: string,
  url: string,
  mode: string,
): Promise<{ url: string; pooler: ChildProcess }> {
  const server = new URL(url);
  const port = await freePort();
  const settings = join(folder, `${mode}.ini`);
  const users = join(folder, "users.txt");
  await writeFile(users, `"${server.username}" "${server.password}"\n`, { mode: 0o600 });
  await writeFile(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${server.username}
auth_query = select usename, passwd from pg_shadow where usename = $1
pool_mode = ${mode}
logfile = ${join(folder, `${mode}.log`)}
`,
  );
  // PgBouncer refuses to run as root.
  if (isRoot) for (const path of [folder, settings, users]) await chown(path, nobody, nobody);
  await chmod(folder, 0o700);
  const pooler = spawn("pgbouncer", ["-q", settings], {
    stdio: ["ignore", "ignore", "inherit"],
    cwd: folder,
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (pooler.exitCode !== null || tries > 200) throw new Error("PgBouncer does not start.");
    await pause(50);
  }
  server.port = String(port);
  return { url: server.href, pooler };
}

async function passes(folder: string, url: string, mode: string): Promise<boolean> {
  const through = await startPooler(folder, url, mode);
  try {
    const { status } = spawnSync(
      process.execPath,
      [join(root, "node_modules", "vitest", "vitest.mjs"), "run", "--project", "api", ...wanted],
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

const found = spawnSync("pgbouncer", ["--version"], { encoding: "utf8" });
if (found.status === 0) {
  print(found.stdout.split("\n")[0] ?? "");
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "lanyard-pooler-"));
  try {
    let passed = true;
    for (const mode of modes) passed = (await passes(folder, postgres.url, mode)) && passed;
    process.exitCode = passed ? 0 : 1;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
} else {
  print("FAILED  PgBouncer is not installed: apt-get install pgbouncer");
  process.exitCode = 1;
}
