// The built console, as the server sends it.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtConsole, renderer } from "../../../../test/built-console.ts";
import { testApp, type TestApp } from "../../../../test/harness.ts";
import { logTo } from "../../../../test/log-lines.ts";
import { buildShell } from "../../../app.ts";
import { toSettings } from "../../../features/lookup/lookup.rules.ts";
import { readEnv } from "../../env/env.ts";
import { serveConsole } from "./console.ts";
import type { App } from "../call/app.ts";

/** The status of all calls of a page, and the URLs that were called. */
let answered = 200;
const requests: string[] = [];
const environment = {
  ask: async (url: string, language: string) => {
    requests.push(url);
    return { status: answered, text: `${url} in ${language}`, link: null, corrected: null };
  },
  settings: toSettings(readEnv({ PRODUCT_NAME: "Badge" })),
  publicUrl: "https://badge.example",
};
let app: TestApp;
let shell: App;
const script = "console.log('console');".repeat(50);
let folder: string;

beforeAll(async () => {
  app = await testApp({ HOST_ORIGINS: "https://host.example.com" });
  folder = await builtConsole(
    `import { existsSync } from "node:fs";
     ${renderer.replace("export const write", "const written")}
     const goesOn = new URL("../go-on", import.meta.url);
     const parent = process.ppid;
     // Blocks like a long rendering, until the file is there or the test's process is gone.
     const waitBlocked = () => {
       const pause = new Int32Array(new SharedArrayBuffer(4));
       while (!existsSync(goesOn) && process.ppid === parent) Atomics.wait(pause, 0, 0, 20);
     };
     export const write = async (page, state) => {
       if (page.path.startsWith("/wall/busy")) waitBlocked();
       if (page.path === "/nowhere" && page.language === "es") throw new Error("It cannot be rendered");
       if (page.path === "/broken") throw new Error("It cannot be rendered");
       return written(page, state);
     };`,
    {
      "index.html": `<!doctype html><script>${script}</script>`,
      "assets/main-Ab3_x-9Z.js": script,
      "assets/main-Ab3_x-9Z.js.br": brotliCompressSync(script),
      "assets/i18n/it.json": "{}",
      ".vite/manifest.json": "{}",
    },
  );
  shell = await buildShell(app, "silent");
  await serveConsole(shell, environment, folder);
});
afterAll(async () => {
  await shell.close();
  await app.close();
  await rm(folder, { recursive: true });
});

it("is the answer to an address with a malformed escape too; of the server's own it is none", async () => {
  const accept = { accept: "text/html" };
  for (const url of ["/%E0%A4%A", "/dashboard/%zz?a=%zz", "/%"]) {
    const reply = await shell.inject({ url, headers: accept });
    expect(reply.statusCode, url).toBe(200);
    expect(reply.headers["content-type"], url).toBe("text/html; charset=utf-8");
  }
  for (const [method, url] of [
    ["GET", "/api/%E0%A4%A"],
    ["GET", "/files/%zz"],
    ["POST", "/%zz"],
  ] as const) {
    const reply = await shell.inject({ method, url, headers: accept });
    expect(reply.statusCode, url).toBe(400);
    expect(Object.keys(reply.json<object>()), url).toContain("error");
  }
});

it("is the answer to every address that is not the server's", async () => {
  for (const [url, document] of [
    ["/", "page of /"],
    ["/dashboard/products/7", "frame of /dashboard"],
    ["/password/reset/abc", "page of /password"],
  ] as const) {
    const reply = await shell.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(`${document} of it of Badge of https://badge.example`);
    expect(reply.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      vary: "accept-encoding, cookie",
    });
  }
  for (const url of [
    "/api/nothing",
    "/files/nothing",
    "/assets/gone-12345678.js",
    "//api/menu",
    "/./api/menu",
    "/docs/../api/menu",
    "/%61pi/nothing",
  ])
    expect((await shell.inject(url)).statusCode).toBe(404);
  expect((await shell.inject({ method: "POST", url: "/dashboard" })).statusCode).toBe(404);
});

it("sends a script without what is said to pages alone", async () => {
  const { headers } = await shell.inject("/assets/main-Ab3_x-9Z.js");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers["content-security-policy"]).toBeUndefined();
  expect(JSON.stringify(headers).length).toBeLessThan(500);
  expect((await shell.inject("/")).headers["content-security-policy"]).toBeDefined();
});

it("is told from the server's addresses in absolute form too", async () => {
  await shell.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shell.server.address() as AddressInfo;
  for (const [path, status] of [
    ["http://a/docs", 200],
    ["http://a?x=1", 200],
    ["http://a/api/nothing", 404],
    ["HTTPS://a//api/nothing", 404],
    ["http://a/files/nothing", 404],
  ] as const) {
    const [reply] = (await once(get({ port, path, agent: false }), "response")) as [
      IncomingMessage,
    ];
    expect([path, reply.resume().statusCode]).toEqual([path, status]);
  }
});

it("is written in the language of the cookie, in Italian where there is none of ours", async () => {
  for (const [cookie, language] of [
    ["language=fr", "fr"],
    ["a=b; language=es; c=d", "es"],
    ["other_language=fr", "it"],
    ["language=de", "it"],
    ["language=", "it"],
  ] as const)
    expect((await shell.inject({ url: "/docs", headers: { cookie } })).body).toMatch(
      `/docs of ${language} of`,
    );
});

it("comes compressed as its reader takes it, and not again to who has it", async () => {
  const read = (accepted: string) =>
    shell.inject({ url: "/docs", headers: { "accept-encoding": accepted } });
  const [brotli, gzipped, plain] = await Promise.all(
    ["gzip, deflate, br", "gzip", "br;q=0, gzip;q=0.0"].map(read),
  );
  expect(brotli!.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli!.rawPayload).toString()).toBe(plain!.body);
  expect(gzipped!.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzipped!.rawPayload).toString()).toBe(plain!.body);
  expect(plain!.headers["content-encoding"]).toBeUndefined();
  const again = await shell.inject({
    url: "/docs",
    headers: { "if-none-match": String(plain!.headers["etag"]) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
});

it("is left to the browser where it cannot be written", async () => {
  const reply = await shell.inject("/broken");
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain("<!doctype html><script>");
});

it("says with its status that there is no page at a path, also where it is left to the browser", async () => {
  for (let n = 0; n < 2; n += 1) {
    const reply = await shell.inject("/nowhere/at/all");
    expect([reply.statusCode, reply.body]).toEqual([
      404,
      "page of /nowhere of it of Badge of https://badge.example",
    ]);
    const { etag } = reply.headers;
    const again = await shell.inject({
      url: "/nowhere",
      headers: { "if-none-match": String(etag) },
    });
    expect(again.statusCode).toBe(404);
  }
  const refused = await shell.inject({ url: "/nowhere", headers: { cookie: "language=es" } });
  expect([refused.statusCode, refused.body]).toEqual([404, expect.stringContaining("<!doctype")]);
});

it("keeps its template and its renderer to itself", async () => {
  for (const url of ["/index.html", "/server/renderer.js"])
    expect((await shell.inject(url)).statusCode, url).toBe(404);
});

it("has its files at their own addresses alone, and for those who read", async () => {
  const file = "/assets/main-Ab3_x-9Z.js";
  for (const url of [file, `${file}?v=1`, "/assets/main%2DAb3_x-9Z.js"]) {
    const reply = await shell.inject(url);
    expect([url, reply.statusCode, reply.body]).toEqual([url, 200, script]);
  }
  const head = await shell.inject({ method: "HEAD", url: file });
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
    200,
    "",
    String(script.length),
  ]);
  const sent = await shell.inject({ method: "POST", url: file });
  expect([sent.statusCode, sent.headers.allow]).toEqual([405, "GET, HEAD"]);
  for (const url of [`/${file}`, `${file}.br`, "/.vite/manifest.json", "/assets/..%2findex.html"])
    expect([url, (await shell.inject(url)).statusCode]).toEqual([url, 404]);
});

/** Serves a console with this renderer source until `act` ends. */
async function withRenderer(
  text: string,
  act: (serving: Promise<unknown>, shellOfOther: App) => Promise<void>,
): Promise<void> {
  const other = await builtConsole(text, { "index.html": "<title>plain</title>" });
  const shellOfOther = await buildShell(app, "silent");
  await act(serveConsole(shellOfOther, environment, other), shellOfOther);
  await shellOfOther.close();
  await rm(other, { recursive: true });
}

it("loads its renderer when a page is first asked for, and no start waits for it", async () => {
  const loads = globalThis as { loads?: number };
  const text = `globalThis.loads = (globalThis.loads ?? 0) + 1; ${renderer}`;
  await withRenderer(text, async (serving, shellOfOther) => {
    await serving;
    expect((await shellOfOther.inject("/api/nothing")).statusCode).toBe(404);
    expect(loads.loads).toBeUndefined();
    for (const url of ["/", "/login"])
      expect((await shellOfOther.inject(url)).body).toContain(`page of ${url} of`);
    expect(loads.loads).toBe(1);
  });
});

it.each([
  ["cannot be loaded", `throw new Error("broken"); ${renderer}`, "broken"],
  [
    "is of another release",
    renderer.replace("prepare", "callsOf"),
    "is not a renderer of this server",
  ],
])(
  "leaves its pages to the browser where its renderer %s, and says so",
  async (_what, text, why) => {
    await withRenderer(text, async (serving, shellOfOther) => {
      await serving;
      const lines: string[] = [];
      const stop = logTo(shellOfOther, lines);
      for (const [url, headers] of [
        ["/", {}],
        ["/dashboard", { cookie: "document_session=a; client_hints=Europe%2FRome%20wide" }],
      ] as const) {
        const reply = await shellOfOther.inject({ url, headers });
        expect([reply.statusCode, reply.body]).toEqual([200, "<title>plain</title>"]);
      }
      stop();
      expect(lines.join("")).toContain(why);
    });
  },
);

it("has hashed files kept for ever and sent compressed", async () => {
  const reply = await shell.inject({
    url: "/assets/main-Ab3_x-9Z.js",
    headers: { "accept-encoding": "br" },
  });
  expect(reply.headers).toMatchObject({
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await shell.inject("/assets/i18n/it.json")).headers["cache-control"]).toBe("no-cache");
});

it("runs its own scripts only, and is framed by hosts only", async () => {
  const { headers } = await shell.inject("/");
  const policy = String(headers["content-security-policy"]);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("frame-ancestors 'self' https://host.example.com");
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const closed = await testApp();
  const alone = await closed.as().get("/healthz");
  expect(alone.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(alone.headers["x-frame-options"]).toBe("DENY");
  await closed.close();
});

it("writes a page of what everybody may read, once for all who ask in a moment", async () => {
  requests.length = 0;
  const visit = (url: string, language: string) =>
    shell.inject({
      url,
      headers: { cookie: `language=${language}`, authorization: "Bearer of-ada" },
    });
  const [first, again] = [await visit("/wall/1", "en"), await visit("/wall/1", "en")];
  expect(first.statusCode).toBe(200);
  expect(JSON.parse(first.body)).toEqual([
    "en",
    { "/api/one/1": { status: 200, text: "/api/one/1 in en", link: null, corrected: null } },
  ]);
  expect(again.body).toBe(first.body);
  expect(requests).toEqual(["/api/one/1"]);
  expect(JSON.parse((await visit("/wall/1", "fr")).body)[0]).toBe("fr");
  expect((await visit("/wall/1?entry=a", "en")).body).toContain("/api/one/1?entry=a");
});

it("does not write what somebody searches for: the browser asks for it", async () => {
  requests.length = 0;
  const reply = await shell.inject("/wall/1?filter=a");
  expect([reply.statusCode, reply.body]).toEqual([
    200,
    "frame of /wall of it of Badge of https://badge.example",
  ]);
  expect(requests).toEqual([]);
});

it("is written beside the server, a few for each client at once; who finds no place has it unwritten", async () => {
  const visit = (url: string, remoteAddress: string) => shell.inject({ url, remoteAddress });
  requests.length = 0;
  const busy = Array.from({ length: 4 }, (_, n) => visit(`/wall/busy${n}`, "192.0.2.1"));
  await expect.poll(() => requests.length).toBe(4);
  const beyond = await visit("/wall/busy5", "192.0.2.1");
  expect([beyond.statusCode, beyond.body]).toEqual([
    200,
    "frame of /wall of it of Badge of https://badge.example",
  ]);
  const other = visit("/wall/9", "192.0.2.2");
  expect((await shell.inject("/api/nothing")).statusCode).toBe(404);
  await writeFile(join(folder, "go-on"), "");
  for (const reply of [...(await Promise.all(busy)), await other])
    expect(reply.body).toMatch(/^\["it",\{"\/api\/one\//);
});

it("gives its places back", async () => {
  for (let n = 100; n < 140; n += 1)
    expect((await shell.inject(`/wall/${n}`)).body).toContain(`/api/one/${n} in it`);
});

it("is left to the browser at an address that its router reads otherwise", async () => {
  requests.length = 0;
  for (const url of ["/wall/7%2F..%2F8", "/wall/8%3Fa", "/wall/%38"])
    expect([url, (await shell.inject(url)).body]).toEqual([
      url,
      "frame of /wall of it of Badge of https://badge.example",
    ]);
  expect(requests).toEqual([]);
  expect((await shell.inject("//wall/8?a?b")).body).toContain("/api/one/8?a?b in it");
});

it("says with its status that there is no such page, and lets the browser ask where the server cannot", async () => {
  answered = 404;
  const missing = await shell.inject("/wall/2");
  expect(missing.statusCode).toBe(404);
  expect(missing.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(missing.body).toBe("frame of /wall of it of Badge of https://badge.example");
  answered = 503;
  const later = await shell.inject("/wall/3");
  expect([later.statusCode, later.body]).toEqual([200, missing.body]);
  answered = 200;
  expect((await shell.inject("/wall/3")).body).toContain("/api/one/3 in it");
});
