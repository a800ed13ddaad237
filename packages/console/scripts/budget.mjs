// Compares what a browser loads first for each page with budget.json, in bytes after brotli; a page over its limit
// fails the build, and so does a limit without its reason. Whoever raises a limit writes beside it what the bytes buy.
// "*" is the limit of the pages that have none of their own.
import { readFileSync } from "node:fs";
import { firstLoads, sum } from "./first-load.mjs";

const limits = JSON.parse(readFileSync(new URL("../budget.json", import.meta.url), "utf8"));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const loads = firstLoads();
const pages = loads.map(({ page }) => page);
const unknown = Object.keys(limits).filter((page) => page !== "*" && !pages.includes(page));
for (const page of unknown)
  console.error(`budget.json has a limit for ${page}, which is not a page.`);
const unexplained = Object.entries(limits).filter(([, { because }]) => !because?.trim());
for (const [page] of unexplained) console.error(`budget.json has no reason for ${page}'s limit.`);

let over = unknown.length + unexplained.length > 0;
for (const { page, weights } of loads) {
  const bytes = sum(weights);
  const { limit } = limits[page] ?? limits["*"];
  const fits = bytes <= limit;
  console.log(
    `${page.padEnd(20)}${kB(bytes).padStart(10)} of ${kB(limit)}, ${weights.length} files`,
  );
  if (fits) continue;
  over = true;
  console.error(
    `${page} loads ${bytes - limit} bytes more than budget.json allows. The largest files:`,
  );
  for (const { file, bytes: weight } of weights.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8))
    console.error(`  ${kB(weight).padStart(9)}  ${file}`);
}
process.exitCode = over ? 1 : 0;
