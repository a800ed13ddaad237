// The list that cards stand in: one per row on a phone, two on a tablet, three on a wide screen.
import { Children, type ComponentProps } from "react";
import { cx } from "class-variance-authority";

export interface CardGridProps extends ComponentProps<"ul"> {
  /** What the list is, for screen readers, when no heading above says so. */
  label?: string;
}

/** Children are cards, each with a key; every one becomes an item of the list. */
export function CardGrid({ label, children, className, ...rest }: CardGridProps) {
  return (
    <ul
      aria-label={label}
      {...rest}
      data-slot="card-grid"
      className={cx("grid grid-cols-1 gap-6 sm:grid-cols-2 nav:grid-cols-3", className)}
    >
      {Children.map(children, (card) => (
        <li className="min-w-0">{card}</li>
      ))}
    </ul>
  );
}
