// Measures layout shifts while pages load on a phone's connection: each route at three widths, two of them in all four
// languages.
import { languageCodes } from "@lanyard/contract";
import type { Figures } from "./figures.ts";
import { paintedOn, watchPainting, type Painted } from "./observed.ts";
import { openReader, phone, slowDown, visit } from "./reader.ts";
import type { World } from "./world.ts";

const widths = [390, 820, 1280];
const inEveryLanguage = ["landing", "guide"];

export async function shift({ browser, product, pages }: World): Promise<Figures> {
  const rows: string[][] = [];
  const notes: string[] = [];
  let worst = 0;
  for (const page of pages) {
    const { id, path } = page;
    for (const language of inEveryLanguage.includes(id) ? languageCodes : ["it"]) {
      const row: Painted[] = [];
      for (const width of widths) {
        const who = { ...page, language };
        const reader = await openReader(browser, product.url, who, { width, height: 900 });
        try {
          await watchPainting(reader.page);
          await slowDown(reader, { ...phone, slower: 1 });
          await visit(reader, product.url + path);
          row.push(await paintedOn(reader.page));
        } finally {
          await reader.close();
        }
      }
      const shifts = row.map((one) => one.shift.toFixed(4));
      if (shifts.some((one) => Number(one) > 0)) rows.push([id, language, ...shifts]);
      worst = Math.max(worst, ...row.map((one) => one.shift));
      row.forEach((one, index) => {
        if (one.shift > 0.01)
          notes.push(`${id}, ${language}, ${widths[index]}: ${one.moved.join("; ")}`);
      });
    }
  }
  return {
    values: { shift: worst },
    tables: [
      { title: "Where anything shifts", head: ["page", "language", ...widths.map(String)], rows },
    ],
    notes,
  };
}
