// The pictures that a page shows first: the page's head asks for them as soon as it has their addresses.
import { srcSetOf } from "@lanyard/contract";

export interface PicturesAhead {
  /** The field of the call's answer that holds their addresses. */
  readonly field: string;
  /** Longest side of the stored pictures. */
  readonly side: number;
  /** How wide they are drawn: as the image that shows them has it, or the browser would load another file. */
  readonly sizes: string;
  readonly most: number;
}

/** How many cards of a list are in sight at first on a wide screen: a row. */
export const cardsInSight = 3;

export function askForPictures(answer: string, { field, side, sizes, most }: PicturesAhead): void {
  const addresses = [...answer.matchAll(new RegExp(`"${field}":"([^"]*)"`, "g"))];
  for (const [, address] of addresses.slice(0, most)) {
    if (!address) continue;
    const image = new Image();
    image.fetchPriority = "high";
    image.sizes = sizes;
    image.srcset = srcSetOf(address, side) ?? "";
    image.src = address;
  }
}
