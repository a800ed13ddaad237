// Remarks: who writes and answers them, their places, how they follow a product, and how decisions affect them.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announced } from "../../../test/announced.ts";
import {
  createProduct,
  completeBuild,
  nextBuild,
  rejectedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mails, mailTo } from "../../../test/outbox.ts";
import { users } from "../account/account.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: "https://badges.test" });
});
afterAll(() => app.close());

interface Draft {
  readonly field?: string;
  readonly path?: string;
  readonly line?: number;
  readonly text: string;
}
const write = (build: Build, ...remarks: Draft[]) =>
  app.as("admin").post(`${build.adminPath}/remarks`, { remarks });
const list = async (build: Build) => (await app.as("creator").get(`${build.path}/remarks`)).body;
const seen = async (build: Build) =>
  (await app.as("admin").get(`${build.adminPath}/remarks`)).body.remarks;
const firstOf = async (build: Build) => (await list(build)).remarks[0]!.remark_id;
const answer = (build: Build, id: number, body: object) =>
  app.as("creator").post(`${build.path}/remarks/${id}`, body);
const send = async (build: Build, changes: Parameters<typeof completeBuild>[0] = {}) =>
  app.as("creator").post(`${build.path}?require_review=1`, await completeBuild(changes));
const settle = (build: Build, id: number, settled: boolean) =>
  app.as("admin").post(`${build.adminPath}/remarks/${id}`, { settled });
const statusOf = async (build: Build) =>
  (await app.as("creator").get(build.path)).body.submission.status;
const logged = async (id: number) =>
  (await app.as("admin").get(`/api/admin/audit?subject=remark&subject_id=${id}`)).body.map(
    ({ action, actor }) => `${actor.name}: ${action}`,
  );

test("remarks leave the build in review; its creator is told where and what, in a mail too", async () => {
  const build = await waitingProduct(app);
  const { status, body } = await write(
    build,
    { field: "languages[1][description]", text: "Dì anche per chi è." },
    { field: "source_code_url", path: "src/app.js", line: 12, text: "Una chiave in chiaro." },
    { text: "Quasi pronta." },
  );
  expect(status).toBe(200);
  expect(await statusOf(build)).toBe("waiting_for_review");
  const remarkList = await list(build);
  expect(remarkList).toEqual(body);
  expect(remarkList.language).toBe("it");
  expect(remarkList.remarks).toMatchObject([
    {
      field: "languages[1][description]",
      path: "",
      line: null,
      text: "Dì anche per chi è.",
      was: "Registra chi entra.",
      submission_id: build.submission_id,
      version: "1.0.0",
      username: "admin",
      answer: "",
      answered_at: null,
      done_at: null,
      changed: 0,
    },
    { field: "source_code_url", path: "src/app.js", line: 12, was: "", changed: 0 },
    { field: "", path: "", line: null, was: "", changed: 0 },
  ]);
  const mail = await mailTo(app, "creator@user.test");
  expect(mail).toContain("Subject: Osservazioni su Visite 1.0.0");
  expect(mail).toContain("Dì anche per chi è.\r\n\r\nsrc/app.js:12\r\nUna chiave in chiaro.");
  expect(mail).toContain(`https://badges.test/dashboard/products/${build.product_id}`);
  expect(mail).toContain("in revisione");
});

test("remarks that are sent again, as their answer got lost on the way, are no others", async () => {
  const build = await waitingProduct(app);
  const drafts = [
    { field: "source_code_url", path: "src/app.js", line: 12, text: "A key." },
    { text: "Nearly there." },
  ];
  await write(build, ...drafts);
  expect((await write(build, ...drafts)).status).toBe(200);
  expect(await seen(build)).toHaveLength(2);
  // Only the new remark is stored and mailed to the creator.
  await write(build, ...drafts, { field: "icon", text: "Blurred again." });
  const findMails = async (text: string) =>
    (await mails(app)).filter((mail) => mail.includes(text));
  await expect.poll(() => findMails("Blurred again.")).toHaveLength(1);
  await expect.poll(() => findMails("A key.")).toHaveLength(1);
  expect((await seen(build)).map(({ text }) => text)).toEqual([
    "A key.",
    "Nearly there.",
    "Blurred again.",
  ]);
  // A remark that was ticked off can be made again.
  const [key] = await seen(build);
  await answer(build, key!.remark_id, { done: 1 });
  await write(build, drafts[0]!);
  expect((await seen(build)).map(({ text }) => text)).toContain("A key.");
  expect(await seen(build)).toHaveLength(4);
});

test("the same remark of another reviewer is kept, and so is one that is made again hours later", async () => {
  const build = await waitingProduct(app);
  const draft = { field: "icon", text: "Blurred." };
  await write(build, draft);
  await app.db.update(users).set({ role: "admin" }).where(eq(users.username, "other"));
  const second = await app.as("other").post(`${build.adminPath}/remarks`, { remarks: [draft] });
  await app.db.update(users).set({ role: "creator" }).where(eq(users.username, "other"));
  expect(second.status).toBe(200);
  const authors = async () => (await seen(build)).map(({ username }) => username);
  expect(await authors()).toEqual(["admin", "other"]);
  await app.db.execute(
    sql`update remarks set created_at = created_at - interval '2 hours' where product_id = ${build.product_id}`,
  );
  await write(build, draft);
  expect(await authors()).toEqual(["admin", "other", "admin"]);
});

test("two administrators remark at once, and both stand", async () => {
  const build = await waitingProduct(app);
  const both = await Promise.all([
    write(build, { field: "icon", text: "Blurred." }),
    write(build, { field: "icon", text: "Too dark." }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const texts = (await seen(build)).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(["Blurred.", "Too dark."]);
});

test("a build that was decided meanwhile takes none, and tells by whom and when", async () => {
  const build = await rejectedProduct(app);
  const sent = (await mails(app)).length;
  const late = await write(build, { text: "One more thing." });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    code: "state",
    last_move: { action: "reject", username: "admin" },
  });
  expect(await seen(build)).toEqual([]);
  expect((await mails(app)).filter((mail) => mail.includes("One more thing."))).toEqual([]);
  expect(sent).toBeGreaterThan(0);
});

test("the creator answers and ticks off, takes both back, and each is in the log once", async () => {
  const build = await waitingProduct(app);
  await write(build, { field: "version", text: "Which one?" });
  const id = await firstOf(build);
  const answered = await answer(build, id, { answer: "The second." });
  expect(answered.body).toMatchObject({ answer: "The second.", done_at: null });
  expect(answered.body.answered_at).not.toBeNull();
  const ticked = await answer(build, id, { done: true });
  expect(ticked.body.answer).toBe("The second.");
  expect(ticked.body.done_at).not.toBeNull();
  // Sending the same again changes nothing.
  expect((await answer(build, id, { done: true, answer: "The second." })).body).toEqual(
    ticked.body,
  );
  expect(await seen(build)).toEqual([ticked.body]);
  const back = await answer(build, id, { done: false, answer: "" });
  expect(back.body).toMatchObject({ answer: "", answered_at: null, done_at: null });
  expect(await logged(id)).toEqual([
    "creator: remark.answer",
    "creator: remark.tick",
    "creator: remark.answer",
    "admin: remark.write",
  ]);
  const long = await answer(build, id, { answer: "x".repeat(301) });
  expect(long.status).toBe(422);
});

test("with a rejection they are one: the reason is the whole text, and each is in its place", async () => {
  const build = await waitingProduct(app);
  const rejection_reason = "Icon: blurred.";
  const rejected = await app.as("admin").post(`${build.adminPath}/reject`, {
    rejection_reason,
    remarks: [{ field: "icon", text: "Blurred." }],
  });
  expect(rejected.status).toBe(200);
  const { submission } = (await app.as("creator").get(build.path)).body;
  expect(submission).toMatchObject({ status: "rejected", rejection_reason });
  expect((await list(build)).remarks).toMatchObject([{ field: "icon", text: "Blurred." }]);

  const other = await waitingProduct(app);
  const wrong = await app.as("admin").post(`${other.adminPath}/reject`, {
    rejection_reason,
    remarks: [{ field: "price", text: "No such field." }],
  });
  expect(wrong.status).toBe(422);
  expect(await statusOf(other)).toBe("waiting_for_review");
  expect(await seen(other)).toEqual([]);
});

test("what a field holds is compared with what it held, in the same build and the next", async () => {
  const build = await waitingProduct(app);
  await app.as("admin").post(`${build.adminPath}/reject`, {
    rejection_reason: "See the remarks.",
    remarks: [
      { field: "notes", text: "Too short." },
      { field: "icon", text: "Blurred." },
      { field: "languages[1][name]", text: "Too general." },
      { field: "languages[2][name]", text: "There is no English." },
    ],
  });
  const changes = async (of: Build) =>
    Object.fromEntries((await seen(of)).map(({ field, changed }) => [field, changed]));
  const none = { notes: 0, icon: 0, "languages[1][name]": 0, "languages[2][name]": 0 };
  expect(await changes(build)).toEqual(none);
  await app.as("creator").post(build.path, { notes: "Says what is new." });
  expect(await changes(build)).toEqual({ ...none, notes: 1 });
  await app.as("creator").post(build.path, {
    languages: {
      1: { name: "Visite", description: "Registra chi entra." },
      2: { name: "Visits", description: "Who is in." },
    },
  });
  expect(await changes(build)).toEqual({ ...none, notes: 1, "languages[2][name]": 1 });
  // The field has its old content again, so the remark applies again.
  await app.as("creator").post(build.path, { notes: "First release." });
  expect((await changes(build))["notes"]).toBe(0);
});

test("approving ends what is ticked off and keeps the rest for the next build, with what it adds", async () => {
  const build = await waitingProduct(app);
  await write(build, { field: "icon", text: "Done." }, { field: "notes", text: "Open." });
  const [done] = (await list(build)).remarks;
  await answer(build, done!.remark_id, { done: true });
  const approved = await app.as("admin").post(`${build.adminPath}/approve`, {
    reject: false,
    remarks: [{ field: "banner", text: "Next time wider." }],
  });
  expect(approved.status).toBe(200);
  expect(await logged(done!.remark_id)).toContain("admin: remark.settle");
  const next = await nextBuild(app, build);
  expect((await list(next)).remarks).toMatchObject([
    { text: "Open.", submission_id: build.submission_id, version: "1.0.0", changed: 1 },
    { text: "Next time wider.", changed: 0 },
  ]);
  await announced(app);
  await expect
    .poll(async () => (await mails(app)).some((mail) => mail.includes("Next time wider.")))
    .toBe(true);
});

test("a remark outlives the build that it was made of", async () => {
  const build = await waitingProduct(app);
  await app.as("admin").post(`${build.adminPath}/approve`, { reject: false });
  const next = await nextBuild(app, build);
  await send(next, { version: "2.0.0" });
  await write(next, { field: "notes", text: "Say more." });
  await app.as("admin").post(`${next.adminPath}/reject`, { rejection_reason: "See." });
  await app.as("creator").delete(next.path);
  const another = await nextBuild(app, build);
  expect((await list(another)).remarks).toMatchObject([
    { text: "Say more.", submission_id: null, version: "2.0.0", changed: 1 },
  ]);
});

test("an administrator opens one again, or settles it: then it is answered no more", async () => {
  const build = await waitingProduct(app);
  await write(build, { field: "icon", text: "Blurred." });
  const id = await firstOf(build);
  await answer(build, id, { done: true, answer: "New one." });
  const { body: opened } = await settle(build, id, false);
  expect(opened.remarks).toMatchObject([{ answer: "New one.", done_at: null }]);
  expect((await settle(build, id, true)).body.remarks).toEqual([]);
  expect((await list(build)).remarks).toEqual([]);
  const late = await answer(build, id, { answer: "Still here?" });
  expect([late.status, late.body]).toMatchObject([
    409,
    { error: "This remark has been closed in the meantime: nothing more to do." },
  ]);
  expect((await settle(build, id, true)).status).toBe(409);
});

test("another product's number finds nothing, and an administrator does not answer for the creator", async () => {
  const [build, other] = [await waitingProduct(app), await createProduct(app)];
  await write(build, { text: "Blurred." });
  const id = await firstOf(build);
  expect((await answer(other, id, { done: true })).status).toBe(404);
  expect((await settle(other, id, true)).status).toBe(404);
  const admin = await app.as("admin").post(`${build.path}/remarks/${id}`, { done: true });
  expect(admin.status).toBe(403);
  expect((await app.as("other").get(`${build.path}/remarks`)).status).toBe(404);
});

test("there is a limit to how many, how long and where", async () => {
  const build = await waitingProduct(app);
  const some = (sent: number) =>
    Array.from({ length: 20 }, (_, at) => ({ text: `One of ${sent}: ${at}.` }));
  expect((await write(build, ...some(0), { text: "More." })).status).toBe(422);
  expect((await write(build)).status).toBe(422);
  expect((await write(build, { text: "x".repeat(1_001) })).status).toBe(422);
  expect((await write(build, { text: " " })).status).toBe(422);
  expect((await write(build, { field: "version", line: 3, text: "Where?" })).status).toBe(422);
  for (let sent = 0; sent < 5; sent += 1)
    expect((await write(build, ...some(sent))).status).toBe(200);
  const over = await write(build, { text: "The hundred and first." });
  expect([over.status, over.body]).toMatchObject([
    422,
    { error: "A product can have at most 100 open remarks." },
  ]);
});
