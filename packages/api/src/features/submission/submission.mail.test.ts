// The recipients and languages of the mails about a build.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { announced } from "../../../test/announced.ts";
import { waitingProduct } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mails, mailTo } from "../../../test/outbox.ts";
import { createUser } from "../account/account.rules.ts";
import { users } from "../account/account.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: "https://badges.test" });
  for (const [username, language] of [
    ["anna", "fr"],
    ["gone", "en"],
  ] as const)
    await createUser(app.db, { username, email: `${username}@user.test`, role: "admin", language });
  await app.db.update(users).set({ signedInAt: new Date().toISOString() });
  await app.db.update(users).set({ active: false }).where(eq(users.username, "gone"));
  await app.db.update(users).set({ language: "en" }).where(eq(users.username, "creator"));
});
afterAll(() => app.close());

it("mails reviewers that a build waits, and its creator the decision and its reason", async () => {
  const build = await waitingProduct(app);
  const toAnna = await mailTo(app, "anna@user.test");
  expect(toAnna).toContain("Bonjour anna,");
  expect(toAnna).toContain("creator a envoyé Visite, version 1.0.0, en vérification");
  expect(toAnna).toContain(`https://badges.test/dashboard/products/${build.product_id}`);
  expect(await mailTo(app, "admin@user.test")).toContain("Ciao admin,");

  const rejection_reason = "The icon is <missing>.";
  await app.as("admin").post(`${build.adminPath}/reject`, { rejection_reason });
  await announced(app);
  const rejected = await mailTo(app, "creator@user.test");
  expect(rejected).toContain("Subject: Rejected: Visite 1.0.0");
  expect(rejected).toContain(`The reason:\r\n\r\n${rejection_reason}`);
  expect(rejected).toContain("Visite, version 1.0.0, has been rejected.");
  expect(rejected).toContain("The icon is &lt;missing&gt;.");
  expect(rejected).toContain(`/dashboard/build/products/${build.product_id}/submissions/`);

  await app.as("admin").post(`${build.adminPath}/ready`);
  await expect
    .poll(async () => (await mailTo(app, "creator@user.test")).includes("Subject: Approved"))
    .toBe(true);
  const written = await mails(app);
  expect(written.filter((mail) => mail.includes("To: gone@user.test"))).toEqual([]);
  expect(written.filter((mail) => mail.includes("To: anna@user.test"))).toHaveLength(1);
});

it("mails nothing about a decision that was refused", async () => {
  const before = (await mails(app)).length;
  const build = await waitingProduct(app);
  await app.as("creator").post(`${build.path}/draft`);
  const late = await app.as("admin").post(`${build.adminPath}/approve`);
  expect(late.status).toBe(409);
  await expect.poll(async () => (await mails(app)).length).toBe(before + 2);
});

it("mails at most three times an hour that a build waits", async () => {
  const build = await waitingProduct(app);
  for (let again = 0; again < 4; again += 1) {
    await app.as("creator").post(`${build.path}/draft`);
    expect((await app.as("creator").post(`${build.path}?require_review=1`, {})).status).toBe(200);
  }
  const { rows } = await app.db.execute(
    sql`select 1 from jobs.job where name = 'mail' and data->>'to' = 'anna@user.test'
      and data->>'text' like ${`%/products/${build.product_id}`} || '%'`,
  );
  expect(rows).toHaveLength(3);
});

it("mails nothing to a deactivated creator", async () => {
  const { rows: jobs } = await app.db.execute(
    sql`select 1 from jobs.job where name = 'mail' and data->>'to' = 'creator@user.test'`,
  );
  const build = await waitingProduct(app);
  await app.db.update(users).set({ active: false }).where(eq(users.username, "creator"));
  const rejection_reason = "Nobody is there.";
  expect(
    (await app.as("admin").post(`${build.adminPath}/reject`, { rejection_reason })).status,
  ).toBe(200);
  await announced(app);
  await app.db.update(users).set({ active: true }).where(eq(users.username, "creator"));
  const { rows } = await app.db.execute(
    sql`select 1 from jobs.job where name = 'mail' and data->>'to' = 'creator@user.test'`,
  );
  expect(rows).toHaveLength(jobs.length);
});

it("mails no administrator who has never signed in, or wants no such mails", async () => {
  const password = "correct horse battery";
  const names = ["never", "since", "before", "quiet"] as const;
  const addressOf = (username: string) => `${username}@review.test`;
  for (const username of names)
    await createUser(app.db, { username, email: addressOf(username), role: "admin", password });
  const mailed = async () => {
    const { product_id: product } = await waitingProduct(app);
    const { rows } = await app.db.execute<{ to: string }>(
      sql`select data->>'to' as to from jobs.job where name = 'mail'
        and data->>'to' like '%@review.test' and data->>'text' like ${`%/products/${product}`} || '%'`,
    );
    return rows.map(({ to }) => to).toSorted();
  };
  expect(await mailed()).toEqual([]);

  const login = (username: string) =>
    app.as().post("/api/login", { email: addressOf(username), password });
  for (const username of ["since", "before", "quiet"]) await login(username);
  // As a server did that did not know of the column.
  await app.db.update(users).set({ signedInAt: null }).where(eq(users.username, "before"));
  const { token, email } = (await login("quiet")).body;
  const quiet = await app.rows(`select id from users where email = '${email}'`);
  const authorization = { authorization: `Bearer ${token}` };
  const choose = (review_mails: number) =>
    app.as().post(`/api/users/${Number(quiet[0]?.["id"])}`, { review_mails }, authorization);
  expect((await app.as().get("/api/users/me", authorization)).body.review_mails).toBe(1);
  expect(await mailed()).toEqual(["before", "quiet", "since"].map(addressOf));

  expect((await choose(0)).body.review_mails).toBe(0);
  expect((await app.as().get("/api/users/me", authorization)).body.review_mails).toBe(0);
  expect(await mailed()).toEqual(["before", "since"].map(addressOf));
  // A save of something else keeps the choice.
  await app
    .as()
    .post(`/api/users/${Number(quiet[0]?.["id"])}`, { support_email: "" }, authorization);
  expect(await mailed()).toEqual(["before", "since"].map(addressOf));
  expect((await choose(1)).body.review_mails).toBe(1);
  expect(await mailed()).toEqual(["before", "quiet", "since"].map(addressOf));
});
