// A piece of code with a title, syntax colours and a copy button.
import { cva, cx } from "class-variance-authority";
import { useId, type ComponentProps } from "react";
import { codeTokens, type CodeLanguage, type CodeTokenKind } from "./code-tokens.ts";
import { CopyButton, type CopyButtonTexts } from "./CopyButton.tsx";

const tokenLook = cva("in-text", {
  variants: {
    kind: {
      comment: "text-ink-muted",
      string: "text-success",
      number: "text-warning",
      keyword: "text-danger",
      name: "text-accent",
      plain: "",
    } satisfies Record<CodeTokenKind, string>,
  },
});

export interface CodeBlockProps extends Omit<ComponentProps<"figure">, "title" | "children"> {
  /** Title of the block: a file name, a URL, or a word such as "Answer". */
  title: string;
  /** The code, including its line breaks. */
  code: string;
  /** Language of the syntax colours; `plain` has none. */
  language?: CodeLanguage;
  /** Texts of the copy button; without them the block has no such button. */
  copyTexts?: CopyButtonTexts;
}

export function CodeBlock({
  title,
  code,
  language = "plain",
  copyTexts,
  className,
  ...rest
}: CodeBlockProps) {
  const titleId = useId();
  return (
    <figure
      {...rest}
      data-slot="code-block"
      data-language={language}
      className={cx(
        "min-w-0 overflow-hidden rounded-md border border-line bg-surface-raised break-inside-avoid",
        className,
      )}
    >
      <figcaption
        className={cx(
          "flex min-h-10 items-center justify-between gap-4 border-b border-line py-1 ps-4 text-xs text-ink-muted",
          copyTexts ? "pe-1" : "pe-4",
        )}
      >
        <span id={titleId} className="min-w-0 truncate font-medium">
          {title}
        </span>
        {copyTexts && <CopyButton text={code} texts={copyTexts} className="print:hidden" />}
      </figcaption>
      <pre
        // Focusable, because a scroll container has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        dir="ltr"
        data-slot="code"
        className="overflow-x-auto p-4 font-mono text-xs leading-5 -outline-offset-2 print:whitespace-pre-wrap print:wrap-anywhere"
      >
        <code className="in-text">
          {codeTokens(code, language).map(({ kind, text }, index) =>
            kind === "plain" ? (
              text
            ) : (
              // The index is a stable key: the same code always yields the same tokens in the same order.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className={tokenLook({ kind })}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
