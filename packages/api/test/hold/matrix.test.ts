// Role × state × call, complete: every role gets the response in the table for every call on a product in every state.
import { calls, type Call } from "@lanyard/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listRefusals } from "../../src/platform/http/openapi/openapi.ts";
import { companies } from "../../src/features/company/company.tables.ts";
import { hashToken } from "../../src/platform/identity/tokens.ts";
import { testApp, type TestApp } from "../harness.ts";
import { openTargets, type Target } from "./fuzz/targets.ts";
import { ask } from "./matrix/asking.ts";
import { aims, nameOf, states, type State } from "./matrix/states.ts";
import { expected, roles, table } from "./matrix/table.ts";
import { openWorld, type World } from "./world.ts";

let app: TestApp;
let world: World;
let targets: Awaited<ReturnType<typeof openTargets>>;
/** The other ids that calls on a product use. */
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

/** Creates a product in this state, licensed, paid and installed by the first company. */
async function make({ builds, aim }: State): Promise<Partial<Target>> {
  const made = await world.product({ statuses: builds });
  const { product_id, submission_id } = made.builds[aim]!;
  const installed = made.builds[0]!.submission_id;
  const license_id = await world.license(product_id, "first", { installed });
  const delivery_id = await targets.delivery(product_id);
  const remark_id = await targets.remark(made.builds[aim]!);
  return { product_id, submission_id, license_id, delivery_id, remark_id };
}

const productByState = new Map<State, Promise<Partial<Target>>>();
/** One shared product per state for all calls that do not change it, including refused ones. */
function keep(state: State): Promise<Partial<Target>> {
  const product = productByState.get(state) ?? make(state);
  productByState.set(state, product);
  return product;
}

test("has a line for every call and for no other", () => {
  const byName = (a: string, b: string) => a.localeCompare(b);
  expect(Object.keys(table).toSorted(byName)).toEqual(calls.map(({ id }) => id).toSorted(byName));
});

/** The states to test: a call without a product id needs only one. */
function statesOf(call: Call): readonly State[] {
  if (call.path.includes(":submission_id")) return aims;
  return namesProduct(call) || call.id.startsWith("store.") ? states : states.slice(0, 1);
}

/** The other ids for a call; calls on a product do not change people and companies, so they can share them. */
const othersOf = async (call: Call): Promise<Target> =>
  namesProduct(call) ? beside : targets.target(1, call);

async function answersOf(call: Call, state: State): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  let others = await othersOf(call);
  for (const role of roles) {
    const changes = call.method !== "GET" && expected(call.id, role, state) === 200;
    const product = await (changes ? make(state) : keep(state));
    answers[role] = (await ask(app, call, role, { ...others, ...product })).status;
    if (changes) others = await othersOf(call);
  }
  return answers;
}

test("answers what each call declares, and nothing else", () => {
  const undeclared = calls.flatMap((call) =>
    statesOf(call).flatMap((state) =>
      roles
        .map((role) => expected(call.id, role, state))
        .filter((status) => ![200, ...listRefusals(call)].includes(status))
        .map((status) => `${call.id}: ${status}`),
    ),
  );
  expect([...new Set(undeclared)]).toEqual([]);
});

const cases = (call: Call) => statesOf(call).map((state) => ({ state, name: nameOf(state) }));
const expectedOf = (call: Call, state: State) =>
  Object.fromEntries(roles.map((role) => [role, expected(call.id, role, state)]));

// Tests with their own product run concurrently; the others end sessions and lock people out.
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
