// Hides a product while the store is being read, and measures how long it remains visible through the cache.
import { setTimeout as pause } from "node:timers/promises";
import type { Ends } from "./private.ts";

export interface Shown {
  readonly product_id: number;
  readonly submission_id: number;
}

interface Place {
  readonly path: string;
  readonly language: string;
}
/** The places where the product is visible, in two languages. */
const places = ({ product_id: id }: Shown): Place[] =>
  ["it", "en"].flatMap((language) =>
    [
      `/api/public/products/${id}`,
      "/api/public/products",
      `/api/public/products?filter=number+${id}`,
    ].map((path) => ({ path, language })),
  );

let looks = 0;
/** When a response last contained the product. */
let shownAt = 0;
/** Whether a place shows the product; retries refused requests, because a refusal tells nothing. */
async function isSeen(base: string, { product_id: id }: Shown, place: Place): Promise<boolean> {
  for (;;) {
    looks += 1;
    const reply = await fetch(base + place.path, {
      headers: { "accept-language": place.language },
    });
    const text = await reply.text();
    if (reply.ok || reply.status === 404) {
      const isHere = new RegExp(`"product_id":${id}\\b`).test(text);
      if (isHere) shownAt = performance.now();
      return isHere;
    }
    await pause(100);
  }
}

async function seen(base: string, product: Shown): Promise<number> {
  const sightings = await Promise.all(places(product).map((place) => isSeen(base, product, place)));
  return sightings.filter(Boolean).length;
}

/** Hides the product directly on the server. */
export async function hide(ends: Ends, product: Shown, token: string): Promise<void> {
  const build = `/api/products/${product.product_id}/submissions/${product.submission_id}`;
  const reply = await fetch(`${ends.server}${build}/hidden`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  if (!reply.ok) throw new Error(`it was not hidden: ${reply.status}`);
}

/**
 * Hides the product and checks twice a second for `seconds`; returns when it was last seen, in seconds, and the number
 * of checks.
 */
export async function watchHiding(ends: Ends, product: Shown, token: string, seconds: number) {
  looks = 0;
  if ((await seen(ends.cache, product)) !== places(product).length)
    throw new Error("the product was not shown everywhere");
  await hide(ends, product, token);
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1_000) {
    await seen(ends.cache, product);
    await pause(500);
  }
  return { last: Math.max(shownAt - begin, 0) / 1_000, looks };
}

/** Whether any place shows the product; this also reads each place once. */
export const isShown = async (ends: Ends, product: Shown): Promise<boolean> =>
  (await seen(ends.cache, product)) > 0;
