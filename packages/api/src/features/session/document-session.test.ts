// The cookie by which documents know their reader: set by login, ended with its session, and good for reading only.
import { documentCookie } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createProduct } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { logTo } from "../../../test/log-lines.ts";
import { mails, mailTo } from "../../../test/outbox.ts";
import { createUser } from "../account/account.rules.ts";
import { buildShell } from "../../app.ts";
import type { App } from "../../platform/http/call/app.ts";
import { findDocumentSession, runWithSession } from "../../platform/http/call/document-session.ts";
import { createAsk, type Ask } from "../../platform/http/documents/ask.ts";
import type { Session } from "../../platform/identity/caller.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";
import { sessions } from "./session.tables.ts";

let app: TestApp;
/** A server whose /document answers the session of its reader. */
let documents: App;
let ask: Ask;
let id: number;
let email: string;
let count = 0;
const password = "correct horse battery";
const another = "a new long password";

beforeAll(async () => {
  app = await testApp();
  documents = await buildShell(app, "silent");
  documents.get("/document", async (request, reply) => ({
    session: (await findDocumentSession(request, reply)) ?? null,
  }));
  ask = createAsk(app.fastify);
});
beforeEach(async () => {
  count += 1;
  email = `marta${count}@user.test`;
  ({ id } = await createUser(app.db, {
    username: `Marta ${count}`,
    email,
    role: "creator",
    password,
  }));
  await app.db.delete(throttles);
});
afterAll(async () => {
  await documents.close();
  await app.close();
});

const setCookie = (headers: { readonly [name: string]: unknown }) => headers["set-cookie"];
const attributes = (maxAge: number) => `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
const short = 12 * 3_600;
const long = 30 * 24 * 3_600;

interface LoggedIn {
  readonly token: string;
  readonly session_id: string;
  readonly cookie: string;
  readonly value: string;
  readonly authorization: string;
}
async function login(body: object = { email, password }): Promise<LoggedIn> {
  const { status, body: answer, headers } = await app.as().post("/api/login", body);
  expect(status).toBe(200);
  const value = /^document_session=([\w-]{43});/.exec(String(setCookie(headers)))?.[1] ?? "";
  const { token, session_id } = answer;
  return {
    token,
    session_id,
    value,
    cookie: `language=en; ${documentCookie}=${value}`,
    authorization: `Bearer ${token}`,
  };
}
/** What a document of the reader with this cookie is rendered for. */
async function read(cookie: string, headers: Record<string, string> = {}) {
  const reply = await documents.inject({ url: "/document", headers: { ...headers, cookie } });
  const { session } = reply.json<{ session: Session | null }>();
  return { session: session ?? undefined, renewed: setCookie(reply.headers) };
}
const age = (token: string, by: string) =>
  app.db
    .update(sessions)
    .set({ expiresAt: sql`${sessions.expiresAt} - ${by}::interval` })
    .where(eq(sessions.tokenHash, hashToken(token)));

describe("login", () => {
  it("sets it beside the token: another random value, of which only the hash is stored", async () => {
    const { headers, body } = await app.as().post("/api/login", { email, password });
    const [, value = ""] = /^document_session=([\w-]{43}); /.exec(String(setCookie(headers))) ?? [];
    expect(setCookie(headers)).toBe(`document_session=${value}; ${attributes(short)}`);
    expect(value).not.toBe(body.token);
    const [row] = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(body.token)));
    expect(row).toMatchObject({ documentHash: hashToken(value), publicId: body.session_id });
    expect(JSON.stringify(row)).not.toContain(value);
    expect(hashToken(body.token)).not.toBe(value);
  });

  it("keeps it as long as the session", async () => {
    const { headers } = await app.as().post("/api/login", { email, password, remember_me: true });
    expect(setCookie(headers)).toContain(attributes(long));
  });

  it("sends it over HTTPS only, where the console is reached by it", async () => {
    const secure = await testApp({ PUBLIC_URL: "https://badges.test" });
    try {
      await createUser(secure.db, { username: "marta", email, role: "creator", password });
      const { headers } = await secure.as().post("/api/login", { email, password });
      expect(setCookie(headers)).toMatch(/; SameSite=Lax; Secure$/);
    } finally {
      await secure.close();
    }
  });

  it("sets none when it is refused", async () => {
    const { status, headers } = await app.as().post("/api/login", { email, password: another });
    expect([status, setCookie(headers)]).toEqual([422, undefined]);
  });

  it.each([
    ["urlencoded", new URLSearchParams()],
    ["multipart", new FormData()],
  ])("sets none for an %s form, which any site could send", async (_type, form) => {
    form.append("email", email);
    form.append("password", password);
    const { status, headers, body } = await app.as().post("/api/login", form);
    expect([status, setCookie(headers)]).toEqual([200, undefined]);
    const [row] = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(body.token)));
    expect(row?.documentHash).toBeNull();
  });

  it("of another account takes its place", async () => {
    const first = await login();
    const other = `other${count}@user.test`;
    await createUser(app.db, { username: `Ugo ${count}`, email: other, role: "admin", password });
    const second = await login({ email: other, password });
    expect(second.value).not.toBe(first.value);
    expect((await read(second.cookie)).session?.user).toMatchObject({ email: other });
  });
});

describe("the public id of a session", () => {
  it("is in the answers of login and of the signed-in user, and another one at each login", async () => {
    const [one, two] = [await login(), await login()];
    expect(new Set([one.session_id, two.session_id]).size).toBe(2);
    for (const { authorization, cookie, session_id } of [one, two]) {
      const me = await app.as().get("/api/users/me", { authorization });
      expect(me.body.session_id).toBe(session_id);
      expect((await read(cookie)).session).toMatchObject({ sessionId: session_id, user: { id } });
    }
  });

  it("is empty where a server of an older version created the session", async () => {
    const { body } = await app.as("creator").get("/api/users/me");
    expect(body).toMatchObject({ username: "creator", session_id: "" });
  });
});

const postAs = (authorization: string, path: string, body: object) =>
  app.as().post(path, body, { authorization });
const mailed = async (page: string) =>
  new RegExp(`${page}/([\\w-]{43})`).exec(await mailTo(app, email))?.[1];

describe("it ends with its session:", () => {
  it.each<[string, (session: LoggedIn) => Promise<unknown>]>([
    ["logout", ({ authorization }) => app.as().get("/api/logout", { authorization })],
    [
      "a password that is changed elsewhere",
      async () =>
        postAs((await login()).authorization, `/api/users/${id}`, {
          password: another,
          password_confirmation: another,
          current_password: password,
        }),
    ],
    [
      "a password that is set with a mailed link",
      async () => {
        await app.as().post("/api/password/change", { email });
        const token = await mailed("password/reset");
        const body = { token, password: another, password_confirmation: another };
        return app.as().post("/api/password/set", body);
      },
    ],
    [
      "an e-mail that is changed elsewhere",
      async () => {
        const { authorization } = await login();
        const fresh = `fresh${count}@user.test`;
        const change = { email: fresh, current_password: password };
        await postAs(authorization, `/api/users/${id}`, change);
        const token = /email\/confirm\/([\w-]{43})/.exec(await mailTo(app, fresh))?.[1];
        return app.as().post("/api/email/confirm", { token });
      },
    ],
    ["another role", () => app.as("admin").post(`/api/admin/users/${id}/role`, { role: "admin" })],
    ["deactivation", () => app.as("admin").delete(`/api/admin/users/${id}`)],
    [
      "an administrator who ends all sessions",
      () => app.as("admin").delete(`/api/admin/users/${id}/sessions`),
    ],
    ["expiry", ({ token }) => age(token, "13 hours").then(() => ({ status: 200 }))],
  ])("%s", async (_cause, end) => {
    const session = await login();
    expect((await read(session.cookie)).session?.user).toMatchObject({ id, role: "creator" });
    expect(await end(session)).toMatchObject({ status: 200 });
    expect((await read(session.cookie)).session).toBeUndefined();
    expect(await mails(app).then((all) => all.join(""))).not.toContain(session.value);
  });

  it("while the row of a deactivated user is still there", async () => {
    const { cookie } = await login();
    await app.rows(`update users set active = false where id = ${id}`);
    expect((await read(cookie)).session).toBeUndefined();
  });

  it("and goes on with that of who changes the own password", async () => {
    const { authorization, cookie } = await login();
    const body = { password: another, password_confirmation: another, current_password: password };
    expect((await postAs(authorization, `/api/users/${id}`, body)).status).toBe(200);
    expect((await read(cookie)).session?.user.id).toBe(id);
  });

  it("logout takes it from the browser too", async () => {
    const { authorization } = await login();
    const { headers } = await app.as().get("/api/logout", { authorization });
    expect(setCookie(headers)).toBe(`document_session=; ${attributes(0)}`);
  });
});

describe("it is prolonged with its session:", () => {
  it.each([
    ["short", {}, short],
    ["remembered", { remember_me: true }, long],
  ])("a %s one, by a call that comes with it and by a document", async (_kind, more, maxAge) => {
    const { authorization, cookie, value, token } = await login({ email, password, ...more });
    const call = async () =>
      setCookie((await app.as().get("/api/users/me", { authorization, cookie })).headers);
    const renewed = `document_session=${value}; ${attributes(maxAge)}`;
    expect([await call(), (await read(cookie)).renewed]).toEqual([undefined, undefined]);
    await age(token, "5 minutes");
    expect([await call(), await call()]).toEqual([renewed, undefined]);
    await age(token, "5 minutes");
    expect((await read(cookie)).renewed).toBe(renewed);
    // The document has prolonged the session itself.
    expect(await call()).toBeUndefined();
    await age(token, "11 hours");
    expect((await read(cookie)).session?.user.id).toBe(id);
    await age(token, "11 hours");
    expect((await app.as().get("/api/users/me", { authorization })).status).toBe(200);
  });

  it("not by a call of another session, and not in an answer that caches may store", async () => {
    const [own, foreign] = [await login(), await login()];
    await age(own.token, "5 minutes");
    const answered = await app
      .as()
      .get("/api/users/me", { authorization: own.authorization, cookie: foreign.cookie });
    expect([answered.status, setCookie(answered.headers)]).toEqual([200, undefined]);
    await age(own.token, "5 minutes");
    const { authorization, cookie } = own;
    const shared = await app.as().get("/api/menu", { authorization, cookie });
    expect(shared.headers["cache-control"]).toContain("public");
    expect(setCookie(shared.headers)).toBeUndefined();
  });
});

it("belongs to nobody when it is unknown or empty", async () => {
  const { value, token } = await login();
  for (const wrong of ["", `${documentCookie}=`, `${documentCookie}=${token}`])
    expect((await read(wrong)).session).toBeUndefined();
  expect((await read(`other_${documentCookie}=${value}`)).session).toBeUndefined();
  // Of two the browser sends the one with the longer path first, which is not ours.
  expect((await read(`${documentCookie}=a; ${documentCookie}=${value}`)).session).toBeUndefined();
});

it("is for documents that somebody looks at: not in a frame, for a script, or in advance", async () => {
  const { cookie } = await login();
  for (const dest of ["iframe", "frame", "fencedframe", "embed", "object", "empty"])
    expect([dest, (await read(cookie, { "sec-fetch-dest": dest })).session]).toEqual([
      dest,
      undefined,
    ]);
  for (const purpose of ["prefetch", "prefetch;prerender"])
    expect((await read(cookie, { "sec-purpose": purpose })).session).toBeUndefined();
  expect((await read(cookie, { "sec-fetch-dest": "document" })).session).toBeDefined();
});

describe("a document asks as its session", () => {
  const address = "198.51.100.9";
  const sessionOf = async ({ cookie }: LoggedIn) => (await read(cookie)).session;

  it("and gets what that account may read, nothing else", async () => {
    await createProduct(app);
    const own = await createProduct(app, "other");
    const { authorization, cookie, session_id } = await login();
    await app.rows(`update products set owner_id = ${id} where id = ${own.product_id}`);
    const session = (await read(cookie)).session!;
    const reader = { session, address };
    const me = await ask("/api/users/me", "en", reader);
    expect(JSON.parse(me.text)).toMatchObject({ id, email, session_id });
    const list = await ask("/api/products", "en", reader);
    expect(JSON.parse(list.text)).toMatchObject([{ product_id: own.product_id }]);
    const withToken = await app.as().get("/api/products", { authorization });
    expect(JSON.parse(list.text)).toEqual(withToken.body);
    expect(await ask("/api/admin/products", "en", reader)).toMatchObject({ status: 403 });
  });

  it("an administrator's too; a deactivated one has none", async () => {
    await app.rows(`update users set role = 'admin' where id = ${id}`);
    const admin = await login();
    const session = await sessionOf(admin);
    const answer = await ask("/api/admin/products", "en", { session, address });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual(
      (await app.as("admin").get("/api/admin/products")).body,
    );
    expect((await app.as("admin").delete(`/api/admin/users/${id}`)).status).toBe(200);
    expect(await sessionOf(admin)).toBeUndefined();
    expect(await ask("/api/users/me", "en", { session: undefined, address })).toMatchObject({
      status: 401,
    });
  });

  it("each its own, at once, and nobody else meanwhile", async () => {
    const one = await login();
    const other = `other${count}@user.test`;
    await createUser(app.db, { username: `Ugo ${count}`, email: other, role: "admin", password });
    const two = await login({ email: other, password });
    const [first, second] = [await sessionOf(one), await sessionOf(two)];
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => [
        JSON.parse((await ask("/api/users/me", "en", { session: first, address })).text).email,
        JSON.parse((await ask("/api/users/me", "en", { session: second, address })).text).email,
        (await app.as().get("/api/users/me", { cookie: one.cookie })).status,
        (await ask("/api/users/me", "en", { address })).status,
        (await app.as("admin").get("/api/users/me")).status,
      ]),
    );
    for (const answers of statuses) expect(answers).toEqual([email, other, 401, 401, 200]);
  });

  it("and changes nothing: neither by another method nor by signing out", async () => {
    const logged = await login();
    const session = (await sessionOf(logged))!;
    const posted = await runWithSession(session, async () =>
      app.fastify.inject({ method: "POST", url: "/api/products", payload: { product_name: "a" } }),
    );
    expect(posted.statusCode).toBe(405);
    expect(await ask("/api/logout", "en", { session, address })).toMatchObject({ status: 401 });
    const { authorization } = logged;
    expect((await app.as().get("/api/users/me", { authorization })).status).toBe(200);
  });

  it("in the share of its reader's address", async () => {
    const session = (await sessionOf(await login()))!;
    const taken = Array.from({ length: 32 }, () => app.fastify.admission.enter(address));
    expect(await ask("/api/users/me", "en", { session, address })).toMatchObject({ status: 429 });
    for (const release of taken) if (typeof release === "function") release();
    expect(await ask("/api/users/me", "en", { session, address })).toMatchObject({ status: 200 });
  });
});

it("is in no line of the log", async () => {
  const lines: string[] = [];
  const stop = logTo(app.fastify, lines);
  try {
    const { authorization, cookie, value, token } = await login();
    const broken = { authorization, cookie, "content-type": "application/json" };
    await app.as().get("/api/users/me", { authorization, cookie });
    await app.as().get("/api/users/me", { cookie });
    await app.fastify.inject({ method: "POST", url: "/api/login", headers: broken, payload: "{" });
    await app.fastify.inject({ url: "/nothing", headers: { cookie } });
    const failing = vi.spyOn(app.fastify.identify, "user").mockRejectedValue(new Error("broken"));
    expect((await app.as().get("/api/users/me", { authorization, cookie })).status).toBe(500);
    failing.mockRestore();
    expect(lines.join("")).toContain("/api/users/me");
    for (const secret of [value, token]) expect(lines.join("")).not.toContain(secret);
  } finally {
    stop();
  }
});
