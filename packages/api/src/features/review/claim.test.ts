// Claims: one administrator reviews a build at a time; what ends a claim, and what the others are told.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../account/account.rules.ts";
import { sessions } from "../session/session.tables.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import {
  createProduct,
  rejectedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
/** A second administrator. */
const bea = { authorization: "Bearer token-of-bea" };
let beaId: number;
beforeAll(async () => {
  app = await testApp({ REVIEW_CLAIM_MINUTES: "15" });
  const made = await createUser(app.db, { username: "bea", email: "bea@user.test", role: "admin" });
  beaId = made.id;
  await app.db.insert(sessions).values({
    tokenHash: hashToken("token-of-bea"),
    userId: beaId,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
});
afterAll(() => app.close());

const claim = (build: Build, headers?: Record<string, string>) =>
  headers
    ? app.as().post(`${build.adminPath}/claim`, undefined, headers)
    : app.as("admin").post(`${build.adminPath}/claim`);
const release = (build: Build, headers?: Record<string, string>) =>
  headers
    ? app.as().delete(`${build.adminPath}/claim`, headers)
    : app.as("admin").delete(`${build.adminPath}/claim`);
const whoHas = async (build: Build) =>
  (await app.as("admin").get(`${build.adminPath}/claim`)).body.claim;
const logged = async (build: Build) =>
  (
    await app.as("admin").get(`/api/admin/audit?subject=review&subject_id=${build.submission_id}`)
  ).body.map(({ action, actor }) => `${actor.name}: ${action}`);

test("who claims a build has it for as long as the setting says, and others see it", async () => {
  const build = await waitingProduct(app);
  expect(await whoHas(build)).toBeNull();
  const { status, body } = await claim(build);
  expect([status, body.username, body.mine]).toEqual([200, "admin", 1]);
  expect(Date.parse(body.until) - Date.parse(body.since)).toBe(15 * 60_000);
  const seen = await app.as().get(`${build.adminPath}/claim`, bea);
  expect(seen.body).toEqual({ claim: { ...body, mine: 0 } });
  const [entry] = (await app.as().get("/api/admin/reviews", bea)).body;
  expect(entry?.claim).toEqual({ ...body, mine: 0 });
});

test("another administrator is refused, and told by whom and since when", async () => {
  const build = await waitingProduct(app);
  const { body: held } = await claim(build);
  const refused = await claim(build, bea);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    error: "admin is already reviewing this build.",
    code: "state",
    claim: { ...held, mine: 0 },
  });
  expect((await release(build, bea)).status).toBe(409);
  expect(await whoHas(build)).toEqual(held);
});

test("claiming again keeps since when and has it for longer; the log has one entry", async () => {
  const build = await waitingProduct(app);
  const { body: first } = await claim(build);
  await app.rows(
    `update review_queue set claimed_until = now() + interval '1 minute' where submission_id = ${build.submission_id}`,
  );
  const { body: again } = await claim(build);
  expect(again.since).toBe(first.since);
  expect(Date.parse(again.until)).toBeGreaterThanOrEqual(Date.parse(first.until));
  expect(await logged(build)).toEqual(["admin: review.claim"]);
});

test("a claim ends by release, which is no error twice, and the other one can have it", async () => {
  const build = await waitingProduct(app);
  await claim(build);
  expect((await release(build)).status).toBe(200);
  expect((await release(build)).status).toBe(200);
  expect(await whoHas(build)).toBeNull();
  expect((await claim(build, bea)).status).toBe(200);
  expect(await logged(build)).toEqual([
    "bea: review.claim",
    "admin: review.release",
    "admin: review.claim",
  ]);
});

test("a claim ends by itself, and since when begins anew", async () => {
  const build = await waitingProduct(app);
  const { body: first } = await claim(build);
  await app.rows(
    `update review_queue set claimed_at = claimed_at - interval '1 hour', claimed_until = now() - interval '1 second' where submission_id = ${build.submission_id}`,
  );
  expect(await whoHas(build)).toBeNull();
  const { status, body } = await claim(build, bea);
  expect([status, body.username]).toEqual([200, "bea"]);
  expect(Date.parse(body.since)).toBeGreaterThanOrEqual(Date.parse(first.since));
  // The administrator whose claim has ended has nothing to release.
  expect((await release(build)).status).toBe(409);
});

test("a claim ends by the decision, whoever makes it", async () => {
  const build = await waitingProduct(app);
  await claim(build);
  const decided = await app.as().post(`${build.adminPath}/approve`, undefined, bea);
  expect(decided.status).toBe(200);
  expect(await whoHas(build)).toBeNull();
  const late = await claim(build);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    error: "This build is no longer waiting: it is on sale.",
    last_move: { action: "approve", username: "bea" },
  });
  // A build that is sent back to review is unclaimed.
  await app.as("admin").post(`${build.adminPath}/review`);
  expect(await whoHas(build)).toBeNull();
  expect((await claim(build, bea)).status).toBe(200);
});

test("only what waits can be claimed, and only by administrators", async () => {
  const draft = await createProduct(app);
  expect((await claim(draft)).status).toBe(409);
  const rejected = await rejectedProduct(app);
  expect((await claim(rejected)).status).toBe(409);
  const build = await waitingProduct(app);
  expect((await app.as("creator").post(`${build.adminPath}/claim`)).status).toBe(403);
  expect((await app.as("creator").get(`${build.adminPath}/claim`)).status).toBe(403);
  expect((await app.as("creator").delete(`${build.adminPath}/claim`)).status).toBe(403);
  expect((await app.as().post(`${build.adminPath}/claim`)).status).toBe(401);
  const elsewhere = `/api/admin/products/${draft.product_id}/submissions/${build.submission_id}/claim`;
  expect((await app.as("admin").post(elsewhere as `${Build["adminPath"]}/claim`)).status).toBe(404);
});

test("of two at once one has it", async () => {
  for (let round = 0; round < 8; round += 1) {
    const build = await waitingProduct(app);
    const replies = await Promise.all([
      claim(build),
      claim(build, bea),
      claim(build),
      claim(build, bea),
    ]);
    const won = new Set(
      replies.flatMap(({ status, body }) => (status === 200 ? [body.username] : [])),
    );
    expect(won.size).toBe(1);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409,
    ]);
    expect((await whoHas(build))?.username).toBe([...won][0]);
  }
});

test("claiming and deciding at once leave no claim on what is decided", async () => {
  for (let round = 0; round < 6; round += 1) {
    const build = await waitingProduct(app);
    const [claimed, decided] = await Promise.all([
      claim(build),
      app.as().post(`${build.adminPath}/reject`, { rejection_reason: "No." }, bea),
    ]);
    expect(decided.status).toBe(200);
    expect([200, 409]).toContain(claimed.status);
    expect(await whoHas(build)).toBeNull();
  }
});

test("who decides too late is told by whom, when and how it was decided", async () => {
  const build = await waitingProduct(app);
  const before = Date.now();
  await app.as("admin").post(`${build.adminPath}/reject`, { rejection_reason: "Blurred." });
  const late = await app.as().post(`${build.adminPath}/approve`, undefined, bea);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    error: "You cannot approve it: the build is rejected.",
    last_move: { action: "reject", username: "admin" },
  });
  expect(Math.abs(Date.parse(late.body.last_move?.at ?? "") - before)).toBeLessThan(60_000);
  // A move by the creator is reported in the same way.
  const other = await waitingProduct(app);
  await app.as("creator").post(`${other.path}/draft`);
  const reply = await app.as().post(`${other.adminPath}/reject`, { rejection_reason: "No." }, bea);
  expect(reply.body).toMatchObject({ last_move: { action: "cancel", username: "creator" } });
});
