// Saved replies: those that come with the product, and changes by administrators.
import { languageCodes } from "@lanyard/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const path = "/api/admin/replies";
const texts = { it: "Bene.", en: "Good.", es: "Bien.", fr: "Bien." };
const list = async () => (await app.as("admin").get(path)).body;

test("some come with the product, each in every language", async () => {
  const replies = await list();
  expect(replies.length).toBeGreaterThan(5);
  for (const reply of replies) {
    expect(reply.username).toBe("");
    expect(new Set(languageCodes.map((code) => reply.texts[code].length > 40))).toEqual(
      new Set([true]),
    );
    expect(new Set(Object.values(reply.texts)).size).toBe(languageCodes.length);
  }
});

test("one is added, changed and removed; the log has each", async () => {
  const { status, body: made } = await app.as("admin").post(path, { about: "pictures", texts });
  expect([status, made]).toMatchObject([200, { about: "pictures", texts, username: "admin" }]);
  expect((await list()).at(-1)).toEqual(made);
  const changed = await app.as("admin").post(`${path}/${made.reply_id}`, {
    about: "general",
    texts: { ...texts, en: "Well done." },
    updated_at: made.updated_at,
  });
  expect(changed.body).toMatchObject({
    about: "general",
    texts: { en: "Well done.", fr: "Bien." },
  });
  expect((await app.as("admin").delete(`${path}/${made.reply_id}`)).status).toBe(200);
  expect((await list()).map(({ reply_id }) => reply_id)).not.toContain(made.reply_id);
  const log = await app
    .as("admin")
    .get(`/api/admin/audit?subject=reply&subject_id=${made.reply_id}`);
  expect(log.body.map(({ action }) => action)).toEqual([
    "reply.remove",
    "reply.change",
    "reply.add",
  ]);
});

test("who saves over another one's change is refused, and nothing is stored", async () => {
  const { body: made } = await app.as("admin").post(path, { about: "sql", texts });
  const save = (en: string) =>
    app.as("admin").post(`${path}/${made.reply_id}`, {
      about: "sql",
      texts: { ...texts, en },
      updated_at: made.updated_at,
    });
  expect((await save("First.")).status).toBe(200);
  const late = await save("Second.");
  expect([late.status, late.body]).toMatchObject([
    409,
    { error: "This reply has changed since you opened it: nothing was saved." },
  ]);
  expect((await list()).at(-1)?.texts.en).toBe("First.");
});

test("a language that is missing, blank or too long is refused, and so is what is not there", async () => {
  const add = (changes: object, about = "general") =>
    app.as("admin").post(path, { about, texts: { ...texts, ...changes } });
  expect((await add({ fr: " " })).status).toBe(422);
  expect((await add({ fr: undefined })).status).toBe(422);
  expect((await add({ fr: "x".repeat(1_001) })).status).toBe(422);
  expect((await add({ de: "Gut." })).status).toBe(422);
  expect((await add({}, "weather")).status).toBe(422);
  expect((await app.as("admin").post(`${path}/999999`, { about: "sql", texts })).status).toBe(404);
  expect((await app.as("admin").delete(`${path}/999999`)).status).toBe(404);
});

test("there is a limit to how many", async () => {
  await app.rows(
    `insert into replies (about, texts) select 'general', '{}'::jsonb from generate_series(1, 200)`,
  );
  const over = await app.as("admin").post(path, { about: "sql", texts });
  expect([over.status, over.body]).toMatchObject([
    422,
    { error: "At most 200 replies can be saved." },
  ]);
});
