// Sequences of steps against the server and the contract's lifecycle at once: npm run hold -- lifecycle --count 2000
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { submissions } from "../../src/submission/submission.tables.ts";
import type { Build } from "../fixtures.ts";
import { testApp, type TestApp } from "../harness.ts";
import { act } from "./lifecycle/acting.ts";
import { advance, answerOf, steps, type Model, type Person, type Step } from "./lifecycle/model.ts";
import { countOf, seed } from "./wish.ts";
import { openWorld, type World } from "./world.ts";

const count = countOf("lifecycle", 25);
let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await openWorld(app);
});
afterAll(() => app.close());

const buildOf = (product_id: number, submission_id: number): Build => ({
  product_id,
  submission_id,
  path: `/api/products/${product_id}/submissions/${submission_id}`,
  adminPath: `/api/admin/products/${product_id}/submissions/${submission_id}`,
});

/** Where the builds stand, oldest first; none when the product is gone. */
const standing = (product: number) =>
  app.db
    .select({ id: submissions.id, status: submissions.status })
    .from(submissions)
    .where(eq(submissions.productId, product))
    .orderBy(submissions.id);

class Act implements fc.AsyncCommand<Model, { product: number; last: Model["builds"][number] }> {
  readonly step: Step;
  readonly person: Person;
  readonly at: number;
  constructor(step: Step, person: Person, at: number) {
    this.step = step;
    this.person = person;
    this.at = at;
  }
  check = () => true;
  toString = () => `${this.person} ${this.step} build ${this.at}`;

  async run(model: Model, real: { product: number; last: Model["builds"][number] }): Promise<void> {
    // Mostly the newest build; of a product that is gone, the one it had last.
    const build = model.builds.at(this.at % Math.max(model.builds.length, 1)) ?? real.last;
    real.last = build;
    const answer = answerOf(model, build, this.step, this.person);
    const reply = await act(app, buildOf(real.product, build.id), this.step, this.person);
    expect(
      reply.status,
      `${this.toString()} while ${build.status}: ${JSON.stringify(reply.body)}`,
    ).toBe(answer);
    if (answer === 200) advance(model, build, this.step, Number(reply.body.submission_id));
    expect(await standing(real.product)).toEqual(
      model.builds.map(({ id, status }) => ({ id, status })),
    );
    if (answer !== 200) return;
    const isOnSale = model.builds.some(({ status }) => status === "ready_for_sale");
    const inPublic = await app.as().get(`/api/public/products/${real.product}`);
    expect(inPublic.status).toBe(isOnSale ? 200 : 404);
  }
}

/** Those who may are asked more often than those who may not. */
const command = fc
  .tuple(
    fc.constantFrom(...steps, "send", "approve", "add_build", "fill"),
    fc.constantFrom<Person>("creator", "creator", "admin", "admin", "other"),
    fc.constantFrom(-1, -1, -1, 0, 1),
  )
  .map(([step, person, at]) => new Act(step, person, at));

test(
  `${count} lives go as the contract says, seed ${seed}`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands([command], { maxCommands: 20, size: "max" }), (commands) =>
        fc.asyncModelRun(async () => {
          const { last } = await world.product({ statuses: ["draft"] });
          const first = { id: last.submission_id, status: "draft" as const, complete: true };
          return { model: { builds: [first] }, real: { product: last.product_id, last: first } };
        }, commands),
      ),
      { numRuns: count, seed },
    );
  },
  120_000 + count * 2_000,
);
