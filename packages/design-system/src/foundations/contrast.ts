// The contrast ratio of two colours after WCAG 2.2.

const channels = (colour: string): number[] =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** A ratio from 1 to 21. Both colours must be opaque and in the format of `getComputedStyle`: `rgb(28, 26, 23)`. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
