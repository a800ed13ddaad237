// The look of Storybook itself: the product's surfaces, ink and logo, from the tokens.
import { create } from "storybook/theming/create";
import dark from "../packages/design-system/tokens/dark.tokens.json";
import light from "../packages/design-system/tokens/light.tokens.json";

const { ink, accent, surface } = light;
const [inkHex, accentHex, pageHex] = [ink.$root, accent.$root, surface.page].map(
  ({ $value }) => $value.hex,
);

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="28" viewBox="0 0 132 28"><rect x="1" y="1" width="22" height="26" rx="5" fill="none" stroke="${inkHex}" stroke-width="2"/><path d="M1 11V6a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v5z" fill="${accentHex}"/><rect x="8" y="4.5" width="8" height="3" rx="1.5" fill="${pageHex}"/><text x="32" y="19.5" font-family="Inter, system-ui, sans-serif" font-size="15" font-weight="600" fill="${inkHex}">Lanyard</text></svg>`;

const themeOf = (
  base: "light" | "dark",
  tokens: typeof light | typeof dark,
  content: "page" | "raised",
) => {
  const text = tokens.ink.$root.$value.hex;
  const muted = tokens.ink.muted.$value.hex;
  const selected = tokens.accent.$root.$value.hex;
  const page = tokens.surface.page.$value.hex;
  return create({
    brandTitle: "Lanyard design system",
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
    brandTarget: "_self",
    fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
    appBorderRadius: 8,
    inputBorderRadius: 8,
    base,
    colorPrimary: text,
    colorSecondary: selected,
    appBg: page,
    appContentBg: tokens.surface[content].$value.hex,
    appPreviewBg: page,
    appBorderColor: tokens.line.$root.$value.hex,
    textColor: text,
    textMutedColor: muted,
    barTextColor: muted,
    barSelectedColor: selected,
    barHoverColor: selected,
    barBg: tokens.surface.raised.$value.hex,
  });
};

export const theme = themeOf("light", light, "raised");

/** For documentation pages when the toolbar is set to dark. */
export const darkTheme = themeOf("dark", dark, "page");
