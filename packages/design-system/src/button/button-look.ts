// The look shared by all buttons, whether they are a `<button>`, an icon button or a link.
import { cva } from "class-variance-authority";

/**
 * One primary per view, secondary beside it, quiet in dense places, danger for a destructive action, danger-solid where
 * a dialog confirms one.
 */
export const buttonIntents = ["primary", "secondary", "quiet", "danger", "danger-solid"] as const;
export type ButtonIntent = (typeof buttonIntents)[number];

/** Heights: 32, 40 and 48 px. */
export const buttonSizes = ["sm", "md", "lg"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

const buttonBase = [
  "relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border text-center font-medium whitespace-nowrap select-none",
  "transition-colors duration-fast",
  "off:cursor-not-allowed off:border-line off:bg-surface-sunken off:text-ink-muted",
  "forced-colors:off:border-[GrayText] forced-colors:off:text-[GrayText]",
  "aria-busy:cursor-progress [&_svg]:shrink-0",
];

const quietLook =
  "border-transparent bg-transparent text-ink not-off:hover:bg-surface-sunken off:border-transparent off:bg-transparent off:opacity-60";

const iconShape = "aspect-square px-0";

/** Height of the button and side of its icon in each size. */
const heights = { sm: "h-8 text-sm", md: "h-10 text-sm", lg: "h-12 text-base" };
const iconSides = { sm: "[&>svg]:size-4", md: "[&>svg]:size-4", lg: "[&>svg]:size-5" };

export const buttonLook = /* @__PURE__ */ cva(buttonBase, {
  variants: {
    intent: {
      primary: "border-transparent bg-action text-action-on not-off:hover:bg-action-hover",
      secondary: "border-line-strong bg-surface-raised text-ink not-off:hover:bg-surface-sunken",
      quiet: quietLook,
      danger: "border-danger bg-surface-raised text-danger not-off:hover:bg-danger-soft",
      "danger-solid": "border-transparent bg-danger text-surface-raised not-off:hover:bg-danger/85",
    } satisfies Record<ButtonIntent, string>,
    size: heights satisfies Record<ButtonSize, string>,
    // On a narrow screen, text that does not fit wraps and the button grows in height.
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

/** Class for the element around the icon, which sets the icon's side in each size. */
export const iconSize: Record<ButtonSize, string> = iconSides;
