// People and companies who act at the same moment: one wins, once: npm run hold -- races --count 1000
import type { Move } from "@lanyard/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { licenses, payments } from "../../src/license/license.tables.ts";
import { submissions } from "../../src/submission/submission.tables.ts";
import { companyActs } from "../company-acts.ts";
import { testApp, type Reply, type TestApp } from "../harness.ts";
import { act } from "./lifecycle/acting.ts";
import type { Person, Step } from "./lifecycle/model.ts";
import { isSerial } from "./races/order.ts";
import { countOf, numbers, seed } from "./wish.ts";
import { openWorld, type World } from "./world.ts";

const count = countOf("races", 15);
const timeout = 60_000 + count * 1_000;
const random = numbers(seed);
let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await openWorld(app);
});
afterAll(() => app.close());

const company = companyActs(() => app);
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
const winners = (replies: readonly Reply[]) =>
  replies.filter(({ status }) => status === 200).length;

async function statusOf(id: number) {
  const [row] = await app.db
    .select({ status: submissions.status })
    .from(submissions)
    .where(eq(submissions.id, id));
  return row?.status ?? "gone";
}

/** Moves that are made at once at one build, by whom. */
type Crowd = readonly (readonly [Step & Move, Person])[];
const decisions: Crowd = [
  ["approve", "admin"],
  ["reject", "admin"],
  ["cancel", "creator"],
  ["hide", "creator"],
];
const rivals: Crowd = [
  ["approve", "admin"],
  ["cancel", "creator"],
  ["approve", "admin"],
];
const offSale: Crowd = [
  ["hide", "creator"],
  ["hide", "admin"],
  ["set_review", "admin"],
];

async function race(crowd: Crowd, from: "waiting_for_review" | "ready_for_sale") {
  const { last } = await world.product({ statuses: [from] });
  const made = await Promise.all(
    shuffled(crowd).map(async ([move, person]) => ({
      move,
      reply: await act(app, last, move, person),
    })),
  );
  const answers = made.map(({ move, reply }) => ({ move, status: reply.status }));
  const end = await statusOf(last.submission_id);
  expect(isSerial(from, answers, end), `${JSON.stringify(answers)}, in the end ${end}`).toBe(true);
  return answers.filter(({ status }) => status === 200).length;
}

describe(`races, ${count} rounds, seed ${seed}`, () => {
  test(
    "approve, reject, cancel, hide: as if one after the other",
    async () => {
      for (let round = 0; round < count; round += 1) await race(decisions, "waiting_for_review");
    },
    timeout,
  );

  test(
    "two approve, one takes back: one winner",
    async () => {
      for (let round = 0; round < count; round += 1)
        expect(await race(rivals, "waiting_for_review")).toBe(1);
    },
    timeout,
  );

  test(
    "two hide, one takes back to review: one winner",
    async () => {
      for (let round = 0; round < count; round += 1)
        expect(await race(offSale, "ready_for_sale")).toBe(1);
    },
    timeout,
  );

  test(
    "pay, pay, install: one license, one payment, and nothing installed unpaid",
    async () => {
      for (let round = 0; round < count; round += 1) {
        const { last } = await world.product({ statuses: ["ready_for_sale"] });
        const licensed = await Promise.all([company.license(last), company.license(last)]);
        expect(winners(licensed)).toBe(2);
        const wishes = shuffled(["pay", "pay", "install"] as const);
        const replies = await Promise.all(wishes.map((wish) => company.act(last, wish)));
        const at = wishes.indexOf("install");
        expect(winners(replies.toSpliced(at, 1)), "payments answered").toBe(2);
        expect([200, 402]).toContain(replies[at]!.status);
        const [license, another] = await app.db
          .select()
          .from(licenses)
          .where(eq(licenses.productId, last.product_id));
        expect(another).toBeUndefined();
        expect(license!.paidAt).not.toBeNull();
        expect(license!.installedSubmissionId !== null).toBe(replies[at]!.status === 200);
        const taken = await app.db
          .select({ status: payments.status })
          .from(payments)
          .where(eq(payments.productId, last.product_id));
        expect(taken).toEqual([{ status: "paid" }]);
      }
    },
    timeout,
  );
});
