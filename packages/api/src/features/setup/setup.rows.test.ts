// What the rows of the settings say: values as an administrator wrote them, the kinds of the services, and the later of
// two facts.
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import type { Context } from "../../platform/context.ts";
import { readEnv } from "../../platform/env/env.ts";
import { ask, listServices, type CheckResults } from "./setup.services.rules.ts";
import { listSettings } from "./setup.settings.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const valueOf = (variable: string, source: Record<string, string>) =>
  listSettings(readEnv(source)).find((one) => one.variable === variable)?.value;

test.each([
  ["TRUST_PROXY", "10.0.0.1,10.1.0.0/16", "10.0.0.1, 10.1.0.0/16"],
  ["HOST_ORIGINS", "https://a.example,https://b.example", "https://a.example, https://b.example"],
  ["STORED_MEGABYTES", "512", "512"],
  ["DEMO", "0", "0"],
  ["DEMO", "1", "1"],
  ["PRODUCT_NAME", "See https://user:word@a.example", "See https://user:word@a.example"],
  // As it was written, without the slash that a parsed address has.
  ["DOCS_URL", "https://docs.example", "https://docs.example"],
  ["DOCS_URL", "http://user@docs.example/a", "http://docs.example/a"],
  ["DOCS_URL", "https://:word@docs.example/a", "https://docs.example/a"],
])("%s of %s", (variable, written, expected) => {
  expect(valueOf(variable, { [variable]: written })).toBe(expected);
});

const services = (
  source: Record<string, string>,
  other: Partial<Context> = {},
  results: CheckResults = new Map(),
) =>
  listServices(
    {
      db: app.db,
      env: readEnv(source),
      replica: { state: () => undefined },
      ...other,
    } as Context,
    results,
  );

test.each([
  [{}, "embedded disk outbox sandbox"],
  [{ DATABASE_URL: "postgres://a.example/b" }, "postgres disk outbox sandbox"],
  [
    { STORAGE_URL: "s3://bucket?endpoint=https://s3.example&region=eu" },
    "embedded bucket outbox sandbox",
  ],
  [{ SMTP_URL: "smtp://a.example" }, "embedded disk smtp sandbox"],
  [{ PAYMENTS_KEY: "sk_test" }, "embedded disk outbox stripe"],
  [{ PAYMENTS_KEY: "k", PAYMENTS_URL: "https://pay.example" }, "embedded disk outbox provider"],
])("%j: %s", async (source, kinds) => {
  const all = await services(source);
  expect(all.map(({ kind }) => kind).join(" ")).toBe(kinds);
  expect(all[0]).toMatchObject({ state: "answers", error: "" });
});

test.each([
  [true, "answers"],
  [false, "fails"],
])("a replica, in use: %s", async (isUsed, state) => {
  const replica = { state: () => ({ isUsed }) } as Context["replica"];
  const [, replicaFact] = await services({}, { replica });
  expect(replicaFact).toEqual({
    service: "replica",
    kind: "replica",
    state,
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    error: "",
  });
});

test("an older check does not count against a later use", async () => {
  await app.rows(`
    insert into dispatches (kind, about, receiver, words, attempts)
    values ('mail', 'reset', 'a@b.test', 'a@b.test', '[{"at":"2026-03-14T09:00:00.000Z","status":null,"error":""}]')`);
  const mail = async (at: string) => {
    const results: CheckResults = new Map([["mail", { state: "fails", at, error: "EDNS" }]]);
    return (await services({}, {}, results)).find(({ service }) => service === "mail");
  };
  expect(await mail("2026-03-14T08:59:59.000Z")).toMatchObject({ state: "answers" });
  expect(await mail("2026-03-14T09:00:01.000Z")).toMatchObject({ state: "fails", error: "EDNS" });
});

test.each([
  [Object.assign(new Error("no word"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [Object.assign(new Error("no word"), { code: 28, name: "AccessDenied" }), "AccessDenied"],
  [Object.assign(new Error("no word"), { code: "user:word@host" }), "Error"],
  [Object.assign(new Error("no word"), { code: "said: word", name: "of word" }), ""],
])("of the error of a check only a code is shown: %s", async (error, code) => {
  const results: CheckResults = new Map();
  const fails = {
    check: async () => {
      throw error;
    },
  };
  await ask({ files: fails, mail: fails } as unknown as Context, results);
  expect(results.get("files")).toMatchObject({ state: "fails", error: code });
});
