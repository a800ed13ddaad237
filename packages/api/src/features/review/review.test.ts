// Decisions of administrators: who may make them, what they change, and that only one of two concurrent ones succeeds.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  completeBuild,
  createProduct,
  nextBuild,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { licenses } from "../license/license.tables.ts";
import { companies } from "../company/company.tables.ts";
import { submissions } from "../submission/submission.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const decide = <D extends string>(build: Build, decision: D, body?: object) =>
  app.as("admin").post(`${build.adminPath}/${decision}`, body);
const statusesOf = async (build: Build) =>
  Object.fromEntries(
    (
      await app.db.select().from(submissions).where(eq(submissions.productId, build.product_id))
    ).map(({ version, status }) => [version, status]),
  );
const send = async (build: Build, version: string) =>
  app.as("creator").post(`${build.path}?require_review=1`, await completeBuild({ version }));

test("a rejection needs a reason, which the creator sees until the build is a draft again", async () => {
  const build = await waitingProduct(app);
  for (const body of [
    {},
    { rejection_reason: "" },
    { rejection_reason: "   " },
    { rejection_reason: "x".repeat(2_001) },
    { reason: " " },
    { reason: "x".repeat(2_001) },
    { rejection_reason: "Why.", because: "Why." },
  ])
    expect((await decide(build, "reject", body)).status).toBe(422);
  const rejected = await decide(build, "reject", { rejection_reason: " The icon is not yours. " });
  expect(rejected.body).toEqual({
    product_id: build.product_id,
    submission_id: build.submission_id,
    status: "rejected",
    undo_until: expect.any(String),
  });
  const { submission } = (await app.as("creator").get(build.path)).body;
  expect(submission).toMatchObject({
    rejected: 1,
    waiting_for_review: 0,
    draft: 0,
    rejection_reason: "The icon is not yours.",
  });

  await app.as("creator").post(`${build.path}/draft`);
  const after = (await app.as("creator").get(build.path)).body.submission;
  expect(after).toMatchObject({ rejected: 0, draft: 1, rejection_reason: "" });
});

test("a rejection takes its reason by the shorter name too", async () => {
  const build = await waitingProduct(app);
  expect((await decide(build, "reject", {})).body.problems).toMatchObject([
    { field: "rejection_reason", key: "reason.required" },
  ]);
  expect((await decide(build, "reject", { reason: "Not yours." })).status).toBe(200);
  const { submission } = (await app.as("creator").get(build.path)).body;
  expect(submission.rejection_reason).toBe("Not yours.");
});

test("approving accepts only reject:false", async () => {
  const build = await waitingProduct(app);
  expect((await decide(build, "approve", { reject: true })).status).toBe(422);
  expect((await decide(build, "approve", { reject: false })).body.status).toBe("ready_for_sale");
});

test("companies are told of another price when a build goes on sale, and not when it goes back", async () => {
  const build = await waitingProduct(app);
  const jobs = async () =>
    (
      await app.rows(
        `select 1 from jobs.job where name = 'price' and data->>'productId' = '${build.product_id}'`,
      )
    ).length;
  expect((await decide(build, "approve")).status).toBe(200);
  expect(await jobs()).toBe(1);
  expect((await decide(build, "review")).status).toBe(200);
  expect(await jobs()).toBe(1);
});

test("an approved build supersedes the older one, and installations keep their version", async () => {
  const old = await releasedProduct(app);
  const [company] = await app.db.select().from(companies).limit(1);
  await app.db.insert(licenses).values({
    productId: old.product_id,
    companyId: company!.id,
    installedSubmissionId: old.submission_id,
  });
  const next = await nextBuild(app, old);
  await send(next, "2.0.0");
  expect(await statusesOf(old)).toEqual({
    "1.0.0": "ready_for_sale",
    "2.0.0": "waiting_for_review",
  });
  expect((await decide(next, "approve")).status).toBe(200);
  expect(await statusesOf(old)).toEqual({ "1.0.0": "superseded", "2.0.0": "ready_for_sale" });
  const [license] = await app.db
    .select()
    .from(licenses)
    .where(eq(licenses.productId, old.product_id));
  expect(license!.installedSubmissionId).toBe(old.submission_id);
});

test("a rejected build can be put on sale, and supersedes a hidden one", async () => {
  const old = await releasedProduct(app);
  const next = await nextBuild(app, old);
  await send(next, "2.0.0");
  await decide(next, "reject", { rejection_reason: "Not yet." });
  await app.as("creator").post(`${old.path}/hidden`);
  expect((await decide(next, "ready")).status).toBe(200);
  expect(await statusesOf(old)).toEqual({ "1.0.0": "superseded", "2.0.0": "ready_for_sale" });
  const { submission } = (await app.as("creator").get(next.path)).body;
  expect(submission.rejection_reason).toBe("");
});

test("a build on sale can go back to review only while no other build is in progress", async () => {
  const build = await releasedProduct(app);
  const next = await nextBuild(app, build);
  const refused = await decide(build, "review");
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringContaining("another build in progress"),
  ]);
  expect(await statusesOf(build)).toEqual({ "1.0.0": "ready_for_sale", "": "draft" });
  await app.as("creator").delete(next.path);
  expect((await decide(build, "review")).body.status).toBe("waiting_for_review");
});

test("a creator can hide a build; only an administrator can enable it again", async () => {
  const build = await releasedProduct(app);
  expect((await app.as("creator").post(`${build.path}/hidden`, { hidden: 1 })).body.status).toBe(
    "hidden",
  );
  expect((await app.as("creator").post(`${build.path}/hidden`, { hidden: 0 })).status).toBe(403);
  expect((await decide(build, "active", { hidden: true })).status).toBe(422);
  expect((await decide(build, "active", { hidden: false })).body.status).toBe("ready_for_sale");
  expect((await app.as("admin").post(`${build.adminPath}/hidden`)).body.status).toBe("hidden");
});

test("a draft cannot be approved, and only administrators can approve", async () => {
  const build = await createProduct(app);
  expect((await decide(build, "approve")).status).toBe(409);
  expect((await app.as("creator").post(`${build.adminPath}/approve`)).status).toBe(403);
  expect((await app.as().post(`${build.adminPath}/approve`)).status).toBe(401);
});

test("when two administrators decide at once, one succeeds", async () => {
  for (let round = 0; round < 20; round += 1) {
    const build = await waitingProduct(app);
    const replies = await Promise.all([
      decide(build, "approve", { reject: false }),
      decide(build, "reject", { rejection_reason: "No." }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = replies.find(({ status }) => status === 200)!.body.status;
    const [row] = await app.db
      .select()
      .from(submissions)
      .where(eq(submissions.id, build.submission_id));
    expect([row!.status, row!.rejectionReason]).toEqual([
      winner,
      winner === "rejected" ? "No." : "",
    ]);
  }
});

test("cancelling and deciding at once leave one consistent state", async () => {
  for (let round = 0; round < 10; round += 1) {
    const build = await waitingProduct(app);
    const replies = await Promise.all([
      app.as("creator").post(`${build.path}/draft`),
      decide(build, "approve"),
      decide(build, "ready"),
      decide(build, "reject", { rejection_reason: "No." }),
    ]);
    const [row] = await app.db
      .select()
      .from(submissions)
      .where(eq(submissions.id, build.submission_id));
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(replies.filter(({ status }) => status === 200).map(({ body }) => body.status)).toContain(
      row!.status,
    );
    expect(row!.rejectionReason).toBe(row!.status === "rejected" ? "No." : "");
  }
});
