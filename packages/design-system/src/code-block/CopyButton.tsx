// A button that copies a text to the clipboard and confirms it.
import { cx } from "class-variance-authority";
import { useEffect, useState, type ComponentProps } from "react";
import { Button } from "../button/Button.tsx";
import type { ButtonIntent, ButtonSize } from "../button/button-look.ts";

/** How long the confirmation stays on the button, in ms. */
const answerMs = 2_000;

export interface CopyButtonTexts {
  /** Text of the button, e.g. "Copy". */
  copy: string;
  /** Text of the button for two seconds after copying, also announced, e.g. "Copied". */
  copied: string;
  /** Text of the button for two seconds when the browser refuses to copy, also announced, e.g. "Select and copy". */
  failed: string;
}

export interface CopyButtonProps extends Omit<ComponentProps<"button">, "children" | "type"> {
  /** The text to copy. */
  text: string;
  /** Texts of the button's states. */
  texts: CopyButtonTexts;
  /** How important the action is. */
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
      // Throws without clipboard permission, and on insecure pages, where `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(text);
      is = "copied";
    } finally {
      setAnswer({ is });
    }
  };
  const label = answer ? texts[answer.is] : texts.copy;
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
        {/* All texts share one grid cell, so the button is as wide as the longest and nothing beside it moves. */}
        <span className="in-text grid">
          {[...new Set([texts.copy, texts.copied, label])].map((words) => (
            <span
              key={words}
              aria-hidden={words !== label}
              className={cx("in-text col-start-1 row-start-1", words !== label && "invisible")}
            >
              {words}
            </span>
          ))}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {answer && label}
      </span>
    </>
  );
}
