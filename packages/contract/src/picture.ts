// Pictures and their renditions: smaller versions at a URL derived from the picture's URL.

/** Longest side of a stored picture in pixels, by field. */
export const pictureSides = { icon: 512, avatar: 512, banner: 1_600, screenshots: 1_920 } as const;

/**
 * Widths of the renditions of a stored picture, in pixels: small, card and page. The server only makes those narrower
 * than the picture.
 */
export const renditionWidths = [160, 480, 960] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

const stored = /^((?:https?:\/\/[^/]+)?\/files\/[0-9a-f]{64})\.webp$/;

/**
 * The URL of a stored picture's rendition; any other URL, e.g. of a file just selected, is returned unchanged. Where no
 * rendition exists, the server sends the picture itself.
 */
export const toRenditionUrl = (url: string, width: RenditionWidth): string =>
  url.replace(stored, `$1-${width}.webp`);

/** The `srcset` of a stored picture with this longest side; undefined for other URLs. */
export function toSrcSet(url: string, side: number): string | undefined {
  if (!stored.test(url)) return undefined;
  const smaller = renditionWidths.filter((width) => width < side);
  return [
    ...smaller.map((width) => `${toRenditionUrl(url, width)} ${width}w`),
    `${url} ${side}w`,
  ].join(", ");
}
