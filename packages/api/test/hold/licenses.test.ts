// The cost of reading and changing a product does not depend on how many companies have it:
// npm run hold -- licenses --count 100000
import { eq } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queriesOf, rowsRead } from "../../bench/reads.ts";
import { submissions } from "../../src/features/submission/submission.tables.ts";
import { nextBuild, type Build } from "../fixtures.ts";
import { testApp, tokenOf, type TestApp } from "../harness.ts";
import { countOf } from "./settings.ts";
import { openWorld } from "./world.ts";

const few = 10;
const many = countOf("licenses", 5_000);
/** With fewer licenses, the times are too short to compare. */
const timed = many >= 50_000;
const costMost = 2;
const atOnce = 40;

let app: TestApp;
/** A connection without a query timeout, because writing so many licenses takes longer than a request may. */
let client: Client;
let small: Build;
let large: Build;

const emailOf = (company: number) => `holder${company}@holder.test`;

/** Adds licenses with an installation for the newest companies. */
const license = ({ product_id, submission_id }: Build, count: number) =>
  client.query(
    `insert into licenses (product_id, company_id, free, installed_submission_id)
     select $1, id, true, $2 from companies where name = 'holder' order by id desc limit $3`,
    [product_id, submission_id, count],
  );

beforeAll(async () => {
  app = await testApp();
  client = new Client({ connectionString: app.env.databaseUrl });
  await client.connect();
  await client.query(
    `insert into companies (name, email, country, token_hash)
     select 'holder', 'holder' || n || '@holder.test', 'IT', 'hash ' || n from generate_series(1, $1::int) n`,
    [many],
  );
  const world = await openWorld(app);
  const onlyFor = Array.from({ length: few }, (_, at) => emailOf(many - at));
  const product = async (count: number) => {
    const { last } = await world.product({ statuses: ["ready_for_sale"], onlyFor });
    await app.db
      .update(submissions)
      .set({ isPrivate: false })
      .where(eq(submissions.id, last.submission_id));
    await license(last, count);
    return last;
  };
  small = await product(few);
  large = await product(many);
  await client.query("analyze");
}, 300_000);
afterAll(async () => {
  await client.end();
  await app.close();
});

interface Asked {
  readonly method: "GET" | "POST" | "DELETE";
  readonly url: string;
  readonly payload?: object;
}

async function ask({ method, url, payload }: Asked, remoteAddress = "127.0.0.1") {
  const reply = await app.fastify.inject({
    method,
    url,
    remoteAddress,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${tokenOf("admin")}` },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply;
}

async function licenseIdOf(build: Build): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    "select max(id) as id from licenses where product_id = $1",
    [build.product_id],
  );
  return Number(rows[0]?.id);
}

const requests: Readonly<Record<string, (build: Build) => Asked | Promise<Asked>>> = {
  "the product's detail": ({ product_id }) => ({
    method: "GET",
    url: `/api/products/${product_id}`,
  }),
  "the detail that everybody sees": ({ product_id }) => ({
    method: "GET",
    url: `/api/public/products/${product_id}`,
  }),
  "the build's detail": ({ path }) => ({ method: "GET", url: path }),
  "saving a price": ({ path }) => ({
    method: "POST",
    url: `${path}?require_review=0`,
    payload: { price_amount: "9.90" },
  }),
  "ending a license": async (build) => ({
    method: "DELETE",
    url: `/api/products/${build.product_id}/licenses/${await licenseIdOf(build)}`,
  }),
};

/** The number of rows that the request reads. */
const rowsOf = async (request: Asked): Promise<number> =>
  rowsRead(client, await queriesOf(() => ask(request)));

async function timeOf(request: Asked): Promise<number> {
  const start = performance.now();
  await ask(request);
  return performance.now() - start;
}
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

test("the enabled accounts are shown with their licenses, in whatever letters a company writes itself", async () => {
  await client.query("update companies set email = upper(email) where email = $1", [emailOf(many)]);
  for (const build of [small, large]) {
    const { body } = await app.as("creator").get(build.path);
    const { rows } = await client.query<{ id: string; email: string }>(
      "select l.id, lower(c.email) as email from licenses l join companies c on c.id = l.company_id where l.product_id = $1",
      [build.product_id],
    );
    const held = new Map(rows.map(({ id, email }) => [email, Number(id)]));
    expect(body.enabled_accounts).toHaveLength(few);
    for (const { enabled_account: email, license_id: id } of body.enabled_accounts)
      expect(id, email).toBe(held.get(email) ?? 0);
  }
});

test.each(Object.entries(requests))("%s costs the same", { timeout: 300_000 }, async (name, of) => {
  const rows = [await rowsOf(await of(small)), await rowsOf(await of(large))] as const;
  expect(rows[1]).toBeLessThanOrEqual(costMost * rows[0]);
  if (!timed) return;
  const times: [number[], number[]] = [[], []];
  // Ending a license removes one of the ten, so there must not be more turns than licenses.
  for (let turn = 0; turn < few - 3; turn += 1)
    for (const [at, build] of [small, large].entries())
      times[at]?.push(await timeOf(await of(build)));
  const [a, b] = [median(times[0]), median(times[1])];
  process.stdout.write(
    `${name}: ${rows.join(" and ")} rows, ${a.toFixed(1)} and ${b.toFixed(1)} ms with ${few} and ${many} licenses\n`,
  );
  expect(b).toBeLessThanOrEqual(costMost * a);
});

test("removing a build reads only the licenses that have it installed", async () => {
  const draft = await nextBuild(app, large);
  const scans = async () =>
    (
      await client.query(
        "select seq_scan::int from pg_stat_xact_user_tables where relname = 'licenses'",
      )
    ).rows;
  await client.query("begin");
  // Few licenses are read at once sooner than through an index: this tells whether there is one.
  await client.query("set local enable_seqscan = off");
  const before = await scans();
  await client.query("delete from submissions where id = $1", [draft.submission_id]);
  expect(await scans()).toEqual(before);
  await client.query("rollback");
});

test(`${atOnce} at once are all answered`, async () => {
  const request = await requests["the product's detail"]!(large);
  await Promise.all(Array.from({ length: atOnce }, (_, at) => ask(request, `10.0.0.${at}`)));
});
