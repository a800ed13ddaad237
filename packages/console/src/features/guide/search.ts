// Finds the places in the guide that match a query: best first, those of a chapter together.
import type { Passages } from "./passages.ts";

export interface Place {
  /** Address inside the guide: `webhooks`, or `webhooks#verify`. */
  readonly address: string;
  readonly title: string;
  /** An excerpt around the first hit. */
  readonly text: string;
}

const before = 30;
const around = 110;

/**
 * Removes case and accents and unifies apostrophes. The length stays the same, so that an index also applies to the
 * original text.
 */
const fold = (text: string) =>
  text
    .replaceAll(/[’‘ʼ′`´]/g, "'")
    .replaceAll(/\P{ASCII}/gu, (sign) => sign.normalize("NFD").charAt(0))
    .toLowerCase();

function excerpt(text: string, index: number): string {
  const begin = index <= before ? 0 : text.indexOf(" ", index - before) + 1;
  const rest = text.slice(begin);
  const end = rest.length <= around ? rest.length : rest.lastIndexOf(" ", around);
  return `${begin > 0 ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}

/** Relevance; 0 when any word is missing. A word in the title counts more, most at the beginning of a title word. */
function weigh(title: string, text: string, words: readonly string[]): number {
  let weight = 0;
  for (const word of words) {
    const inTitle = ` ${title}`.includes(` ${word}`) ? 6 : title.includes(word) ? 4 : 0;
    const inText = text.includes(word) ? 1 : 0;
    if (inTitle + inText === 0) return 0;
    weight += inTitle + inText;
  }
  return weight;
}

export function findPlaces(passages: Passages, query: string): readonly Place[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const hits = Object.entries(passages).flatMap(([address, passage]) => {
    const [title = "", text = ""] = passage.split("\n", 2);
    const folded = fold(text);
    const heading = fold(title);
    const weight = weigh(heading, folded, words);
    if (weight === 0) return [];
    // Prefers a word that is not in the title, because the title is displayed anyway.
    const hit =
      words.find((word) => !heading.includes(word)) ?? words.find((word) => folded.includes(word));
    const index = Math.max(0, folded.indexOf(hit ?? ""));
    return [{ weight, place: { address, title, text: excerpt(text, index) } }];
  });
  const best = new Map<string, number>();
  for (const { weight, place } of hits) {
    const chapter = getChapter(place.address);
    best.set(chapter, Math.max(weight, best.get(chapter) ?? 0));
  }
  // `toSorted` is stable: chapters of equal weight stay in the order of the guide.
  return hits
    .toSorted(
      (one, other) =>
        best.get(getChapter(other.place.address))! - best.get(getChapter(one.place.address))!,
    )
    .map(({ place }) => place);
}

export const getChapter = (address: string): string => address.split("#", 1)[0]!;
