// Runs sequences of steps against both the server and a model of the specification's lifecycle:
// npm run hold -- lifecycle --count 2000
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { submissions } from "../../src/features/submission/submission.tables.ts";
import type { Build } from "../fixtures.ts";
import { testApp, type TestApp } from "../harness.ts";
import { act } from "./lifecycle/acting.ts";
import {
  advance,
  answerOf,
  steps,
  type Model,
  type ModelBuild,
  type Person,
  type Step,
} from "./lifecycle/model.ts";
import { countOf, seed } from "./settings.ts";
import { openWorld, type World } from "./world.ts";

const count = countOf("lifecycle", 15);
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

/** The builds with their statuses, oldest first; empty when the product is gone. */
const listBuilds = (product: number) =>
  app.db
    .select({ id: submissions.id, status: submissions.status })
    .from(submissions)
    .where(eq(submissions.productId, product))
    .orderBy(submissions.id);

interface Real {
  readonly product: number;
  last: ModelBuild;
}

/** Steps that advance the lifecycle; `set_ready` and `save` would end most sequences early. */
const forward = [
  "fill",
  "send",
  "approve",
  "add_build",
  "hide",
  "enable",
  "set_review",
  "reject",
] as const;

class Act implements fc.AsyncCommand<Model, Real> {
  readonly step: Step;
  readonly person: Person;
  readonly at: number;
  /**
   * Selects one of the steps that can succeed, in place of the given step; below 0, the given step is made regardless.
   */
  readonly luck: number;
  constructor(step: Step, person: Person, at: number, luck: number) {
    this.step = step;
    this.person = person;
    this.at = at;
    this.luck = luck;
  }
  check = () => true;
  toString = () => (this.luck < 0 ? `${this.person} ${this.step} ${this.at}` : `luck ${this.luck}`);

  /** Random steps rarely reach a second release; these do. */
  private chosen(model: Model) {
    const lucky = model.builds.flatMap((build) =>
      forward.flatMap((step) =>
        (["creator", "admin"] as const)
          .filter((person) => answerOf(model, build, step, person) === 200)
          .map((person) => ({ build, step, person })),
      ),
    );
    return this.luck < 0 ? undefined : lucky[this.luck % Math.max(lucky.length, 1)];
  }

  async run(model: Model, real: Real): Promise<void> {
    // Usually the newest build; if the product is gone, its last build.
    const aimed = model.builds.at(this.at % Math.max(model.builds.length, 1)) ?? real.last;
    const { step, person } = this;
    await this.make(this.chosen(model) ?? { build: aimed, step, person }, model, real);
  }

  private async make(
    { build, step, person }: { build: ModelBuild; step: Step; person: Person },
    model: Model,
    real: Real,
  ): Promise<void> {
    real.last = build;
    const answer = answerOf(model, build, step, person);
    const reply = await act(app, buildOf(real.product, build.id), step, person);
    expect(
      reply.status,
      `${person} ${step} while ${build.status}: ${JSON.stringify(reply.body)}`,
    ).toBe(answer);
    if (answer === 200) advance(model, build, step, Number(reply.body.submission_id));
    expect(await listBuilds(real.product)).toEqual(
      model.builds.map(({ id, status }) => ({ id, status })),
    );
    if (answer !== 200) return;
    const isOnSale = model.builds.some(({ status }) => status === "ready_for_sale");
    const inPublic = await app.as().get(`/api/public/products/${real.product}`);
    expect(inPublic.status).toBe(isOnSale ? 200 : 404);
  }
}

/** Persons who may act occur more often than those who may not. */
const command = fc
  .tuple(
    fc.constantFrom(...steps, "send", "approve", "add_build", "fill"),
    fc.constantFrom<Person>("creator", "creator", "admin", "admin", "other"),
    fc.constantFrom(-1, -1, -1, 0, 1),
    fc.integer({ min: -4, max: 9 }),
  )
  .map(([step, person, at, luck]) => new Act(step, person, at, luck));

/** Sequences are independent, so several workers run at once, each with its own seed. */
const workers = 4;

test.concurrent.each(Array.from({ length: workers }, (_worker, at) => at))(
  `lives go as the specification says: a quarter of ${count}, seed ${seed} + %i`,
  async (worker) => {
    await fc.assert(
      fc.asyncProperty(fc.commands([command], { maxCommands: 20, size: "max" }), (commands) =>
        fc.asyncModelRun(async () => {
          const { last } = await world.product({ statuses: ["draft"] });
          const first = {
            id: last.submission_id,
            status: "draft" as const,
            complete: true,
            sold: false,
          };
          return { model: { builds: [first] }, real: { product: last.product_id, last: first } };
        }, commands),
      ),
      { numRuns: Math.ceil(count / workers), seed: seed + worker, endOnFailure: true },
    );
  },
  120_000 + count * 2_000,
);
