// The look that every button shares, whether it is a <button>, an icon or a link.
import { cva } from "class-variance-authority";

/** What a button is for: one primary per view, secondary beside it, quiet in dense places, danger where something is lost. */
export const buttonIntents = ["primary", "secondary", "quiet", "danger"] as const;
export type ButtonIntent = (typeof buttonIntents)[number];

/** Heights: 32, 40 and 48 px. */
export const buttonSizes = ["sm", "md", "lg"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonLook = cva(
  [
    "relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none",
    "transition-colors duration-fast",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted",
    "aria-busy:cursor-progress",
  ],
  {
    variants: {
      intent: {
        primary: "border-transparent bg-ink text-ink-inverse not-disabled:hover:bg-ink-hover",
        secondary:
          "border-line-strong bg-surface-raised text-ink not-disabled:hover:bg-surface-sunken",
        quiet:
          "border-transparent bg-transparent text-ink not-disabled:hover:bg-surface-sunken disabled:border-transparent disabled:bg-transparent",
        danger: "border-danger bg-surface-raised text-danger not-disabled:hover:bg-danger-soft",
      } satisfies Record<ButtonIntent, string>,
      size: {
        sm: "h-8 text-sm",
        md: "h-10 text-sm",
        lg: "h-12 text-base",
      } satisfies Record<ButtonSize, string>,
      shape: { text: "", icon: "aspect-square px-0" },
    },
    compoundVariants: [
      { shape: "text", size: "sm", className: "px-3" },
      { shape: "text", size: "md", className: "px-4" },
      { shape: "text", size: "lg", className: "px-6" },
    ],
    defaultVariants: { intent: "secondary", size: "md", shape: "text" },
  },
);

/** Side of the icon in each size, as a class for its holder. */
export const iconSize: Record<ButtonSize, string> = {
  sm: "[&>svg]:size-4",
  md: "[&>svg]:size-4",
  lg: "[&>svg]:size-5",
};
