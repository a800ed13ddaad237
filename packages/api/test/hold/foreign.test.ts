// Foreign ids in every call that takes ids: for the caller, other people's rows do not exist, and nothing in them
// changes.
import { calls, paySeveralLicenses, type Call } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { screenshots } from "../../src/features/submission/submission.tables.ts";
import { testApp, type TestApp } from "../harness.ts";
import { idsOf, strangersOf } from "./foreign/ids.ts";
import { openTargets, type Target } from "./fuzz/targets.ts";
import { ask } from "./matrix/asking.ts";
import type { Role } from "./matrix/table.ts";
import { openWorld, type World } from "./world.ts";

let app: TestApp;
let world: World;
let targets: Awaited<ReturnType<typeof openTargets>>;
/** The caller's rows, and somebody else's. */
let own: Target;
let foreign: Target;
const nobodys = 999_999_999_999_999;

async function make(
  owner: "creator" | "other",
  company: "first" | "second",
  isPublic = false,
): Promise<Target> {
  const { last } = await world.product({
    owner,
    statuses: ["superseded", "ready_for_sale"],
    ...(isPublic ? {} : { onlyFor: [`${company}@company.test`] }),
  });
  const { product_id, submission_id } = last;
  const license_id = await world.license(product_id, company, { installed: submission_id });
  const delivery_id = await targets.delivery(product_id);
  const payment_id = await targets.payment(product_id, company);
  const remark_id = await targets.remark(last);
  const user_id = app.userIds[owner];
  const base = await targets.target(0, calls[0]!);
  const beside = { delivery_id, payment_id, remark_id, user_id };
  const ids = { product_id, submission_id, license_id, ...beside };
  return { ...base, ...ids, username: owner };
}

beforeAll(async () => {
  app = await testApp();
  world = await openWorld(app);
  targets = await openTargets(app, world);
  own = await make("creator", "first");
  foreign = await make("other", "second");
});
afterAll(() => app.close());

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

/**
 * All ways to use ids that do not exist or are not the caller's. An administrator may access everything that exists.
 */
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

/** Tables that any call may change: session expiry, call counts, and companies' last visits. */
const counting = ["sessions", "throttles", "company_visits"];

/** A fingerprint of every table. */
async function fingerprint(): Promise<string> {
  const tables = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const parts = tables.rows
    .filter(({ name }) => !counting.includes(name))
    .map(({ name }) => `select '${name}', t::text as line from "${name}" t`);
  const { rows } = await app.db.execute(
    sql.raw(
      `select md5(string_agg(line, chr(10) order by line)) as sum from (${parts.join(" union all ")}) s`,
    ),
  );
  return String(rows[0]?.["sum"]);
}

test.each(calls)("every id of $id is sorted in", (call) => {
  expect(strangersOf(call)).toEqual([]);
});

/** Calls that answer 200 with an outcome per id. */
const eachByItself: ReadonlySet<string> = new Set([paySeveralLicenses.id]);

const taking = calls.filter((call) => idsOf(call).length > 0);

describe.each(taking)("$id", (call) => {
  test.each(swapsOf(call))("with $name finds nothing", async ({ target }) => {
    const before = await fingerprint();
    const { status, body } = await ask(app, call, callerOf[call.who], target());
    if (eachByItself.has(call.id))
      expect(body).toMatchObject({ lines: [{ outcome: "not_found" }] });
    else expect(status).toBe(404);
    expect(await fingerprint()).toBe(before);
  });
});

describe("the pictures of a build", () => {
  test.each(["remove_screenshots", "screenshot_order"])(
    "%s takes none of somebody else's",
    async (field) => {
      const shots = await Promise.all(
        (["creator", "other"] as const).map(async (owner) => {
          const { last } = await world.product({ owner, statuses: ["draft"] });
          const [shot] = await app.db
            .insert(screenshots)
            .values({ submissionId: last.submission_id, image: "", position: 0 })
            .returning({ id: screenshots.id });
          return { path: last.path, id: String(shot!.id) };
        }),
      );
      const save = (id: string) => app.as("creator").post(shots[0]!.path, { [field]: [id] });
      const before = await fingerprint();
      for (const id of [shots[1]!.id, String(nobodys)]) expect((await save(id)).status).toBe(422);
      expect(await fingerprint()).toBe(before);
      expect((await save(shots[0]!.id)).status).toBe(200);
    },
  );
});

/** A user and a company that a call may lock out. */
async function expendable(call: Call): Promise<Partial<Target>> {
  const { company_id, user_id } = await targets.target(0, call);
  return call.id.startsWith("user.") ? { company_id, user_id } : { company_id };
}

// A server that never finds anything would pass all tests above. These tests come last, because the calls start work
// that ends at any time.
test.each(taking)("$id finds the caller's own", async (call) => {
  const made = await make("creator", "first", call.who === "anyone");
  const target = { ...made, ...(await expendable(call)) };
  const { status } = await ask(app, call, callerOf[call.who], target);
  expect([200, 409]).toContain(status);
});
