// A piece of text that was added or removed: seen by colour and by line, said by a word.
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Run } from "./compare.ts";

interface MarkProps {
  kind: Run["kind"];
  /** Said before it, where nothing else does. */
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
