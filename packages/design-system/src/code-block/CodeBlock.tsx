// A piece of code with its name, in a few colours, and a button that copies it.
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
  /** What it is: a file's name, an address, or a word such as "Answer". */
  title: string;
  /** The code, with its line breaks. */
  code: string;
  /** Which words are coloured. */
  language?: CodeLanguage;
  /** Words of the button that copies it; without them there is none. */
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
        // What scrolls has to be reachable by keyboard.
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
              // The same code always gives the same words in the same order.
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
