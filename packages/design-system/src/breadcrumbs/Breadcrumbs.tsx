// The path from the first page to the current one, as links.
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { NextGlyph } from "../icon/glyphs.ts";

export interface Breadcrumb {
  /** Unique in the list; used as the React key. */
  id: string;
  /** Name of the page, as in its own title. */
  label: string;
  /**
   * Link to the page without text, e.g. `<a href="…" />` or a router's link; omit it for the current page, the last
   * item.
   */
  link?: ReactElement;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Accessible name of the navigation, e.g. "You are here". */
  label: string;
  /** The pages from the first one to the current one. */
  items: readonly Breadcrumb[];
}

export function Breadcrumbs({ label, items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav
      aria-label={label}
      {...rest}
      data-slot="breadcrumbs"
      className={cx("text-sm text-ink-muted", className)}
    >
      <ol className="flex flex-wrap items-center gap-y-1">
        {items.map(({ id, label: name, link }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={id} data-slot="breadcrumb" className="flex max-w-full min-w-0 items-center">
              {index > 0 && (
                <NextGlyph className="mx-1 size-4 shrink-0 text-ink-muted rtl:rotate-180" />
              )}
              {link ? (
                <Slot className="max-w-64 truncate rounded-sm py-0.5 underline-offset-4 hover:text-ink hover:underline">
                  {cloneElement(link, {}, name)}
                </Slot>
              ) : (
                <span
                  aria-current={last ? "page" : undefined}
                  className={cx("truncate py-0.5", last && "max-w-80 text-ink")}
                >
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
