// Compares the list of a creator with 10,000 products and of one with 10: the first page, and scrolling through five
// pages.
import type { Figures } from "./figures.ts";
import { median } from "./medians.ts";
import { desktop, openReader, slowDown, visit, type Reader } from "./reader.ts";
import { addRows, benchSession, manyProducts } from "./rows.ts";
import { paths } from "../src/app/paths.ts";
import { scroll, type Scrolled } from "./scrolling.ts";
import type { World } from "./world.ts";

const rounds = 5;
const amounts = { few: 10, many: 60 } as const;
type Who = keyof typeof amounts;

/** Runs in the page: records the time of the frame after `count` cards have appeared. */
function watchCards(count: number): void {
  const links = 'main a[href^="/dashboard/products/"]';
  const look = () => {
    if (document.querySelectorAll(links).length < count) requestAnimationFrame(look);
    else requestAnimationFrame((now) => Object.assign(globalThis, { cardsAt: now }));
  };
  requestAnimationFrame(look);
}

async function open({ browser, product }: World, who: Who): Promise<Reader & { at: number }> {
  const reader = await openReader(browser, product.url, { session: benchSession(who) }, desktop);
  await reader.page.addInitScript(watchCards, amounts[who]);
  await slowDown(reader, desktop);
  await visit(reader, product.url + paths.products);
  await reader.page.waitForFunction(() => "cardsAt" in globalThis);
  return { ...reader, at: await reader.page.evaluate<number>("cardsAt") };
}

async function scrollThrough(reader: Reader): Promise<Scrolled> {
  const links = reader.page.locator('main a[href^="/dashboard/products/"]');
  const more = reader.page.locator("main button").last();
  for (let page = 1; page < 5; page += 1) {
    await more.click();
    await links.nth(amounts.many * (page + 1) - 1).waitFor();
  }
  await reader.page.evaluate("scrollTo(0, 0)");
  return scroll(reader, 8_000);
}

/** The frames that this machine drops when scrolling plain text. */
async function floor({ browser, product }: World): Promise<Scrolled> {
  const reader = await openReader(browser, product.url, {}, desktop);
  try {
    await reader.page.setContent("<p>A line of text</p>".repeat(500));
    return await scroll(reader, 8_000);
  } finally {
    await reader.close();
  }
}

export async function lists(world: World): Promise<Figures> {
  await addRows(world.product);
  const times: Record<Who, number[]> = { few: [], many: [] };
  const scrolled: Scrolled[] = [];
  const plain: Scrolled[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const who of ["few", "many"] as const) {
      const reader = await open(world, who);
      try {
        times[who].push(reader.at);
        if (who === "few") continue;
        scrolled.push(await scrollThrough(reader));
        plain.push(await floor(world));
      } finally {
        await reader.close();
      }
    }
  const dropped = (all: readonly Scrolled[]) => median(all.map((one) => one.dropped));
  const row = (name: string, all: readonly Scrolled[]) => [
    name,
    String(median(all.map(({ frames }) => frames))),
    ...[
      dropped(all),
      ...all
        .map((one) => one.dropped)
        .toSorted((a, b) => a - b)
        .slice(-1),
    ].map(String),
  ];
  return {
    values: {
      "lists.first": median(times.many) / median(times.few),
      "lists.dropped": dropped(scrolled),
    },
    tables: [
      {
        title: "Milliseconds until all cards of the first page are painted, 40 ms, 10 Mbps",
        head: ["creator of", "cards", "median", "fastest", "slowest"],
        rows: (["few", "many"] as const).map((who) => [
          `${who === "few" ? amounts.few : manyProducts} products`,
          String(amounts[who]),
          ...[median(times[who]), Math.min(...times[who]), Math.max(...times[who])].map((ms) =>
            ms.toFixed(0),
          ),
        ]),
      },
      {
        title: "Frames while 8,000 pixels scroll by, at 2,000 a second",
        head: ["page", "frames", "dropped", "at worst"],
        rows: [row("300 products", scrolled), row("500 lines of text", plain)],
      },
    ],
  };
}
