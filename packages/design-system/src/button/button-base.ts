// The words of the buttons' look, apart from how they are chosen: a close button needs these and no more.

export const buttonBase = [
  "relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border text-center font-medium whitespace-nowrap select-none",
  "transition-colors duration-fast",
  "off:cursor-not-allowed off:border-line off:bg-surface-sunken off:text-ink-muted",
  "aria-busy:cursor-progress [&_svg]:shrink-0",
];

export const quietLook =
  "border-transparent bg-transparent text-ink not-off:hover:bg-surface-sunken off:border-transparent off:bg-transparent off:opacity-60";

export const iconShape = "aspect-square px-0";

/** Height and the icon's side of each size. */
export const heights = { sm: "h-8 text-sm", md: "h-10 text-sm", lg: "h-12 text-base" };
export const iconSides = { sm: "[&>svg]:size-4", md: "[&>svg]:size-4", lg: "[&>svg]:size-5" };
