// Below a list that is read on and on: how many stand there, and the button that fetches the next ones.
import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../button/Button.tsx";

export interface LoadMoreTexts {
  /** How many stand there, e.g. "50 builds shown". */
  shown: string;
  /** The button, e.g. "Show more". */
  more: string;
  /** What a screen reader hears while they are on the way, e.g. "Loading more builds". */
  busy: string;
}

export interface LoadMoreProps extends Omit<ComponentProps<"div">, "children"> {
  /** Fetches what comes after the last one; left out, there is no more. */
  onMore?: (() => void) | undefined;
  /** It is on the way. */
  busy?: boolean;
  /** Why it did not come; the button tries again. */
  error?: string | undefined;
  /** What it says. */
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
  const shown = useRef<HTMLOutputElement>(null);
  const focused = useRef(false);
  const more = Boolean(onMore);
  useLayoutEffect(() => {
    // After the last ones the button is gone, and the focus must not go with it.
    if (!more && focused.current) shown.current?.focus();
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
      <output ref={shown} tabIndex={-1} className="text-ink-muted tabular-nums">
        <bdi>{texts.shown}</bdi>
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
