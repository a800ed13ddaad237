// The embedded database: shared by processes that start at once, stopped by the last of them, restarted when it dies.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startEmbedded, type EmbeddedPostgres } from "./embedded-postgres.ts";

const settings = { fsync: "off" };
let folder = "";
const started: EmbeddedPostgres[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded(folder, settings);
  started.push(postgres);
  return postgres;
}

async function ask(url: string, query: string): Promise<Record<string, unknown> | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows[0];
  } finally {
    await client.end();
  }
}

const pidFile = ({ home }: EmbeddedPostgres) => join(home, "cluster", "postmaster.pid");
const readPid = (postgres: EmbeddedPostgres) =>
  Number(readFileSync(pidFile(postgres), "utf8").split("\n")[0]);

/** Another process that starts the database, prints its address, and stops it when its input ends. */
function otherProcess() {
  const script = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, "embedded-postgres.ts"))};
    const postgres = await startEmbedded(${JSON.stringify(folder)}, ${JSON.stringify(settings)});
    process.stdout.write(JSON.stringify(postgres));
    process.stdin.on("end", () => postgres.stop()).resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const address = once(child.stdout, "data").then(
    ([bytes]) => JSON.parse(String(bytes)) as EmbeddedPostgres,
  );
  const leave = async () => {
    const ended = once(child, "exit");
    child.stdin.end();
    await ended;
  };
  return { address, leave };
}

// The first test creates the database for all, because that takes longer than the rest of the tests.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-pg-"));
});
afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("processes that start at once share one, and the last to leave stops it", async () => {
  const all = [otherProcess(), otherProcess(), otherProcess()];
  const addresses = await Promise.all(all.map(({ address }) => address));
  const [address] = addresses;
  expect(addresses).toEqual([address, address, address]);
  const [first, ...rest] = all;
  await first?.leave();
  expect(await ask(address?.url ?? "", "select 1 as one")).toEqual({ one: 1 });
  await Promise.all(rest.map(({ leave }) => leave()));
  expect(existsSync(join(address?.home ?? "", "cluster", "PG_VERSION"))).toBe(true);
  expect(existsSync(join(address?.home ?? "", "cluster", "postmaster.pid"))).toBe(false);
}, 60_000);

test("it is not stopped while somebody else is connected", async () => {
  const postgres = await start();
  const guest = new Client({ connectionString: postgres.url });
  await guest.connect();
  await postgres.stop();
  expect((await guest.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await guest.end();
  // Attaches again, so that it is stopped after the test.
  await start();
});

test("rows survive a stop, and so does the address", async () => {
  const before = await start();
  await ask(before.url, "create table kept as select 7 as value");
  await before.stop();
  const after = await start();
  expect(after.url).toBe(before.url);
  expect(await ask(after.url, "select value from kept")).toEqual({ value: 7 });
});

test("it comes back when it is killed", async () => {
  const postgres = await start();
  await ask(postgres.url, "create table survived as select 7 as value");
  const killed = readPid(postgres);
  process.kill(killed, "SIGKILL");
  await vi.waitFor(async () => {
    expect(readPid(postgres)).not.toBe(killed);
    expect(await ask(postgres.url, "select value from survived")).toEqual({ value: 7 });
  }, 60_000);
});

test("it stops although it was just killed and is being started again", async () => {
  const postgres = await start();
  const killed = readPid(postgres);
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => expect(readPid(postgres)).not.toBe(killed), 60_000);
  await postgres.stop();
  expect(existsSync(pidFile(postgres))).toBe(false);
});

test("a process id left from before a restart of the machine does not keep it from starting", async () => {
  const postgres = await start();
  await postgres.stop();
  await writeFile(
    pidFile(postgres),
    `${process.pid}\n${join(postgres.home, "cluster")}\n1\n1\n\n127.0.0.1\n\nready\n`,
  );
  expect(await ask((await start()).url, "select 1 as one")).toEqual({ one: 1 });
});

test("it wants a password, stores it where only its owner reads it, and lowercases accented letters", async () => {
  const postgres = await start();
  const open = new URL(postgres.url);
  open.password = "wrong";
  await expect(ask(open.href, "select 1")).rejects.toThrow(/password/);
  expect((await stat(join(postgres.home, "cluster", "lanyard.password"))).mode & 0o077).toBe(0);
  expect(await ask(postgres.url, "select lower('È') as lower")).toEqual({ lower: "è" });
});
