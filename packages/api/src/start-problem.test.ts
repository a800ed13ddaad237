// The message of a server that cannot start: which setting to change, and why.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { freePort, programEnv, serverProgram } from "../test/crash/server-process.ts";
import { testApp } from "../test/harness.ts";
import { openDatabase } from "./platform/database/db.ts";
import { openDataDir } from "./platform/env/data-dir.ts";
import { readEnv } from "./platform/env/env.ts";
import { startProblem } from "./start-problem.ts";

let folder: string;
let taken: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-start-"));
  taken = createServer();
  await once(taken.listen(0, "127.0.0.1"), "listening");
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});
const takenPort = () => (taken.address() as { port: number }).port;

async function saidOf(variables: Record<string, string>, act: () => Promise<unknown>) {
  return act().then(
    () => "nothing",
    (error: unknown) => startProblem(error, readEnv(variables)),
  );
}
const listening = (port: number, host: string) => async () => {
  const server = createServer().listen(port, host);
  await once(server, "listening").finally(() => server.close());
};
const connecting = (url: string) => async () => {
  const database = openDatabase(url);
  try {
    await database.db.execute("select 1");
  } finally {
    await database.close();
  }
};

test("a HOST that is none of this machine's", async () => {
  for (const host of ["no-such-host.invalid", "203.0.113.7"])
    expect(await saidOf({ HOST: host }, listening(0, host))).toMatch(
      new RegExp(`^HOST=${host} is not an address of this machine\\.`),
    );
});

test("a PORT that is taken, or may not be", async () => {
  const port = takenPort();
  expect(await saidOf({ PORT: String(port) }, listening(port, "127.0.0.1"))).toBe(
    `PORT=${port}: the port is already in use. Choose another one.`,
  );
  const denied = Object.assign(new Error("denied"), { code: "EACCES", syscall: "listen" });
  expect(startProblem(denied, readEnv({ PORT: "80" }))).toMatch(/^PORT=80: .* 1024 or higher\.$/);
});

test("a DATA_DIR that cannot be written, or is none", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const dataDir = join(file, "data");
  const of = (path: string) => saidOf({ DATA_DIR: path }, () => openDataDir(path));
  for (const path of [file, dataDir])
    expect(await of(path)).toMatch(new RegExp(`^DATA_DIR=${path}: it is not a folder \\(ENOTDIR`));
  // A path where not even root can create a folder.
  if (process.platform === "linux")
    expect(await of("/proc/none/data")).toMatch(/^DATA_DIR=.*: it cannot be created \(ENOENT/);
  const fresh = join(folder, "not", "yet");
  expect(await of(fresh)).toBe("nothing");
  expect(await readdir(fresh)).toEqual([]);
  for (const code of ["EROFS", "EACCES", "EPERM", "ENOENT", "ENOSPC"]) {
    const failed = Object.assign(new Error(`${code}: x`), { code, path: join(dataDir, "files") });
    expect(startProblem(failed, readEnv({ DATA_DIR: dataDir }))).toMatch(
      new RegExp(`^DATA_DIR=${dataDir}: .* \\(${code}: x\\)\\.$`),
    );
  }
});

test("a DATABASE_URL where nothing is, or that is refused; its password is not repeated", async () => {
  const app = await testApp();
  const url = (change: (parts: URL) => void) => {
    const parts = new URL(app.env.databaseUrl ?? "");
    change(parts);
    return parts.href;
  };
  const of = async (change: (parts: URL) => void) => {
    const DATABASE_URL = url(change);
    return saidOf({ DATABASE_URL }, connecting(DATABASE_URL));
  };
  const free = await freePort();
  expect(await of((parts) => (parts.port = String(free)))).toMatch(
    /^DATABASE_URL: no server listens there \(/,
  );
  expect(await of((parts) => (parts.hostname = "no-such-host.invalid"))).toMatch(
    /^DATABASE_URL: (?:the host name is unknown|the host name cannot be resolved at the moment) \(/,
  );
  const wrong = await of((parts) => (parts.password = "s3cret"));
  expect(wrong).toMatch(
    /^DATABASE_URL: (?:the password is wrong|the server refuses the connection) \(/,
  );
  expect(wrong).not.toContain("s3cret");
  expect(await of((parts) => (parts.pathname = "/none"))).toMatch(
    /^DATABASE_URL: (?:the database does not exist|the server refuses the connection) \(/,
  );
  // The server of the tests has no TLS.
  expect(await of((parts) => (parts.search = "?sslmode=verify-full"))).toMatch(
    /^DATABASE_URL: the server has no TLS, .* sslmode=disable connects without TLS \(/,
  );
  expect(await of((parts) => (parts.search = "?sslrootcert=/no/such/file"))).toMatch(
    /^DATABASE_URL: the file given in sslrootcert cannot be read \(ENOENT/,
  );
  await app.close();
});

test("a DATABASE_URL with a certificate that is not believed, or that has to ask for TLS", () => {
  const env = readEnv({ DATABASE_URL: "postgres://user:s3cret@db/lanyard" });
  const saidFor = (code: string, message: string) =>
    startProblem(Object.assign(new Error(message), { code }), env);
  for (const code of ["SELF_SIGNED_CERT_IN_CHAIN", "ERR_TLS_CERT_ALTNAME_INVALID"])
    expect(saidFor(code, "x")).toMatch(
      /^DATABASE_URL: the server's certificate .* sslrootcert=<file>/,
    );
  const refused =
    'no pg_hba.conf entry for host "192.0.2.1", user "a", database "b", no encryption';
  expect(saidFor("28000", refused)).toMatch(/^DATABASE_URL: .* set sslmode=verify-full \(/);
});

it("is said by the server, which ends with 1", async () => {
  const app = await testApp();
  const port = takenPort();
  const server = spawn(process.execPath, [serverProgram], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...programEnv,
      PORT: String(port),
      DATABASE_URL: app.env.databaseUrl,
      DATA_DIR: app.dataDir,
    },
  });
  const [output, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
  expect(output).toBe(
    `The server cannot start.\nPORT=${port}: the port is already in use. Choose another one.\n`,
  );
  expect(code).toBe(1);
  await app.close();
}, 60_000);
