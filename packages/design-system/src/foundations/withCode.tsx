// Renders the `backticks` of a sentence as code.
import type { ReactNode } from "react";

export const withCode = (text: string): ReactNode[] =>
  text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="rounded-sm bg-surface-sunken px-1 font-mono text-xs">
        {part}
      </code>
    ),
  );
