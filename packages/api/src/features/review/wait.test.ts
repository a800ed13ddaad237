// How long reviews took and where a build is in the queue, for its creator: too few reviews give no times.
import { reviewTimeLimits } from "@lanyard/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createProduct, waitingProduct, type Build } from "../../../test/fixtures.ts";
import { testApp, type Person, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows("truncate products cascade");
  await app.rows("delete from review_times");
});

const wait = (build: Build, who: Person = "creator") => app.as(who).get(`${build.path}/review`);
/** Inserts reviews that took the given minutes and ended `days` ago. */
const reviewed = (minutes: readonly number[], days = 1, status = "ready_for_sale") =>
  app.rows(
    `insert into review_times (sent_at, ended_at, status)
      select now() - interval '${days} days' - m * interval '1 minute', now() - interval '${days} days', '${status}'
      from unnest(array[${minutes.join(", ")}]) m`,
  );

test("the place is counted among all that wait, of any creator", async () => {
  const first = await waitingProduct(app, {}, "other");
  const second = await waitingProduct(app);
  const draft = await createProduct(app);
  expect((await wait(first, "other")).body).toMatchObject({ place: 1, waiting: 2 });
  const { body } = await wait(second);
  expect(body).toMatchObject({ place: 2, waiting: 2, times: null });
  expect(Date.now() - Date.parse(body.sent_at!)).toBeLessThan(60_000);
  expect((await wait(draft)).body).toEqual({ sent_at: null, place: null, waiting: 2, times: null });
  await app.as("admin").post(`${first.adminPath}/reject`, { rejection_reason: "No." });
  expect((await wait(second)).body).toMatchObject({ place: 1, waiting: 1 });
});

test("who sends again stands at the end", async () => {
  const [first, second] = [await waitingProduct(app), await waitingProduct(app)];
  await app.as("creator").post(`${first.path}/draft`);
  await app.as("creator").post(`${first.path}?require_review=1`);
  expect((await wait(first)).body).toMatchObject({ place: 2 });
  expect((await wait(second)).body).toMatchObject({ place: 1 });
});

test("half of the reviews, and nine of ten, took no longer; fewer than enough tell nothing", async () => {
  const build = await waitingProduct(app);
  await reviewed([10, 20, 30, 40]);
  expect((await wait(build)).body.times).toBeNull();
  // Older reviews are not counted, and neither is one that did not end with a decision.
  await reviewed([9_000, 9_000, 9_000], reviewTimeLimits.days + 1);
  await reviewed([9_000, 9_000, 9_000], 1, "draft");
  expect((await wait(build)).body.times).toBeNull();
  await reviewed([50, 60, 70, 80, 90, 100], 2, "rejected");
  expect((await wait(build)).body.times).toEqual({
    reviews: 10,
    median_seconds: 50 * 60,
    p90_seconds: 90 * 60,
  });
});

test("a decision is a review, of the time since it was sent; taking a build back is none", async () => {
  const builds: Build[] = [];
  for (let n = 0; n < reviewTimeLimits.least + 1; n += 1) builds.push(await waitingProduct(app));
  await app.rows("update review_queue set sent_at = now() - interval '2 hours'");
  const [left, ...others] = builds;
  await app.as("creator").post(`${left!.path}/draft`);
  for (const [at, { adminPath }] of others.entries())
    await (at % 2 === 0
      ? app.as("admin").post(`${adminPath}/approve`)
      : app.as("admin").post(`${adminPath}/reject`, { rejection_reason: "No." }));
  const { times } = (await wait(left!)).body;
  expect(times?.reviews).toBe(reviewTimeLimits.least);
  expect(Math.abs((times?.median_seconds ?? 0) - 7_200)).toBeLessThan(60);
  // Later changes to the build do not affect the time of its review.
  await app.as("creator").post(`${others[1]!.path}/draft`);
  await app.as("creator").delete(others[1]!.path);
  expect((await wait(left!)).body.times?.reviews).toBe(reviewTimeLimits.least);
});

test("somebody else's build has no place to tell", async () => {
  const build = await waitingProduct(app);
  expect((await wait(build, "other")).status).toBe(404);
  expect((await wait(build, "admin")).body).toMatchObject({ place: 1 });
  expect((await app.as().get(`${build.path}/review`)).status).toBe(401);
});
