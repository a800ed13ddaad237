// The requests of a store's visitors: settings and lists first, then pages, searches and products, popular ones most
// often.
import { languageCodes } from "@lanyard/contract";
import { numbers } from "../settings.ts";

/** Shares of the requests in a visit, which loads menu and settings once, reads lists, and opens a product or two. */
const shares = {
  settings: 0.17,
  menu: 0.17,
  first: 0.17,
  ofMenu: 0.1,
  next: 0.1,
  search: 0.05,
  product: 0.24,
} as const;
/** Accept-Language headers of browsers; common ones occur more often. */
const spoken = [
  "en-US,en;q=0.9",
  "en-GB,en-US;q=0.9,en;q=0.8",
  "it-IT,it;q=0.9,en-US;q=0.8,en;q=0.7",
  "it,en-US;q=0.7,en;q=0.3",
  "fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7",
  "es-ES,es;q=0.9,en;q=0.8",
  "de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7",
  "en",
  "it",
  "nl,en;q=0.8,de;q=0.5",
] as const;
const searched = 300;

export interface Store {
  /** Products on public sale, the most popular first. */
  readonly products: readonly number[];
  /** Cursors of the second page and those after it. */
  readonly cursors: readonly string[];
  readonly menuEntries: readonly number[];
}

/** Draws from 0 to `count - 1`: the n-th is drawn 1/n times as often as the first (Zipf). */
function zipf(count: number, random: () => number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= count; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const all = sums.at(-1) ?? 1;
  return () => {
    const aim = random() * all;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < aim) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

export interface Read {
  readonly path: string;
  readonly language: string;
}

/** `count` requests of visitors; the same seed yields the same requests. */
export function visits(store: Store, count: number, seed: number): Read[] {
  const random = numbers(seed);
  const of = (length: number) => zipf(Math.max(length, 1), random);
  const [product, cursor, menu, word, language] = [
    of(store.products.length),
    of(store.cursors.length),
    of(store.menuEntries.length),
    of(searched),
    of(spoken.length),
  ];
  const list = "/api/public/products";
  const paths: Record<keyof typeof shares, () => string> = {
    settings: () => "/api/settings",
    menu: () => "/api/menu",
    first: () => list,
    ofMenu: () => `${list}?menu_entry_id=${store.menuEntries[menu()]}`,
    next: () => `${list}?limit=60&cursor=${store.cursors[cursor()]}`,
    search: () => `${list}?filter=number+${1 + word()}`,
    product: () => `${list}/${store.products[product()]}`,
  };
  const draw = (): string => {
    let aim = random();
    for (const [kind, share] of Object.entries(shares)) {
      aim -= share;
      if (aim < 0) return paths[kind as keyof typeof shares]();
    }
    return list;
  };
  return Array.from({ length: count }, () => ({
    path: draw(),
    language: spoken[language()] ?? "en",
  }));
}

/** Accept-Language headers as browsers send them, invented ones, and random ones. */
export function headers(seed: number): string[] {
  const random = numbers(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const tags = [...languageCodes, "IT", "en-US", "es-419", "de", "pt-BR", "*", "en_GB", "italian"];
  const qualities = [
    "",
    ";q=1",
    ";q=0.9",
    "; q=0.9",
    ";q=.5",
    ";q=0.3",
    ";q=0",
    ";q=0.0",
    ";q=1.0",
  ];
  const made = Array.from({ length: 200 }, () =>
    Array.from(
      { length: 1 + Math.floor(random() * 4) },
      () => `${one(["", " "])}${one(tags)}${one(qualities)}`,
    ).join(one([",", ", ", " ,"])),
  );
  return [...spoken, "", "*", "de-DE,de;q=0.9", "it;q=0", ",,", ...made];
}
