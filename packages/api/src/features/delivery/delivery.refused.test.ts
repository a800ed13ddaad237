// What a message that cannot be sent again says to whom tried, and what is stored of an attempt that failed.
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import type { Context } from "../../platform/context.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { attempt } from "./delivery.log.rules.ts";
import { resendDeliveries, type Senders } from "./delivery.rules.ts";
import { dispatches } from "./delivery.tables.ts";

const base = "/api/admin/deliveries";
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const detail = async (id: number) => (await app.as("admin").get(`${base}/${id}`)).body;
const resend = (id: number) =>
  app.as("admin").post(`${base}/${id}/resend`, {}, { "accept-language": "en" });

async function message(some: Partial<typeof dispatches.$inferInsert>): Promise<number> {
  const [made] = await app.db
    .insert(dispatches)
    .values({
      kind: "mail",
      about: "price",
      state: "failed",
      receiver: "reader@mail.test",
      words: "reader@mail.test",
      ...some,
    })
    .returning({ id: dispatches.id });
  return made!.id;
}

test.each([
  ["one that has arrived", { state: "delivered" }, "It has already arrived: nothing was sent."],
  ["one that is still tried", { state: "waiting" }, "It is still being tried: nothing was sent."],
  ["one whose text is gone", {}, "This message is no longer kept: nothing was sent."],
  [
    "one whose link is gone",
    { about: "reset", linkId: null, userId: 1 },
    "This message is no longer kept: nothing was sent.",
  ],
  [
    "one whose account is gone",
    { about: "reset", linkId: 1, userId: null },
    "This message is no longer kept: nothing was sent.",
  ],
  [
    "one whose webhook is gone",
    { kind: "webhook", about: "license.created", messageId: "msg_gone" },
    "This message is no longer kept: nothing was sent.",
  ],
] as const)("%s", async (_, some, error) => {
  const id = await message(some);
  const refused = await resend(id);
  expect(refused).toMatchObject({ status: 409, body: { error } });
  expect(await detail(id)).toMatchObject({ version: 0, product_name: "" });
});

test("one that does not exist", async () => {
  const error = "This delivery does not exist, or is no longer kept.";
  const refused = await resend(999_999_999);
  expect(refused).toMatchObject({ status: 404, body: { error } });
});

test("among several, a fault is no message that was passed by", async () => {
  const id = await message({ kind: "webhook", about: "license.created", messageId: "msg_one" });
  const senders = { lockWebhook: () => Promise.reject(new Error("the line is gone")) };
  const admin = { id: app.userIds.admin, username: "admin", role: "admin" } as SignedIn;
  await expect(
    resendDeliveries({ db: app.db } as Context, senders as unknown as Senders, admin, [id]),
  ).rejects.toThrow("the line is gone");
});

const failing = () => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));

test("an attempt that fails is stored and thrown; the message has failed after the last one only", async () => {
  const id = await message({ state: "waiting" });
  await expect(attempt(app.db, id, false, failing)).rejects.toThrow("no");
  expect(await detail(id)).toMatchObject({ state: "waiting", tries: 1, reason: "no_connection" });
  await expect(attempt(app.db, id, true, failing)).rejects.toThrow("no");
  expect(await detail(id)).toMatchObject({ state: "failed", tries: 2 });
  await attempt(app.db, id, false, () => Promise.resolve());
  expect(await detail(id)).toMatchObject({ state: "delivered", tries: 3, reason: null });
});
