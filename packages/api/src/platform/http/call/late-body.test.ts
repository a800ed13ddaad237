// A session that ends while the body of its request is still arriving: the server does nothing for that request.
import { once } from "node:events";
import { request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProduct } from "../../../../test/fixtures.ts";
import { testApp, tokenOf, type TestApp } from "../../../../test/harness.ts";
import { users } from "../../../features/account/account.tables.ts";
import { products } from "../../../features/product/product.tables.ts";
import { sessions } from "../../../features/session/session.tables.ts";
import { hashToken } from "../../identity/tokens.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp();
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.fastify.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends all but the last character of a body, runs `meanwhile`, then sends the rest; resolves with the status. */
async function late(
  path: string,
  who: "admin" | "creator",
  body: string,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const sending = ask({
    port,
    path,
    method: "POST",
    headers: {
      "content-type": body.startsWith("--")
        ? "multipart/form-data; boundary=b"
        : "application/json",
      "content-length": Buffer.byteLength(body),
      authorization: `Bearer ${tokenOf(who)}`,
    },
  });
  const answered = once(sending, "response");
  const started = once(app.fastify.server, "request");
  sending.write(body.slice(0, -1));
  await started;
  // By the time a later request with the same token is answered, the server has checked the session a first time.
  expect((await app.as(who).get("/api/users/me")).status).toBe(200);
  await meanwhile();
  sending.end(body.slice(-1));
  const [reply] = (await answered) as [{ statusCode: number; resume(): void }];
  reply.resume();
  return reply.statusCode;
}

it("of an administrator who was made a creator", async () => {
  const demote = () =>
    app.db.update(users).set({ role: "creator" }).where(eq(users.id, app.userIds.admin));
  const body = JSON.stringify({ name: "Late", email: "late@company.test" });
  expect(await late("/api/admin/companies", "admin", body, demote)).toBe(403);
});

it("of somebody who signed out", async () => {
  const draft = await createProduct(app);
  const before = await app.db.$count(products);
  const signOut = () =>
    app.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(tokenOf("creator"))));
  const part = '--b\r\ncontent-disposition: form-data; name="notes"\r\n\r\nlate\r\n--b--\r\n';
  expect(await late(`${draft.path}?require_review=0`, "creator", part, signOut)).toBe(401);
  expect(await app.db.$count(products)).toBe(before);
});
