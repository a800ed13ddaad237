// The documents of signed-in readers: they contain what the session of the cookie may read, and nobody else's data.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { documentCookie, hintsCookie, type UserRole } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { builtConsole, renderer } from "../../../../test/built-console.ts";
import { waitingProduct, type Build } from "../../../../test/fixtures.ts";
import { testApp, tokenOf, type TestApp } from "../../../../test/harness.ts";
import { logTo } from "../../../../test/log-lines.ts";
import { createUser } from "../../../features/account/account.rules.ts";
import { buildShell } from "../../../app.ts";
import { toSettings } from "../../../features/lookup/lookup.rules.ts";
import { readEnv } from "../../env/env.ts";
import { hashToken } from "../../identity/tokens.ts";
import { sessions } from "../../../features/session/session.tables.ts";
import type { App } from "../call/app.ts";
import { createAsk } from "./ask.ts";
import { serveConsole } from "./console.ts";

let app: TestApp;
let shell: App;
let folder: string;
let build: Build;
const requests: string[] = [];

interface Reader {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly value: string;
  readonly cookie: string;
  readonly sessionId: string;
}
let marta: Reader;
let ugo: Reader;
let ada: Reader;

const zone = `${hintsCookie}=${encodeURIComponent("Europe/Rome wide")}`;
const password = "correct horse battery";

async function login({ id, email }: Pick<Reader, "id" | "email">): Promise<Reader> {
  const { body, headers } = await app.as().post("/api/login", { email, password });
  const value = /^document_session=([\w-]{43});/.exec(String(headers["set-cookie"]))![1]!;
  const cookie = `language=en; ${zone}; ${documentCookie}=${value}`;
  return { id, email, token: body.token, value, cookie, sessionId: body.session_id };
}
async function account(username: string, role: UserRole): Promise<Reader> {
  const email = `${username}@user.test`;
  const { id } = await createUser(app.db, { username, email, role, password });
  return login({ id, email });
}

beforeAll(async () => {
  app = await testApp();
  build = await waitingProduct(app);
  [marta, ugo, ada] = [
    await account("marta", "creator"),
    await account("ugo", "creator"),
    await account("ada", "admin"),
  ];
  for (const [table, key] of [
    ["products", "id"],
    ["product_listings", "product_id"],
  ])
    await app.rows(`update ${table} set owner_id = ${marta.id} where ${key} = ${build.product_id}`);
  folder = await builtConsole(
    `import { existsSync } from "node:fs";
     import { setTimeout as pause } from "node:timers/promises";
     const goesOn = new URL("../go-on", import.meta.url);
     ${renderer
       .replace("export const prepare", "const preparedForVisitors")
       .replace("export const write", "const writtenForVisitors")}
     const callsOf = ({ path, search, session }) => {
       if (path.startsWith("/dashboard/call/")) return ["/api/" + path.slice("/dashboard/call/".length)];
       const id = /^\\/dashboard\\/products\\/(\\d+)$/.exec(path)?.[1];
       if (id) return ["/api/products/" + id];
       if (path.startsWith("/wall/")) return ["/api/public/products/" + path.split("/")[2]];
       if (path !== "/dashboard/products") return [];
       return [(session.user.role === "admin" ? "/api/admin/products" : "/api/products") + (search && "?" + search)];
     };
     export const prepare = async (page, send) => {
       if (page.path === "/dashboard/unprepared") throw new Error("It cannot be prepared");
       if (page.path === "/dashboard/endless") await new Promise(() => undefined);
       if (!page.session && !hasData(page.path)) return preparedForVisitors(page, send);
       const answers = [];
       for (const url of callsOf(page)) answers.push([url, await send(url)]);
       await pause(1);
       const status = answers.map(([, { status }]) => status).find((status) => status !== 200) ?? 200;
       return { status, state: { answers: Object.fromEntries(answers) } };
     };
     export const write = async (page, state) => {
       if (page.language === "fr") throw new Error("It cannot be written");
       if (page.language === "es" && state) while (!existsSync(goesOn)) await pause(20);
       return page.session && state
         ? JSON.stringify({ ...page, settings: undefined, ...state, filler: " ".repeat(500) })
         : writtenForVisitors(page, state);
     };`,
  );
  shell = await buildShell(app, "silent");
  const ask = createAsk(app.fastify);
  await serveConsole(
    shell,
    {
      ask: (url, language, reader) => {
        requests.push(url);
        return ask(url, language, reader);
      },
      settings: toSettings(readEnv({ PRODUCT_NAME: "Badge" })),
      publicUrl: "https://badge.example",
    },
    folder,
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await shell.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const list = "/dashboard/products";
const frameOf = (path: string, language = "en") =>
  `frame of ${path} of ${language} of Badge of https://badge.example`;
const frame = frameOf("/dashboard");

interface Own {
  readonly path: string;
  readonly language: string;
  readonly session: { readonly user: { readonly email: string; readonly session_id: string } };
  readonly answers: Readonly<Record<string, { readonly status: number; readonly text: string }>>;
}

async function read(
  cookie: string,
  url = list,
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = "127.0.0.1",
) {
  requests.length = 0;
  const reply = await shell.inject({ url, remoteAddress, headers: { ...headers, cookie } });
  const isOwn = reply.body.startsWith("{");
  return { reply, own: isOwn ? reply.json<Own>() : undefined };
}

it("have what the session may read, each call asked once", async () => {
  const ofDocument = vi.spyOn(shell.identify, "document");
  const ofToken = vi.spyOn(app.fastify.identify, "user");
  const { reply, own } = await read(marta.cookie, `${list}?sort=title`);
  expect(reply.statusCode).toBe(200);
  expect(requests).toEqual(["/api/users/me", "/api/products?sort=title"]);
  expect([ofDocument.mock.calls.length, ofToken.mock.calls.length]).toEqual([1, 0]);
  const authorization = `Bearer ${marta.token}`;
  const withToken = async (url: "/api/users/me" | "/api/products?sort=title") =>
    (await app.as().get(url, { authorization })).body;
  expect(own).toMatchObject({
    path: list,
    search: "sort=title",
    language: "en",
    session: {
      user: await withToken("/api/users/me"),
      hints: { timeZone: "Europe/Rome", isWide: true },
    },
  });
  expect(own!.session.user.session_id).toBe(marta.sessionId);
  const { text } = own!.answers["/api/products?sort=title"]!;
  expect(JSON.parse(text)).toEqual(await withToken("/api/products?sort=title"));
  expect(text).toContain("Visite");
});

it("are of the role that the account has", async () => {
  const { own } = await read(ada.cookie);
  expect(Object.keys(own!.answers)).toEqual(["/api/admin/products"]);
  const narrow = ada.cookie.replace("wide", "narrow");
  expect((await read(narrow)).own).toMatchObject({ session: { hints: { isWide: false } } });
});

it("of somebody else's product are the frame, without a word of it", async () => {
  const url = `${list}/${build.product_id}`;
  expect((await read(marta.cookie, url)).reply.body).toContain("Visite");
  const { reply } = await read(ugo.cookie, url);
  expect([reply.statusCode, reply.body]).toEqual([200, frame]);
});

it("of a session that ended, or of none, are those of visitors", async () => {
  const ended = await login(ugo);
  expect((await read(ended.cookie)).own).toBeDefined();
  const authorization = `Bearer ${ended.token}`;
  const { headers } = await app.as().get("/api/logout", { authorization });
  expect(String(headers["set-cookie"])).toMatch(/^document_session=; .*Max-Age=0;/);
  const valueOf = (value: string) => `language=en; ${zone}; ${documentCookie}=${value}`;
  for (const cookie of [
    ended.cookie,
    valueOf(""),
    valueOf(marta.token),
    valueOf(tokenOf("admin")),
    valueOf(hashToken(marta.value)),
    valueOf(`"${marta.value}"`),
    valueOf(`of-nobody; ${documentCookie}=${marta.value}`),
    valueOf("%00"),
  ]) {
    const { reply } = await read(cookie);
    expect([cookie, reply.body, requests]).toEqual([cookie, frame, []]);
    expect((await read(cookie, "/docs")).reply.body).toBe(
      frameOf("/docs").replace("frame", "page"),
    );
  }
});

it("are stored nowhere, and never confirmed", async () => {
  const visitor = await read("language=en");
  const etag = String(visitor.reply.headers["etag"]);
  expect(visitor.reply.headers["cache-control"]).toBe("private, no-cache");
  for (const known of ["*", etag, 'W/""', '""']) {
    const { reply, own } = await read(marta.cookie, list, { "if-none-match": known });
    expect([reply.statusCode, own?.session.user.email]).toEqual([200, marta.email]);
    expect(reply.headers).toMatchObject({
      "cache-control": "private, no-store",
      vary: "accept-encoding, cookie",
    });
    expect(reply.headers["etag"]).toBeUndefined();
  }
  expect((await read("language=en")).reply.body).toBe(frame);
});

it("are never mixed, however many are read at once", async () => {
  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all(
      [marta, ugo, ada, undefined].flatMap((reader, who) =>
        Array.from({ length: 4 }, async (_, n) => {
          const cookie = reader?.cookie ?? `language=en; ${zone}`;
          const url = n % 2 === 0 ? list : "/dashboard/account";
          const { own, reply } = await read(cookie, url, {}, `192.0.2.${who}`);
          return [
            reader?.email,
            own?.session.user.email,
            /[a-z]+@user\.test/g,
            reply.body,
          ] as const;
        }),
      ),
    );
    for (const [email, address, pattern, body] of replies) {
      expect(address).toBe(email);
      const mails = new Set(body.match(pattern) ?? []);
      if (email !== ada.email) expect([...mails]).toEqual(email === undefined ? [] : [email]);
    }
  }
});

it("do without hints from the browser as visitors' do, and nobody is looked for", async () => {
  const ofDocument = vi.spyOn(shell.identify, "document");
  const own = `language=en; ${documentCookie}=${marta.value}`;
  for (const hints of [
    "",
    "Nowhere wide",
    "Europe/Rome",
    "Europe/Rome large",
    " wide",
    "Europe/Rome  wide",
  ]) {
    const cookie = `${own}; ${hintsCookie}=${encodeURIComponent(hints)}`;
    expect([hints, (await read(cookie)).reply.body]).toEqual([hints, frame]);
  }
  for (const cookie of [own, `${own}; ${hintsCookie}=%E0%A4%A`])
    expect((await read(cookie)).reply.body).toBe(frame);
  expect(ofDocument).not.toHaveBeenCalled();
});

describe("where something fails, the frame comes", () => {
  const english = (cookie: string, code: string) =>
    cookie.replace("language=en", `language=${code}`);

  it.each([
    ["a refused call", "/dashboard/call/admin/products"],
    ["a missing one", "/dashboard/call/products/999999"],
    ["a call that ends the session", "/dashboard/call/logout"],
    ["a page that cannot be prepared", "/dashboard/unprepared"],
  ])("%s", async (_what, url) => {
    const { reply } = await read(marta.cookie, url);
    expect([reply.statusCode, reply.body]).toEqual([200, frame]);
    expect(reply.headers["cache-control"]).toBe("private, no-cache");
    expect((await read(marta.cookie)).own).toBeDefined();
  });

  it("a page that cannot be written, as the log says without a secret", async () => {
    const lines: string[] = [];
    const stop = logTo(shell, lines);
    const { reply } = await read(english(marta.cookie, "fr"), "/dashboard/reset/of-marta");
    stop();
    expect([reply.statusCode, reply.body]).toEqual([200, "<!doctype html>"]);
    expect(lines.join("")).toContain("a page cannot be rendered");
    for (const secret of [marta.token, marta.value]) expect(lines.join("")).not.toContain(secret);
    const failed = lines.filter((line) => line.includes("cannot be rendered")).join("");
    expect(failed).not.toContain("of-marta");
  });

  it("the session, or who it is, cannot be found out", async () => {
    vi.spyOn(shell.identify, "document").mockRejectedValueOnce(new Error("no database"));
    expect((await read(marta.cookie)).reply.body).toBe(frame);
    const taken = Array.from({ length: 32 }, () => app.fastify.admission.enter("127.0.0.1"));
    expect((await read(marta.cookie)).reply.body).toBe(frame);
    for (const release of taken) if (typeof release === "function") release();
    expect((await read(marta.cookie)).own).toBeDefined();
  });

  it("the data takes too long", async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late.signal);
    const reading = read(marta.cookie, "/dashboard/endless");
    await expect.poll(() => requests).toEqual(["/api/users/me"]);
    late.abort(new Error("too late"));
    expect((await reading).reply.body).toBe(frame);
  });

  it("an address that the browser's router reads otherwise", async () => {
    for (const url of [`${list}/7%2F..%2F8`, `${list}%3Fsort=title`, `/dashboard/%70roducts`])
      expect([url, (await read(marta.cookie, url)).reply.body]).toEqual([url, frame]);
    expect((await read(marta.cookie, `/${list}`)).own).toBeDefined();
  });
});

it("say with their status that there is no such page", async () => {
  for (const url of ["/wall/999999", "/nowhere/at/all"]) {
    const visitor = await read("language=en", url);
    const { reply, own } = await read(marta.cookie, url);
    expect([url, visitor.reply.statusCode, reply.statusCode]).toEqual([url, 404, 404]);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    if (!own) expect(reply.body).toBe(visitor.reply.body);
  }
});

it("take a slot for each call, which counts against the reader's share", async () => {
  const calls = vi.spyOn(app.fastify.admission, "enter");
  expect((await read(marta.cookie, list, {}, "2001:db8::1")).own).toBeDefined();
  expect(calls.mock.calls).toEqual([["2001:db8::/64"], ["2001:db8::/64"]]);
});

it("are written for a few of each client at once; who finds no place has the frame, and nobody is looked for", async () => {
  const spanish = marta.cookie.replace("language=en", "language=es");
  const visit = () => read(spanish, list, {}, "192.0.2.7");
  // The frame takes a place too, before it is kept.
  expect((await read("language=es")).reply.body).toBe(frameOf("/dashboard", "es"));
  const ofDocument = vi.spyOn(shell.identify, "document");
  const busy = Array.from({ length: 4 }, visit);
  await expect.poll(() => requests.filter((url) => url === "/api/products").length).toBe(4);
  expect((await visit()).reply.body).toBe(frameOf("/dashboard", "es"));
  expect(ofDocument).toHaveBeenCalledTimes(4);
  await writeFile(join(folder, "go-on"), "");
  for (const one of busy) expect((await one).own?.session.user.email).toBe(marta.email);
  for (let n = 0; n < 20; n += 1) expect((await visit()).own, `document ${n}`).toBeDefined();
});

it("come compressed as the reader's browser takes it", async () => {
  const bodyOf = async (accepted: string) => {
    const { reply } = await read(marta.cookie, "/dashboard/account", {
      "accept-encoding": accepted,
    });
    return [reply.headers["content-encoding"], reply.rawPayload] as const;
  };
  const [[br, brotli], [gzip, gzipped], [none, plain]] = [
    await bodyOf("gzip, deflate, br"),
    await bodyOf("gzip"),
    await bodyOf("br;q=0"),
  ];
  expect([br, gzip, none]).toEqual(["br", "gzip", undefined]);
  expect(brotliDecompressSync(brotli).toString()).toBe(plain.toString());
  expect(gunzipSync(gzipped).toString()).toBe(plain.toString());
  expect(plain.toString()).toContain(marta.email);
});

it("are for readers who look at them, and not for frames", async () => {
  for (const headers of [
    { "sec-fetch-dest": "iframe" },
    { "sec-fetch-dest": "empty" },
    { "sec-purpose": "prefetch;prerender" },
  ] as Record<string, string>[])
    expect((await read(marta.cookie, list, headers)).reply.body).toBe(frame);
  expect((await read(marta.cookie, list, { "sec-fetch-dest": "document" })).own).toBeDefined();
});

it("are read alone: HEAD has no body, and nothing else is a document", async () => {
  const headers = { cookie: marta.cookie };
  const head = await shell.inject({ method: "HEAD", url: list, headers });
  expect([head.statusCode, head.body, head.headers["cache-control"]]).toEqual([
    200,
    "",
    "private, no-store",
  ]);
  for (const method of ["POST", "PUT", "DELETE"] as const)
    expect((await shell.inject({ method, url: list, headers })).statusCode).toBe(404);
});

it("prolong the session and its cookie, like a call", async () => {
  const { cookie, value, token } = await login(ugo);
  const expiry = async () =>
    app.rows(`select expires_at from sessions where token_hash = '${hashToken(token)}'`);
  await app.db
    .update(sessions)
    .set({ expiresAt: sql`${sessions.expiresAt} - interval '5 minutes'` })
    .where(sql`${sessions.tokenHash} = ${hashToken(token)}`);
  const before = await expiry();
  const { reply } = await read(cookie);
  expect(String(reply.headers["set-cookie"])).toMatch(`${documentCookie}=${value}; Path=/;`);
  expect(reply.headers["cache-control"]).toBe("private, no-store");
  expect(await expiry()).not.toEqual(before);
  expect((await read(cookie)).reply.headers["set-cookie"]).toBeUndefined();
});

it("contain neither token nor cookie, nor does the log", async () => {
  const lines: string[] = [];
  const stop = logTo(shell, lines);
  const { reply } = await read(marta.cookie, `${list}?sort=title`);
  stop();
  expect(lines.join("")).toContain(list);
  for (const secret of [marta.token, marta.value, hashToken(marta.token), hashToken(marta.value)])
    expect(reply.body + JSON.stringify(reply.headers) + lines.join("")).not.toContain(secret);
});
