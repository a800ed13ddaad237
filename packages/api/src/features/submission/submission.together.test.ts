// Concurrent requests about the same product: no data is mixed or lost, and none fails with 5xx.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  completeBuild,
  createProduct,
  releasedProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";
import { products } from "../product/product.tables.ts";
import { submissions } from "./submission.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const rounds = Array.from({ length: 8 }, (_, round) => round);
const codes = (replies: readonly Reply[]) => replies.map(({ status }) => status);
const detail = async (build: Build) => (await app.as("creator").get(build.path)).body;

test("saves at once do not mix: the last one wins completely", async () => {
  for (const _ of rounds) {
    const build = await createProduct(app);
    const form = (word: string, permission: string) => ({
      notes: word,
      permissions: [permission],
      company_token: [`${word}@company.test`],
      languages: { 1: { name: word, description: word }, 2: { name: word, description: word } },
    });
    const replies = await Promise.all([
      app.as("creator").post(build.path, form("one", "1")),
      app.as("admin").post(build.adminPath, form("two", "2")),
      app.as("creator").post(build.path, form("one", "1")),
    ]);
    expect(codes(replies)).toEqual([200, 200, 200]);
    const { submission, permissions, enabled_accounts } = await detail(build);
    const word = submission.notes;
    expect(
      submission.languages.map((text: { submission_name: string }) => text.submission_name),
    ).toEqual([word, word]);
    expect(enabled_accounts).toEqual([
      { enabled_account: `${word}@company.test`, license_id: null },
    ]);
    expect(permissions).toEqual([{ permission_id: word === "one" ? 1 : 2 }]);
  }
});

test("the content that is sent for review is what waits, even if somebody saves at the same time", async () => {
  for (const _ of rounds) {
    const build = await createProduct(app);
    const [sent, saved] = await Promise.all([
      app
        .as("creator")
        .post(`${build.path}?require_review=1`, await completeBuild({ notes: "Sent" })),
      app.as("admin").post(build.adminPath, { notes: "Saved" }),
    ]);
    // The save is overwritten when the build is sent, or comes later and is refused.
    expect([sent.status, [200, 409].includes(saved.status)]).toEqual([200, true]);
    expect((await detail(build)).submission).toMatchObject({
      status: "waiting_for_review",
      notes: "Sent",
    });
  }
});

test("a build that is removed twice at once is removed once", async () => {
  for (const _ of rounds) {
    const build = await createProduct(app);
    const replies = await Promise.all([
      app.as("creator").delete(build.path),
      app.as("admin").delete(build.adminPath),
      app.as("creator").post(build.path, { notes: "Late" }),
    ]);
    expect(
      codes(replies)
        .slice(0, 2)
        .toSorted((a, b) => a - b),
    ).toEqual([200, 404]);
    expect([200, 404]).toContain(replies[2].status);
    expect(await app.db.$count(products, eq(products.id, build.product_id))).toBe(0);
  }
});

test("a product never has two builds in progress, nor two on sale", async () => {
  for (const _ of rounds) {
    const build = await releasedProduct(app);
    const replies = await Promise.all([
      app.as("creator").post(`/api/products/${build.product_id}/submissions`),
      app.as("admin").post(`${build.adminPath}/review`),
      app.as("creator").post(`${build.path}/hidden`),
    ]);
    for (const code of codes(replies)) expect([200, 409]).toContain(code);
    const rows = await app.db
      .select()
      .from(submissions)
      .where(eq(submissions.productId, build.product_id));
    const inProgress = rows.filter(
      ({ status }) => status === "draft" || status === "waiting_for_review",
    );
    expect([inProgress.length <= 1, rows.length <= 2]).toEqual([true, true]);
  }
});
