// The console's files of one release and the next, from the database that all servers share.
import { rm } from "node:fs/promises";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtConsole, renderer } from "../../../../test/built-console.ts";
import { testApp, type TestApp } from "../../../../test/harness.ts";
import { buildShell } from "../../../app.ts";
import { toSettings } from "../../../features/lookup/lookup.rules.ts";
import { readEnv } from "../../env/env.ts";
import { createAsk } from "./ask.ts";
import { serveConsole } from "./console.ts";
import { keepRelease } from "./releases.ts";
import type { App } from "../call/app.ts";

type Release = "A" | "B" | "C";

let app: TestApp;
const servers = new Map<Release, App>();
const folders = new Map<Release, string>();
const folderOf = (release: Release) => folders.get(release)!;
const page = (release: Release) => `/assets/Page-aaaaaaa${release}.js`;
const script = (release: Release) => `export default "${release}";`.repeat(80);
const texts = (release: Release) => `{"again":"${release}"}`;

const build = (release: Release) =>
  builtConsole(`${renderer}// ${release}`, {
    [page(release)]: script(release),
    [`${page(release)}.br`]: brotliCompressSync(script(release)),
    [`${page(release)}.gz`]: "not read",
    "assets/shared-bbbbbbbb.css": "a{}",
    "assets/picture.svg": "<svg/>",
    "assets/i18n/it.json": texts(release),
    [`assets/i18n/it-cccccc-${release}.json`]: texts(release),
  });

beforeAll(async () => {
  app = await testApp();
  const environment = {
    ask: createAsk(app.fastify),
    settings: toSettings(readEnv({})),
    publicUrl: "https://badge.example",
  };
  for (const release of ["A", "B", "C"] as const) {
    folders.set(release, await build(release));
    const shell = await buildShell(app, "silent");
    await serveConsole(shell, environment, folderOf(release));
    servers.set(release, shell);
  }
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
  await app.close();
  for (const folder of folders.values()) await rm(folder, { recursive: true });
});

const install = (release: Release) => keepRelease(app.db, folderOf(release));
/** Sends a request to a server of one release. */
const ask = (release: Release, url: string, encoding = "") =>
  servers.get(release)!.inject({ url, headers: { "accept-encoding": encoding } });
const storedPaths = async () =>
  (await app.rows("select distinct path from console_files order by 1")).map(({ path }) => path);

it("of a release and the one before are sent by every server, cached without end", async () => {
  await install("A");
  expect((await ask("A", page("B"))).statusCode).toBe(404);
  await install("B");
  for (const [server, of] of [
    ["B", "A"],
    ["A", "B"],
  ] as const) {
    const reply = await ask(server, page(of));
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(script(of));
    expect(reply.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect(reply.headers["content-encoding"]).toBeUndefined();
  }
  const packed = await ask("B", page("A"), "gzip, br");
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script("A"));
});

it("are no more than those of two releases, of which one that is started again is the latest", async () => {
  const pages = async () => (await storedPaths()).filter((path) => String(path).includes("Page"));
  for (const release of ["A", "B", "A"] as const) await install(release);
  expect(await pages()).toEqual([page("A"), page("B")]);
  await install("C");
  expect(await pages()).toEqual([page("A"), page("C")]);
  expect((await ask("C", page("B"))).statusCode).toBe(404);
  expect((await ask("C", page("A"))).statusCode).toBe(200);
});

it("are hashed ones alone", async () => {
  await install("A");
  expect(await storedPaths()).toContain("/assets/shared-bbbbbbbb.css");
  expect(await storedPaths()).not.toContain("/assets/picture.svg");
  expect(
    (await storedPaths()).filter((path) => /it\.json|\.(?:br|gz)$/.test(String(path))),
  ).toEqual([]);
});

it("are stored once when servers of a release start together, and not again when one starts later", async () => {
  await Promise.all([install("B"), install("B"), install("B")]);
  const count = "select count(*)::int as n from console_files where path like '%-aaaaaaaB.js'";
  expect(await app.rows(count)).toEqual([{ n: 1 }]);
  const when = "select max(started_at) as at from console_files";
  const before = await app.rows(when);
  await install("B");
  expect(await app.rows(when)).toEqual(before);
});

it("include the texts as the release has them; where these are gone the present ones are sent", async () => {
  await install("A");
  await install("B");
  const read = async (url: string) => {
    const { statusCode, body, headers } = await ask("B", url);
    return [statusCode, body, headers["cache-control"]];
  };
  const forEver = "public, max-age=31536000, immutable";
  const texted = "/assets/i18n/it.json";
  expect(await read(`${texted}?v=cccccc-A`)).toEqual([200, texts("A"), forEver]);
  expect(await read(`${texted}?v=cccccc-B`)).toEqual([200, texts("B"), forEver]);
  for (const query of ["", "?v=cccccc-X", "?v=", "?v=../../../x", "?v=a&v=b"])
    expect(await read(texted + query)).toEqual([200, texts("B"), "no-cache"]);
  for (const url of [
    "/assets/i18n/xx.json?v=cccccc-A",
    "/assets/i18n/..%2f..%2fserver%2frenderer.js",
    "/assets/i18n/..%2f..%2fserver%2frenderer.js?v=cccccc-A",
  ])
    expect((await read(url))[0], url).toBe(404);
});

it("have the headers that a file needs, and no more", async () => {
  await install("A");
  const needed = [
    "cache-control",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "cross-origin-resource-policy",
    "date",
    "vary",
    "x-content-type-options",
    "x-request-id",
  ];
  const namesOf = async (url: string) => Object.keys((await ask("B", url, "br")).headers);
  expect((await namesOf(page("A"))).toSorted()).toEqual(needed);
  expect((await namesOf(page("B"))).toSorted()).toEqual([...needed, "etag"].toSorted());
  expect(await namesOf("/assets/i18n/it.json?v=cccccc-B")).not.toContain("content-security-policy");
});
