// Numbered pages of a list, for when the number of pages is known and small.
import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { cx } from "class-variance-authority";
import { IconButton } from "../button/IconButton.tsx";
import { BeforeGlyph, NextGlyph } from "../icon/glyphs.tsx";
import { pageSlots } from "./page-slots.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface PageNumbersTexts {
  /** Name of the button to the previous page. */
  previous: string;
  /** Name of the button to the next page. */
  next: string;
  /** Returns the accessible name of a page number, e.g. "Page 3". */
  page: (page: number) => string;
}

export interface PageNumbersProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Accessible name of the navigation, e.g. "Pages of builds". */
  label: string;
  /** Number of pages. */
  pages: number;
  /** The current page, counted from 1; without it the component keeps its own state. */
  page?: number;
  /** The initial page, when the component keeps its own state. */
  defaultPage?: number;
  /** Called with the selected page. */
  onPageChange?: (page: number) => void;
  /** Makes the numbers links; returns an element without text for a page. */
  link?: (page: number) => ReactElement;
  /** Accessible names of buttons and numbers. */
  texts: PageNumbersTexts;
}

const look =
  "grid h-8 min-w-8 max-[22rem]:min-w-7 cursor-pointer place-items-center rounded-md px-1 text-sm text-ink tabular-nums no-underline transition-colors duration-fast hover:bg-surface-sunken aria-[current=page]:bg-action aria-[current=page]:font-medium aria-[current=page]:text-action-on forced-colors:aria-[current=page]:outline-2";

export function PageNumbers({
  label,
  pages,
  page: given,
  defaultPage = 1,
  onPageChange,
  link,
  texts,
  className,
  ...rest
}: PageNumbersProps) {
  const [page, setPage] = useOwnState(given, defaultPage, onPageChange);
  const number = (each: number) => {
    const shared = {
      "aria-label": texts.page(each),
      "aria-current": each === page ? ("page" as const) : undefined,
      "data-slot": "page-number",
      onClick: () => setPage(each),
    };
    return link ? (
      cloneElement(
        link(each) as ReactElement<ComponentProps<"a">>,
        { ...shared, className: cx(look) },
        each,
      )
    ) : (
      <button {...shared} type="button" className={cx(look)}>
        {each}
      </button>
    );
  };
  return (
    <nav
      aria-label={label}
      {...rest}
      data-slot="page-numbers"
      className={cx("flex flex-wrap items-center gap-1 max-[22rem]:gap-0.5", className)}
    >
      <IconButton
        size="sm"
        label={texts.previous}
        icon={<BeforeGlyph className="size-4 rtl:-scale-x-100" />}
        aria-disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      />
      <ol className="flex flex-wrap gap-1 max-[22rem]:gap-0.5">
        {pageSlots(page, pages).map((slot) => (
          <li key={slot}>
            {typeof slot === "number" ? (
              number(slot)
            ) : (
              <span
                aria-hidden="true"
                className="grid h-8 min-w-8 max-[22rem]:min-w-7 place-items-center text-sm text-ink-muted"
              >
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        size="sm"
        label={texts.next}
        icon={<NextGlyph className="size-4 rtl:-scale-x-100" />}
        aria-disabled={page >= pages}
        onClick={() => setPage(page + 1)}
      />
    </nav>
  );
}
