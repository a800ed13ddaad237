// Writes src/tokens.css from the design tokens (W3C format) in tokens/; with --check it only reports whether it is up
// to date.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cssValue } from "./token-values.mjs";

const tokens = new URL("../tokens/", import.meta.url);
const target = new URL("../src/tokens.css", import.meta.url);

const read = (name) => JSON.parse(readFileSync(new URL(`${name}.tokens.json`, tokens), "utf8"));

/** All tokens of a group as `[name, css value]`. The name is the path; `$root` is the group itself. */
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

const themes = ["light", "dark", "contrast"];
const values = Object.fromEntries(themes.map((theme) => [theme, new Map(variables(read(theme)))]));
const roles = [...values.light.keys()];

/** Each theme must define all roles, because a missing one would have no value. */
for (const theme of themes) {
  const missing = roles.filter((role) => !values[theme].has(role));
  if (missing.length > 0)
    throw new Error(`${theme}.tokens.json does not contain ${missing.join(", ")}`);
}

/**
 * `--ly-in-dark` is unset in the dark theme, so that `var(--ly-in-dark, …)` yields its fallback; in other themes it is
 * empty.
 */
const inTheme = (theme) =>
  themes.map((name) => `--ly-in-${name}: ${name === theme ? "initial" : ""};`);

const one = (valueOf) =>
  themes.map((theme) => `\n    var(--ly-in-${theme}, ${valueOf(theme)})`).join("");

/**
 * The value of the current theme, or the brand's; for high contrast the brand's contrast value, or else its light one.
 */
const valueIn = (role) => (theme) => {
  const value = values[theme].get(role);
  const light = `var(--ly-light-${role}, ${value})`;
  if (theme === "light") return light;
  return `var(--ly-${theme}-${role}, ${theme === "contrast" ? light : value})`;
};

const schemes = { light: "light", dark: "dark", contrast: "light" };

/**
 * The names of the brands: each has files `brand-<name>.<theme>.tokens.json` for light and dark, and optionally for
 * contrast.
 */
const files = readdirSync(tokens);
const brands = [...new Set(files.flatMap((file) => /^brand-([a-z]+)\./.exec(file)?.[1] ?? []))];

/** Variables for roles include the theme in their name; other tokens are the same in all themes. */
const brandLines = (brand) =>
  themes
    .filter((theme) => files.includes(`brand-${brand}.${theme}.tokens.json`))
    .flatMap((theme) =>
      variables(read(`brand-${brand}.${theme}`)).map(([name, value]) =>
        roles.includes(name) ? `--ly-${theme}-${name}: ${value};` : `--ly-${name}: ${value};`,
      ),
    );

/** A page that leaves the theme to the user's system. */
const unthemed = ":root:not([data-theme])";

const css = [
  "/* Generated from ../tokens by scripts/tokens.mjs: edit the tokens, then run the script. Raw colours and measures are defined only here, by role. */",
  // `:where` has no specificity, so that what a page sets on its root wins, whichever style sheet comes first.
  block(
    ":where(:root)",
    variables(read("base")).map(([name, value]) => `--ly-${name}: ${value};`),
  ),
  block(':root,\n[data-theme="light"]', inTheme("light")),
  block('[data-theme="dark"]', inTheme("dark")),
  nested("@media (prefers-color-scheme: dark)", block(unthemed, inTheme("dark"))),
  block('[data-theme="contrast"]', inTheme("contrast")),
  nested(
    "@media (prefers-contrast: more) and (prefers-color-scheme: light)",
    block(unthemed, inTheme("contrast")),
  ),
  "/* Repeated on each element that sets a theme or a brand; a shadow root inherits them from the page. */",
  block(":root,\n[data-theme],\n[data-brand]", [
    `--ly-scheme:${one((theme) => schemes[theme])};`,
    ...roles.map((role) => `--ly-${role}:${one(valueIn(role))};`),
  ]),
  ...brands.map((brand) => block(`[data-brand="${brand}"]`, brandLines(brand))),
  "/* Browsers print no backgrounds: light text would be on white paper. */",
  nested("@media print", block(":root:root,\n[data-theme][data-theme]", inTheme("light"))),
  nested(
    "@media (prefers-reduced-motion: reduce)",
    block(":root", ["--ly-motion-fast: 0ms;", "--ly-motion-base: 0ms;"]),
  ),
].join("\n\n");

if (process.argv.includes("--check")) {
  const same = readFileSync(target, "utf8") === `${css}\n`;
  console.log(
    same
      ? "src/tokens.css is up to date with tokens/."
      : "src/tokens.css differs from tokens/: run `npm run tokens -w @lanyard/design-system`.",
  );
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(target, `${css}\n`);
}
