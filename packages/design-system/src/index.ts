// The public face of the design system: one line per component, by path.
export * from "./button/button-look.ts";
export * from "./button/Button.tsx";
