// Functionality requests of visitors.
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mailTo } from "../../../test/outbox.ts";
import { enquiries } from "./enquiry.tables.ts";

let app: TestApp;
const request = {
  email: "visitor@example.com",
  object: "Badges in colour",
  description: "More colours.\r\nBcc: all@example.com",
  privacy: true,
};
beforeAll(async () => {
  app = await testApp({ SUPPORT_EMAIL: "support@product.test" });
});
afterAll(() => app.close());

it("is stored and mailed to support, who can answer it", async () => {
  expect((await app.as().post("/api/functionality", request)).body).toEqual({ ok: true });
  const mail = await mailTo(app, "support@product.test");
  const [head = "", , text] = mail.split("\r\n\r\n", 3);
  expect(head).toMatch(/Subject: =\?UTF-8\?Q\?Richiesta_di_funzionalità:_Badges/);
  expect(head).toContain("Reply-To: visitor@example.com");
  expect(head).not.toContain("Bcc");
  expect(text).toContain("visitor@example.com");
  expect(await app.db.$count(enquiries)).toBe(1);
});

it("needs every field and the consent", async () => {
  const empty = await app.as().post("/api/functionality", {});
  expect(empty.status).toBe(422);
  expect(empty.body.problems.map((problem: { key: string }) => problem.key)).toEqual([
    "email.required",
    "object.required",
    "request_text.required",
    "privacy.required",
  ]);
  const refused = await app
    .as()
    .post("/api/functionality", { ...request, email: "nobody", privacy: false });
  expect(refused.body.problems).toMatchObject([
    { key: "email.invalid", field: "email" },
    { key: "privacy.required", field: "privacy" },
  ]);
});

it("cannot be sent without end", async () => {
  const replies = await Promise.all(
    Array.from({ length: 9 }, () => app.as().post("/api/functionality", request)),
  );
  expect(replies.every((reply) => reply.status === 200)).toBe(true);
  const refused = await app.as().post("/api/functionality", request);
  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toMatch(/^3[56]\d\d$/);
  const elsewhere = { method: "POST", url: "/api/functionality", payload: request } as const;
  expect(
    (await app.fastify.inject({ ...elsewhere, remoteAddress: "203.0.113.8" })).statusCode,
  ).toBe(200);
});
