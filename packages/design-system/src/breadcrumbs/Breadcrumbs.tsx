// The way from the first page to this one, as links.
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { NextGlyph } from "../icon/glyphs.tsx";

export interface Breadcrumb {
  /** Unique among the places. */
  id: string;
  /** Name of the place, as its own title says it. */
  label: string;
  /** Leads there: `<a href="…" />` or a router's link, without text. The page itself, the last one, has none. */
  link?: ReactElement;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Name of the navigation, e.g. "You are here". */
  label: string;
  /** The places from the first page to this one. */
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
