// Revisiting a route: measures how many frames after the click its content appears, and whether it is requested again.
import type { Page } from "playwright";
import { paths } from "../src/app/paths.ts";
import type { Figures } from "./figures.ts";
import { median } from "./medians.ts";
import { desktop, openReader, slowDown, visit, type Reader } from "./reader.ts";
import { quiet } from "./traffic.ts";
import type { World } from "./world.ts";

const rounds = 5;

interface Look {
  readonly heading: string;
  readonly length: number;
}
const lookOf = (page: Page) =>
  page.evaluate<Look>(
    "({ heading: document.querySelector('main h1').textContent, length: document.querySelector('main').innerText.length })",
  );

/** Runs in the page: counts the frames from the next click until the page looks like this again. */
function countFrames({ heading, length }: Look): void {
  const isThere = () => {
    const main = document.querySelector("main");
    return (
      main?.querySelector("h1")?.textContent === heading && main.innerText.length >= 0.95 * length
    );
  };
  let frames = 0;
  const look = () => {
    frames += 1;
    if (isThere()) Object.assign(globalThis, { framesUntil: frames });
    else requestAnimationFrame(look);
  };
  Object.assign(globalThis, { framesUntil: 0 });
  addEventListener("click", () => requestAnimationFrame(look), { capture: true, once: true });
}

interface Gone {
  readonly frames: number;
  readonly isRequested: boolean;
}

async function go({ page, traffic }: Reader, link: string, look: Look): Promise<Gone> {
  let isRequested = false;
  page.on("request", (request) => {
    isRequested ||= new URL(request.url()).pathname.startsWith("/api/");
  });
  await page.evaluate(countFrames, look);
  await page.locator(link).first().click();
  await page.waitForFunction(() => Boolean(Reflect.get(globalThis, "framesUntil")));
  const frames = await page.evaluate<number>("framesUntil");
  await quiet(traffic);
  return { frames, isRequested };
}

export async function seen({ browser, product, pages }: World): Promise<Figures> {
  const list = pages.find(({ id }) => id === "products");
  if (!list?.session) throw new Error("Nobody has a list");
  const reader = await openReader(browser, product.url, { session: list.session }, desktop);
  const { page } = reader;
  const toDetail = 'main a[href^="/dashboard/products/"]';
  const toList = `header a[href="${paths.products}"]`;
  const visits: { list: Gone[]; detail: Gone[] } = { list: [], detail: [] };
  try {
    await slowDown(reader, desktop);
    await visit(reader, product.url + paths.products);
    const listLook = await lookOf(page);
    await page.locator(toDetail).first().click();
    await page.waitForURL(/\/products\/\d+$/);
    await quiet(reader.traffic);
    const detailLook = await lookOf(page);
    for (let round = 0; round < rounds; round += 1) {
      visits.list.push(await go(reader, toList, listLook));
      visits.detail.push(await go(reader, toDetail, detailLook));
    }
  } finally {
    await reader.close();
  }
  const frames = (all: readonly Gone[]) => median(all.map((one) => one.frames));
  return {
    values: { "seen.frames": Math.max(frames(visits.list), frames(visits.detail)) },
    tables: [
      {
        title: "Frames from the click to the content",
        head: ["to", "median", "at worst", "asked for again"],
        rows: Object.entries(visits).map(([to, all]) => [
          `product ${to}`,
          String(frames(all)),
          String(Math.max(...all.map((one) => one.frames))),
          `${all.filter(({ isRequested }) => isRequested).length} of ${all.length}`,
        ]),
      },
    ],
  };
}
