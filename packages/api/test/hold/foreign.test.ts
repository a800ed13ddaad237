// Somebody else's ids in every call that takes ids: what is not one's own does not exist, and nothing of it changes.
import { calls, type Call } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../harness.ts";
import { openStage, type Target } from "./fuzz/stage.ts";
import { ask } from "./matrix/asking.ts";
import type { Role } from "./matrix/table.ts";
import { openWorld, type World } from "./world.ts";

let app: TestApp;
let world: World;
let stage: Awaited<ReturnType<typeof openStage>>;
/** The caller's, and somebody else's. */
let own: Target;
let foreign: Target;
const nobodys = 999_999_999_999_999;

beforeAll(async () => {
  app = await testApp();
  world = await openWorld(app);
  stage = await openStage(app, world);
  const base = await stage.target(0, calls[0]!);
  const make = async (owner: "creator" | "other", company: "first" | "second"): Promise<Target> => {
    const { last } = await world.product({
      owner,
      statuses: ["superseded", "ready_for_sale"],
      onlyFor: [`${company}@company.test`],
    });
    const { product_id, submission_id } = last;
    const license_id = await world.license(product_id, company, { installed: submission_id });
    const delivery_id = await stage.delivery(product_id);
    const user_id = app.userIds[owner];
    return {
      ...base,
      product_id,
      submission_id,
      license_id,
      delivery_id,
      user_id,
      username: owner,
    };
  };
  own = await make("creator", "first");
  foreign = await make("other", "second");
});
afterAll(() => app.close());

type Id = keyof Target;
/** The ids that a call takes. */
const idsOf = ({ id, path }: Call): Id[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name as Id),
  ...(id === "store.proposal" ? (["product_id"] as const) : []),
];
const callerOf: Record<Call["who"], Role> = {
  anyone: "visitor",
  user: "owner",
  admin: "admin",
  company: "licensee",
};

interface Swap {
  readonly name: string;
  readonly target: () => Target;
}

/** Every way to name what is not there, or not the caller's. An administrator may have everything that is there. */
function swapsOf(call: Call): Swap[] {
  const ids = idsOf(call);
  const nobody = ids.map((id) => ({
    name: `nobody's ${id}`,
    target: () => ({ ...own, [id]: id === "username" ? "nobody" : nobodys }),
  }));
  const single = ids.map((id) => ({
    name: `somebody else's ${id}`,
    target: () => ({ ...own, [id]: foreign[id] }),
  }));
  const all = { name: "somebody else's ids", target: () => foreign };
  if (call.who === "admin") return ids.length > 1 ? [...nobody, ...single] : nobody;
  return [...nobody, ...single, all];
}

const tables = [
  "products",
  "submissions",
  "submission_texts",
  "screenshots",
  "licenses",
  "payments",
  "user_permissions",
  "webhook_deliveries",
  "proposals",
  "users",
  "companies",
];

/** A fingerprint of everything that calls with ids can change. */
async function fingerprint(): Promise<string> {
  const parts = tables.map((table) => `select '${table}', t::text as line from ${table} t`);
  const { rows } = await app.db.execute(
    sql.raw(
      `select md5(string_agg(line, chr(10) order by line)) as sum from (${parts.join(" union all ")}) s`,
    ),
  );
  return String(rows[0]?.["sum"]);
}

const taking = calls.filter((call) => idsOf(call).length > 0);

describe.each(taking)("$id", (call) => {
  test.each(swapsOf(call))("with $name finds nothing", async ({ target }) => {
    const before = await fingerprint();
    const { status } = await ask(app, call, callerOf[call.who], target());
    expect(status).toBe(404);
    expect(await fingerprint()).toBe(before);
  });
});
