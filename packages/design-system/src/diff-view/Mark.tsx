// A piece of added or removed text, marked by colour and line, and by a word for screen readers.
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Run } from "./compare.ts";

interface MarkProps {
  kind: Run["kind"];
  /** Read by screen readers before the text; omit it where an element nearby already says it. */
  word?: string | undefined;
  children: ReactNode;
}

export function Mark({ kind, word, children }: MarkProps) {
  if (kind === "same") return <span className="in-text">{children}</span>;
  const Piece = kind === "removed" ? "del" : "ins";
  return (
    <Piece
      className={cx(
        "rounded-sm box-decoration-clone px-0.5 decoration-1",
        kind === "removed"
          ? "bg-danger-soft text-danger line-through"
          : "bg-success-soft text-success underline underline-offset-4",
      )}
    >
      {word && <span className="sr-only">{word} </span>}
      {children}
    </Piece>
  );
}
