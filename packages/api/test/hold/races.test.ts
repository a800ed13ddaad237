// People and companies act at the same moment, and exactly one wins: npm run hold -- races --count 1000
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { licenses } from "../../src/features/license/license.tables.ts";
import { payments } from "../../src/features/billing/payment.tables.ts";
import { submissions } from "../../src/features/submission/submission.tables.ts";
import { companyActs } from "../company-acts.ts";
import { testApp, type TestApp } from "../harness.ts";
import type { Reply } from "../reply.ts";
import { crowds, race } from "./races/moves.ts";
import { countOf, numbers, seed } from "./settings.ts";
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
/**
 * Rounds are independent, so a few run at once. Each draws its random numbers first, so that the draws follow the order
 * of the rounds.
 */
async function rounds(one: (round: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await one((next += 1));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
const winners = (replies: readonly Pick<Reply, "status">[]) =>
  replies.filter(({ status }) => status === 200).length;

describe(`races, ${count} rounds, seed ${seed}`, () => {
  test.each(Object.entries(crowds))(
    "%s: as if one after the other",
    async (_name, { from, acts, winners: most }) => {
      await rounds(async () => {
        const { answers, end, serial, logged } = await race(app, world, from, shuffled(acts));
        const what = `${JSON.stringify(answers)}, in the end ${end}`;
        expect(serial, what).toBe(true);
        expect(logged, `${what}: what the audit log tells`).toBe(end);
        if (most !== undefined) expect(winners(answers), what).toBe(most);
      });
    },
    timeout,
  );

  test(
    "two fill in different fields, one sends: nothing acknowledged is lost",
    async () => {
      await rounds(async (round) => {
        const order = shuffled([0, 1, 2]);
        const { last } = await world.product({ statuses: ["draft"] });
        const notes = `Notes ${round}`;
        const link = `https://example.org/${round}`;
        const acts = [
          () => app.as("creator").post(last.path, { notes }),
          () => app.as("admin").post(last.adminPath, { privacy_policy_url: link }),
          () => app.as("creator").post(`${last.path}?require_review=1`, {}),
        ];
        const replies = await Promise.all(order.map((at) => acts[at]!()));
        const statusOf = (at: number) => replies[order.indexOf(at)]!.status;
        const [row] = await app.db
          .select()
          .from(submissions)
          .where(eq(submissions.id, last.submission_id));
        // What was saved while a send is checked has not been checked, so that send is refused.
        expect([
          [200, "waiting_for_review"],
          [409, "draft"],
        ]).toContainEqual([statusOf(2), row!.status]);
        expect([200, 409]).toContain(statusOf(0));
        expect([200, 409]).toContain(statusOf(1));
        expect(row!.notes === notes, "the notes are there as answered").toBe(statusOf(0) === 200);
        expect(row!.privacyPolicyUrl === link, "the link is there as answered").toBe(
          statusOf(1) === 200,
        );
      });
    },
    timeout,
  );

  test(
    "two add a build, one takes the old one back to review: one winner",
    async () => {
      await rounds(async () => {
        const order = shuffled([0, 0, 1]);
        const { last } = await world.product({ statuses: ["ready_for_sale"] });
        const add = () => app.as("creator").post(`/api/products/${last.product_id}/submissions`);
        const review = () => app.as("admin").post(`${last.adminPath}/review`);
        const replies = await Promise.all(order.map((at) => (at === 0 ? add() : review())));
        expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
          200, 409, 409,
        ]);
      });
    },
    timeout,
  );

  test(
    "pay, pay, install: one license, one payment, and nothing installed unpaid",
    async () => {
      await rounds(async () => {
        const acts = shuffled(["pay", "pay", "install"] as const);
        const { last } = await world.product({ statuses: ["ready_for_sale"] });
        const licensed = await Promise.all([company.license(last), company.license(last)]);
        expect(winners(licensed)).toBe(2);
        const replies = await Promise.all(acts.map((act) => company.act(last, act)));
        const at = acts.indexOf("install");
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
      });
    },
    timeout,
  );
});
