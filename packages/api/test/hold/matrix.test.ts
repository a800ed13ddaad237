// Role × state × call, complete: whoever makes whichever call at a product in whatever state is answered by the table.
import { calls, type Call } from "@lanyard/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalsOf } from "../../src/http/site/openapi.ts";
import { companies } from "../../src/company/company.tables.ts";
import { hashToken } from "../../src/shared/tokens.ts";
import { testApp, type TestApp } from "../harness.ts";
import { openTargets, type Target } from "./fuzz/targets.ts";
import { ask } from "./matrix/asking.ts";
import { aims, nameOf, states, type State } from "./matrix/states.ts";
import { expected, roles, table } from "./matrix/table.ts";
import { openWorld, type World } from "./world.ts";

let app: TestApp;
let world: World;
let targets: Awaited<ReturnType<typeof openTargets>>;
/** What calls at a product name besides it. */
let beside: Target;
beforeAll(async () => {
  app = await testApp();
  world = await openWorld(app);
  targets = await openTargets(app, world);
  beside = await targets.target(1, calls[0]!);
  await app.db.insert(companies).values({
    name: "Revoked",
    email: "revoked@company.test",
    country: "IT",
    tokenHash: hashToken("revoked-token"),
    active: false,
  });
});
afterAll(() => app.close());

const namesProduct = ({ path }: Call) => path.includes(":product_id");

/** A product in the state, licensed, paid and installed by the first company. */
async function stand(call: Call, { builds, aim }: State): Promise<Target> {
  // Calls at a product leave people and companies as they are.
  const other = namesProduct(call) ? beside : await targets.target(1, call);
  const made = await world.product({ statuses: builds });
  const { product_id, submission_id } = made.builds[aim]!;
  const installed = made.builds[0]!.submission_id;
  const license_id = await world.license(product_id, "first", { installed });
  const delivery_id = await targets.delivery(product_id);
  return { ...other, product_id, submission_id, license_id, delivery_id };
}

test("has a line for every call and for no other", () => {
  const byName = (a: string, b: string) => a.localeCompare(b);
  expect(Object.keys(table).toSorted(byName)).toEqual(calls.map(({ id }) => id).toSorted(byName));
});

/** A call that names no product is the same at all of them. */
function statesOf(call: Call): readonly State[] {
  if (call.path.includes(":submission_id")) return aims;
  return namesProduct(call) || call.id.startsWith("store.") ? states : states.slice(0, 1);
}

async function answersOf(call: Call, state: State): Promise<Record<string, number>> {
  let target = await stand(call, state);
  const answers: Record<string, number> = {};
  for (const role of roles) {
    const { status } = await ask(app, call, role, target);
    answers[role] = status;
    // What has been refused has changed nothing: the next role finds the same.
    if (status === 200 && call.method !== "GET") target = await stand(call, state);
  }
  return answers;
}

test("answers what each call declares, and nothing else", () => {
  const undeclared = calls.flatMap((call) =>
    statesOf(call).flatMap((state) =>
      roles
        .map((role) => expected(call.id, role, state))
        .filter((status) => ![200, ...refusalsOf(call)].includes(status))
        .map((status) => `${call.id}: ${status}`),
    ),
  );
  expect([...new Set(undeclared)]).toEqual([]);
});

const cases = (call: Call) => statesOf(call).map((state) => ({ state, name: nameOf(state) }));
const expectedOf = (call: Call, state: State) =>
  Object.fromEntries(roles.map((role) => [role, expected(call.id, role, state)]));

// Rows at products have nothing in common; the others end sessions and lock people out.
describe.concurrent.each(calls.filter(namesProduct))("$id", (call) => {
  test.each(cases(call))("at a product that is $name", async ({ state }) => {
    expect(await answersOf(call, state)).toEqual(expectedOf(call, state));
  });
});
describe.each(calls.filter((call) => !namesProduct(call)))("$id", (call) => {
  test.each(cases(call))("at a product that is $name", async ({ state }) => {
    expect(await answersOf(call, state)).toEqual(expectedOf(call, state));
  });
});
