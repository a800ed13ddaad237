// Measures how soon pages respond with the CPU at a quarter of its speed: 200 interactions on all screens, and typing
// in a full editor.
import { paths } from "../src/app/paths.ts";
import { actOn } from "./acts.ts";
import { filled, interactionsOn, settled, watchInteractions, type Interaction } from "./events.ts";
import type { Figures } from "./figures.ts";
import { median, percentile } from "./medians.ts";
import { ask } from "./product.ts";
import { desktop, openReader, phone, visit, type Reader, type Who } from "./reader.ts";
import { addRows, benchSession } from "./rows.ts";
import type { World } from "./world.ts";

const totalActs = 200;
const keysEach = 20;
const rounds = 5;

/** Loads a page at full speed, then acts on it with a throttled CPU. */
async function slowly(
  { browser, product }: World,
  path: string,
  who: Who,
  act: (reader: Reader) => Promise<void>,
): Promise<Interaction[]> {
  const reader = await openReader(browser, product.url, who, desktop);
  try {
    await watchInteractions(reader.page);
    await visit(reader, product.url + path);
    await reader.cdp.send("Emulation.setCPUThrottlingRate", { rate: phone.slower });
    await act(reader);
    return await interactionsOn(reader.page);
  } finally {
    await reader.close();
  }
}

async function keysInEditor(world: World): Promise<number[]> {
  const session = benchSession("full");
  const [build] = await ask<{ product_id: number; submission_id: number }[]>(
    world.product.url,
    "/api/products",
    session,
  );
  if (!build) throw new Error("There is no full build");
  const interactions = await slowly(
    world,
    paths.build(build.product_id, build.submission_id),
    { session },
    async ({ page }) => {
      await page.getByRole("main").locator("textarea").first().focus();
      await settled(page);
      for (let key = 0; key < keysEach; key += 1) {
        await page.keyboard.press(String.fromCodePoint(97 + (key % 26)));
        await settled(page);
      }
    },
  );
  return filled(interactions, keysEach);
}

export async function interaction(world: World): Promise<Figures> {
  await addRows(world.product);
  const each = Math.ceil(totalActs / world.pages.length);
  const all: (Interaction & { readonly page: string })[] = [];
  for (const page of world.pages) {
    const interactions = await slowly(world, page.path, page, (reader) => actOn(reader.page, each));
    all.push(...interactions.map((one) => ({ ...one, page: page.id })));
  }
  const durations = filled(all, each * world.pages.length);
  const keys: number[][] = [];
  for (let round = 0; round < rounds; round += 1) keys.push(await keysInEditor(world));
  const slowest = all.toSorted((a, b) => b.duration - a.duration).slice(0, 5);
  return {
    values: {
      "interaction.p98": percentile(durations, 98),
      "interaction.key": median(keys.map((one) => median(one))),
    },
    tables: [
      {
        title: `Of ${durations.length} interactions, processor ÷ ${phone.slower}`,
        head: ["median", "75th percentile", "98th percentile", "slowest"],
        rows: [[50, 75, 98, 100].map((part) => `${percentile(durations, part)} ms`)],
      },
      {
        title: "The slowest five",
        head: ["page", "event", "on", "ms", "scripts", "styles and layout"],
        rows: slowest.map(({ page, name, target, duration, scripts, layout }) => [
          page,
          name,
          target,
          String(duration),
          String(scripts),
          String(layout),
        ]),
      },
      {
        title: `Keys in the editor with 6 screenshots, 4 languages and 20 permissions, processor ÷ ${phone.slower}`,
        head: ["round", "median", "slowest"],
        rows: keys.map((one, index) => [
          String(index + 1),
          `${median(one)} ms`,
          `${Math.max(...one)} ms`,
        ]),
      },
    ],
  };
}
