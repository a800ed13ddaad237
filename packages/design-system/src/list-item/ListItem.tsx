// An entry of a list, with optional picture, text, metadata, link, actions and unread mark.
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";

export interface ListItemProps extends Omit<ComponentProps<"li">, "title" | "children"> {
  /** Title of the entry. */
  title: string;
  /** A sentence about the entry. */
  text?: ReactNode;
  /** A picture or an icon before the title; it needs a text alternative unless it is decorative. */
  leading?: ReactNode;
  /** Date, amount or state at the end of the first line. */
  meta?: ReactNode;
  /** Makes the whole row a link: `<a href="…" />` or a router's link, without text. */
  link?: ReactElement;
  /** Buttons and menus at the end of the row. */
  actions?: ReactNode;
  /** Marks the entry as unread with this text for screen readers, e.g. "Unread". */
  unread?: string;
}

export function ListItem({
  title,
  text,
  leading,
  meta,
  link,
  actions,
  unread,
  className,
  ...rest
}: ListItemProps) {
  const isUnread = unread !== undefined;
  const words = (
    <>
      {isUnread && <span className="sr-only">{unread}: </span>}
      {title}
    </>
  );
  return (
    <li
      {...rest}
      data-slot="item"
      data-state={isUnread ? "unread" : "read"}
      className={cx(
        "relative flex items-start gap-3 px-4 py-3 text-sm text-ink",
        link && "hover:bg-surface-sunken",
        className,
      )}
    >
      {isUnread && (
        <span
          aria-hidden="true"
          data-slot="unread-dot"
          className="absolute start-1 top-4.5 size-2 rounded-circle bg-accent forced-colors:bg-[CanvasText]"
        />
      )}
      {leading && <span className="flex min-h-5 shrink-0 items-center">{leading}</span>}
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <div className="flex items-baseline justify-between gap-x-4">
          <p className={cx("min-w-0 wrap-anywhere", isUnread ? "font-semibold" : "font-medium")}>
            {link ? (
              <Slot className="rounded-sm after:absolute after:inset-0">
                {cloneElement(link, {}, words)}
              </Slot>
            ) : (
              words
            )}
          </p>
          {meta && (
            <div className="max-w-1/2 shrink-0 text-end text-xs tabular-nums text-ink-muted">
              {meta}
            </div>
          )}
        </div>
        {text && <div className="wrap-anywhere text-ink-muted">{text}</div>}
      </div>
      {actions && (
        // Stacked above the link that covers the row.
        <div className="relative -my-1.5 -me-2 flex shrink-0 items-center">{actions}</div>
      )}
    </li>
  );
}
