// A piece of code with a button that copies it.
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lanyard/design-system";

interface CodeBlockProps {
  /** What it is: a file's name, or a word such as "Answer". */
  readonly title: string;
  readonly code: string;
}

const shownCopiedMs = 2_000;

export function CodeBlock({ title, code }: CodeBlockProps) {
  const { t } = useTranslation("guide");
  const titleId = useId();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownCopiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      // Without the right to the clipboard the code can still be selected.
      () => setCopied(false),
    );
  return (
    <figure className="min-w-0 overflow-hidden rounded-md border border-line bg-surface-raised break-inside-avoid">
      <figcaption className="flex items-center justify-between gap-4 border-b border-line py-1 ps-4 pe-1 text-xs text-ink-muted">
        <span id={titleId} className="min-w-0 truncate font-medium">
          {title}
        </span>
        <Button size="sm" intent="quiet" className="print:hidden" onClick={() => void copy()}>
          <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
        </Button>
      </figcaption>
      <pre
        // What scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        className="overflow-x-auto p-4 font-mono text-xs leading-5 -outline-offset-2 print:whitespace-pre-wrap print:wrap-anywhere"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
