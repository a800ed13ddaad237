// Draws a bar chart as SVG, readable on light and dark pages.
import type { Plot } from "./figures.ts";

const width = 640;
const labels = 210;
const step = 24;
const grey = "#7f858e";
const blue = "#2f6bdb";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export function draw({ title, unit, bars }: Plot): string {
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const room = width - labels - 100;
  const lines = bars.map(({ label, value }, index) => {
    const y = 30 + index * step;
    const length = Math.round((value / most) * room);
    return [
      `<text x="${labels - 8}" y="${y + 13}" text-anchor="end" fill="${grey}">${escaped(label)}</text>`,
      `<rect x="${labels}" y="${y}" width="${length}" height="18" rx="3" fill="${blue}"/>`,
      `<text x="${labels + length + 6}" y="${y + 13}" fill="${grey}">${value} ${unit}</text>`,
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${36 + bars.length * step}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="${escaped(title)}">`,
    `<text x="0" y="16" font-weight="600" fill="${grey}">${escaped(title)}</text>`,
    ...lines,
    "</svg>\n",
  ].join("\n");
}
