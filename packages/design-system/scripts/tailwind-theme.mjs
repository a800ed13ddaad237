// Writes the theme for Tailwind's run over the components, and for applications that use the roles as classes.
import config from "../../../tailwind.config.ts";

const { theme } = config;

/** Turns `{ ink: { DEFAULT, muted } }` into `[["ink", …], ["ink-muted", …]]`. */
const flat = (group, path = []) =>
  Object.entries(group).flatMap(([key, value]) => {
    const name = key === "DEFAULT" ? path : [...path, key];
    return typeof value === "string" ? [[name.join("-"), value]] : flat(value, name);
  });

const prefixNames = (prefix, group) =>
  flat(group).map(([name, value]) => [`${prefix}-${name}`, value]);

const { transparent: _transparent, current: _current, ...colors } = theme.colors;
const { none: _none, ...shadows } = theme.boxShadow;

const variables = [
  ...prefixNames("breakpoint", theme.screens),
  ...prefixNames("color", colors),
  ...prefixNames("font", theme.fontFamily),
  ...Object.entries(theme.fontSize).flatMap(([name, [size, height]]) => [
    [`text-${name}`, size],
    [`text-${name}--line-height`, height],
  ]),
  ...prefixNames("radius", theme.borderRadius),
  ...prefixNames("shadow", shadows),
  ...prefixNames("transition-duration", theme.extend.transitionDuration),
  ["default-transition-timing-function", theme.extend.transitionTimingFunction.DEFAULT],
];

/** The theme for the components; `base` is the content of src/base.css. */
export const componentTheme = (base) => `@import "../src/font.css";
@import "./tokens.css";
@source "./**/*.js";

@theme inline {
${variables.map(([name, value]) => `  --${name}: ${value};`).join("\n")}
}

${base}`;

/** Roles for an application's own elements; font sizes and breakpoints remain the application's. */
const shared = [
  ...prefixNames("color-ly", colors),
  ...prefixNames("font-ly", theme.fontFamily),
  ...prefixNames("radius-ly", theme.borderRadius).filter(([, value]) => value.startsWith("var")),
  ...prefixNames("shadow-ly", shadows),
];

export const applicationTheme =
  () => `/* For applications with Tailwind 4: the roles as classes (bg-ly-surface-raised, text-ly-ink), in addition to styles.css. */
@theme inline {
${shared.map(([name, value]) => `  --${name}: ${value};`).join("\n")}
}
`;
