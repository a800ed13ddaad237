// Decisions that are undone within seconds: what is restored, that nobody is told, and when it is too late.
import { undoLimits } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announced } from "../../../test/announced.ts";
import {
  completeBuild,
  nextBuild,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { openJobs } from "../../platform/jobs/jobs.ts";
import { submissions } from "../submission/submission.tables.ts";
import { tellDecision } from "./decision.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const hook = { webhook_url: "https://hook.invalid/hook" };
const decide = <D extends string>(build: Build, decision: D, body?: object) =>
  app.as("admin").post(`${build.adminPath}/${decision}`, body);
const approve = (build: Build) => decide(build, "approve", { reject: false });
const reject = (build: Build, more: object = {}) =>
  decide(build, "reject", { rejection_reason: "Not yet.", ...more });
const undo = (build: Build) => decide(build, "undo");
const statusesOf = async (build: Build) =>
  Object.fromEntries(
    (
      await app.db.select().from(submissions).where(eq(submissions.productId, build.product_id))
    ).map(({ version, status }) => [version, status]),
  );

/** The mails to the creator and the webhooks about a product that are queued or sent, by topic. */
async function listMessages({ product_id: id }: Build): Promise<string[]> {
  const rows = await app.rows(
    `select about from dispatches d where product_id = ${id} or exists (select from jobs.job j where j.name = 'mail'
       and (j.data->>'dispatch')::bigint = d.id and j.data->>'text' ~ '/products/${id}\\M') order by about`,
  );
  return rows.map(({ about }) => String(about)).filter((about) => about !== "waiting");
}

/** A product on sale with a second version in review. */
async function update(): Promise<{ old: Build; next: Build }> {
  const old = await releasedProduct(app);
  const next = await nextBuild(app, old);
  const form = await completeBuild({ ...hook, version: "2.0.0" });
  await app.as("creator").post(`${next.path}?require_review=1`, form);
  return { old, next };
}

test("the answer says until when, and the messages wait longer than that", async () => {
  const build = await waitingProduct(app, hook);
  const { body } = await approve(build);
  const [made] = await app.rows(
    `select decided_at, extract(epoch from j.start_after - d.decided_at)::float as held from decisions d
     join jobs.job j on j.name = 'decision' and (j.data->>'decision')::bigint = d.id where submission_id = ${build.submission_id}`,
  );
  const until = Date.parse(body.undo_until);
  expect(until - Date.parse(String(made!["decided_at"]))).toBe(undoLimits.seconds * 1_000);
  expect(made!["held"]).toBeGreaterThanOrEqual(undoLimits.seconds + undoLimits.graceSeconds);
  expect(await listMessages(build)).toEqual([]);
  await announced(app);
  await expect.poll(() => listMessages(build)).toEqual(["approved", "submission.approved"]);
});

test("an approval that is undone restores the build in review and the older one on sale, and nobody is told", async () => {
  const { old, next } = await update();
  await app.as("admin").post(`${next.adminPath}/claim`);
  const place = `select sent_at, claimed_by, claimed_at, claimed_until, is_first from review_queue where submission_id = ${next.submission_id}`;
  const [before] = await app.rows(place);
  expect((await approve(next)).status).toBe(200);
  expect(await statusesOf(old)).toEqual({ "1.0.0": "superseded", "2.0.0": "ready_for_sale" });

  expect((await undo(next)).body).toEqual({
    product_id: next.product_id,
    submission_id: next.submission_id,
    status: "waiting_for_review",
  });
  expect(await statusesOf(old)).toEqual({
    "1.0.0": "ready_for_sale",
    "2.0.0": "waiting_for_review",
  });
  expect((await app.rows(place))[0]).toEqual(before);
  const [build] = await app.rows(
    `select on_sale_at, sent_at from submissions where id = ${next.submission_id}`,
  );
  expect(build).toEqual({ on_sale_at: null, sent_at: before!["sent_at"] });
  expect(
    await app.rows(`select 1 from review_times where sent_at = '${String(before!["sent_at"])}'`),
  ).toEqual([]);
  expect(
    (await app.as().get(`/api/public/products/${old.product_id}`)).body.submission.version,
  ).toBe("1.0.0");
  await announced(app);
  expect(await listMessages(next)).toEqual(["approved"]);

  // The version was not sold: it may be sent again.
  await reject(next);
  await app.as("creator").post(`${next.path}/draft`);
  const again = await app.as("creator").post(`${next.path}?require_review=1`, { notes: "Mended." });
  expect(again.status).toBe(200);
});

test("an older build that was hidden is hidden again", async () => {
  const { old, next } = await update();
  await app.as("creator").post(`${old.path}/hidden`);
  await approve(next);
  expect((await undo(next)).status).toBe(200);
  expect(await statusesOf(old)).toEqual({ "1.0.0": "hidden", "2.0.0": "waiting_for_review" });
});

test("a product's first build is first again", async () => {
  const build = await waitingProduct(app);
  await approve(build);
  await undo(build);
  const rows = `select is_first from review_queue where submission_id = ${build.submission_id}`;
  expect(await app.rows(rows)).toEqual([{ is_first: true }]);
});

test("a rejection that is undone takes its reason and its remarks with it", async () => {
  const build = await waitingProduct(app, hook);
  await app.as("admin").post(`${build.adminPath}/remarks`, {
    remarks: [{ field: "icon", text: "Blurred." }],
  });
  await reject(build, { remarks: [{ field: "notes", text: "Too short." }] });
  expect((await undo(build)).status).toBe(200);
  const { submission } = (await app.as("creator").get(build.path)).body;
  expect(submission).toMatchObject({ status: "waiting_for_review", rejection_reason: "" });
  const { remarks } = (await app.as("creator").get(`${build.path}/remarks`)).body;
  expect(remarks.map(({ text }) => text)).toEqual(["Blurred."]);
  const log = await app.as("admin").get("/api/admin/audit?action=remark.remove");
  expect(log.body[0]?.before).toMatchObject({ text: "Too short." });
  await announced(app);
  expect(await listMessages(build)).toEqual(["remarks"]);
});

test("remarks that an approval settled are open again, and still ticked off", async () => {
  const build = await waitingProduct(app);
  const { body } = await app.as("admin").post(`${build.adminPath}/remarks`, {
    remarks: [{ field: "icon", text: "Blurred." }],
  });
  const id = body.remarks[0]!.remark_id;
  await app.as("creator").post(`${build.path}/remarks/${id}`, { done: true });
  await approve(build);
  expect((await app.as("creator").get(`${build.path}/remarks`)).body.remarks).toEqual([]);
  await undo(build);
  expect((await app.as("creator").get(`${build.path}/remarks`)).body.remarks).toMatchObject([
    { remark_id: id, done_at: expect.any(String) },
  ]);
  const log = await app.as("admin").get("/api/admin/audit?action=remark.unsettle");
  expect(log.body[0]?.subject).toMatchObject({ id });
});

test("the history says that it was decided and undone", async () => {
  const { old, next } = await update();
  await approve(next);
  await undo(next);
  const { body } = await app.as("creator").get(`/api/products/${old.product_id}/history`);
  expect(body.slice(0, 4).map(({ action, submission_id: id }) => [action, id])).toEqual([
    ["undo", next.submission_id],
    ["restore", old.submission_id],
    ["approve", next.submission_id],
    ["supersede", old.submission_id],
  ]);
  const log = await app.as("admin").get("/api/admin/audit?action=submission.undo");
  expect(log.body[0]).toMatchObject({
    actor: { name: "admin" },
    subject: { id: next.submission_id },
    before: { status: "ready_for_sale" },
    after: { status: "waiting_for_review" },
  });
});

test("a decision is made again after it was undone, and told once", async () => {
  const build = await waitingProduct(app, hook);
  await approve(build);
  await undo(build);
  await reject(build);
  await announced(app);
  expect(await listMessages(build)).toEqual(["rejected", "submission.rejected"]);
  const late = await undo(build);
  expect([late.status, late.body]).toMatchObject([
    409,
    { error: expect.stringContaining("time is over"), last_move: { action: "reject" } },
  ]);
});

test("once the time is over it cannot be undone, even if the messages have not gone out", async () => {
  const build = await waitingProduct(app);
  await approve(build);
  const seconds = undoLimits.seconds + undoLimits.graceSeconds;
  await app.db.execute(
    sql`update decisions set decided_at = now() - make_interval(secs => ${seconds})`,
  );
  expect((await undo(build)).status).toBe(409);
  expect(await statusesOf(build)).toEqual({ "1.0.0": "ready_for_sale" });
});

test("nothing is undone after something else has happened to the build or its product", async () => {
  const hidden = await waitingProduct(app);
  await approve(hidden);
  await app.as("creator").post(`${hidden.path}/hidden`);
  await app.as("admin").post(`${hidden.adminPath}/active`, { hidden: false });

  const priced = await waitingProduct(app);
  await approve(priced);
  await app.as("creator").post(`${priced.path}?require_review=0`, { price_amount: "3.00" });

  const succeeded = await waitingProduct(app);
  await approve(succeeded);
  await nextBuild(app, succeeded);

  const revised = await waitingProduct(app);
  await reject(revised);
  await app.as("creator").post(`${revised.path}/draft`);

  const licensed = await waitingProduct(app);
  await approve(licensed);
  await app.company().post(`/api/products/${licensed.product_id}/license`);

  for (const [build, status] of [
    [hidden, "ready_for_sale"],
    [priced, "ready_for_sale"],
    [succeeded, "ready_for_sale"],
    [revised, "draft"],
    [licensed, "ready_for_sale"],
  ] as const) {
    const late = await undo(build);
    expect([build, late.status, late.body.error]).toEqual([
      build,
      409,
      expect.stringContaining("something else has happened"),
    ]);
    expect((await statusesOf(build))["1.0.0"]).toBe(status);
  }
  // The decision stands, so it is told.
  await announced(app);
  expect(await listMessages(revised)).toEqual(["rejected"]);
});

test("a decision that a removed build had is still told", async () => {
  const build = await waitingProduct(app);
  await reject(build);
  await app.as("creator").delete(build.path);
  await announced(app);
  expect(await listMessages(build)).toEqual(["rejected"]);
});

test("a rejection that another administrator overrules within seconds is not told after the approval", async () => {
  const build = await waitingProduct(app, hook);
  await reject(build);
  expect((await decide(build, "ready")).status).toBe(200);
  await announced(app);
  expect(await listMessages(build)).toEqual(["approved", "submission.approved"]);
});

test.each([
  ["installed", "installed_at"],
  ["paid", "paid_at"],
])("an update that a company has %s since is not taken from it", async (_how, column) => {
  const { old, next } = await update();
  await app.company().post(`/api/products/${old.product_id}/license`);
  await approve(next);
  await app.db.execute(
    sql`update licenses set ${sql.identifier(column)} = now() where product_id = ${old.product_id}`,
  );
  expect((await undo(next)).status).toBe(409);
});

test("a company that installs while the decision is undone keeps what it has installed", async () => {
  const { old, next } = await update();
  await app.company().post(`/api/products/${old.product_id}/license`);
  await approve(next);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let undone: ReturnType<typeof undo> | undefined;
  await app.db.transaction(async (tx) => {
    // What an installation does until it is committed.
    await tx.execute(sql`update licenses set installed_submission_id = ${next.submission_id},
      installed_at = now() where product_id = ${old.product_id}`);
    undone = undo(next);
    let isOver = false;
    void undone.then(() => (isOver = true));
    await expect
      .poll(async () => isOver || (await app.db.execute(waiting)).rowCount! > 0)
      .toBe(true);
  });
  expect((await undone!).status).toBe(409);
  expect(await statusesOf(next)).toEqual({ "1.0.0": "superseded", "2.0.0": "ready_for_sale" });
});

test("of two decisions that can be undone, the last one is", async () => {
  const build = await waitingProduct(app);
  await reject(build);
  await decide(build, "review");
  await approve(build);
  expect((await undo(build)).status).toBe(200);
  expect(await statusesOf(build)).toEqual({ "1.0.0": "waiting_for_review" });
});

test("the mail of an approval with remarks and that of a rejection go out once each", async () => {
  const remarks = [{ field: "notes", text: "Too short." }];
  const approved = await waitingProduct(app);
  await decide(approved, "approve", { reject: false, remarks });
  const rejected = await waitingProduct(app);
  await reject(rejected, { remarks });
  await announced(app);
  expect([await listMessages(approved), await listMessages(rejected)]).toEqual([
    ["approved", "remarks"],
    ["rejected"],
  ]);
});

test("only administrators undo, any of them, and only what was decided", async () => {
  const build = await waitingProduct(app);
  expect((await undo(build)).status).toBe(409);
  await approve(build);
  const statuses = async (...people: Parameters<TestApp["as"]>) =>
    (await app.as(...people).post(`${build.adminPath}/undo`)).status;
  expect([await statuses("creator"), await statuses("other"), await statuses()]).toEqual([
    403, 403, 401,
  ]);
  const other = await waitingProduct(app);
  const crossed = await app
    .as("admin")
    .post(`/api/admin/products/${other.product_id}/submissions/${build.submission_id}/undo`);
  expect(crossed.status).toBe(404);
  expect((await undo(build)).status).toBe(200);
});

test("undoing and telling at once: either it is undone and untold, or told and not undone", async () => {
  for (let round = 0; round < 20; round += 1) {
    const build = await waitingProduct(app, hook);
    await approve(build);
    const [undone, again] = await Promise.all([undo(build), undo(build), announced(app)]);
    const isUndone = [undone.status, again.status].includes(200);
    expect([undone.status, again.status].filter((status) => status === 200).length).toBe(
      isUndone ? 1 : 0,
    );
    expect(await statusesOf(build)).toEqual({
      "1.0.0": isUndone ? "waiting_for_review" : "ready_for_sale",
    });
    expect(await listMessages(build)).toEqual(isUndone ? [] : ["approved", "submission.approved"]);
  }
});

test("a job that runs twice tells once", async () => {
  const build = await waitingProduct(app, hook);
  await approve(build);
  const [{ data }] = (await app.rows(
    `select j.data from jobs.job j join decisions d on (j.data->>'decision')::bigint = d.id
     where j.name = 'decision' and d.submission_id = ${build.submission_id}`,
  )) as [{ data: Parameters<typeof tellDecision>[1] }];
  await Promise.all([tellDecision(app, data), tellDecision(app, data)]);
  await tellDecision(app, data);
  expect(await listMessages(build)).toEqual(["approved", "submission.approved"]);
});

test("a server that starts later tells what the stopped one held", async () => {
  const build = await waitingProduct(app);
  await approve(build);
  await app.jobs.stop();
  await app.db.execute(
    sql`update jobs.job set start_after = now() where name = 'decision' and state = 'created'`,
  );
  const jobs = openJobs(app.db, 100);
  jobs.work("decision", (job) =>
    tellDecision({ ...app, jobs }, job as Parameters<typeof tellDecision>[1]),
  );
  await jobs.start((error) => {
    throw error;
  });
  await expect.poll(() => listMessages(build)).toEqual(["approved"]);
  await jobs.stop();
});
