// The Tailwind theme: role names for the CSS variables in the design system's tokens.css; it defines no values of its
// own.
import type { Config } from "tailwindcss";

const role = (name: string) => `var(--ly-${name})`;
const pair = (name: string) => ({ DEFAULT: role(name), soft: role(`${name}-soft`) });

export default {
  // The console's sources; .storybook/tailwind.config.ts has those of the manual.
  content: [
    "./packages/design-system/src/**/*.{ts,tsx}",
    "./packages/console/src/**/*.{ts,tsx}",
    "!./packages/*/src/**/*.{stories,manual,test}.{ts,tsx}",
    "!./packages/design-system/src/{foundations,patterns,story-data}",
  ],
  darkMode: ["selector", '[data-theme="dark"]'],
  theme: {
    // In rem, like every measure that contains text: with larger text a window counts as smaller.
    screens: { sm: "37.5rem", md: "51.25rem", nav: "62rem", lg: "75rem" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      surface: {
        page: role("surface-page"),
        raised: role("surface-raised"),
        sunken: role("surface-sunken"),
        scrim: role("surface-scrim"),
      },
      ink: {
        DEFAULT: role("ink"),
        muted: role("ink-muted"),
        inverse: role("ink-inverse"),
      },
      line: { DEFAULT: role("line"), strong: role("line-strong") },
      accent: {
        DEFAULT: role("accent"),
        hover: role("accent-hover"),
        soft: role("accent-soft"),
        on: role("accent-on"),
      },
      action: {
        DEFAULT: role("action"),
        hover: role("action-hover"),
        on: role("action-on"),
      },
      info: pair("tone-info"),
      success: pair("tone-success"),
      warning: pair("tone-warning"),
      danger: pair("tone-danger"),
      neutral: pair("tone-neutral"),
      hue: {
        blue: pair("hue-blue"),
        red: pair("hue-red"),
        green: pair("hue-green"),
        grey: pair("hue-grey"),
        amber: pair("hue-amber"),
      },
    },
    fontFamily: { sans: role("font-sans"), mono: role("font-mono") },
    fontSize: {
      xs: ["0.75rem", "1rem"],
      sm: ["0.875rem", "1.25rem"],
      base: ["1rem", "1.5rem"],
      lg: ["1.25rem", "1.75rem"],
      xl: ["1.75rem", "2.25rem"],
      "2xl": ["2.5rem", "3rem"],
      "3xl": ["3.75rem", "4rem"],
    },
    borderRadius: {
      none: "0",
      sm: role("radius-sm"),
      md: role("radius-md"),
      lg: role("radius-lg"),
      // Of pills; circles stay round under any brand.
      full: role("radius-full"),
      circle: "50%",
    },
    boxShadow: { none: "none", raised: role("shadow-raised"), floating: role("shadow-floating") },
    extend: {
      transitionDuration: { fast: role("motion-fast"), base: role("motion-base") },
      transitionTimingFunction: { DEFAULT: role("motion-ease") },
    },
  },
} satisfies Config;
