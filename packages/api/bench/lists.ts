// Compares all lists at several depths, and all text searches, with few products and with many:
// node bench/lists.ts --many 1000000
import { parseArgs } from "node:util";
import { calls, pageLimits } from "@lanyard/contract";
import { median, runBench, tableOf, type Query } from "./filled.ts";
import { tokens, words } from "./seed.ts";

const { values } = parseArgs({
  options: {
    few: { type: "string", default: "1000" },
    many: { type: "string", default: "1000000" },
    repeat: { type: "string", default: "30" },
  },
});
/** The most products of one owner for which reading all of them to sort is acceptable: docs/decisions/0031. */
const ownMost = 10_000;
const costMost = 2;
const searchMost = 50;
const depths = [0, 0.5, 0.97];

const { admin, creator, company } = tokens;
const byCompany = { company_token: company };
const lists: readonly Query[] = [
  { name: "product.list", url: "/api/products", token: creator },
  { name: "product.listAsAdmin", url: "/api/admin/products", token: admin },
  {
    name: "product.list of waiting",
    url: "/api/products?status=waiting_for_review",
    token: creator,
  },
  {
    name: "product.listAsAdmin of drafts",
    url: "/api/admin/products?status=draft",
    token: admin,
  },
  { name: "submission.list", url: "/api/submissions", token: creator },
  { name: "submission.list of all", url: "/api/submissions", token: admin },
  { name: "store.ready", url: "/api/licenses/ready", body: byCompany },
  { name: "store.filter", url: "/api/products/filter", body: { ...byCompany, menu_entry_id: 3 } },
  { name: "store.public", url: "/api/public/products" },
  { name: "license.installed", url: "/api/licenses/getinstalled", body: byCompany },
  { name: "license.payments", url: "/api/licenses/payments", body: byCompany },
  { name: "person.list", url: "/api/people", body: byCompany },
  {
    name: "person.list of a department",
    url: "/api/people",
    body: { ...byCompany, department: "Desk 3" },
  },
  {
    name: "user_permission.people",
    url: "/api/people/permissions",
    body: { ...byCompany, product_ids: [20, 40, 60] },
  },
  { name: "user_permission.apps", url: "/api/people/apps", body: byCompany },
  { name: "license.list", url: "/api/licenses", body: byCompany },
  {
    name: "license.list of hidden",
    url: "/api/licenses",
    body: { ...byCompany, filter: "hidden" },
  },
  { name: "company.list", url: "/api/admin/companies", token: admin },
  { name: "user.list", url: "/api/admin/users", token: admin },
  { name: "audit.list", url: "/api/admin/audit", token: admin },
  {
    name: "audit.list of a subject",
    url: "/api/admin/audit?subject=submission&subject_id=7",
    token: admin,
  },
  {
    name: "audit.list of an action",
    url: "/api/admin/audit?action=submission.approve",
    token: admin,
  },
  { name: "submission.history", url: "/api/products/2/history", token: creator },
  { name: "submission.historyAsAdmin", url: "/api/admin/products/2/history", token: admin },
  { name: "webhook.deliveries", url: "/api/products/2/webhook-deliveries", token: creator },
];
const searches: readonly Query[] = [
  ...Object.entries(words).map(([what, filter]) => ({
    name: `store.filter: ${what}`,
    url: "/api/products/filter",
    body: { ...byCompany, filter },
  })),
  {
    name: "store.filter: one in a hundred of a menu entry",
    url: "/api/products/filter",
    body: { ...byCompany, filter: words["one in a hundred"], menu_entry_id: 5 },
  },
  { name: "store.public: every tenth", url: `/api/public/products?filter=${words["every tenth"]}` },
  { name: "product.list: every product", url: "/api/products?search=product", token: creator },
  {
    name: "product.listAsAdmin: every tenth",
    url: `/api/admin/products?search=${words["every tenth"]}`,
    token: admin,
  },
  {
    name: "person.list: one of a company",
    url: "/api/people",
    body: { ...byCompany, search: "anna 77" },
  },
  { name: "user.list: many", url: "/api/admin/users?search=person", token: admin },
  { name: "user.list: one", url: "/api/admin/users?search=person77%40", token: admin },
];
const sorted: readonly Query[] = ["updated", "title"].map((sort) => ({
  name: `product.list by ${sort}`,
  url: `/api/products?sort=${sort}`,
  token: creator,
}));
// Ensures that no new list goes unmeasured.
const unmeasured = calls.filter(
  ({ id, paged }) => paged && !lists.some(({ name }) => name.split(" ")[0] === id),
);
if (unmeasured.length > 0)
  throw new Error(`bench/lists.ts misses ${unmeasured.map(({ id }) => id).join(", ")}`);

const print = tableOf(52, 12);

await runBench("lists", { shared_buffers: "1GB" }, async (open) => {
  let failed = 0;
  const judge = (good: boolean) => {
    if (!good) failed += 1;
    return good ? "" : "TOO MUCH";
  };
  const few = await open({ products: Number(values.few) });
  const many = await open({ products: Number(values.many) });
  print(
    "\nlist",
    "depth",
    "rows few",
    "rows many",
    "ms few",
    "ms many",
    "ratio rows",
    "ratio ms",
    "",
  );
  for (const query of lists) {
    const base = await few.measure(query);
    for (const depth of depths) {
      const cursor = await many.cursorAt(query, depth);
      const got = await many.measure(query, cursor);
      const times: [number[], number[]] = [[], []];
      for (let turn = 0; turn < Number(values.repeat); turn += 1) {
        times[0].push(await few.time(query));
        times[1].push(await many.time(query, cursor));
      }
      const [a, b] = [median(times[0]), median(times[1])];
      // With few products, the page may not be full; then rows read are compared per row of the page.
      const fuller = Math.max(got.found / Math.max(base.found, 1), 1);
      const rows = got.rows / fuller / base.rows;
      print(
        query.name,
        `${depth * 100} %`,
        base.rows,
        got.rows,
        a.toFixed(1),
        b.toFixed(1),
        rows.toFixed(2),
        (b / a).toFixed(2),
        judge(rows <= costMost && b / a <= costMost),
      );
    }
  }
  print(
    `\nsearch (a page is ${pageLimits.standard} rows)`,
    "found",
    "rows many",
    "ms many",
    "rows/page",
    "",
  );
  for (const query of searches) {
    const { rows, found } = await many.measure(query);
    const times: number[] = [];
    for (let turn = 0; turn < Number(values.repeat); turn += 1) times.push(await many.time(query));
    const pages = rows / pageLimits.standard;
    print(
      query.name,
      found,
      rows,
      median(times).toFixed(1),
      pages.toFixed(1),
      judge(pages <= searchMost),
    );
  }
  // The creator under test owns every other product.
  const own = await open({ products: ownMost * 2 });
  print(`\nsorted, of an owner of ${ownMost}`, "found", "rows", "ms", "");
  for (const query of sorted) {
    const { rows, found } = await own.measure(query);
    const times: number[] = [];
    for (let turn = 0; turn < Number(values.repeat); turn += 1) times.push(await own.time(query));
    print(
      query.name,
      found,
      rows,
      median(times).toFixed(1),
      judge(rows <= ownMost * 2 + searchMost * pageLimits.standard),
    );
  }
  return failed;
});
