// The lines of a text file with their numbers, as plain text. The browser lays out only the blocks near the viewport.
import { useEffect, useRef } from "react";
import { SafeText } from "./SafeText.tsx";

export interface FileTextProps {
  readonly label: string;
  /** The file's lines. */
  readonly lines: readonly string[];
  /** The number of the first line. */
  readonly first: number;
  /** The line to scroll to and mark. */
  readonly marked: number | undefined;
}

const blockLength = 100;

// Inline styles, because classes would be in the stylesheet that every page loads.
const columns = { gridTemplateColumns: "4rem minmax(0, 1fr)" };
const later = { contentVisibility: "auto", containIntrinsicBlockSize: "auto 125rem" } as const;

export function FileText({ label, lines, first, marked }: FileTextProps) {
  const line = useRef<HTMLDivElement>(null);
  const goal = marked !== undefined && marked < first + lines.length ? marked : undefined;
  useEffect(() => {
    if (goal !== undefined) line.current?.scrollIntoView({ block: "center" });
  }, [goal]);
  const blocks = Array.from({ length: Math.ceil(lines.length / blockLength) }, (_, blockIndex) =>
    lines.slice(blockIndex * blockLength, (blockIndex + 1) * blockLength),
  );
  return (
    <section
      aria-label={label}
      // A scrollable region has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dir="ltr"
      data-slot="file-text"
      style={{ maxHeight: "min(36rem, 80dvh)" }}
      className="overflow-auto font-mono text-xs leading-5 -outline-offset-2"
    >
      {blocks.map((block, blockIndex) => (
        <div
          // Lines have no identity except their position.
          // oxlint-disable-next-line react/no-array-index-key
          key={blockIndex}
          style={block.length === blockLength ? later : undefined}
        >
          {block.map((text, index) => {
            const number = first + blockIndex * blockLength + index;
            const isMarked = number === marked;
            return (
              <div
                key={number}
                ref={isMarked ? line : undefined}
                data-line={number}
                data-marked={isMarked || undefined}
                style={columns}
                className={isMarked ? "grid bg-warning-soft forced-colors:border" : "grid"}
              >
                <span className="border-e border-line px-2 text-end text-ink-muted tabular-nums select-none">
                  {number}
                </span>
                <code className="px-3 whitespace-pre-wrap wrap-anywhere">
                  <SafeText text={text || " "} />
                </code>
              </div>
            );
          })}
        </div>
      ))}
    </section>
  );
}
