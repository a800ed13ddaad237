// PgBouncer in front of a database, for checks.
import { spawn, type ChildProcess } from "node:child_process";
import { chmod, chown, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../crash/server-process.ts";

export const poolModes = ["transaction", "session"] as const;
export type PoolMode = (typeof poolModes)[number];
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).once("error", () => done(false));
    socket.unref().once("connect", () => socket.destroy());
  });

/**
 * Starts PgBouncer in front of the server at `url`, with the package's default settings except those below; returns its
 * URL and process.
 */
export async function startPooler(
  folder: string,
  url: string,
  mode: PoolMode,
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
