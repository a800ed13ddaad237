// Compares searches in the store with few products and with many: node bench/finding.ts --many 1000000
import { parseArgs } from "node:util";
import { pageLimits } from "@lanyard/contract";
import { median, runBench, tableOf, type Query } from "./filled.ts";
import { tokens, words } from "./seed.ts";

const { values } = parseArgs({
  options: {
    few: { type: "string", default: "1000" },
    many: { type: "string", default: "1000000" },
    repeat: { type: "string", default: "30" },
  },
});
const costMost = 2;
/** A company with access to fifty private products, which the server searches one by one. */
const byCompany = { company_token: tokens.finder };
/** Texts that people type into the store's search. */
const typed: Readonly<Record<string, string>> = {
  frequent: words["every product"],
  "every tenth": words["every tenth"],
  rare: words["three products"],
  "beginning of a word": "turnst",
  "two words": `${words["every product"]} ${words["every tenth"]}`,
  mistyped: "turnstyle",
  "mistyped and rare": "zanzibbar",
  "mistyped beginning": "turmst",
  "mistyped of two": `${words["every product"]} cantene`,
  "no match": words.nothing,
  "no match, as letters": "xyzzyxyzzy",
  "no match, a number": "9182736455",
  "one sign, repeated": "000000",
};
/**
 * A thousand products have a full page of matches for these texts, and three matches for the others; the limits make
 * pages equally full with few and many products.
 */
const whole = ["frequent", "every tenth", "two words"];
const limitOf = (what: string) => `limit=${whole.includes(what) ? pageLimits.standard : 3}`;
const finding: readonly Query[] = [
  ...Object.entries(typed).flatMap(([what, filter]) => [
    {
      name: `visitor: ${what}`,
      url: `/api/public/products?${limitOf(what)}&${new URLSearchParams({ filter }).toString()}`,
    },
    {
      name: `company: ${what}`,
      url: `/api/products/filter?${limitOf(what)}`,
      body: { ...byCompany, filter },
      language: "fr",
    },
  ]),
  { name: "counts", url: "/api/public/store/counts" },
  { name: "counts: rare", url: `/api/public/store/counts?filter=${words["three products"]}` },
  { name: "counts: frequent", url: `/api/public/store/counts?filter=${words["every product"]}` },
  { name: "front", url: "/api/public/store/front" },
  { name: "front of a company", url: "/api/store/front", body: byCompany },
];

const print = tableOf(36, 11);

await runBench("finding", { shared_buffers: "1GB" }, async (open) => {
  let failed = 0;
  const judge = (good: boolean) => {
    if (!good) failed += 1;
    return good ? "" : "TOO MUCH";
  };
  const few = await open({ products: Number(values.few), part: "store" });
  const many = await open({ products: Number(values.many), part: "store" });
  print("\nfinding in the store", "rows few", "rows many", "ms few", "ms many", "rows", "ms", "");
  for (const query of finding) {
    const base = await few.measure(query);
    const got = await many.measure(query);
    const times: [number[], number[]] = [[], []];
    for (let turn = 0; turn < Number(values.repeat); turn += 1) {
      times[0].push(await few.time(query));
      times[1].push(await many.time(query));
    }
    const [a, b] = [median(times[0]), median(times[1])];
    const rows = got.rows / Math.max(base.rows, 1);
    // Counts stop at their limit, which few products do not reach. A repeated character is a single trigram of the
    // index, which many numbers have. Neither reads more than its limit, however many products there are.
    const isBounded = query.name.startsWith("counts") || query.name.endsWith("repeated");
    print(
      query.name,
      base.rows,
      got.rows,
      a.toFixed(1),
      b.toFixed(1),
      rows.toFixed(2),
      (b / a).toFixed(2),
      isBounded ? "" : judge(rows <= costMost && b / a <= costMost),
    );
  }
  return failed;
});
