// The words of the buttons' look, apart from how they are chosen: a close button needs these and no more.

export const buttonBase = [
  "relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none",
  "transition-colors duration-fast",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted",
  "aria-busy:cursor-progress",
];

export const quietLook =
  "border-transparent bg-transparent text-ink not-disabled:hover:bg-surface-sunken disabled:border-transparent disabled:bg-transparent disabled:opacity-60";

export const iconShape = "aspect-square px-0";

/** Height and the icon's side of each size. */
export const heights = { sm: "h-8 text-sm", md: "h-10 text-sm", lg: "h-12 text-base" };
export const iconSides = { sm: "[&>svg]:size-4", md: "[&>svg]:size-4", lg: "[&>svg]:size-5" };
