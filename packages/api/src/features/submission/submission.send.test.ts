// Sending a build for review.
import type { Refusal } from "@lanyard/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  completeBuild,
  createProduct,
  nextBuild,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type Person, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
let draft: Build;
beforeEach(async () => {
  draft = await createProduct(app);
});

const save = (build: Build, body: object, person: Person = "creator") =>
  app.as(person).post(`${build.path}?require_review=0`, body);
const send = (build: Build, body: object, person: Person = "creator") =>
  app.as(person).post(`${build.path}?require_review=1`, body);
const detail = async (build: Build) => (await app.as("creator").get(build.path)).body;
/** Each problem as `field key`. */
const problems = ({ body }: Reply<Partial<Refusal>>): string[] =>
  (body.problems ?? []).map(({ field, key }) => `${field} ${key}`);

test("a complete build waits for review", async () => {
  const reply = await send(draft, await completeBuild());
  expect([reply.status, reply.body.submission.status]).toEqual([200, "waiting_for_review"]);
});

test("an incomplete build is refused with one message per problem, and nothing is saved", async () => {
  const reply = await send(draft, {
    languages: { 1: { name: "Visite", description: "Uno" }, 2: { name: "", description: "One" } },
    notes: "N",
    webhook_url: "hook",
  });
  expect([reply.status, problems(reply).toSorted()]).toEqual([
    422,
    [
      "banner banner.required",
      "icon icon.required",
      "languages[2][name] title.required",
      "menu_entry_id menu_entry.required",
      "source_code_url archive.required",
      "version version.required",
      "webhook_url link.invalid",
    ],
  ]);
  expect(reply.body.error).toHaveLength(7);
  expect((await detail(draft)).submission).toMatchObject({ status: "draft", notes: "" });
});

test.each([
  ["languages[1][name]", "languages[1][name] title.required", ""],
  ["languages[1][description]", "languages[1][description] description.required", ""],
  ["version", "version version.required", " "],
  ["notes", "notes notes.required", ""],
  ["menu_entry_id", "menu_entry_id menu_entry.required", "-1"],
  ["icon", "icon icon.required", undefined],
  ["banner", "banner banner.required", undefined],
  ["source_code_url", "source_code_url archive.required", undefined],
  ["price_amount", "price_amount price.required", ""],
  ["price_currency", "price_currency currency.required", ""],
  ["expiration_id", "expiration_id expiration.required", "-1"],
])("a build without %s is refused", async (field, problem, value) => {
  const reply = await send(draft, await completeBuild({ [field]: value }));
  expect([reply.status, problems(reply)]).toEqual([422, [problem]]);
  expect((await detail(draft)).submission.status).toBe("draft");
});

test("script, addresses and permissions may be missing", async () => {
  expect((await send(draft, await completeBuild({ db_script_url: undefined }))).status).toBe(200);
});

test("only the owner can send a build, not an administrator", async () => {
  expect((await send(draft, await completeBuild(), "admin")).status).toBe(403);
  expect((await send(draft, await completeBuild(), "other")).status).toBe(404);
  expect((await detail(draft)).submission.status).toBe("draft");
});

test("a version that has been on sale is refused, also after it was superseded", async () => {
  const first = await releasedProduct(app);
  const second = await nextBuild(app, first);
  for (const reply of [
    await save(second, { version: "1.0.0" }),
    await send(second, await completeBuild()),
  ])
    expect([reply.status, problems(reply)]).toEqual([422, ["version version.used"]]);
  await send(second, await completeBuild({ version: "1.1.0" }));
  await app.as("admin").post(`${second.adminPath}/approve`);
  const third = await nextBuild(app, first);
  expect(problems(await send(third, await completeBuild({ version: "1.0.0" })))).toEqual([
    "version version.used",
  ]);
});

test("a rejected build cannot take a version that has been on sale", async () => {
  const sold = await releasedProduct(app);
  const next = await nextBuild(app, sold);
  await send(next, await completeBuild({ version: "1.1.0" }));
  await app.as("admin").post(`${next.adminPath}/reject`, { rejection_reason: "No." });
  for (const reply of [
    await save(next, { version: "1.0.0" }),
    await save(next, { version: "1.0.0" }, "admin"),
    await send(next, await completeBuild({ version: "1.0.0" })),
  ])
    expect([reply.status, problems(reply)]).toEqual([422, ["version version.used"]]);
  expect((await detail(next)).submission).toMatchObject({ status: "rejected", version: "1.1.0" });
  expect((await send(next, { version: "1.1.0" })).status).toBe(200);
});

test("a build that was on sale and is rejected later is not sent again under its version", async () => {
  const build = await releasedProduct(app);
  await app.as("admin").post(`${build.adminPath}/review`);
  await app.as("admin").post(`${build.adminPath}/reject`, { rejection_reason: "No." });
  for (const reply of [await save(build, { notes: "Better" }), await send(build, {})])
    expect([reply.status, problems(reply)]).toEqual([422, ["version version.used"]]);
  expect((await send(build, { version: "1.0.1" })).status).toBe(200);
});

test("a rejected build is saved as a draft without its reason", async () => {
  const build = await waitingProduct(app);
  await app.as("admin").post(`${build.adminPath}/reject`, { rejection_reason: "No." });
  const reply = await save(build, { notes: "Better" });
  expect(reply.body.submission).toMatchObject({
    status: "draft",
    rejected: 0,
    rejection_reason: "",
    notes: "Better",
  });
});
