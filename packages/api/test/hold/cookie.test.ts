// The cookie for documents gives no call anything: with an administrator's, every call answers as it answers a visitor.
import { calls, documentCookie } from "@lanyard/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../../src/features/account/account.rules.ts";
import { testApp, type TestApp } from "../harness.ts";
import { openTargets } from "./fuzz/targets.ts";
import { ask } from "./matrix/asking.ts";
import { openWorld } from "./world.ts";

let app: TestApp;
let targets: Awaited<ReturnType<typeof openTargets>>;
let cookie: string;
beforeAll(async () => {
  app = await testApp();
  targets = await openTargets(app, await openWorld(app));
  const account = { email: "head@user.test", password: "correct horse battery" };
  await createUser(app.db, { ...account, username: "head", role: "admin" });
  cookie = String((await app.as().post("/api/login", account)).headers["set-cookie"]).split(
    ";",
  )[0]!;
  expect(cookie).toMatch(new RegExp(`^${documentCookie}=[\\w-]{43}$`));
});
afterAll(() => app.close());

/** Ids and times that each answer makes anew. */
const isNew = new Set(["token", "session_id", "request_id", "id"]);
const text = (body: unknown) =>
  JSON.stringify(body, (name, value: unknown) => (isNew.has(name) ? "…" : value));

test.each(calls)("$id", async (call) => {
  const answers = [];
  for (const beside of [{}, { cookie }]) {
    const { status, body, headers } = await ask(
      app,
      call,
      "visitor",
      await targets.target(1, call),
      beside as Record<string, string>,
    );
    if (call.who !== "anyone") expect(status).toBe(401);
    if (call.id !== "session.login") expect(headers["set-cookie"]).toBeUndefined();
    answers.push({ status, body: text(body) });
  }
  expect(answers[1]).toEqual(answers[0]);
});

test("nor is it a token, in whichever header", async () => {
  const value = cookie.split("=")[1]!;
  for (const authorization of [`Bearer ${value}`, value, cookie])
    expect((await app.as().get("/api/users/me", { authorization })).status).toBe(401);
});
