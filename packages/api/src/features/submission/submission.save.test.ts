// Saving the editor of a draft.
import type { Refusal } from "@lanyard/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { completeBuild, createProduct, file, picture, type Build } from "../../../test/fixtures.ts";
import { testApp, type Person, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
let draft: Build;
beforeEach(async () => {
  draft = await createProduct(app);
});

const save = (build: Build, body: object, person: Person = "creator") =>
  app.as(person).post(`${build.path}?require_review=0`, body);
const detail = async (build: Build) => (await app.as("creator").get(build.path)).body;
/** Each problem as `field key`. */
const problems = ({ body }: Reply<Partial<Refusal>>): string[] =>
  (body.problems ?? []).map(({ field, key }) => `${field} ${key}`);

test("saving stores every field that is sent and keeps the others", async () => {
  const reply = await save(
    draft,
    await completeBuild({
      "languages[3][name]": "Visitas",
      "permissions[0]": "2",
      mobile_available: "1",
      service_terms_url: "https://example.com/terms",
      webhook_url: "https://example.com/hook",
    }),
  );
  expect(reply.status).toBe(200);
  const { submission, permissions } = await detail(draft);
  expect(reply.body.submission.status).toBe("draft");
  expect(submission).toMatchObject({
    product_name: "Visite",
    submission_description: "Registra chi entra.",
    menu_entry_id: 1,
    version: "1.0.0",
    notes: "First release.",
    mobile_available: 1,
    service_terms_url: "https://example.com/terms",
    webhook_url: "https://example.com/hook",
    source_code_name: "build.zip",
    db_script_name: "install.sql",
    languages: [
      { code: "it", submission_name: "Visite", submission_description: "Registra chi entra." },
      { code: "es", submission_name: "Visitas", submission_description: "" },
    ],
  });
  expect(permissions).toEqual([{ permission_id: 2 }]);
  await save(draft, { notes: "Only this." });
  const after = await detail(draft);
  expect(after.submission).toMatchObject({
    notes: "Only this.",
    version: "1.0.0",
    icon_url: submission.icon_url,
    languages: submission.languages,
  });
  expect(after.submission.submission_updadet_at > submission.submission_updadet_at).toBe(true);
  expect(after.permissions).toEqual(permissions);
});

test("name and description change the text in the sender's language", async () => {
  await save(draft, {
    languages: {
      1: { name: "Visite", description: "Uno" },
      2: { name: "Visits", description: "One" },
    },
  });
  await app.as("creator").post(draft.path, { description: "Due" }, { "accept-language": "it" });
  await app.as("creator").post(draft.path, { name: "Guests" }, { "accept-language": "en" });
  expect((await detail(draft)).submission.languages).toEqual([
    { code: "it", submission_name: "Visite", submission_description: "Due" },
    { code: "en", submission_name: "Guests", submission_description: "One" },
  ]);
});

test("half of a text that is not sent stays as it was", async () => {
  await save(draft, { languages: { 1: { name: "Visite", description: "Uno" } } });
  await save(draft, { languages: { 1: { name: "Ospiti" }, 2: { description: "Two" } } });
  expect((await detail(draft)).submission.languages).toEqual([
    { code: "it", submission_name: "Ospiti", submission_description: "Uno" },
    { code: "en", submission_name: "", submission_description: "Two" },
  ]);
});

test.each([
  ["9.5", 9.5],
  ["9,50", 9.5],
  ["40.99", 40.99],
  [0, 0],
  ["0", 0],
])("a price of %s is stored", async (typed, price_amount) => {
  await save(draft, { price_amount: typed, price_currency: "USD", expiration_id: 3 });
  const free = price_amount === 0;
  expect((await detail(draft)).submission).toMatchObject({
    price_amount,
    price_currency: "USD",
    expiration_id: free ? 1 : 3,
  });
});

test.each([
  [{ price_amount: "41" }, "price_amount price.too_high"],
  [{ price_amount: "40.999" }, "price_amount price.decimals"],
  [{ price_amount: "-1" }, "price_amount price.negative"],
  [{ price_amount: "abc" }, "price_amount price.unreadable"],
  [{ price_amount: "" }, "price_amount price.required"],
  [{ price_currency: "" }, "price_currency currency.required"],
  [{ price_currency: "XXX" }, "price_currency currency.unknown"],
  [{ expiration_id: 6 }, "expiration_id expiration.unknown"],
  [{ expiration_id: -1 }, "expiration_id expiration.required"],
  [{ expiration_id: "abc" }, "expiration_id expiration.unknown"],
  [{ menu_entry_id: 7 }, "menu_entry_id menu_entry.unknown"],
  [{ permissions: ["1", "999"] }, "permissions[1] permission.unknown"],
  [{ permissions: ["read"] }, "permissions[0] permission.unknown"],
  [{ company_token: ["", "nobody"] }, "company_token[1] account.invalid"],
  [{ languages: { 9: { name: "X", description: "" } } }, "languages[9] language.unknown"],
  [{ languages: {} }, "languages language.required"],
  [{ privacy_policy_url: "example.com" }, "privacy_policy_url link.invalid"],
  [{ service_terms_url: "ftp://example.com" }, "service_terms_url link.invalid"],
  [{ webhook_url: "javascript:alert(1)" }, "webhook_url link.invalid"],
  [{ remove_screenshots: ["999999"] }, "remove_screenshots[0] field.invalid"],
  [{ screenshot_order: ["999999"] }, "screenshot_order[0] field.invalid"],
  [{ version: "x".repeat(41) }, "version field.too_long"],
  [{ is_private: "2" }, "is_private field.invalid"],
])("saving %j is refused and changes nothing", async (wrong, problem) => {
  const before = (await detail(draft)).submission;
  const reply = await save(draft, { notes: "Lost with the rest", ...wrong });
  expect([reply.status, problems(reply)]).toEqual([422, [problem]]);
  expect((await detail(draft)).submission).toEqual(before);
});

test("a refusal has every problem", async () => {
  const reply = await save(draft, { price_amount: "41", menu_entry_id: 7, webhook_url: "hook" });
  expect(problems(reply).toSorted()).toEqual([
    "menu_entry_id menu_entry.unknown",
    "price_amount price.too_high",
    "webhook_url link.invalid",
  ]);
  expect(reply.body.error).toHaveLength(3);
});

test("texts are stored with LF and counted so; one-line fields take no line break, in every kind of body", async () => {
  const build = await createProduct(app);
  const lines = "x\r\n".repeat(1_998) + "end";
  const body = new FormData();
  body.append("notes", lines);
  for (const notes of [body, { notes: lines }]) {
    expect((await app.as("creator").post(build.path, notes)).status).toBe(200);
    const { submission } = (await app.as("creator").get(build.path)).body;
    expect(submission.notes).toBe(lines.replaceAll("\r\n", "\n"));
  }
  const titled = { languages: { "2": { name: "a\nb", description: "a\nb" } } };
  const refused = await app.as("creator").post(build.path, { version: "1\r\n2", ...titled });
  expect(refused.status).toBe(422);
  expect((refused.body as unknown as Refusal).problems).toEqual([
    {
      field: "languages[2][name]",
      key: "field.one_line",
      text: "Title (English): no line breaks here.",
    },
    { field: "version", key: "field.one_line", text: "Version: no line breaks here." },
  ]);
});

test("control characters and directions that reach beyond a text are not stored, and hide no empty name", async () => {
  const name = "\u0007\u009B \u202E\u2066";
  const none = await app.as("creator").post("/api/products", { name, kind: "app" });
  expect(none.body).toMatchObject({ problems: [{ field: "name", key: "name.required" }] });
  const build = await createProduct(app);
  const title = "Visite \u202Egpj.exe\u001B[2J \u2066\u05D0\u2069\u200F\u2067";
  const body = new FormData();
  body.append("languages[2][name]", title);
  for (const sent of [body, { languages: { "2": { name: title } } }]) {
    expect((await app.as("creator").post(build.path, sent)).status).toBe(200);
    const { languages } = (await app.as("creator").get(build.path)).body.submission;
    expect(languages[0]?.submission_name).toBe("Visite gpj.exe[2J \u2066\u05D0\u2069\u200F");
  }
});

test("what nobody can see is no name, and no text that a build needs", async () => {
  const unseen = "\u3164\u200B\uFE0F";
  const reply = await app.as("creator").post("/api/products", { name: unseen, kind: "app" });
  expect(reply.body).toMatchObject({ problems: [{ field: "name", key: "name.required" }] });
  const build = await createProduct(app);
  const texts = { languages: { "2": { name: unseen, description: unseen } } };
  const sent = await app
    .as("creator")
    .post(`${build.path}?require_review=1`, { version: unseen, notes: unseen, ...texts });
  expect(sent.status).toBe(422);
  expect(problems(sent as Reply<Partial<Refusal>>).map((one) => one.split(" ")[1])).toEqual(
    expect.arrayContaining([
      "title.required",
      "description.required",
      "version.required",
      "notes.required",
    ]),
  );
});

test("permissions with value 0 and blank accounts are dropped, repeated ones count once", async () => {
  await save(draft, {
    permissions: ["0", "3", "", "1", "3"],
    company_token: [" First@company.test ", "", "first@company.test", "new@company.test"],
  });
  const { permissions, enabled_accounts } = await detail(draft);
  expect(permissions).toEqual([{ permission_id: 1 }, { permission_id: 3 }]);
  expect(enabled_accounts).toEqual([
    { enabled_account: "First@company.test", license_id: null },
    { enabled_account: "new@company.test", license_id: null },
  ]);
  await save(draft, { permissions: [""], company_token: [""] });
  expect(await detail(draft)).toMatchObject({ permissions: [], enabled_accounts: [] });
});

test("pictures and files are removed on request; a new file replaces the old one even so", async () => {
  await save(
    draft,
    await completeBuild({
      // Pictures that no other build has, because files that several builds use are not deleted.
      icon: file(await picture(51, 51), "icon.png", "image/png"),
      banner: file(await picture(52, 26), "banner.png", "image/png"),
    }),
  );
  const before = (await detail(draft)).submission;
  const form = new FormData();
  for (const field of ["remove_icon", "remove_banner", "remove_source_code", "remove_db_script"])
    form.append(field, "1");
  form.append("icon", file(await picture(32, 32, "#aa3300"), "other.png", "image/png"));
  await save(draft, form);
  const { submission } = await detail(draft);
  expect(submission).toMatchObject({
    banner_url: "",
    source_code_url: "",
    source_code_name: "",
    db_script_url: "",
    db_script_name: "",
  });
  expect(submission.icon_url).not.toBe(before.icon_url);
  expect((await app.as().get(submission.icon_url)).status).toBe(200);
  for (const removedUrl of [before.icon_url, before.banner_url])
    expect((await app.as().get(removedUrl)).status).toBe(404);
});

test("an administrator can save a build too; for others it is 404", async () => {
  expect(
    (await app.as("admin").post(`${draft.adminPath}?require_review=0`, { notes: "Checked" })).body
      .submission.notes,
  ).toBe("Checked");
  expect((await save(draft, { notes: "Mine" }, "other")).status).toBe(404);
  expect((await app.as("creator").post(draft.adminPath, {})).status).toBe(403);
});

test("a webhook URL of a private network is refused beside its field, and only there", async () => {
  const before = (await detail(draft)).submission;
  for (const host of [
    "127.0.0.1",
    "localhost:3000",
    "api.localhost.",
    "10.1.2.3",
    "[::1]",
    "[::ffff:10.0.0.1]",
    "169.254.169.254",
    "168.63.129.16",
    "2130706433.",
    "0x7f.1",
    "printer.local",
    "metadata.google.internal",
  ]) {
    const reply = await save(draft, { webhook_url: `http://${host}/hook` });
    expect(reply.status, host).toBe(422);
    expect(problems(reply), host).toEqual(["webhook_url link.private"]);
  }
  expect((await detail(draft)).submission.webhook_url).toBe(before.webhook_url);
  for (const webhook_url of ["https://93.184.216.34/hook", "https://localhost.example.com/", ""])
    expect((await save(draft, { webhook_url })).status, webhook_url).toBe(200);
  expect((await save(draft, { privacy_policy_url: "https://10.0.0.1/" })).status).toBe(200);
});
