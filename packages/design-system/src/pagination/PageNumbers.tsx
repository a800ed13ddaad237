// Numbered pages of a list, for when the number of pages is known and small.
import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement } from "react";
import { cx } from "class-variance-authority";
import { IconButton } from "../button/IconButton.tsx";
import { buttonLook, iconSize } from "../button/button-look.ts";
import { BeforeGlyph, NextGlyph } from "../icon/glyphs.ts";
import { pageSlots } from "./page-slots.ts";
import { useControllableState } from "../state/useControllableState.ts";
import { Tip } from "../tooltip/Tip.tsx";

export interface PageNumbersTexts {
  /** Name of the button or link to the previous page. */
  previous: string;
  /** Name of the button or link to the next page. */
  next: string;
  /** Accessible name of a page number: a text such as "Page {page}", or a function that returns it. */
  page: string | ((page: number) => string);
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
  /**
   * Makes the numbers, previous and next links: an address such as "/builds?page={page}", or a function that returns an
   * element without text for a page. A server component passes texts and addresses.
   */
  link?: string | ((page: number) => ReactElement);
  /** Accessible names of buttons and numbers. */
  texts: PageNumbersTexts;
}

const look =
  "grid h-8 min-w-8 max-[22rem]:min-w-7 cursor-pointer place-items-center rounded-md px-1 text-sm text-ink tabular-nums no-underline transition-colors duration-fast hover:bg-surface-sunken aria-[current=page]:bg-action aria-[current=page]:font-medium aria-[current=page]:text-action-on forced-colors:aria-[current=page]:outline-2";

/** A click that the browser answers by itself, in another tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

const fill = (text: string, page: number) => text.replaceAll("{page}", String(page));

export function PageNumbers({
  label,
  pages,
  page: controlled,
  defaultPage = 1,
  onPageChange,
  link,
  texts,
  className,
  ...rest
}: PageNumbersProps) {
  const [page, setPage] = useControllableState(controlled, defaultPage, onPageChange);
  const followLink = (event: MouseEvent, target: number) => {
    if (!opensElsewhere(event)) setPage(target);
  };
  const createLink = (target: number) =>
    (typeof link === "string" ? <a href={fill(link, target)} /> : link!(target)) as ReactElement<
      ComponentProps<"a">
    >;
  const number = (each: number) => {
    const shared = {
      "aria-label": typeof texts.page === "string" ? fill(texts.page, each) : texts.page(each),
      "aria-current": each === page ? ("page" as const) : undefined,
      "data-slot": "page-number",
    };
    return link ? (
      cloneElement(
        createLink(each),
        { ...shared, className: cx(look), onClick: (event) => followLink(event, each) },
        each,
      )
    ) : (
      <button {...shared} type="button" className={cx(look)} onClick={() => setPage(each)}>
        {each}
      </button>
    );
  };
  const step = (name: string, target: number, icon: ReactElement) => {
    const isOff = target < 1 || target > pages;
    if (!link)
      return (
        <IconButton
          size="sm"
          label={name}
          icon={icon}
          aria-disabled={isOff}
          onClick={() => setPage(target)}
        />
      );
    // At an end it stays the same element, so that it keeps the focus.
    return (
      <Tip text={name}>
        {cloneElement(
          createLink(isOff ? page : target),
          {
            "aria-label": name,
            "aria-disabled": isOff,
            className: cx(
              buttonLook({ intent: "quiet", size: "sm", shape: "icon" }),
              iconSize.sm,
              "no-underline",
            ),
            onClick: (event) => (isOff ? event.preventDefault() : followLink(event, target)),
          },
          icon,
        )}
      </Tip>
    );
  };
  return (
    <nav
      aria-label={label}
      {...rest}
      data-slot="page-numbers"
      className={cx("flex flex-wrap items-center gap-1 max-[22rem]:gap-0.5", className)}
    >
      {step(texts.previous, page - 1, <BeforeGlyph className="size-4 rtl:-scale-x-100" />)}
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
      {step(texts.next, page + 1, <NextGlyph className="size-4 rtl:-scale-x-100" />)}
    </nav>
  );
}
