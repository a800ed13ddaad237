// The first screens of users and companies: they contain what the reader's own tokens give access to, and nothing else.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { screenPath } from "@lanyard/contract";
import { waitingProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, tokenOf, type TestApp } from "../../../test/harness.ts";
import { buildShell } from "../../app.ts";
import { settingsOf } from "../../lookup/lookup.rules.ts";
import { readEnv } from "../../shared/env.ts";
import { hashToken } from "../../shared/tokens.ts";
import type { App } from "../call/app.ts";
import { askOf } from "./ask.ts";
import { serveConsole } from "./console.ts";
import type { Answer } from "./renderer.ts";

let app: TestApp;
let shell: App;
let folder: string;
let build: Build;
const asked: string[] = [];

beforeAll(async () => {
  app = await testApp();
  build = await waitingProduct(app);
  folder = await mkdtemp(join(tmpdir(), "lanyard-screens-"));
  await mkdir(join(folder, "assets", "i18n"), { recursive: true });
  await mkdir(join(folder, "server"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "index.html"), "<!doctype html><script></script>");
  await writeFile(
    join(folder, "server", "renderer.js"),
    `import { existsSync, writeFileSync } from "node:fs";
     import { setTimeout as pause } from "node:timers/promises";
     const inFolder = (name) => new URL("../" + name, import.meta.url);
     export const pageOf = (path) => path;
     export const callsOf = () => [];
     export const write = async () => "";
     export const release = "of-today";
     export const screenCall = "/api/users/me";
     export const screenCallsOf = (path, search, role, isCompany) => {
       if (path.startsWith("/store")) return isCompany ? [] : undefined;
       const id = /^\\/dashboard\\/products\\/(\\d+)$/.exec(path)?.[1];
       if (id) return ["/api/products/" + id];
       if (path !== "/dashboard/products") return undefined;
       return [(role === "admin" ? "/api/admin/products" : "/api/products") + (search && "?" + search)];
     };
     const named = (url, own) => ({ name: url + " " + JSON.stringify(own), url, own });
     const first = [named("/api/company", {}), { name: "/api/menu", url: "/api/menu" }];
     const second = [named("/api/licenses/getinstalled", {})];
     export const writeScreen = async ({ path, language, timeZone, seen, company, answers }) => {
       if (language === "fr") throw new Error("It cannot be rendered");
       if (language === "es") while (!existsSync(inFolder("go-on"))) await pause(20);
       if (path === "/store/noted") writeFileSync(inFolder("noted"), "");
       const said = Object.values(answers).map(({ text }) => text);
       const own = [language, timeZone, seen.isWide ? "wide" : "narrow", ...(company ? [company.name] : [])];
       const lacking = !company ? [] : path === "/store/endless" ? [named("/api/company", { user_token: String(said.length) })] :
         answers[first[0].name] ? second : first;
       return { html: [...own, ...said].join("|"), title: path, lacking };
     };`,
  );
  shell = await buildShell(app, "silent");
  const ask = askOf(app.fastify);
  await serveConsole(
    shell,
    {
      ask: (url, language, reader, own) => {
        asked.push(url);
        return ask(url, language, reader, own);
      },
      settings: settingsOf(readEnv({})),
      publicUrl: "https://badge.example",
    },
    folder,
  );
});
afterAll(async () => {
  await shell.close();
  await app.close();
  await rm(folder, { recursive: true });
});

interface Screen {
  readonly html?: string;
  readonly title?: string;
  readonly answers: Readonly<Record<string, Answer>>;
}

async function screen(
  token: string,
  about: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  asked.length = 0;
  const reply = await shell.inject({
    method: "POST",
    url: screenPath,
    headers: { "accept-language": "en", authorization: `Bearer ${token}`, ...headers },
    payload: {
      path: "/dashboard/products",
      search: "",
      zone: "Europe/Rome",
      release: "of-today",
      seen: { now: 0, isWide: true },
      ...about,
    },
  });
  return { reply, body: reply.headers["content-encoding"] ? undefined! : reply.json<Screen>() };
}
const statuses = ({ answers }: Screen) =>
  Object.fromEntries(Object.entries(answers).map(([url, { status }]) => [url, status]));

it("has the answers that the calls give with this token, and HTML made of them", async () => {
  const { reply, body } = await screen(tokenOf("creator"), { search: "sort=title" });
  expect(reply.statusCode).toBe(200);
  const own = await app.as("creator").get("/api/products?sort=title");
  const me = await app.as("creator").get("/api/users/me");
  expect(JSON.parse(body.answers["/api/products?sort=title"]!.text)).toEqual(own.body);
  expect(JSON.parse(body.answers["/api/users/me"]!.text)).toEqual(me.body);
  expect(body.html).toBe(
    ["en", "Europe/Rome", "wide", ...Object.values(body.answers).map(({ text }) => text)].join("|"),
  );
  expect(body.title).toBe("/dashboard/products");
});

it("is never kept by anybody", async () => {
  for (const token of [tokenOf("creator"), "of-nobody"])
    expect((await screen(token)).reply.headers["cache-control"]).toBe("private, no-store");
});

it("is asked by the role of the token, whatever the browser remembers", async () => {
  expect(statuses((await screen(tokenOf("admin"))).body)).toEqual({
    "/api/users/me": 200,
    "/api/admin/products": 200,
  });
});

it("of somebody else's product is the refusal of its call, and no HTML", async () => {
  const path = `/dashboard/products/${build.product_id}`;
  const call = `/api/products/${build.product_id}`;
  const { body: own } = await screen(tokenOf("creator"), { path });
  expect(statuses(own)).toEqual({ "/api/users/me": 200, [call]: 200 });
  expect(own.html).toContain("Visite");
  const { reply, body } = await screen(tokenOf("other"), { path });
  expect(JSON.stringify(body)).not.toContain("Visite");
  expect(reply.statusCode).toBe(200);
  expect(statuses(body)).toEqual({ "/api/users/me": 200, [call]: 404 });
  expect(body.html).toBeUndefined();
});

it("with a token that is none is the refusal of the first call, and no other is asked", async () => {
  for (const token of ["of-nobody", ""]) {
    const { reply, body } = await screen(token);
    expect(reply.statusCode).toBe(401);
    expect(statuses(body)).toEqual({ "/api/users/me": 401 });
    expect(asked).toEqual(["/api/users/me"]);
  }
});

it("of a page that has none is not found", async () => {
  for (const about of [{ path: "/dashboard/products/7%2F..%2F8" }, { path: "dashboard" }])
    expect((await screen(tokenOf("creator"), about)).reply.statusCode).toBe(404);
  const bare = await shell.inject({ method: "POST", url: screenPath });
  expect(bare.statusCode).toBe(404);
});

it("is left to the browser where its scripts are of another release, or it cannot be written", async () => {
  for (const [name, value, language] of [
    ["release", "of-yesterday", "en"],
    ["zone", "Nowhere", "en"],
    ["zone", "", "en"],
    ["search", "", "fr"],
  ] as const) {
    const headers = { "accept-language": language };
    const { reply, body } = await screen(tokenOf("creator"), { [name]: value }, headers);
    expect(reply.statusCode).toBe(200);
    expect(statuses(body)).toEqual({ "/api/users/me": 200, "/api/products": 200 });
    expect(body.html).toBeUndefined();
  }
});

it("takes a slot for each call, which counts against the reader's share", async () => {
  const calls = vi.spyOn(app.fastify.admission, "enter");
  expect((await screen(tokenOf("creator"))).body.html).toBeDefined();
  expect(calls.mock.calls).toEqual([["127.0.0.1"], ["127.0.0.1"]]);
  vi.restoreAllMocks();
  expect(shell.admission.refusal("127.0.0.1")).toBeUndefined();
});

it("is written for a few of each client at once; who finds no place has the answers alone", async () => {
  const ofSpain = { "accept-language": "es" };
  const begun = Array.from({ length: 4 }, () => screen(tokenOf("creator"), {}, ofSpain));
  // Each is asked first who it is, so those that came first have the places.
  await expect.poll(() => asked.filter((url) => url === "/api/products").length).toBe(4);
  const { body } = await screen(tokenOf("creator"), {}, ofSpain);
  expect(body.html).toBeUndefined();
  expect(statuses(body)).toEqual({ "/api/users/me": 200, "/api/products": 200 });
  await writeFile(join(folder, "go-on"), "");
  for (const one of begun) expect((await one).body.html).toMatch(/^es\|/);
  for (let n = 0; n < 20; n += 1)
    expect((await screen(tokenOf("creator"))).body.html, `screen ${n}`).toBeDefined();
});

it("comes compressed", async () => {
  const { reply } = await screen(tokenOf("creator"), {}, { "accept-encoding": "br" });
  expect(reply.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('"answers"');
});

describe("of a company", () => {
  const of = (token: string, more: Readonly<Record<string, unknown>> = {}) => ({
    path: "/store/licenses",
    company_token: token,
    company: { company_id: 1, name: "As the tab remembers it" },
    ...more,
  });
  const calls = ["/api/company {}", "/api/menu", "/api/licenses/getinstalled {}"];

  it("has the answers to what the page asks for, and then to what follows from them", async () => {
    const { reply, body } = await screen("", of(companyTokens.first));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    expect(Object.keys(body.answers)).toEqual(calls);
    expect(new Set(Object.values(statuses(body)))).toEqual(new Set([200]));
    const self = await app.company().post("/api/company", {});
    expect(JSON.parse(body.answers["/api/company {}"]!.text)).toEqual(self.body);
    expect(body.html).toBe(
      [
        "en",
        "Europe/Rome",
        "wide",
        "As the tab remembers it",
        ...Object.values(body.answers).map(({ text }) => text),
      ].join("|"),
    );
    expect(reply.body).not.toContain(companyTokens.first);
  });

  it("is that of its own token, whatever the browser remembers", async () => {
    const { body } = await screen("", of(companyTokens.second));
    expect(body.html).toContain("second@company.test");
    expect(body.html).not.toContain("first@company.test");
  });

  it("whose token is none has no answer, and nothing is asked or written for it", async () => {
    const about = { path: "/store/noted" };
    for (const token of ["of-nobody", hashToken(companyTokens.first)]) {
      const { reply, body } = await screen("", of(token, about));
      expect([reply.statusCode, body]).toEqual([200, { answers: {} }]);
      expect(asked).toEqual([]);
    }
    expect(existsSync(join(folder, "noted"))).toBe(false);
    await screen("", of(companyTokens.first, about));
    expect(existsSync(join(folder, "noted"))).toBe(true);
    const { body } = await screen("", of(""));
    expect(statuses(body)).toEqual({ "/api/users/me": 401 });
  });

  it("where a user is signed in too, is both's: who the user is comes first", async () => {
    const { body } = await screen(tokenOf("creator"), of(companyTokens.first));
    expect(Object.keys(body.answers)).toEqual(["/api/users/me", ...calls]);
    const { reply, body: ended } = await screen("of-nobody", of(companyTokens.first));
    expect(reply.statusCode).toBe(401);
    expect(statuses(ended)).toEqual({ "/api/users/me": 401 });
  });

  it("takes a slot for each call, and one to see whose token it is", async () => {
    const ofCalls = vi.spyOn(app.fastify.admission, "enter");
    const ofToken = vi.spyOn(shell.admission, "enter");
    await screen("", of(companyTokens.first));
    expect(ofCalls).toHaveBeenCalledTimes(calls.length);
    expect(ofToken).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    expect(shell.admission.refusal("127.0.0.1")).toBeUndefined();
  });

  it("of a page that asks without an end is left to the browser, with what it was asked", async () => {
    const { body } = await screen("", of(companyTokens.first, { path: "/store/endless" }));
    expect(body.html).toBeUndefined();
    expect(Object.keys(body.answers)).toHaveLength(4);
  });

  it("leaves no token in the log or the address", async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const noisy = await buildShell(app, "trace");
    await serveConsole(
      noisy,
      {
        ask: askOf(app.fastify),
        settings: settingsOf(readEnv({})),
        publicUrl: "https://badge.example",
      },
      folder,
    );
    // The second language fails to render, and the log says for which path.
    for (const language of ["en", "fr"])
      await noisy.inject({
        method: "POST",
        url: screenPath,
        headers: { "accept-language": language },
        payload: {
          ...of(companyTokens.first),
          search: "",
          zone: "Europe/Rome",
          release: "of-today",
          seen: { now: 0, isWide: true },
        },
      });
    await noisy.close();
    write.mockRestore();
    expect(lines.join("")).toContain("a screen cannot be rendered");
    expect(lines.join("")).not.toContain(companyTokens.first);
  });
});
