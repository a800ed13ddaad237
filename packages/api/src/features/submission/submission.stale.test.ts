// A save that names an outdated state of the build is refused, and the refusal contains the current build.
import type { ProductDetail } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  completeBuild,
  createProduct,
  file,
  nextBuild,
  picture,
  releasedProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";

let app: TestApp;
let draft: Build;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  draft = await createProduct(app);
});

const load = async () => (await app.as("creator").get(draft.path)).body;
const loadedAt = async () => (await load()).submission.submission_updadet_at;
const save = (body: object, query = "") => app.as("creator").post(`${draft.path}${query}`, body);
const withoutLinks = ({ submission }: Pick<ProductDetail, "submission">) => ({
  ...submission,
  source_code_url: "",
  db_script_url: "",
});

type Fields = Record<string, string | File>;
const asForm = (fields: Fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test.each([
  ["JSON", (fields: Record<string, string>) => fields],
  ["an encoded form", (fields: Record<string, string>) => new URLSearchParams(fields)],
  ["a multipart form", asForm],
])("in %s", async (_kind, bodyOf) => {
  const base = { submission_updadet_at: await loadedAt() };
  expect((await save(bodyOf({ ...base, notes: "First." }))).status).toBe(200);
  const now = await load();
  const refused = await save(bodyOf({ ...base, notes: "Second.", version: "2.0.0" }));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    error: "This build has changed since you opened it: nothing was saved.",
    code: "state",
    problems: [{ key: "submission.stale" }],
  });
  expect(refused.body.build).toEqual(now);
  expect(now.submission).toMatchObject({ notes: "First.", version: "" });
  expect(await load()).toEqual(now);
  // A save that names the current state, or none, is accepted.
  const { submission_updadet_at } = now.submission;
  expect((await save(bodyOf({ submission_updadet_at, notes: "Second." }))).status).toBe(200);
  expect((await save(bodyOf({ notes: "Third." }))).status).toBe(200);
});

test("a save answers what it wrote, also when others save at the same time", async () => {
  const texts = Array.from({ length: 8 }, (_, at) => `Of save ${at}.`);
  const answers = await Promise.all(texts.map((notes) => save({ notes })));
  expect(answers.map(({ body }) => body.submission.notes)).toEqual(texts);
  const times = answers.map(({ body }) => body.submission.submission_updadet_at);
  expect(new Set(times).size).toBe(8);
});

test("whatever the save is for, and nothing of it is kept", async () => {
  const base = { submission_updadet_at: await loadedAt() };
  await app.as("admin").post(draft.adminPath, { notes: "The administrator's." });
  const now = withoutLinks(await load());
  const files = await app.rows("select key from stored_files");
  const shot = { ...base, "screenshots[0]": file(await picture(8, 8), "s.png") };
  for (const refused of [
    await save(await completeBuild(base), "?require_review=1"),
    await app.as("admin").post(draft.adminPath, base),
    await app.as("creator").post(`${draft.path}/screenshots`, asForm(shot)),
  ]) {
    expect(refused.status).toBe(409);
    expect(withoutLinks(refused.body.build)).toEqual(now);
  }
  expect(await app.rows("select key from stored_files")).toEqual(files);
  const form = { ...shot, submission_updadet_at: now.submission_updadet_at };
  expect((await app.as("creator").post(`${draft.path}/screenshots`, asForm(form))).status).toBe(
    200,
  );
});

test("price and publication too, and a build that has left its status meanwhile", async () => {
  await save(await completeBuild(), "?require_review=1");
  const base = { submission_updadet_at: await loadedAt() };
  expect((await save({ ...base, is_private: 1 })).status).toBe(200);
  const stale = await save({ ...base, is_private: 0 });
  expect(stale.body).toMatchObject({ build: { submission: { is_private: 1 } } });
  const more = await save({ notes: "More than the offer." });
  expect(more.body).toMatchObject({
    problems: [{ key: "submission.offer_only" }],
    build: { submission: { status: "waiting_for_review" } },
  });
  await app.as("admin").post(`${draft.adminPath}/approve`, { reject: false });
  await app.as("creator").post(`${draft.path}/hidden`);
  const hidden = await save({ ...base, is_private: 0 });
  expect(hidden.body).toMatchObject({
    problems: [{ key: "submission.refused_state" }],
    build: { submission: { status: "hidden", is_private: 1 } },
  });
});

test("a price that was entered before the build was rejected is refused, and the rejection stays", async () => {
  await save(await completeBuild(), "?require_review=1");
  const base = { submission_updadet_at: await loadedAt() };
  await app.as("admin").post(`${draft.adminPath}/reject`, { rejection_reason: "No contrast." });
  const price = { price_amount: "3.00", price_currency: "EUR", expiration_id: 2 };
  const refused = await save({ ...base, ...price });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    problems: [{ key: "submission.stale" }],
    build: { submission: { status: "rejected", rejection_reason: "No contrast." } },
  });
  expect((await load()).submission).toMatchObject({
    status: "rejected",
    rejection_reason: "No contrast.",
  });
});

test("a time may be written in any way, and is a time", async () => {
  const base = await loadedAt();
  const local = `${new Date(Date.parse(base) + 7_200_000).toISOString().slice(0, -1)}+02:00`;
  for (const same of [base, base.replace("Z", "999Z"), local])
    expect((await save({ submission_updadet_at: same })).status).toBe(200);
  for (const wrong of ["", "yesterday", "2026-13-01T00:00:00Z", null, 7, [base]])
    expect((await save({ submission_updadet_at: wrong })).body).toMatchObject({
      code: "validation",
      problems: [{ field: "submission_updadet_at" }],
    });
});

test("a save that changes nothing leaves the base of others as it is", async () => {
  const base = { submission_updadet_at: await loadedAt() };
  expect((await save({ ...base, notes: "" })).status).toBe(200);
  expect((await save({ ...base, notes: "First." })).status).toBe(200);
});

test("the end of a license changes the builds that had the company on their list, and says so", async () => {
  const email = "first@company.test";
  const build = await releasedProduct(app, { is_private: "1", "company_token[0]": email });
  const added = await nextBuild(app, build);
  const paths = [build, added].map(
    ({ submission_id: id }) => `/api/products/${build.product_id}/submissions/${id}` as const,
  );
  const stored = async () => {
    const replies = await Promise.all(paths.map((path) => app.as("creator").get(path)));
    return replies.map(({ body: { submission, enabled_accounts } }) => ({
      submission_id: submission.submission_id,
      at: submission.submission_updadet_at,
      accounts: enabled_accounts.map(({ enabled_account }) => enabled_account),
    }));
  };
  const { body: held } = await app.company().post(`/api/products/${build.product_id}/license`);
  const before = await stored();
  expect(before.map(({ accounts }) => accounts)).toEqual([[email], [email]]);
  const ended = await app
    .as("creator")
    .delete(`/api/products/${build.product_id}/licenses/${held.license_id}`);
  const now = await stored();
  expect(now.map(({ accounts }) => accounts)).toEqual([[], []]);
  expect(ended.body.builds.toSorted((a, b) => a.submission_id - b.submission_id)).toEqual(
    now.map(({ submission_id, at }, index) => ({
      submission_id,
      submission_was_updadet_at: before[index]!.at,
      submission_updadet_at: at,
    })),
  );
  for (const [index, { at }] of before.entries()) {
    const form = { company_token: [email], submission_updadet_at: at };
    const stale = await app.as("creator").post(paths[index]!, form);
    expect(stale.body).toMatchObject({ problems: [{ key: "submission.stale" }] });
    const next = { is_private: 0, submission_updadet_at: now[index]!.at };
    expect((await app.as("creator").post(paths[index]!, next)).status).toBe(200);
  }
});

test("of many at once with one base, one wins wholly", async () => {
  const submission_updadet_at = await loadedAt();
  const form = (word: string) => ({
    submission_updadet_at,
    notes: word,
    company_token: [`${word}@company.test`],
    languages: { 1: { name: word, description: word } },
  });
  const words = ["a", "b", "c", "d", "e", "f"];
  const replies: Reply<{ build?: unknown }>[] = await Promise.all(
    words.map((word, at) =>
      at % 2 === 0 ? save(form(word)) : app.as("admin").post(draft.adminPath, form(word)),
    ),
  );
  const won = replies.flatMap(({ status }, at) => (status === 200 ? [words[at]] : []));
  expect(won).toHaveLength(1);
  const { submission, enabled_accounts } = await load();
  expect(submission).toMatchObject({
    notes: won[0],
    languages: [{ submission_name: won[0], submission_description: won[0] }],
  });
  expect(enabled_accounts).toMatchObject([{ enabled_account: `${won[0]}@company.test` }]);
  for (const { status, body } of replies)
    expect([status, body.build !== undefined]).toEqual(status === 200 ? [200, false] : [409, true]);
});

test("two changes within a millisecond, or after the clock was put back, have different times", async () => {
  const id = draft.submission_id;
  await app.db.execute(
    sql`update submissions set updated_at = now() + interval '1 hour' where id = ${id}`,
  );
  const base = await loadedAt();
  await save({ notes: "First." });
  expect((await loadedAt()) > base).toBe(true);
  expect((await save({ submission_updadet_at: base, notes: "Second." })).status).toBe(409);
});
