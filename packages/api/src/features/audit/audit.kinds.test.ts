// What the audit log records for each kind of change: who did what to which subject, with the old and new values.
import { isAuditKind, type AuditEntry } from "@lanyard/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import {
  completeBuild,
  createProduct,
  nextBuild,
  productWithHook,
  releasedProduct,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { createUser } from "../account/account.rules.ts";
import { passwordLinks } from "../account/password-links.tables.ts";
import { hashToken } from "../../platform/identity/tokens.ts";

let app: TestApp;
const password = "correct horse battery";
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);
const priced = { price_amount: "9.5", expiration_id: "2" };
interface Entry {
  readonly action: string;
}
/** The entries about one subject, oldest first. */
async function entriesOf(subject: string, id: number): Promise<Entry[]> {
  const path = `/api/admin/audit?limit=200&subject=${subject}&subject_id=${id}` as const;
  return (await app.as("admin").get(path)).body.toReversed();
}
const actions = (entries: readonly Entry[]) => entries.map(({ action }) => action);
const first = () => ({ kind: "company", name: "first" });
const user = (name: string) => ({ kind: "user", name });
const anyone = { kind: "anyone", id: null, name: "" };

it("signing in, asking for a link, setting a password by it, signing out", async () => {
  const email = "anna@user.test";
  const { id } = await createUser(app.db, { username: "anna", email, role: "creator", password });
  await app.as().post("/api/password/change", { email });
  // The entry exists once the mail has been sent.
  await expect.poll(() => entriesOf("user", id)).toHaveLength(1);
  const token = "a".repeat(43);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await app.db.insert(passwordLinks).values({ tokenHash: hashToken(token), userId: id, expiresAt });
  await app.as().post("/api/password/set", { token, password, password_confirmation: password });
  const session = (await app.as().post("/api/login", { email, password, remember_me: true })).body;
  await app.as().get("/api/logout", { authorization: `Bearer ${session.token}` });
  expect(await entriesOf("user", id)).toMatchObject([
    { actor: anyone, action: "user.password_link", before: null, after: null },
    {
      actor: { ...user("anna"), id },
      action: "user.password",
      before: { passwordHash: "(secret)" },
      after: { passwordHash: "(secret)" },
    },
  ]);
  expect(await entriesOf("session", id)).toMatchObject([
    { actor: user("anna"), action: "session.login", after: { remember: true } },
    { actor: user("anna"), action: "session.logout" },
  ]);
});

it("inviting, changing, deciding about a user", async () => {
  const invited = { username: "bea", email: "bea@user.test", role: "creator", language: "fr" };
  const { id } = (await app.as("admin").post("/api/register", invited)).body;
  await expect.poll(() => entriesOf("user", id)).toHaveLength(2);
  await app.as("admin").post(`/api/users/${id}`, { support_email: "help@user.test" });
  await app.as("admin").post(`/api/admin/users/${id}/role`, { role: "admin" });
  await app.as("admin").delete(`/api/admin/users/${id}`);
  await app.as("admin").post(`/api/admin/users/${id}/active`);
  const entries = await entriesOf("user", id);
  expect(entries).toMatchObject([
    { action: "user.register", before: null, after: { email: invited.email, language: "fr" } },
    { action: "user.password_link", before: null, after: null },
    {
      action: "user.update",
      before: { supportEmail: "" },
      after: { supportEmail: "help@user.test" },
    },
    { action: "user.role", before: { role: "creator" }, after: { role: "admin" } },
    { action: "user.deactivate", before: { active: true }, after: { active: false } },
    { action: "user.reactivate", before: { active: false }, after: { active: true } },
  ]);
  for (const entry of entries)
    expect(entry).toMatchObject({
      actor: entry.action === "user.password_link" ? { kind: "server" } : user("admin"),
    });
});

it("a company: made, its token issued again, deactivated", async () => {
  const company = { name: "New", email: "new@company.test", country: "IT" };
  const path = "/api/admin/companies";
  const { company_id: id } = (await app.as("admin").post(path, company)).body;
  await app.as("admin").post(`${path}/${id}/token`);
  await app.as("admin").delete(`${path}/${id}`);
  expect(await entriesOf("company", id)).toMatchObject([
    {
      actor: user("admin"),
      action: "company.create",
      after: { ...company, tokenHash: "(secret)" },
    },
    { action: "company.token", after: { tokenHash: "(secret)" } },
    { action: "company.deactivate", before: { active: true }, after: { active: false } },
  ]);
});

it("a product and its builds", async () => {
  const build = await releasedProduct(app);
  const next = await nextBuild(app, build);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ version: "2.0.0" }));
  await app.as("admin").post(`${next.adminPath}/approve`);
  await app.as("creator").post(`${next.path}/hidden`);
  await app.as("admin").post(`${next.adminPath}/active`);
  expect(await entriesOf("product", build.product_id)).toMatchObject([
    { actor: user("creator"), action: "product.create", after: { name: "Visits" } },
  ]);
  expect(await entriesOf("submission", build.submission_id)).toMatchObject([
    { actor: user("creator"), action: "submission.send" },
    { actor: user("admin"), action: "submission.approve" },
    { actor: user("admin"), action: "submission.supersede", after: { status: "superseded" } },
  ]);
  expect(await entriesOf("submission", next.submission_id)).toMatchObject([
    {
      actor: user("creator"),
      action: "submission.add",
      after: { productId: build.product_id, copiedFrom: build.submission_id },
    },
    { action: "submission.send", after: { version: "2.0.0" } },
    { action: "submission.approve" },
    { actor: user("creator"), action: "submission.hide", after: { status: "hidden" } },
    { actor: user("admin"), action: "submission.enable", after: { status: "ready_for_sale" } },
  ]);
  const draft = await createProduct(app);
  await app.as("creator").delete(draft.path);
  expect(await entriesOf("submission", draft.submission_id)).toMatchObject([
    { action: "submission.remove", before: { status: "draft" }, after: null },
  ]);
  expect((await entriesOf("product", draft.product_id)).at(-1)).toMatchObject({
    action: "product.remove",
    before: { name: "Visits" },
    after: null,
  });
});

it("a license, its payments, its people", async () => {
  const build = await releasedProduct(app, { ...priced, "permissions[0]": "3" });
  const { license_id: id } = (await license(build)).body;
  await act(build, "pay", undefined, "decline");
  await act(build, "pay");
  await act(build, "install");
  await app.company().post(`/api/userpermissions/products/${build.product_id}`, {
    user_permissions_licenses: [{ user_id: "anna", permission_id: 3 }],
    user_token: "host-user-7",
  });
  await app.as("creator").post(`${build.path}?require_review=0`, { price_amount: "0" });
  await act(build, "install");
  await act(build, "uninstall");
  await app.as("creator").delete(`/api/products/${build.product_id}/licenses/${id}`);
  expect(await entriesOf("license", id)).toMatchObject([
    { actor: first(), action: "license.create", before: null },
    { action: "license.install", after: { installedSubmissionId: build.submission_id } },
    {
      action: "license.permissions",
      before: { grants: [] },
      after: { grants: [{ userId: "anna", permissionId: 3 }], changedBy: hashToken("host-user-7") },
    },
    { actor: first(), action: "license.free", before: { free: false }, after: { free: true } },
    { action: "license.uninstall", after: { installedSubmissionId: null } },
    {
      actor: user("creator"),
      action: "license.delete",
      before: { company: "first@company.test" },
      after: null,
    },
  ]);
  const payments = (
    await app.as("admin").get("/api/admin/audit?subject=payment")
  ).body.toReversed();
  expect(payments).toMatchObject([
    { actor: first(), action: "payment.begin", before: null, after: { amountCents: 950 } },
    { action: "payment.refused", before: { status: "pending" }, after: { status: "refused" } },
    { action: "payment.begin" },
    { actor: first(), action: "payment.paid", before: { status: "pending" } },
  ]);
});

const aboutOf = async (subject: string, id: number) =>
  (await app.as("admin").get(`/api/admin/audit?limit=200&subject=${subject}&subject_id=${id}`)).body
    .map(({ action, about }: AuditEntry) => ({ action, ...about }))
    .toReversed();

it("the names of what an entry is about: as it holds them, else as they are; no id once it is gone", async () => {
  const build = await releasedProduct(app, { "permissions[0]": "3" });
  const { license_id: granted } = (await license(build)).body;
  const visits = { id: build.product_id, name: "Visits" };
  const company = { id: expect.any(Number), name: "first" };
  const nobody = { user: null, company: null };
  expect(await aboutOf("submission", build.submission_id)).toEqual(
    ["submission.send", "submission.approve"].map((action) => ({
      action,
      ...nobody,
      product: visits,
      version: "1.0.0",
    })),
  );
  expect(await aboutOf("license", granted)).toEqual([
    { action: "license.create", user: null, product: visits, version: "", company },
  ]);
  await app.rows(`update products set name = 'Renamed' where id = ${build.product_id}`);
  expect((await aboutOf("product", build.product_id))[0]).toMatchObject({ product: visits });
  expect((await aboutOf("license", granted))[0]).toMatchObject({
    product: { ...visits, name: "Renamed" },
  });

  const draft = await createProduct(app);
  await app.as("creator").delete(draft.path);
  const removed = { id: null, name: "Visits" };
  expect(await aboutOf("product", draft.product_id)).toMatchObject([
    { action: "product.create", product: removed },
    { action: "product.remove", product: removed },
  ]);
  // Nothing tells any more which product the build was of.
  expect((await aboutOf("submission", draft.submission_id)).at(-1)).toMatchObject({
    action: "submission.remove",
    product: null,
  });

  const { admin, other } = app.userIds;
  await app.as("admin").delete(`/api/admin/users/${other}`);
  await app.as("admin").post(`/api/admin/users/${other}/active`);
  expect((await aboutOf("user", other)).at(-1)).toEqual({
    action: "user.reactivate",
    ...nobody,
    user: { id: other, name: "other" },
    product: null,
    version: "",
  });
  expect(await aboutOf("user", admin)).toEqual([]);
  // Every kind that the server has written has a sentence.
  const written = await app.rows("select distinct action from audit_log");
  expect(written.map(({ action }) => String(action)).filter((one) => !isAuditKind(one))).toEqual(
    [],
  );
});

it("what is asked of support, and a webhook sent again", async () => {
  const request = { email: "visitor@example.com", object: "O", description: "D", privacy: true };
  await app.as().post("/api/functionality", request);
  const build = await productWithHook(app, "http://127.0.0.1:9/hook");
  const { proposal_id: proposal } = (
    await app.company().post("/api/proposals", { product_id: build.product_id, message: "More?" })
  ).body;
  expect(await entriesOf("proposal", proposal)).toMatchObject([
    {
      actor: first(),
      action: "proposal.create",
      after: { productId: build.product_id, message: "More?" },
    },
  ]);
  const [entry] = (await app.as("admin").get("/api/admin/audit?subject=enquiry")).body;
  expect(entry).toMatchObject({
    actor: anyone,
    action: "enquiry.create",
    after: { email: request.email, object: "O", description: "D" },
  });

  const log = `/api/products/${build.product_id}/webhook-deliveries` as const;
  const refused = async () => (await app.as("creator").get(log)).body[0]!;
  await expect.poll(async () => (await refused()).state).toBe("refused");
  const { delivery_id: delivery } = await refused();
  await app.as("creator").post(`${log}/${delivery}/resend`);
  expect(await entriesOf("webhook", delivery)).toMatchObject([
    {
      actor: user("creator"),
      action: "webhook.resend",
      before: { state: "refused" },
      after: { state: "waiting" },
    },
  ]);
  expect(actions(await entriesOf("product", build.product_id))).toEqual(["product.create"]);
});

it("a link that is not mailed is not in the log", async () => {
  const { creator } = app.userIds;
  const ask = () => app.as().post("/api/password/change", { email: "creator@user.test" });
  const sent = vi.spyOn(app.mail, "send").mockRejectedValue(new Error("no mail server"));
  expect((await ask()).status).toBe(200);
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  expect(actions(await entriesOf("user", creator))).not.toContain("user.password_link");
  sent.mockRestore();
});

it("what people of a company do, never with their user_token", async () => {
  const userToken = "host-session-0a1b2c";
  const as = <Path extends string>(path: Path, body: object = {}, send: "post" | "put" = "post") =>
    app.company()[send](path, { user_token: userToken, ...body });
  const build = await releasedProduct(app, { ...priced, "permissions[0]": "3" });
  const paid = await releasedProduct(app, priced);
  await license(build);
  await license(paid);
  const grants = [{ user_id: "ann", permission_id: 3 }];
  const product = `/api/products/${build.product_id}/licenses`;
  const grantsPath = `/api/userpermissions/products/${build.product_id}`;
  const replies = [
    await as(`${product}/pay`),
    await as(`${product}/install`),
    await as(grantsPath, { user_permissions_licenses: grants }),
    await as(grantsPath, { user_permissions_licenses: [] }, "put"),
    await as("/api/people/add", { user_id: "bob", name: "Bob" }),
    await as("/api/people/change", { user_id: "bob", name: "Bobby" }),
    await as("/api/people/import", { csv: "name,email\nCid,cid@co.test\n", dry_run: 0 }),
    await as("/api/people/host", { people: [{ user_id: "dan", name: "Dan" }] }),
    await as("/api/people/export"),
    await as("/api/people/remove", { user_ids: ["bob"] }),
    await as("/api/licenses/pay", {
      licenses: [
        { product_id: paid.product_id, price_amount: 9.5, price_currency: "EUR", expiration_id: 2 },
      ],
    }),
    await as(`/api/products/${paid.product_id}/licenses/checkout`),
    await as(`${product}/uninstall`),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const holders = await app.rows(
    `select count(*)::int as count from audit_personal where position('${hashToken(userToken)}' in after::text) > 0`,
  );
  expect(Number(holders[0]?.["count"])).toBeGreaterThan(4);
  for (const table of ["audit_log", "audit_personal"])
    expect(
      await app.rows(`select * from ${table} t where position('${userToken}' in t::text) > 0`),
    ).toEqual([]);
});
