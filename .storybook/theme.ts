// The look of Storybook itself: the product's own paper, ink and mark.
import { create } from "storybook/theming/create";

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="28" viewBox="0 0 132 28"><rect x="1" y="1" width="22" height="26" rx="5" fill="none" stroke="#1c1a17" stroke-width="2"/><path d="M1 11V6a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v5z" fill="#1f4fd8"/><rect x="8" y="4.5" width="8" height="3" rx="1.5" fill="#faf8f5"/><text x="32" y="19.5" font-family="Inter, system-ui, sans-serif" font-size="15" font-weight="600" fill="#1c1a17">Lanyard</text></svg>`;

const house = {
  brandTitle: "Lanyard design system",
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  brandTarget: "_self",
  fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
  appBorderRadius: 8,
  inputBorderRadius: 8,
};

export const theme = create({
  ...house,
  base: "light",
  colorPrimary: "#1c1a17",
  colorSecondary: "#1f4fd8",
  appBg: "#faf8f5",
  appContentBg: "#ffffff",
  appPreviewBg: "#faf8f5",
  appBorderColor: "#e3ddd4",
  textColor: "#1c1a17",
  textMutedColor: "#5e5a53",
  barTextColor: "#5e5a53",
  barSelectedColor: "#1f4fd8",
  barHoverColor: "#1f4fd8",
  barBg: "#ffffff",
});

/** For documentation pages while the toolbar says dark. */
export const darkTheme = create({
  ...house,
  base: "dark",
  colorPrimary: "#f3efe9",
  colorSecondary: "#9db8ff",
  appBg: "#161412",
  appContentBg: "#161412",
  appPreviewBg: "#161412",
  appBorderColor: "#37332e",
  textColor: "#f3efe9",
  textMutedColor: "#b3aca2",
  barTextColor: "#b3aca2",
  barSelectedColor: "#9db8ff",
  barHoverColor: "#9db8ff",
  barBg: "#1f1c19",
});
