// Below a list that grows: the number of loaded items, and the button that loads more.
import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../button/Button.tsx";

export interface LoadMoreTexts {
  /** Number of items shown, e.g. "50 builds shown". */
  count: string;
  /** Text of the button, e.g. "Show more". */
  more: string;
  /** What screen readers announce while loading, e.g. "Loading more builds". */
  busy: string;
}

export interface LoadMoreProps extends Omit<ComponentProps<"div">, "children"> {
  /** Called to load the next items; omit it when there are no more. */
  onMore?: (() => void) | undefined;
  /** Whether more items are loading. */
  busy?: boolean;
  /** Why loading failed; the button tries again. */
  error?: string | undefined;
  /** Texts that the component shows or announces. */
  texts: LoadMoreTexts;
}

export function LoadMore({
  onMore,
  busy = false,
  error,
  texts,
  className,
  ...rest
}: LoadMoreProps) {
  const countRef = useRef<HTMLOutputElement>(null);
  const focused = useRef(false);
  const more = Boolean(onMore);
  useLayoutEffect(() => {
    // After the last items the button is gone, so the focus moves to the count.
    if (!more && focused.current) countRef.current?.focus();
  }, [more]);
  return (
    <div
      {...rest}
      data-slot="load-more"
      data-state={error ? "failed" : busy ? "busy" : more ? "idle" : "end"}
      className={cx(
        "flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm",
        className,
      )}
    >
      <output ref={countRef} tabIndex={-1} className="text-ink-muted tabular-nums">
        <bdi>{texts.count}</bdi>
      </output>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="alert" className="text-danger empty:hidden">
          {error}
        </p>
        {onMore && (
          <Button
            size="sm"
            busy={busy}
            busyLabel={texts.busy}
            onClick={onMore}
            onFocus={() => (focused.current = true)}
            onBlur={() => (focused.current = false)}
          >
            {texts.more}
          </Button>
        )}
      </div>
    </div>
  );
}
