// A button that puts a text into the clipboard and says that it did.
import { cx } from "class-variance-authority";
import { useEffect, useState, type ComponentProps } from "react";
import { Button } from "../button/Button.tsx";
import type { ButtonIntent, ButtonSize } from "../button/button-look.ts";

/** How long the button says what it did. */
const answerMs = 2_000;

export interface CopyButtonTexts {
  /** On the button, e.g. "Copy". */
  copy: string;
  /** On the button for two seconds, and announced, e.g. "Copied". */
  copied: string;
  /** The same when the browser does not allow it, e.g. "Select and copy". */
  failed: string;
}

export interface CopyButtonProps extends Omit<ComponentProps<"button">, "children" | "type"> {
  /** What goes into the clipboard. */
  text: string;
  /** Its words. */
  texts: CopyButtonTexts;
  /** What it is for. */
  intent?: ButtonIntent;
  /** Height: 32, 40 or 48 px. */
  size?: ButtonSize;
}

type Answer = "copied" | "failed";

export function CopyButton({
  text,
  texts,
  intent = "quiet",
  size = "sm",
  onClick,
  ...rest
}: CopyButtonProps) {
  const [answer, setAnswer] = useState<{ is: Answer }>();
  useEffect(() => {
    if (!answer) return undefined;
    const timer = setTimeout(() => setAnswer(undefined), answerMs);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    let is: Answer = "failed";
    try {
      // Throws without the right to the clipboard, and on pages that are not secure, which have none.
      await navigator.clipboard.writeText(text);
      is = "copied";
    } finally {
      setAnswer({ is });
    }
  };
  const shown = answer ? texts[answer.is] : texts.copy;
  return (
    <>
      <Button
        {...rest}
        intent={intent}
        size={size}
        data-state={answer?.is ?? "ready"}
        onClick={(event) => {
          onClick?.(event);
          void copy().catch(() => undefined);
        }}
      >
        {/* As wide as the longer of its words, so that nothing beside it moves. */}
        <span className="in-text grid">
          {[...new Set([texts.copy, texts.copied, shown])].map((words) => (
            <span
              key={words}
              aria-hidden={words !== shown}
              className={cx("in-text col-start-1 row-start-1", words !== shown && "invisible")}
            >
              {words}
            </span>
          ))}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {answer && shown}
      </span>
    </>
  );
}
