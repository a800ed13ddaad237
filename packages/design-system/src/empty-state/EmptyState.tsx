// A placeholder for an empty place: says what belongs here and what to do next.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { BlankBadge } from "../card/BlankBadge.tsx";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** What is missing, e.g. "No apps yet". */
  title: ReactNode;
  /** A sentence about what to do next. */
  text?: ReactNode;
  /** The button or link for the next step. */
  action?: ReactNode;
  /** A picture above the texts, with its own size and margin. */
  picture?: ReactNode;
  /** Puts the texts on a blank badge where the first card will appear. */
  badge?: boolean;
  /** Heading level of the title; use 1 when the EmptyState replaces the whole page. */
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState({
  title,
  text,
  action,
  picture,
  badge = false,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const words = (
    <>
      <Heading className="max-w-full text-lg font-semibold text-balance wrap-anywhere text-ink">
        {title}
      </Heading>
      {text !== undefined && (
        <p className="mt-2 max-w-md text-sm text-balance text-ink-muted">{text}</p>
      )}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </>
  );
  return (
    <div
      {...rest}
      className={cx("flex flex-col items-center px-4 py-12 text-center", className)}
      data-slot="empty-state"
      data-state={action === undefined ? "plain" : "with-action"}
    >
      {badge ? (
        <BlankBadge className="min-h-100 w-full max-w-88">
          <div className="flex grow flex-col items-center justify-center px-6 pt-6 pb-10">
            {words}
          </div>
        </BlankBadge>
      ) : (
        <>
          {picture}
          {words}
        </>
      )}
    </div>
  );
}
