// The list that cards stand in: one per row on a phone, two on a tablet, three on a wide screen.
import { Children, type ComponentProps } from "react";
import { cx } from "class-variance-authority";

export interface CardGridProps extends ComponentProps<"ul"> {
  /** What the list is, for screen readers, when no heading above says so. */
  label?: string;
  /** One of the parts that a list of thousands comes in: the browser lays it out and paints it near the window alone. */
  lazy?: boolean;
}

/** The room around the cards is within the list, or what hangs over its edges would not be painted: strap, shadow, focus ring. */
const spare = "-m-4 p-4 [contain-intrinsic-block-size:auto_500rem] [content-visibility:auto]";

/** Children are cards, each with a key; every one becomes an item of the list. Above the first row the straps take 16 px. */
export function CardGrid({ label, lazy, children, className, ...rest }: CardGridProps) {
  return (
    <ul
      aria-label={label}
      {...rest}
      data-slot="card-grid"
      className={cx(
        "grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 nav:grid-cols-3",
        lazy && spare,
        className,
      )}
    >
      {/* Without what is left out: it would be an empty place. */}
      {Children.map(Children.toArray(children), (card) => (
        <li className="min-w-0">{card}</li>
      ))}
    </ul>
  );
}
