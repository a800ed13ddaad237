// The list that cards stand in: one per row on a phone, two on a tablet, three on a wide screen.
import { Children, type ComponentProps } from "react";
import { cx } from "class-variance-authority";

export interface CardGridProps extends ComponentProps<"ul"> {
  /** What the list is, for screen readers, when no heading above says so. */
  label?: string;
  /** Hundreds of cards: the browser lays out and paints only those near the window. */
  long?: boolean;
}

/** The room around a card is within its item, or what hangs over its edges would not be painted: strap, shadow, focus ring. */
const spare = "-m-4 p-4 [contain-intrinsic-block-size:auto_27rem] [content-visibility:auto]";

/** Children are cards, each with a key; every one becomes an item of the list. Above the first row the straps take 16 px. */
export function CardGrid({ label, long, children, className, ...rest }: CardGridProps) {
  return (
    <ul
      aria-label={label}
      {...rest}
      data-slot="card-grid"
      className={cx("grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 nav:grid-cols-3", className)}
    >
      {Children.map(children, (card) => (
        <li className={cx("min-w-0", long && spare)}>{card}</li>
      ))}
    </ul>
  );
}
