// Checks that every colour written outside the tokens, where CSS variables do not work, equals a token's value.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const tokens = "packages/design-system/tokens/*";
const sources = ["{.storybook,packages}/**/*.{ts,tsx,css,html,svg,mdx}", "tailwind.config.ts"];
/** Tests, files generated from the tokens, and pictures: of demos, stories, and the landing page. */
const exempt = [
  "**/{node_modules,dist,fixtures,test,e2e,.turbo}/**",
  "**/*.{test,stories}.{ts,tsx}",
  "packages/design-system/{tokens,src/story-data}/**",
  "packages/design-system/src/tokens.css",
  "packages/api/src/demo/**",
  "packages/console/public/landing/**",
];
const read = (path) => readFileSync(join(root, path), "utf8");

const hexOf = (color) => {
  const [, ...bytes] = /^rgb\((\d+)[ ,]+(\d+)[ ,]+(\d+)\)$/.exec(color) ?? [];
  const hex =
    bytes.length === 0
      ? color
      : `#${bytes.map((byte) => Number(byte).toString(16).padStart(2, "0")).join("")}`;
  return hex.toLowerCase();
};

const tokenColors = new Set(
  globSync(tokens, { cwd: root })
    .flatMap((path) => read(path).match(/#[\da-f]{6}\b/gi) ?? [])
    .map(hexOf),
);

const rawColor =
  /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d.][^)]*\)/gi;

const problems = globSync(sources, { cwd: root, exclude: exempt }).flatMap((path) =>
  read(path)
    .split("\n")
    .flatMap((line, index) =>
      (line.match(rawColor) ?? [])
        .filter((color) => !tokenColors.has(hexOf(color)))
        .map((color) => `${path}:${index + 1}: ${color} is not the value of a token`),
    ),
);

for (const problem of problems) console.error(problem);
console.log(`${problems.length} colours outside tokens/ are not the value of a token.`);
process.exitCode = problems.length === 0 ? 0 : 1;
