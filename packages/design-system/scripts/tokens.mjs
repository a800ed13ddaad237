// Writes src/tokens.css from the design tokens (W3C format) in tokens/; with --check it only says whether they agree.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cssValue } from "./token-values.mjs";

const tokens = new URL("../tokens/", import.meta.url);
const target = new URL("../src/tokens.css", import.meta.url);

const read = (name) => JSON.parse(readFileSync(new URL(`${name}.tokens.json`, tokens), "utf8"));

/** Every token of a group as `[name, css value]`. A name is the path; `$root` is the group itself. */
const variables = (group, path = [], inherited) => {
  const type = group.$type ?? inherited;
  if ("$value" in group) return [[path.join("-"), cssValue(type, group.$value, path.join("."))]];
  return Object.entries(group).flatMap(([key, child]) => {
    if (key === "$root") return variables(child, path, type);
    return key.startsWith("$") ? [] : variables(child, [...path, key], type);
  });
};

const block = (selector, lines) =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`;
const nested = (query, inner) => `${query} {\n${inner.replaceAll(/^(?=.)/gm, "  ")}\n}`;

/** A rule with all variables of one token file; `scheme` is for `color-scheme`, where whoever draws the page wants it. */
const rule = (selector, name, scheme) =>
  block(selector, [
    ...(scheme ? [`--ly-scheme: ${scheme};`] : []),
    ...variables(read(name)).map(([key, value]) => `--ly-${key}: ${value};`),
  ]);

/** A theme stands for every role or for none: one that is left out would show another theme's colour. */
const complete = (name) => {
  const missing = variables(read("light")).filter(
    ([key]) => !variables(read(name)).some(([other]) => other === key),
  );
  if (missing.length > 0)
    throw new Error(`${name}.tokens.json lacks ${missing.map(([key]) => key).join(", ")}`);
  return name;
};

/** The names of the brands: each has a file `brand-<name>.<scheme>.tokens.json` for light and for dark. */
const brands = [
  ...new Set(readdirSync(tokens).flatMap((file) => /^brand-([a-z]+)\./.exec(file)?.[1] ?? [])),
];

/** The page, or a shadow root, that leaves the theme to the reader's system. */
const unthemed = ":root:not([data-theme]),\n:host(:not([data-theme]))";

const css = [
  "/* Generated from ../tokens by scripts/tokens.mjs: edit the tokens, then run it. The only raw colours and measures, by role. */",
  rule(":root,\n:host", "base"),
  rule(':root,\n:host,\n[data-theme="light"]', "light", "light"),
  rule('[data-theme="dark"]', complete("dark"), "dark"),
  nested("@media (prefers-color-scheme: dark)", rule(unthemed, "dark", "dark")),
  rule('[data-theme="contrast"]', complete("contrast"), "light"),
  nested(
    "@media (prefers-contrast: more) and (prefers-color-scheme: light)",
    rule(unthemed, "contrast"),
  ),
  ...brands.flatMap((brand) => [
    rule(`[data-brand="${brand}"]`, `brand-${brand}.light`),
    rule(
      `[data-brand="${brand}"][data-theme="dark"],\n[data-brand="${brand}"] [data-theme="dark"]`,
      `brand-${brand}.dark`,
    ),
    nested(
      "@media (prefers-color-scheme: dark)",
      rule(`:root:not([data-theme])[data-brand="${brand}"]`, `brand-${brand}.dark`),
    ),
  ]),
  nested(
    "@media (prefers-reduced-motion: reduce)",
    block(":root,\n:host", ["--ly-motion-fast: 0ms;", "--ly-motion-base: 0ms;"]),
  ),
].join("\n\n");

if (process.argv.includes("--check")) {
  const same = readFileSync(target, "utf8") === `${css}\n`;
  console.log(
    same
      ? "src/tokens.css agrees with tokens/."
      : "src/tokens.css differs from tokens/: run `npm run tokens -w @lanyard/design-system`.",
  );
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(target, `${css}\n`);
}
