// Checks that every colour written outside the tokens, where CSS variables do not work, equals a token's value.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const tokensFolder = "packages/design-system/tokens";
const roots = [".storybook", "packages", "tailwind.config.ts"];

/**
 * Files generated from the tokens, and pictures: those of demos and stories, and the illustrations of the landing page.
 */
const exempt = [
  `${tokensFolder}/`,
  "packages/design-system/src/tokens.css",
  "packages/design-system/src/story-data/",
  "packages/api/src/demo/",
  "packages/console/public/landing/",
];
const skippedFolders = new Set(["node_modules", "dist", "fixtures", "test", "e2e", ".turbo"]);
const isSource = (path) =>
  /\.(?:tsx?|css|html|svg|mdx)$/.test(path) &&
  !/\.(?:test|stories)\.tsx?$/.test(path) &&
  !exempt.some((start) => path.startsWith(start));

const filesIn = (path) => {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      skippedFolders.has(entry.name) ? [] : filesIn(join(path, entry.name)),
    );
  } catch {
    return [path];
  }
};

const hexOf = (color) => {
  const [, ...bytes] = /^rgb\((\d+)[ ,]+(\d+)[ ,]+(\d+)\)$/.exec(color) ?? [];
  const hex =
    bytes.length === 0
      ? color
      : `#${bytes.map((byte) => Number(byte).toString(16).padStart(2, "0")).join("")}`;
  return hex.toLowerCase();
};

const tokenColors = new Set(
  readdirSync(join(root, tokensFolder))
    .map((name) => readFileSync(join(root, tokensFolder, name), "utf8"))
    .flatMap((text) => text.match(/#[\da-f]{6}\b/gi) ?? [])
    .map(hexOf),
);

const rawColor =
  /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d.][^)]*\)/gi;

const problems = roots
  .flatMap((path) => filesIn(join(root, path)))
  .map((path) => relative(root, path).replaceAll(sep, "/"))
  .filter(isSource)
  .flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        (line.match(rawColor) ?? [])
          .filter((color) => !tokenColors.has(hexOf(color)))
          .map((color) => `${path}:${index + 1}: ${color} is not the value of a token`),
      ),
  );

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? "Every colour outside tokens/ is the value of a token."
    : `${problems.length} colours are not the value of a token.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
