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

/** A rule with all variables of one token file; `scheme` tells the browser how to draw its own controls. */
const rule = (selector, name, scheme) =>
  block(selector, [
    ...(scheme ? [`color-scheme: ${scheme};`] : []),
    ...variables(read(name)).map(([key, value]) => `--${key}: ${value};`),
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

const css = [
  "/* Generated from ../tokens by scripts/tokens.mjs: edit the tokens, then run it. The only raw colours and measures, by role. */",
  rule(":root", "base"),
  rule(':root,\n[data-theme="light"]', "light", "light"),
  rule('[data-theme="dark"]', complete("dark"), "dark"),
  nested("@media (prefers-color-scheme: dark)", rule(":root:not([data-theme])", "dark", "dark")),
  rule('[data-theme="contrast"]', complete("contrast"), "light"),
  nested(
    "@media (prefers-contrast: more) and (prefers-color-scheme: light)",
    rule(":root:not([data-theme])", "contrast"),
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
    block(":root", ["--motion-fast: 0ms;", "--motion-base: 0ms;"]),
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
