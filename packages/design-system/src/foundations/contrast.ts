// Measures the contrast of two colours as the browser resolved them, after WCAG 2.2.

const channels = (colour: string): number[] =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 to 21. Both as `getComputedStyle` writes them: `rgb(28, 26, 23)`, opaque. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
