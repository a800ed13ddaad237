// Clients that leave: checks, uploads, pictures and archives cut off at random moments leave the process, its memory
// and the staging folder as they were: npm run hold -- aborts --count 500
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { archive, completeBuild, file, picture } from "../fixtures.ts";
import { logOf } from "../crash/server-process.ts";
import { requestOf } from "../request.ts";
import { numbers, seed } from "./settings.ts";
import { gaugedBy, live } from "./soak/memory.ts";
import { openServer, print } from "./running-server.ts";

const count = Number(process.env["HOLD_COUNT"]);
/** How many leave at the same time. */
const together = 4;
const longestMs = 400;
/** MB of live memory that the server may gain: room for filling caches, not for an upload or a task that is kept. */
const liveMost = 4;
const random = numbers(seed);
const folder = await mkdtemp(join(tmpdir(), "lanyard-gauge-"));
const gauge = join(folder, "live");
const running = await openServer("aborts", gaugedBy(gauge));
const { base, port, server, token } = running;

const send = async (method: string, path: string, body?: object): Promise<Response> =>
  fetch(base + path, requestOf(method, token, body));
const created = await send("POST", "/api/products", { name: "Aborts", kind: "app" });
const { id, submission_id } = (await created.json()) as { id: number; submission_id: number };
const path = `/api/products/${id}/submissions/${submission_id}`;

interface Work {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Who may ask for it. An account may have only so many checks in an hour. */
  readonly as?: readonly string[];
  readonly form?: Promise<FormData>;
}
const large = picture(3_000, 2_000).then((bytes) => file(bytes, "large.png", "image/png"));
const manyFiles = archive(
  Object.fromEntries(
    Array.from({ length: 2_000 }, (_, n) => [`src/${n}.js`, "export default 1;\n".repeat(20)]),
  ),
).then((bytes) => file(bytes, "build.zip", "application/zip"));
const sent = async (fields: Readonly<Record<string, Promise<File>>>): Promise<FormData> => {
  const form = new FormData();
  for (const [name, content] of Object.entries(fields)) form.append(name, await content);
  return form;
};
const both = [token, await running.login("admin@demo.test")];
const check = { method: "POST", path: `${path}/preflight`, as: both } as const;
const works: readonly Work[] = [
  { ...check, form: completeBuild() },
  { ...check, form: sent({ source_code_url: manyFiles }) },
  { method: "POST", path, form: completeBuild() },
  { method: "POST", path, form: sent({ icon: large, banner: large, "screenshots[0]": large }) },
  { method: "POST", path, form: sent({ source_code_url: manyFiles }) },
  { method: "GET", path: `${path}/contents` },
];

const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Asks for work and closes the connection after that time; resolves when it is closed. */
async function leave({ method, path: at, form, as = [token] }: Work, ms: number): Promise<void> {
  const encoded = form && new Response(await form);
  const type = encoded?.headers.get("content-type");
  const asking = ask({
    port,
    host: "127.0.0.1",
    path: at,
    method,
    agent: false,
    headers: { authorization: `Bearer ${pick(as)}`, ...(type && { "content-type": type }) },
  });
  const closed = new Promise((done) => asking.once("close", done));
  asking.on("error", () => undefined).on("response", (reply) => reply.resume());
  asking.end(encoded && Buffer.from(await encoded.arrayBuffer()));
  await pause(ms);
  asking.destroy();
  await closed;
}

async function leaveAll(times: number): Promise<void> {
  let left = times;
  const one = async () => {
    while (left > 0 && server.exitCode === null) {
      left -= 1;
      await leave(pick(works), random() * longestMs);
    }
  };
  await Promise.all(Array.from({ length: together }, one));
}

interface Logged {
  readonly msg?: string;
  readonly err?: { readonly message: string; readonly stack: string };
}
/** What a line of the log says, and where; the same for the same error. */
function saidBy(line: string): string {
  if (!line.startsWith("{")) return line;
  const { msg = "", err } = JSON.parse(line) as Logged;
  const places = err?.stack.split("\n").filter((one) => /^\s+at /.test(one)) ?? [];
  return [[msg, err?.message].filter(Boolean).join(": "), ...places].join("\n");
}
/**
 * A wait for the database that was given up, as on a busy machine: answered 503. Connections that those who left keep
 * would make the last check wait, too.
 */
const isSlow = (message: string) =>
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout/.test(message);

const staged = () => readdir(join(running.dataDir, "files", "staging"));
/** Waits until all work of those who left has ended, and returns the live memory in MB. */
async function settle(): Promise<number> {
  for (let n = 0; n < 200 && (await staged()).length > 0; n += 1) await pause(100);
  const held: number[] = [];
  // What a finished request held is freed a moment later.
  while (held.length < 3 && server.exitCode === null) {
    await pause(500);
    held.push(await live(server, gauge));
  }
  return Math.min(...held);
}

try {
  const saved = await send("POST", path, await completeBuild());
  const wrong = saved.status === 200 ? [] : [`the first save was answered ${saved.status}`];
  // Each kind of work once to its end, and some left, so that caches and modules are loaded.
  for (const work of works) await leave(work, 2_000);
  await leaveAll(Math.min(count, 40));
  const before = await settle();
  const start = performance.now();
  await leaveAll(count);
  const took = (performance.now() - start) / 1_000;
  const after = await settle();
  const rest = await staged();
  if (server.exitCode !== null) wrong.push(`the server ended with ${server.exitCode}`);
  if (rest.length > 0) wrong.push(`${rest.length} files stayed in the staging folder`);
  if (after > before + liveMost)
    wrong.push(`live memory grew from ${before.toFixed(1)} to ${after.toFixed(1)} MB`);
  const log = await readFile(logOf(running.dataDir), "utf8");
  const logged = log
    .split("\n")
    .filter((line) => /^\{"level":[56]0,|^[^{\s]*Error/.test(line))
    .map(saidBy);
  const errors = logged.filter((message) => !isSlow(message));
  for (const message of new Set(errors)) wrong.push(`the log says ${message}`);
  let checked = 503;
  for (let n = 0; n < 20 && checked === 503 && server.exitCode === null; n += 1) {
    await pause(n * 500);
    checked = (await send("POST", `${path}/preflight`, {})).status;
  }
  if (checked !== 200) wrong.push(`a check afterwards was answered ${checked}`);
  for (const line of wrong.slice(0, 20)) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  ${count} left after up to ${longestMs} ms, ${together} at once, in ${took.toFixed(1)} s; live memory ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after; ${rest.length} files staged, ${errors.length} errors logged, ${logged.length - errors.length} waits for the database given up, seed ${seed}`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
}
