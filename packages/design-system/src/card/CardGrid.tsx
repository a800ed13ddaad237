// A list of cards: one per row on a phone, two on a tablet, three on a wide screen.
import { Children, type ComponentProps } from "react";
import { cx } from "class-variance-authority";

export interface CardGridProps extends ComponentProps<"ul"> {
  /** Accessible name of the list, when no heading above it names it. */
  label?: string;
  /** Lets the browser skip layout and paint while the grid is off screen, for a long list split into several grids. */
  lazy?: boolean;
}

/**
 * Padding with an equal negative margin: `content-visibility` clips at the list's edges, and straps, shadows and focus
 * rings hang over the cards.
 */
const spare = "-m-4 p-4 [contain-intrinsic-block-size:auto_500rem] [content-visibility:auto]";

/** Each child is a card with a key and becomes a list item. The straps reach 16 px above the first row. */
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
      {/* `toArray` drops null and false children, which would otherwise become empty items. */}
      {Children.map(Children.toArray(children), (card) => (
        <li className="min-w-0">{card}</li>
      ))}
    </ul>
  );
}
