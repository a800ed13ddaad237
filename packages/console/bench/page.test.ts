// The medians, and the page that shows the figures.
import { expect, test } from "vitest";
import type { StoredFigures } from "./figures.ts";
import { median, percentile } from "./medians.ts";
import { writePage } from "./page.ts";
import { draw } from "./plot.ts";

const figures: StoredFigures = {
  date: "2026-01-31",
  cores: 2,
  load: 0.3,
  values: { "wire.login": 131, "wire.products": 150 },
  tables: [{ title: "By kind", head: ["page", "all"], rows: [["a | b", "131.0"]] }],
  plots: [{ name: "wire", title: "All bytes", unit: "kB", bars: [] }],
  notes: ["Medusa is not measured"],
};
const reason = { stands: "React alone is 59 kB.", tried: "without it." };
const line = (page: string, begin: string) =>
  page.split("\n").find((one) => one.startsWith(`| ${begin}`));

test("the median of an even number of figures lies between the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
  expect(median([])).toBeNaN();
});

test("a percentile is one of the figures, the last one at the end", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 98)).toBe(98);
  expect(percentile(hundred, 100)).toBe(100);
  expect(percentile([7], 98)).toBe(7);
});

test("the page says of each number whether it is reached, and why one is not", () => {
  const page = writePage({ wire: figures }, { "wire.login": reason });
  expect(line(page, "login: all bytes")).toBe("| login: all bytes | ≤ 130 kB | 131 kB | **no** |");
  expect(line(page, "product list, signed in")).toMatch(/150 kB \| yes \|$/);
  expect(line(page, "layout shift")).toMatch(/not measured/);
  expect(page).toContain("React alone is 59 kB. Tried: without it.");
  expect(page.match(/nobody has looked into it/g)).toBeNull();
  expect(page).toContain("| a \\| b | 131.0 |");
  expect(page).toContain("- Medusa is not measured");
  expect(page).toContain("Measured on 2026-01-31, 2 cores (load average 0.3).");
});

test("figures of a busy machine say so, and a miss without a reason too", () => {
  const page = writePage({ wire: { ...figures, load: 12 } }, {});
  expect(page).toContain("which others kept busy (load average 12)");
  expect(page).toContain("nobody has looked into it yet");
});

test("the longest bar of a plot fills its room, the others are as long as their share", () => {
  const bars = [
    { label: "a < b", value: 200 },
    { label: "b", value: 50 },
  ];
  const drawn = draw({ name: "wire", title: "Bytes", unit: "kB", bars });
  const widths = [...drawn.matchAll(/<rect [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(widths[1]).toBe(Math.round(widths[0]! / 4));
  expect(drawn).toContain("a &lt; b");
});
