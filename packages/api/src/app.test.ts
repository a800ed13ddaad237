// What applies to every request: errors, pages of lists, health, the OpenAPI document.
import { call, calls, ok, pageQuery, type Refusal } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { companyTokens, testApp, type TestApp } from "../test/harness.ts";
import { buildShell } from "./app.ts";
import { sessionRoutes } from "./features/session/session.routes.ts";
import type { App } from "./platform/http/call/app.ts";
import { openDatabase } from "./platform/database/db.ts";
import { healthRoutes } from "./platform/http/operations/health.ts";
import { getPageLimit, page } from "./platform/http/call/page.ts";
import { openApi } from "./platform/http/openapi/openapi.ts";
import { referencePage } from "./platform/http/openapi/reference.ts";
import { route } from "./platform/http/call/route.ts";
import { refuse } from "./platform/refuse.ts";

let app: TestApp;
let shell: App;

const anyone = { method: "GET", who: "anyone", summary: "For the test", output: ok } as const;
const broken = call({ ...anyone, id: "test.broken", path: "/api/broken" });
const untrue = call({ ...anyone, id: "test.untrue", path: "/api/untrue" });
const failing = call({ ...anyone, id: "test.failing", path: "/api/failing" });
/** What the call above throws. */
let failure: unknown;
const talkative = call({ ...anyone, id: "test.talkative", path: "/api/talkative" });
const paged = call({
  ...anyone,
  id: "test.paged",
  path: "/api/paged",
  query: pageQuery,
  output: z.array(z.number()),
  paged: true,
});
const crossed = call({
  ...anyone,
  id: "test.crossed",
  path: "/api/crossed",
  query: pageQuery,
});
const secret = "a secret of the server";

beforeAll(async () => {
  app = await testApp();
  shell = await buildShell(app, "silent");
  route(shell, broken, async () => {
    throw new Error(secret);
  });
  route(shell, failing, async () => {
    throw failure;
  });
  route(shell, untrue, async () => ({}) as unknown as { ok: true });
  route(shell, talkative, async () => Object.assign({ ok: true } as const, { secret }));
  route(shell, paged, async ({ query, reply }) => {
    const limit = getPageLimit(query);
    const from = Number(query.cursor ?? 0);
    return page(
      reply,
      Array.from({ length: Math.min(limit + 1, 250 - from) }, (_, n) => from + n),
      limit,
      (last) => String(last + 1),
    );
  });
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  route(shell, crossed, ({ query }) =>
    app.db.transaction(async (tx) => {
      const first = Number(query.cursor);
      await tx.execute(sql`select pg_advisory_xact_lock(${first})`);
      holding += 1;
      if (holding === 2) bothHold.resolve();
      await bothHold.promise;
      await tx.execute(sql`select pg_advisory_xact_lock(${3 - first})`);
      return { ok: true } as const;
    }),
  );
  await shell.ready();
});
afterAll(async () => {
  await shell.close();
  await app.close();
});

describe("an error", () => {
  it("of ours says nothing but an id to quote", async () => {
    for (const url of ["/api/broken", "/api/untrue"]) {
      const reply = await shell.inject({ url, headers: { "accept-language": "en" } });
      expect(reply.statusCode).toBe(500);
      expect(reply.json()).toMatchObject({
        code: "internal",
        request_id: reply.headers["x-request-id"],
      });
      expect(reply.json().error).toContain(reply.headers["x-request-id"]);
      expect(reply.body).not.toContain(secret);
    }
  });

  it("is an answer that lacks what the contract names; what it does not name is left out", async () => {
    expect((await shell.inject("/api/untrue")).statusCode).toBe(500);
    const { body, headers } = await shell.inject("/api/talkative");
    expect(body).toBe('{"ok":true}');
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("is in the reader's language, Italian when they name none of ours", async () => {
    const texts = await Promise.all(
      ["fr-CH, en;q=0.5", "es", "it;q=0", "ja", ""].map(
        async (language) =>
          ((await app.as().get("/api/nothing", { "accept-language": language })).body as Refusal)
            .error,
      ),
    );
    expect(new Set(texts.slice(0, 4)).size).toBe(4);
    expect(texts[2]).toBe("What you are looking for does not exist.");
    expect(texts[3]).toBe("Quello che cerchi non esiste.");
    expect(texts[4]).toBe(texts[3]);
  });

  it("tells unreadable, too large and strange bodies apart", async () => {
    const post = (payload: string | Buffer, type: string) =>
      app.fastify.inject({
        method: "POST",
        url: "/api/login",
        payload,
        headers: { "content-type": type },
      });
    const json = "application/json";
    const form = "application/x-www-form-urlencoded";
    expect((await post("{", json)).statusCode).toBe(400);
    for (const bytes of ["\xe8", "\xed\xa0\x80", "\xc0\xaf"])
      for (const kind of [json, form])
        expect((await post(Buffer.from(`{"email":"${bytes}"}`, "latin1"), kind)).statusCode).toBe(
          400,
        );
    for (const encoded of ["email=%e8", "%e8=a", "email=%"])
      expect((await post(encoded, form)).statusCode).toBe(400);
    expect((await post("email=a%C3%A8+b&password=", form)).statusCode).toBe(422);
    expect((await post('{"__proto__":{}}', json)).statusCode).toBe(400);
    expect((await post("", json)).statusCode).toBe(422);
    expect((await post("null", json)).statusCode).toBe(422);
    expect((await post("[]", json)).statusCode).toBe(422);
    expect((await post("[]", json)).json().problems).toMatchObject([{ key: "request.not_fields" }]);
    for (const type of ["text/xml", "text/plain", "text/plain;charset=UTF-8"])
      expect((await post("<xml/>", type)).statusCode).toBe(415);
    expect((await post("", "text/plain;charset=UTF-8")).statusCode).toBe(422);
    expect((await post(JSON.stringify({ email: "x".repeat(5_000_000) }), json)).statusCode).toBe(
      413,
    );
    expect(
      (await post(JSON.stringify({ email: "x".repeat(300), password: "x" }), json)).json().problems,
    ).toMatchObject([{ field: "email", key: "field.too_long" }]);
  });

  it("names the fields that a call does not know, beside those that it misses", async () => {
    const { body } = await app.as().post("/api/login", { emial: "a@b.test", password: "x" });
    expect(body).toMatchObject({
      problems: [
        { field: "email", key: "email.required" },
        { field: "emial", key: "field.unknown", text: "emial: this request has no such field." },
      ],
    });
    const junk = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`.repeat(99), 1]));
    const many = await app.as().post("/api/login", junk);
    const { problems }: Partial<Refusal> = many.body;
    expect(problems).toHaveLength(12);
    expect(Math.max(...problems.map(({ text }) => text.length))).toBeLessThan(120);
  });

  it("of two that wait for each other lets one through and asks the other to try again", async () => {
    const replies = await Promise.all(
      ["1", "2"].map((first) => shell.inject(`/api/crossed?cursor=${first}`)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 503,
    ]);
  });

  it("of the database is a pause, not a failure", async () => {
    const unreachable = openDatabase("postgres://nobody@127.0.0.1:1/none");
    const { db } = unreachable;
    const lost = await buildShell({ ...app, db }, "silent");
    healthRoutes(lost);
    sessionRoutes(lost, { ...app, db });
    const reply = await lost.inject({
      url: "/api/users/me",
      headers: { authorization: "Bearer x" },
    });
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect((await lost.inject("/readyz")).json()).toEqual({
      ok: false,
      database: "failed",
      files: "ok",
      disk: "ok",
      load: "ok",
    });
    expect((await lost.inject("/healthz")).statusCode).toBe(200);
    await lost.close();
    await unreachable.close();
  });
});

describe("what may pass", () => {
  const coded = (code: string) => Object.assign(new Error(secret), { code });
  it.each([
    ["a pooler without its database", coded("08P01")],
    ["a lost connection", coded("08006")],
    ["a query behind which there is one", new Error("Failed query", { cause: coded("08P01") })],
    ["a file that may not be written", coded("EACCES")],
    ["a disk that is read-only", coded("EROFS")],
  ])("%s is a pause, not a failure", async (_what, error) => {
    failure = error;
    const reply = await shell.inject("/api/failing");
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("5");
    expect(reply.json()).toMatchObject({ problems: [{ key: "server.unavailable" }] });
  });

  it.each([0, 0.2, -1, 7])("a client waits for at least a second: %d", async (seconds) => {
    failure = refuse("too_many", { key: "request.too_many", params: { seconds } });
    const reply = await shell.inject("/api/failing");
    expect(reply.statusCode).toBe(429);
    expect(reply.headers["retry-after"]).toBe(seconds === 7 ? "7" : "1");
  });
});

describe("a page of a list", () => {
  it("leads to the next one until there is none", async () => {
    const first = await shell.inject("/api/paged?limit=100");
    expect(first.headers["link"]).toBe('</api/paged?limit=100&cursor=100>; rel="next"');
    expect((await shell.inject("/api/paged?limit=100&cursor=150")).headers["link"]).toBeUndefined();
    expect((await shell.inject("/api/paged")).json()).toHaveLength(60);
    expect((await shell.inject("/api/paged?limit=9999")).json()).toHaveLength(200);
    expect((await shell.inject("/api/paged?limit=many")).statusCode).toBe(422);
  });
});

describe("the server", () => {
  it("starts however long its jobs take to begin", () => {
    expect(shell.initialConfig.pluginTimeout).toBe(0);
  });

  it("is alive and ready", async () => {
    expect((await app.as().get("/healthz")).body).toEqual({ ok: true });
    const ready = { ok: true, database: "ok", files: "ok", disk: "ok", load: "ok" };
    expect((await app.as().get("/readyz")).body).toEqual(ready);
  });

  it("says when it is full, to whoever sends it work", async () => {
    const { admission } = app.fastify;
    const full = vi.spyOn(admission, "isFull").mockReturnValue(true);
    const reply = await app.as().get("/readyz");
    full.mockRestore();
    expect(reply.status).toBe(503);
    expect(reply.headers["retry-after"]).toBeDefined();
    expect(reply.body).toEqual({
      ok: false,
      database: "ok",
      files: "ok",
      disk: "ok",
      load: "full",
    });
  });

  it("has a place for the work of a call, and gives it back", async () => {
    const { admission } = app.fastify;
    const take = vi.spyOn(admission, "enter");
    const leave = vi.fn();
    take.mockReturnValueOnce("too_many").mockReturnValueOnce("unavailable").mockReturnValue(leave);
    const statuses = [];
    // The same call counts, whichever way its path is spelled.
    for (const path of ["/%61pi/menu", "/api/menu", "/api/menu"])
      statuses.push((await app.as().get(path)).status);
    expect(statuses).toEqual([429, 503, 200]);
    expect(leave).toHaveBeenCalledTimes(1);
    take.mockRestore();
  });

  it("describes every call and serves every call that it describes", async () => {
    const body = (await app.as().get("/api/openapi.json")).body as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(body.openapi).toBe("3.1.0");
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method,
        id: operation.operationId,
      })),
    );
    expect(described.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
      calls.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
    );
    for (const { path, method } of described)
      expect(
        app.fastify.hasRoute({
          method: method.toUpperCase(),
          url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
        }),
        `${method} ${path}`,
      ).toBe(true);
  });

  it("describes each room, in the order of its calls", () => {
    const { tags } = openApi("Lanyard", "http://localhost") as {
      tags: { name: string; description: string }[];
    };
    expect(tags.map(({ name }) => name)).toEqual([
      ...new Set(calls.map(({ id }) => id.split(".", 1)[0])),
    ]);
  });

  it("lets nobody in who is not meant", async () => {
    for (const { method, path, who } of calls.filter((one) => one.who !== "anyone")) {
      const reply = await app.fastify.inject({
        method,
        url: path.replaceAll(/:\w+/g, "1"),
        ...(method === "GET" ? {} : { payload: {} }),
      });
      expect(reply.statusCode, `${method} ${path} without a token`).toBe(401);
      if (who !== "admin") continue;
      const creator =
        method === "GET"
          ? await app.as("creator").get(path)
          : await app.as("creator").post(path, {});
      expect(creator.status, `${method} ${path} as a creator`).toBe(
        method === "GET" || method === "POST" ? 403 : creator.status,
      );
    }
  });
});

describe("the reference page", () => {
  it("shows every call and every shape, and loads nothing but its own style", async () => {
    const { body, headers } = await app.as().get("/api/reference");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const { id } of calls) expect(body).toContain(`id="${id}"`);
    const targets = [...String(body).matchAll(/href="#([\w.-]+)"/g)].map(([, target]) => target);
    for (const target of new Set(targets)) expect(body).toContain(`id="${target}"`);
    expect(body).not.toMatch(/<script|style="| on\w+="|https?:/);
    const style = await app.as().get("/api/reference/style.css");
    expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(style.body).toContain("--ly-surface-page");
  });

  it("says what a text means, not what it looks like", () => {
    const html = referencePage(openApi('<script>"&', "http://here"));
    expect(html).toContain("<h1>&lt;script&gt;&quot;&amp; API</h1>");
  });
});

describe("text that cannot be stored", () => {
  it("is refused wherever it stands, however deep", async () => {
    const halves = { email: "a@b.test", object: "\uD800", description: "x", privacy: true };
    const enquiry = await app.as().post("/api/functionality", halves);
    expect(enquiry.status).toBe(422);
    expect(enquiry.body.problems).toMatchObject([{ field: "object", key: "field.invalid" }]);
    expect((await app.as().get("/api/public/products?filter=%00")).status).toBe(422);
    expect((await app.as("admin").get("/api/users/userid/%00")).status).toBe(404);
    const deep = await app.fastify.inject({
      method: "PUT",
      url: "/api/userpermissions/products/1",
      payload: `{"company_token":"${companyTokens.first}","user_token":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
      headers: { "content-type": "application/json" },
    });
    expect(deep.statusCode).toBe(422);
  });
});

describe("a path that cannot be read", () => {
  it("is refused in the shape of every other refusal", async () => {
    const reply = await app.fastify.inject("/api/%ff");
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: "unreadable", error: expect.any(String) });
  });
});
