// Pictures and their renditions: the same picture in fewer pixels, at an address that follows from the picture's.

/** Longest side of a stored picture by its field, in pixels. */
export const pictureSides = { icon: 512, avatar: 512, banner: 1_600, screenshots: 1_920 } as const;

/**
 * Widths of the renditions of a stored picture, in pixels: small, card and page. Only narrower ones than the picture
 * are made.
 */
export const renditionWidths = [160, 480, 960] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

const stored = /^((?:https?:\/\/[^/]+)?\/files\/[0-9a-f]{64})\.webp$/;

/**
 * The address of a stored picture's rendition; any other address, e.g. of a file that has just been chosen, as it is.
 * Where no rendition exists, the server sends the picture.
 */
export const renditionOf = (url: string, width: RenditionWidth): string =>
  url.replace(stored, `$1-${width}.webp`);

/** Value of `srcset` for a stored picture with that longest side; undefined for any other. */
export function srcSetOf(url: string, side: number): string | undefined {
  if (!stored.test(url)) return undefined;
  const smaller = renditionWidths.filter((width) => width < side);
  return [
    ...smaller.map((width) => `${renditionOf(url, width)} ${width}w`),
    `${url} ${side}w`,
  ].join(", ");
}
