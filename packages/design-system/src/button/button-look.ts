// The look that every button shares, whether it is a <button>, an icon or a link.
import { cva } from "class-variance-authority";
import { buttonBase, heights, iconShape, iconSides, quietLook } from "./button-base.ts";

/** What a button is for: one primary per view, secondary beside it, quiet in dense places, danger where something is lost. */
export const buttonIntents = ["primary", "secondary", "quiet", "danger"] as const;
export type ButtonIntent = (typeof buttonIntents)[number];

/** Heights: 32, 40 and 48 px. */
export const buttonSizes = ["sm", "md", "lg"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonLook = /* @__PURE__ */ cva(buttonBase, {
  variants: {
    intent: {
      primary: "border-transparent bg-ink text-ink-inverse not-off:hover:bg-ink-hover",
      secondary: "border-line-strong bg-surface-raised text-ink not-off:hover:bg-surface-sunken",
      quiet: quietLook,
      danger: "border-danger bg-surface-raised text-danger not-off:hover:bg-danger-soft",
    } satisfies Record<ButtonIntent, string>,
    size: heights satisfies Record<ButtonSize, string>,
    // On a narrow screen words that do not fit wrap, and the button grows with them.
    shape: {
      text: "max-w-full max-sm:h-auto max-sm:py-1 max-sm:whitespace-normal",
      icon: iconShape,
    },
  },
  compoundVariants: [
    { shape: "text", size: "sm", className: "px-3 max-sm:min-h-8" },
    { shape: "text", size: "md", className: "px-4 max-sm:min-h-10" },
    { shape: "text", size: "lg", className: "px-6 max-sm:min-h-12" },
  ],
  defaultVariants: { intent: "secondary", size: "md", shape: "text" },
});

/** Side of the icon in each size, as a class for its holder. */
export const iconSize: Record<ButtonSize, string> = iconSides;
