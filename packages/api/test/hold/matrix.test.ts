// Role × state × call, complete: whoever makes whichever call at a product in whatever state is answered by the table.
import { calls, type Call } from "@lanyard/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies } from "../../src/company/company.tables.ts";
import { hashToken } from "../../src/shared/tokens.ts";
import { testApp, type TestApp } from "../harness.ts";
import { openStage, type Target } from "./fuzz/stage.ts";
import { ask } from "./matrix/asking.ts";
import { expected, roles, states, table, type State } from "./matrix/table.ts";
import { openWorld, type World } from "./world.ts";

let app: TestApp;
let world: World;
let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  app = await testApp();
  world = await openWorld(app);
  stage = await openStage(app, world);
  await app.db.insert(companies).values({
    name: "Revoked",
    email: "revoked@company.test",
    country: "IT",
    tokenHash: hashToken("revoked-token"),
    active: false,
  });
});
afterAll(() => app.close());

/** A product in the state, licensed, paid and installed by the first company. */
async function stand(call: Call, state: State): Promise<Target> {
  const other = await stage.target(1, call);
  const { builds, last } = await world.product({ statuses: state });
  const installed = builds[0]!.submission_id;
  const license_id = await world.license(last.product_id, "first", { installed });
  const delivery_id = await stage.delivery(last.product_id);
  const { product_id, submission_id } = last;
  return { ...other, product_id, submission_id, license_id, delivery_id };
}

test("has a line for every call and for no other", () => {
  const byName = (a: string, b: string) => a.localeCompare(b);
  expect(Object.keys(table).toSorted(byName)).toEqual(calls.map(({ id }) => id).toSorted(byName));
});

/** A call that names no product is the same at all of them. */
const statesOf = ({ id, path }: Call) =>
  path.includes(":product_id") || id.startsWith("store.") ? states : states.slice(0, 1);

describe.each(calls)("$id", (call) => {
  test.each(statesOf(call).map((state) => ({ state, name: state.join(" + ") })))(
    "at a product that is $name",
    async ({ state }) => {
      let target = await stand(call, state);
      const answers: Record<string, number> = {};
      for (const role of roles) {
        const { status } = await ask(app, call, role, target);
        answers[role] = status;
        // What has been refused has changed nothing: the next role finds the same.
        if (status === 200 && call.method !== "GET") target = await stand(call, state);
      }
      expect(answers).toEqual(
        Object.fromEntries(roles.map((role) => [role, expected(call, role, state)])),
      );
    },
  );
});
