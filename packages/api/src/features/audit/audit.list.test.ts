// The audit log as administrators use it: filtered by name, by days, by subject, and exported as a file.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createProduct, releasedProduct } from "../../../test/fixtures.ts";
import { tokenOf, testApp, type TestApp } from "../../../test/harness.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";
import { record } from "./audit.rules.ts";

const base = "/api/admin/audit";
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await createProduct(app, "other");
  const { product_id } = await releasedProduct(app);
  await app.company().post("/api/proposals", { product_id, message: "Please." });
});
afterAll(() => app.close());
beforeEach(async () => void (await app.db.delete(throttles)));

const log = async (query: string) => (await app.as("admin").get(`${base}?${query}`)).body;
const authors = async (query: string) =>
  [...new Set((await log(query)).map(({ actor }) => actor.name))].toSorted((a, b) =>
    a.localeCompare(b),
  );

it("finds who did it by part of a name or an e-mail, users and companies", async () => {
  expect(await authors("who=OTH")).toEqual(["other"]);
  expect(await authors("who=creator@user")).toEqual(["creator"]);
  expect(await authors("who=first@company.test")).toEqual(["first"]);
  expect(await authors("who=%25")).toEqual([]);
  expect(await log("who=nobody-at-all")).toEqual([]);
  expect((await log("who=creator&subject=product")).map(({ action }) => action)).toEqual([
    "product.create",
  ]);
  expect(await log("who=creator&actor=company")).toEqual([]);
});

it("finds what was about a subject, page by page, each entry once", async () => {
  const all = await log("limit=200");
  const expected = all.filter(({ subject }) => subject.kind === "submission");
  expect(expected.length).toBeGreaterThan(1);
  expect(await log("subject=submission&limit=200")).toEqual(expected);
  const paged: (typeof all)[number][] = [];
  let cursor = "";
  while (paged.length < expected.length) {
    const [entry] = await log(`subject=submission&limit=1${cursor}`);
    paged.push(entry!);
    cursor = `&cursor=${entry!.audit_id}`;
  }
  expect(paged).toEqual(expected);
  expect(await log(`subject=submission&limit=1${cursor}`)).toEqual([]);
});

it("finds what was done between two moments, and of a transaction that began long before it wrote", async () => {
  await app.db.transaction((tx) =>
    record(tx, { actor: "server", action: "remove", subject: "product", id: 1 }),
  );
  // Has a higher id than all others, but the time at which its transaction began: four minutes before them.
  await app.rows(`insert into audit_log (created_at, actor_kind, actor_name, action, subject_kind)
    values (now() - interval '4 minutes', 'server', '', 'product.early', 'product')`);
  const now = Date.now();
  const at = (minutes: number) =>
    encodeURIComponent(new Date(now + minutes * 60_000).toISOString());
  const actions = async (query: string) => (await log(query)).map(({ action }) => action);
  expect(await actions(`from=${at(-5)}&until=${at(-3)}`)).toEqual(["product.early"]);
  const latest = await actions(`from=${at(-3)}&limit=200`);
  expect(latest).toContain("product.remove");
  expect(latest).not.toContain("product.early");
  expect(await actions(`until=${at(-6)}`)).toEqual([]);
  expect(await actions(`from=${at(1)}`)).toEqual([]);
  for (const bad of ["from=yesterday", "until=2026-01-01", "from=0000-01-01T00:00:00Z"])
    expect((await app.as("admin").get(`${base}?${bad}`)).status, bad).toBe(422);
});

it("is a table without formulas of all that the filter finds, and the log says who took it", async () => {
  await app.rows(`insert into audit_log (actor_kind, actor_id, actor_name, action, subject_kind, after)
    select 'user', 999, '=cmd()', 'person.mass', 'person', jsonb_build_object('name', 'A "quoted" one', 'n', n)
    from generate_series(1, 450) n`);
  const reply = await app.fastify.inject({
    method: "GET",
    url: `${base}/export?action=person.mass`,
    headers: { authorization: `Bearer ${tokenOf("admin")}`, "accept-language": "fr" },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(reply.headers["content-disposition"]).toMatch(
    /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  const [head, ...lines] = reply.body.trimEnd().split("\r\n");
  expect(head?.startsWith("\uFEFFN°,Moment (UTC),")).toBe(true);
  expect(lines).toHaveLength(450);
  const ids = lines.map((line) => Number(line.split(",", 1)[0]));
  expect(new Set(ids).size).toBe(450);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const [at, , , actor] = (lines[0] ?? "").split(",").slice(1);
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(actor).toBe("'=cmd()");
  expect(lines.at(-1)).toContain('"{""n"":1,""name"":""A \\""quoted\\"" one""}"');
  expect((await log("subject=audit"))[0]).toMatchObject({
    actor: { kind: "user", name: "admin" },
    action: "audit.export",
    after: { filter: { action: "person.mass" } },
  });
});

it("is a table for administrators alone, thirty an hour", async () => {
  const exported = `${base}/export` as const;
  expect((await app.as().get(exported)).status).toBe(401);
  expect((await app.as("creator").get(exported)).status).toBe(403);
  expect((await app.company().get(exported)).status).toBe(401);
  expect((await app.as("admin").get(`${exported}?limit=3`)).status).toBe(422);
  const nothing = await app.as("admin").get(`${exported}?who=nobody-at-all`);
  expect(nothing.status).toBe(200);
  expect(nothing.body).toMatch(/^\uFEFFNo\.,[^\n]*\r\n$/);
  await app.db.update(throttles).set({ points: 30 });
  expect((await app.as("admin").get(exported)).status).toBe(429);
  // Another administrator has thirty of their own.
  await app.rows("update users set role = 'admin' where username = 'other'");
  expect((await app.as("other").get(exported)).status).toBe(200);
  await app.rows("update users set role = 'creator' where username = 'other'");
});
