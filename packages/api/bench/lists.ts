// Compares all lists at several depths, and all text searches, with few products and with many:
// node bench/lists.ts --many 1000000
import { parseArgs } from "node:util";
import { pageLimits } from "@lanyard/contract";
import { median, runBench, tableOf, type Query } from "./filled.ts";
import { lists, searches } from "./lists.queries.ts";
import { tokens } from "./seed.ts";

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

const sorted: readonly Query[] = ["updated", "title"].map((sort) => ({
  name: `product.list by ${sort}`,
  url: `/api/products?sort=${sort}`,
  token: tokens.creator,
}));
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
      const fuller = Math.max(got.matches / Math.max(base.matches, 1), 1);
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
    const { rows, matches } = await many.measure(query);
    const times: number[] = [];
    for (let turn = 0; turn < Number(values.repeat); turn += 1) times.push(await many.time(query));
    const pages = rows / pageLimits.standard;
    print(
      query.name,
      matches,
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
    const { rows, matches } = await own.measure(query);
    const times: number[] = [];
    for (let turn = 0; turn < Number(values.repeat); turn += 1) times.push(await own.time(query));
    print(
      query.name,
      matches,
      rows,
      median(times).toFixed(1),
      judge(rows <= ownMost * 2 + searchMost * pageLimits.standard),
    );
  }
  return failed;
});
