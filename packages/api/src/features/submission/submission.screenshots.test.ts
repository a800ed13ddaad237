// Screenshots of a build: added, ordered, removed, limited.
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createProduct,
  file,
  picture,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const detail = async (build: Build) => (await app.as("creator").get(build.path)).body;
let shade = 0;
/** A form with pictures that no other build has. */
async function pictures(count: number): Promise<FormData> {
  const form = new FormData();
  for (let at = 0; at < count; at += 1) {
    shade += 1;
    form.append(
      `screenshots[${at}]`,
      file(await picture(40 + shade, 30), `${at}.png`, "image/png"),
    );
  }
  return form;
}
const add = async (build: Build, count: number) =>
  app.as("creator").post(`${build.path}/screenshots`, await pictures(count));
interface Screenshot {
  screenshot_id: number;
  screenshot_url: string;
}
const idsOf = (screenshots: Screenshot[]) => screenshots.map(({ screenshot_id }) => screenshot_id);

test("screenshots can be added, ordered and removed, six at most", async () => {
  const build = await createProduct(app);
  const first: Screenshot[] = (await add(build, 4)).body.screenshots;
  expect(first).toHaveLength(4);
  const [a, b, c, d] = idsOf(first);
  await app
    .as("creator")
    .post(build.path, { screenshot_order: [d, a].map(String), remove_screenshots: [String(b)] });
  expect(idsOf((await detail(build)).screenshots)).toEqual([d, a, c]);
  expect((await app.as().get(first[1]!.screenshot_url)).status).toBe(404);

  const tooMany = await add(build, 4);
  expect([tooMany.status, tooMany.body.problems[0]?.key]).toEqual([422, "screenshots.too_many"]);
  expect((await detail(build)).screenshots).toHaveLength(3);
  const replaced = await pictures(4);
  replaced.append("remove_screenshots[0]", String(d));
  expect((await app.as("creator").post(build.path, replaced)).status).toBe(200);
  const six = idsOf((await detail(build)).screenshots);
  expect([six.length, six.slice(0, 2)]).toEqual([6, [a, c]]);
  expect((await add(build, 1)).status).toBe(422);
  expect((await add(await createProduct(app), 7)).status).toBe(422);
});

test("new screenshots are in the order of their slots, in whatever order they were sent", async () => {
  const build = await createProduct(app);
  const form = new FormData();
  for (const [slot, width] of [
    [5, 65],
    [0, 60],
    [3, 63],
    [1, 61],
  ] as const)
    form.append(`screenshots[${slot}]`, file(await picture(width, 20), `${slot}.png`, "image/png"));
  const { screenshots } = (await app.as("creator").post(`${build.path}/screenshots`, form)).body;
  const widths = screenshots.map(async ({ screenshot_url }: Screenshot) => {
    const { rawPayload } = await app.fastify.inject(screenshot_url);
    return (await sharp(rawPayload).metadata()).width;
  });
  expect(await Promise.all(widths)).toEqual([60, 61, 63, 65]);
});

test("screenshots of another build cannot be removed", async () => {
  const [one, other] = [await createProduct(app), await createProduct(app)];
  const [theirs] = (await add(other, 1)).body.screenshots as Screenshot[];
  expect(
    (
      await app
        .as("creator")
        .post(one.path, { remove_screenshots: [String(theirs!.screenshot_id)] })
    ).status,
  ).toBe(422);
  expect((await detail(other)).screenshots).toHaveLength(1);
});

test("screenshots can be added only to a draft or rejected build of one's own", async () => {
  const waiting = await waitingProduct(app);
  expect((await add(waiting, 1)).body.error).toContain("in review");
  await app.as("admin").post(`${waiting.adminPath}/reject`, { rejection_reason: "No." });
  expect((await add(waiting, 1)).body.submission.status).toBe("draft");
  expect(
    (await app.as("other").post(`${waiting.path}/screenshots`, await pictures(1))).status,
  ).toBe(404);
  const none = await app.as("creator").post(`${waiting.path}/screenshots`, new FormData());
  expect([none.status, none.body.problems[0]?.field]).toEqual([422, "screenshots"]);
});
