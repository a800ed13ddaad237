// The demo: a catalogue with builds in every state and accounts to sign in with, and only on an empty database.
import sharp from "sharp";
import { buffer } from "node:stream/consumers";
import { eq, inArray, sql } from "drizzle-orm";
import {
  completenessProblems,
  snapshotFromCard,
  isStop,
  getLicenseState,
  statuses,
  type LicenseCard,
  type ProductCard,
} from "@lanyard/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../test/harness.ts";
import { sessions } from "../features/session/session.tables.ts";
import { companies } from "../features/company/company.tables.ts";
import { users } from "../features/account/account.tables.ts";
import { inspectBuild } from "../features/preflight/preflight.rules.ts";
import { checkStored } from "../features/submission/check.stored.rules.ts";
import { submissionChecks } from "../features/submission/check.tables.ts";
import { submissions } from "../features/submission/submission.tables.ts";
import { hashPassword } from "../platform/identity/passwords.ts";
import { hashToken } from "../platform/identity/tokens.ts";
import { openDemoAccounts, seedDemo } from "./demo.ts";

let app: TestApp;
let filled: [boolean, boolean];
beforeAll(async () => {
  app = await testApp();
  // The harness's users and companies would make the database count as not empty.
  for (const table of [sessions, users, companies]) await app.db.delete(table);
  filled = await Promise.all([seedDemo(app), seedDemo(app)]);
});
afterAll(() => app.close());

async function signIn(email: string): Promise<{ authorization: string }> {
  const { status, body } = await app.as().post("/api/login", { email, password: "demo-password" });
  expect(status).toBe(200);
  return { authorization: `Bearer ${body.token}` };
}

test("two servers that start at once fill it once", async () => {
  expect(filled.toSorted()).toEqual([false, true]);
  expect(await seedDemo(app)).toBe(false);
});

test("the creator's list shows a card in every state, each with its pictures", async () => {
  const { body } = await app.as().get("/api/products", await signIn("creator@demo.test"));
  const cards = body as ProductCard[];
  const seen = new Set(cards.map(({ status }) => status));
  expect(statuses.filter((status) => status !== "superseded" && !seen.has(status))).toEqual([]);
  expect(cards.some((card) => card.draft && card.ready_for_sale)).toBe(true);
  expect(cards.some((card) => card.is_private && card.price_amount > 0)).toBe(true);
  for (const { banner_url, icon_url } of cards) {
    expect((await app.as().get(banner_url)).status).toBe(200);
    expect((await app.as().get(icon_url)).status).toBe(200);
  }
});

test("nothing stops a build that waits or is on sale", async () => {
  const signal = new AbortController().signal;
  const inspected = inArray(submissions.status, ["waiting_for_review", "ready_for_sale"]);
  for (const { id } of await app.db.select().from(submissions).where(inspected))
    await checkStored(app, id, inspectBuild, { signal });
  const checked = await app.db
    .select({ findings: submissionChecks.findings })
    .from(submissionChecks);
  expect(checked.length).toBeGreaterThan(3);
  expect(checked.flatMap(({ findings }) => findings.filter(isStop))).toEqual([]);
}, 60_000);

test("every app has a history that ends with how it stands, told in the order in which it happened", async () => {
  const login = await signIn("admin@demo.test");
  const { body } = await app.as().get("/api/admin/products", login);
  const last = {
    draft: ["save"],
    waiting_for_review: ["send"],
    rejected: ["reject"],
    ready_for_sale: ["approve"],
    hidden: ["hide"],
  } as Record<string, string[]>;
  for (const { product_id: id, status } of body as { product_id: number; status: string }[]) {
    const { body: entries } = await app.as().get(`/api/admin/products/${id}/history`, login);
    const history = entries as { action: string; at: string; actor: { name: string } }[];
    expect(history.at(-1)?.action).toBe("create");
    expect(last[status]).toContain(history[0]?.action);
    expect(history.map(({ at }) => at)).toEqual(
      history.map(({ at }) => at).toSorted((one, other) => other.localeCompare(one)),
    );
    expect(history.every(({ actor }) => actor.name !== "")).toBe(true);
  }
});

test("the administrator signs in and finds builds to review", async () => {
  const { body } = await app.as().get("/api/admin/products", await signIn("admin@demo.test"));
  expect(
    (body as ProductCard[]).filter((card) => card.waiting_for_review).length,
  ).toBeGreaterThanOrEqual(2);
});

test("the demo company's token opens its store, private products included", async () => {
  const { status, body } = await app.company("demo-company-token").post("/api/licenses/ready");
  expect(status).toBe(200);
  const states = new Set(
    (body as { license_state: string }[]).map(({ license_state }) => license_state),
  );
  expect(["none", "licensed", "paid", "installed"].filter((state) => !states.has(state))).toEqual(
    [],
  );
  expect((body as ProductCard[]).some((card) => card.is_private)).toBe(true);
});

test("the demo company has a license in every standing, and people who use what it has", async () => {
  const { body } = await app.company("demo-company-token").post("/api/licenses");
  const cards = body as LicenseCard[];
  const standings = cards.map((card) => getLicenseState(snapshotFromCard(card), new Date()));
  const names = new Set(standings.map(({ name }) => name));
  expect([...names].toSorted()).toEqual(["expired", "expiring", "installed", "paid", "unpaid"]);
  expect(standings.some(({ update }) => update !== null)).toBe(true);
  expect(standings.some(({ offSale, next }) => offSale && next !== null)).toBe(true);
  expect(cards.some(({ unused }) => unused === 1)).toBe(true);
  expect(cards.some(({ people }) => people === 3)).toBe(true);
  const summary = await app.company("demo-company-token").post("/api/licenses/summary");
  // 12.50 / 3 + 6.90 + 39.90 / 12
  expect(summary.body).toMatchObject({ month: [{ currency: "EUR", amount: 14.39 }] });
});

test("every build past draft could have been sent", async () => {
  const login = await signIn("admin@demo.test");
  const builds = await app.db
    .select()
    .from(submissions)
    .where(sql`status <> 'draft'`);
  expect(builds.length).toBeGreaterThan(8);
  for (const build of builds) {
    const { body } = await app
      .as()
      .get(`/api/admin/products/${build.productId}/submissions/${build.id}`, login);
    const { languages, ...facts } = body.submission;
    const texts = (languages as { submission_name: string; submission_description: string }[]).map(
      (text, id) => ({ id, name: text.submission_name, description: text.submission_description }),
    );
    expect(
      completenessProblems({
        ...facts,
        languages: texts,
        source_code_url: build.archive !== "",
        db_script_url: build.sqlScript !== "",
        icon: build.icon !== "",
        banner: build.banner !== "",
      }),
    ).toEqual([]);
  }
});

test("pictures have the sizes and the renditions that uploads would be given", async () => {
  const [build] = await app.db.select().from(submissions).limit(1);
  const sizeOf = async (key: string) => {
    const content = await app.files.read(key);
    const { format, width, height } = await sharp(
      content && (await buffer(content.stream)),
    ).metadata();
    return { format, width, height };
  };
  expect(await sizeOf(build?.icon ?? "")).toEqual({ format: "webp", width: 512, height: 512 });
  expect(await sizeOf(build?.banner ?? "")).toEqual({ format: "webp", width: 1600, height: 700 });
  const small = (build?.banner ?? "").replace(".webp", "-480.webp");
  expect(await sizeOf(small)).toEqual({ format: "webp", width: 480, height: 210 });
});

test("says which of its people and companies everybody can act for", async () => {
  expect(await openDemoAccounts(app.db)).toEqual([
    "admin@demo.test",
    "creator@demo.test",
    "studio@demo.test",
    "badge@demo-company.test",
  ]);
  await app.db.update(users).set({ active: false }).where(eq(users.email, "studio@demo.test"));
  await app.db
    .update(users)
    .set({ passwordHash: await hashPassword("another password") })
    .where(eq(users.email, "admin@demo.test"));
  expect(await openDemoAccounts(app.db)).toEqual(["creator@demo.test", "badge@demo-company.test"]);
  await app.db.update(users).set({ active: false });
  expect(await openDemoAccounts(app.db)).toEqual(["badge@demo-company.test"]);
  await app.db.update(companies).set({ active: false });
  expect(await openDemoAccounts(app.db)).toEqual([]);
  // A changed e-mail address does not matter, because everybody knows the token.
  await app.db.update(companies).set({ active: true, email: "moved@company.test" });
  expect(await openDemoAccounts(app.db)).toEqual(["moved@company.test"]);
  await app.db.update(companies).set({ tokenHash: hashToken("another token") });
  expect(await openDemoAccounts(app.db)).toEqual([]);
});
