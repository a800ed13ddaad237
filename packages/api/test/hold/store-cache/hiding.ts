// Hides a product while its store is read, and watches through the cache how long it can still be seen.
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
/** Where it can be seen, in two languages. */
const places = ({ product_id: id }: Shown): Place[] =>
  ["it", "en"].flatMap((language) =>
    [
      `/api/public/products/${id}`,
      "/api/public/products",
      `/api/public/products?filter=number+${id}`,
    ].map((path) => ({ path, language })),
  );

let looks = 0;
/** When an answer showed it last. */
let shownAt = 0;
/** A refusal says neither that it is there nor that it is gone: then it is asked again. */
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
  const found = await Promise.all(places(product).map((place) => isSeen(base, product, place)));
  return found.filter(Boolean).length;
}

/** Hides it on the server itself. */
export async function hide(ends: Ends, product: Shown, token: string): Promise<void> {
  const build = `/api/products/${product.product_id}/submissions/${product.submission_id}`;
  const reply = await fetch(`${ends.server}${build}/hidden`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  if (!reply.ok) throw new Error(`it was not hidden: ${reply.status}`);
}

/** Hides it, and looks twice a second for `seconds`; answers when it was seen last, in seconds, and how often it looked. */
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

/** Whether it is shown somewhere; by this it is also read once. */
export const isShown = async (ends: Ends, product: Shown): Promise<boolean> =>
  (await seen(ends.cache, product)) > 0;
