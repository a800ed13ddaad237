// Requests of visitors and companies in the administrators' office: listed, answered by mail in the sender's language,
// closed, reopened.
import type { getRequest } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { queriesOf, rowsRead } from "../../../bench/reads.ts";
import { releasedProduct } from "../../../test/fixtures.ts";
import { tokenOf, testApp, type TestApp } from "../../../test/harness.ts";
import { mails } from "../../../test/outbox.ts";
import { users } from "../account/account.tables.ts";
import { sessions } from "../session/session.tables.ts";
import { erase } from "../../retention/erase.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";
import { enquiries } from "./enquiry.tables.ts";
import { requestAnswers, requests } from "./request.tables.ts";

const base = "/api/admin/requests";
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ SUPPORT_EMAIL: "support@product.test" });
});
afterAll(() => app.close());
beforeEach(async () => void (await app.db.delete(throttles)));

let count = 0;
/** Sends a visitor's request, and returns it as it is listed. */
async function createRequest(language = "fr") {
  count += 1;
  const email = `visitor${count}@example.com`;
  await app
    .as()
    .post(
      "/api/functionality",
      { email, object: `Colour ${count}`, description: "More colours, {{please}}.", privacy: true },
      { "accept-language": language },
    );
  const [request] = (await app.as("admin").get(`${base}?search=${email}`)).body;
  return request!;
}
const detail = async (id: number) => (await app.as("admin").get(`${base}/${id}`)).body;
/**
 * The answer mailed to somebody; not the mail to support about the request, which names the same person as Reply-To.
 */
const answerTo = (email: string) =>
  vi.waitUntil(
    async () => (await mails(app)).find((mail) => mail.includes(`\r\nTo: ${email}\r\n`)),
    { timeout: 60_000, interval: 100 },
  );
const logOf = async (id: number) => {
  const [row] = await app.db.select().from(requests).where(eq(requests.id, id));
  const path = `/api/admin/audit?subject=enquiry&subject_id=${row?.enquiryId ?? 0}` as const;
  return (await app.as("admin").get(path)).body.toReversed();
};

it("shows what a visitor asked, and what a company asked about a product", async () => {
  const one = await createRequest("es");
  expect(one).toMatchObject({
    kind: "functionality",
    state: "open",
    subject: `Colour ${count}`,
    email: `visitor${count}@example.com`,
    name: "",
    company_id: null,
    product_id: null,
    language: "es",
    settled_by: "",
    settled_at: null,
    version: 0,
  });
  expect(await detail(one.request_id)).toEqual({
    ...one,
    text: "More colours, {{please}}.",
    answers: [],
  });
  const { product_id } = await releasedProduct(app);
  await app.company().post("/api/proposals", { product_id, message: "For 300 people?" });
  const { body } = await app.as("admin").get(`${base}?kind=proposal`);
  expect(body).toMatchObject([
    {
      kind: "proposal",
      subject: "Visits",
      email: "first@company.test",
      name: "first",
      product_id,
      language: "it",
    },
  ]);
  expect((await detail(body[0]!.request_id)).text).toBe("For 300 people?");
});

it.each([
  ["it", "Risposta alla tua richiesta:", "ci avevi scritto"],
  ["en", "Answer to your request:", "you wrote to us"],
  ["es", "Respuesta a tu solicitud:", "nos escribiste"],
  ["fr", "Réponse à votre demande", "vous nous avez écrit"],
])("is answered in %s by mail, and the log says by whom", async (language, title, quote) => {
  const { request_id, email, version } = await createRequest(language);
  const answer = "With the next version, $t(mail.reset_text).\nAda";
  const done = await app.as("admin").post(`${base}/${request_id}/answers`, { answer, version });
  expect(done.body).toMatchObject({
    state: "answered",
    version: 1,
    settled_by: "admin",
    answers: [{ answer, username: "admin" }],
  });
  const mail = await answerTo(email);
  expect(mail).toContain(`Content-Language: ${language}`);
  expect(mail).toContain("Reply-To: support@product.test");
  expect(mail).toContain("$t(mail.reset_text)");
  expect(mail).toContain("More colours, {{please}}.");
  expect(mail).toContain(quote);
  expect(mail.replaceAll("_", " ")).toContain(`${title} `);
  expect(await logOf(request_id)).toMatchObject([
    { action: "enquiry.create" },
    {
      actor: { name: "admin" },
      action: "enquiry.answer",
      before: { state: "open" },
      after: { state: "answered", answer },
    },
  ]);
});

it("is closed, opened again, and answered a second time", async () => {
  const { request_id: id } = await createRequest();
  const post = (what: string, body: object = {}) =>
    app.as("admin").post(`${base}/${id}/${what}` as `${typeof base}/1/close`, body);
  expect((await post("close", { version: 0 })).body).toMatchObject({ state: "closed", version: 1 });
  // Closing a closed request changes nothing.
  expect((await post("close")).body).toMatchObject({ state: "closed", version: 1 });
  expect((await post("reopen")).body).toMatchObject({ state: "open", version: 2 });
  expect((await post("answers", { answer: "One." })).body).toMatchObject({ version: 3 });
  expect((await post("answers", { answer: "Two." })).body).toMatchObject({
    state: "answered",
    answers: [{ answer: "One." }, { answer: "Two." }],
  });
  expect((await logOf(id)).map(({ action }) => action)).toEqual([
    "enquiry.create",
    "enquiry.close",
    "enquiry.reopen",
    "enquiry.answer",
    "enquiry.answer",
  ]);
});

it("tells the second of two administrators who was faster, and sends one mail", async () => {
  const [bea] = await app.db
    .insert(users)
    .values({ username: "bea", email: "bea@user.test", role: "admin" })
    .returning({ id: users.id });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await app.db
    .insert(sessions)
    .values({ tokenHash: hashToken(tokenOf("bea")), userId: bea!.id, expiresAt });
  const { request_id: id, email, version } = await createRequest("en");
  const answers = await Promise.all(
    (["admin", "bea"] as const).map((name) =>
      app
        .as()
        .post(
          `${base}/${id}/answers`,
          { answer: `From ${name}.`, version },
          { authorization: `Bearer ${tokenOf(name)}` },
        ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? "admin" : "bea";
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({
    problems: [{ key: "enquiry.changed", params: { name: winner } }],
  });
  expect((await detail(id)).answers).toMatchObject([{ answer: `From ${winner}.` }]);
  expect(await answerTo(email)).toContain(`From ${winner}.`);
  for (const what of ["close", "reopen"] as const)
    expect(await app.as("admin").post(`${base}/${id}/${what}`, { version: 0 })).toMatchObject({
      status: 409,
      body: { problems: [{ key: "enquiry.changed" }] },
    });
});

it("refuses an answer without a text, one that is too long, and what is not there", async () => {
  const { request_id: id } = await createRequest();
  const answer = (text: string) => app.as("admin").post(`${base}/${id}/answers`, { answer: text });
  for (const [text, key] of [
    ["", "answer.required"],
    [" \n ", "answer.required"],
    ["a".repeat(4_001), "answer.too_long"],
  ] as const)
    expect(await answer(text)).toMatchObject({
      status: 422,
      body: { problems: [{ key, field: "answer" }] },
    });
  expect(await detail(id)).toMatchObject({ version: 0, answers: [] });
  for (const nobody of ["999999", "x"])
    expect(await app.as("admin").get(`${base}/${nobody}` as typeof getRequest.path)).toMatchObject({
      status: 404,
      body: { problems: [{ key: "enquiry.not_found" }] },
    });
  const missingPath = `${base}/999999` as const;
  expect((await app.as("admin").post(`${missingPath}/answers`, { answer: "A." })).status).toBe(404);
  expect((await app.as("admin").post(`${missingPath}/close`, {})).status).toBe(404);
  expect((await app.as("admin").post(`${missingPath}/reopen`, {})).status).toBe(404);
});

it("closes several at once, and passes by what is closed or gone", async () => {
  const ids = [await createRequest(), await createRequest(), await createRequest()].map(
    ({ request_id }) => request_id,
  );
  await app.as("admin").post(`${base}/${ids[0]!}/close`, {});
  const close = (request_ids: number[]) => app.as("admin").post(`${base}/close`, { request_ids });
  expect((await close([...ids, 999_999])).body).toEqual({ closed: 2 });
  expect((await close(ids)).body).toEqual({ closed: 0 });
  for (const id of ids) expect(await detail(id)).toMatchObject({ state: "closed", version: 1 });
  expect((await close([])).status).toBe(422);
  expect((await close(Array.from({ length: 201 }, (_, n) => n + 1))).status).toBe(422);
});

it("lets nobody but administrators see or do anything", async () => {
  const { request_id: id } = await createRequest();
  for (const [who, status] of [
    [app.as(), 401],
    [app.as("creator"), 403],
    [app.company(), 401],
  ] as const) {
    expect((await who.get(base)).status).toBe(status);
    expect((await who.get(`${base}/${id}`)).status).toBe(status);
    expect((await who.post(`${base}/${id}/answers`, { answer: "A." })).status).toBe(status);
    expect((await who.post(`${base}/${id}/close`, {})).status).toBe(status);
    expect((await who.post(`${base}/${id}/reopen`, {})).status).toBe(status);
    expect((await who.post(`${base}/close`, { request_ids: [id] })).status).toBe(status);
  }
  expect(await detail(id)).toMatchObject({ state: "open", version: 0 });
});

it("sends no more than 120 answers an hour of one administrator", async () => {
  const { request_id: id } = await createRequest();
  await app.db.insert(throttles).values({
    key: `answers of ${app.userIds.admin} in 60 min`,
    points: 120,
    expire: Date.now() + 60_000,
  });
  const refused = await app.as("admin").post(`${base}/${id}/answers`, { answer: "A." });
  expect(refused).toMatchObject({ status: 429, body: { problems: [{ key: "request.too_many" }] } });
  expect((await detail(id)).answers).toEqual([]);
});

it("goes with what was asked, and answers that name somebody go when they are erased", async () => {
  const [one, other] = [await createRequest(), await createRequest()];
  await app
    .as("admin")
    .post(`${base}/${other.request_id}/answers`, { answer: `Ask ${one.email}.` });
  await erase(app, one.email);
  expect((await app.as("admin").get(`${base}/${one.request_id}`)).status).toBe(404);
  expect(await app.db.$count(requestAnswers, eq(requestAnswers.requestId, other.request_id))).toBe(
    0,
  );
});

const many = 20_000;

it("among many thousands a page reads little more than it shows", async () => {
  const client = new Client({ connectionString: app.env.databaseUrl ?? "" });
  await client.connect();
  try {
    // Disables the trigger, to insert all rows at once instead of one by one.
    await client.query("alter table enquiries disable trigger enquiries_request");
    await client.query(`insert into enquiries (email, object, description, address)
      select 'm' || n || '@mass.test', 'Mass ' || n, 'Text', 'mass' from generate_series(1, ${many}) n`);
    await client.query(`insert into requests (kind, enquiry_id, words, state)
      select 'functionality', id, email || ' ' || object, case id % 100 when 0 then 'answered' else 'closed' end
      from enquiries where address = 'mass' order by id`);
    await client.query("alter table enquiries enable trigger enquiries_request");
    await client.query("vacuum analyze requests, enquiries");
    const limit = 60;
    for (const query of [
      "",
      "&state=closed",
      "&state=answered",
      "&kind=functionality",
      "&kind=functionality&state=answered",
      "&search=mass.test",
      `&search=${encodeURIComponent("Mass 17777")}`,
      // Letters with which no word begins.
      "&search=q",
      "&search=qz",
    ]) {
      let rows = 0;
      const queries = await queriesOf(async () => {
        rows = (await app.as("admin").get(`${base}?limit=${limit}${query}`)).body.length;
      });
      const expected = query.includes("17777") ? 1 : query.includes("=q") ? 0 : limit;
      expect(rows, query).toBe(expected);
      const own = queries.filter(({ text }) => text.includes('"requests"'));
      expect(own, query).toHaveLength(1);
      // A request and its enquiry are two rows; a search may read some more.
      expect(await rowsRead(client, own), query).toBeLessThanOrEqual(2 * (limit + 1) + 20);
    }
  } finally {
    await client.end();
  }
});

it("has what was asked before there was an office", async () => {
  // Inserts a row like a server of the previous version, which does not store a language.
  await app.db.execute(sql`insert into enquiries (email, object, description, address)
    values ('old@example.com', 'Old', 'Older.', '203.0.113.7')`);
  const { body } = await app.as("admin").get(`${base}?search=old@example.com`);
  expect(body).toMatchObject([{ subject: "Old", language: "it", state: "open" }]);
  await app.db.delete(enquiries).where(eq(enquiries.email, "old@example.com"));
  expect((await app.as("admin").get(`${base}?search=old@example.com`)).body).toEqual([]);
});
