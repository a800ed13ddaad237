// The changes in a text file, line by line, with unchanged lines folded.
import { Fragment, useMemo, type ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { NextGlyph } from "../icon/glyphs.ts";
import { LineBlock } from "./LineBlock.tsx";
import { blockLength, lineSections } from "./line-sections.ts";
import { useControllableState } from "../state/useControllableState.ts";

export interface LineDiffTexts {
  /** Announced before a removed line. */
  removed: string;
  /** Announced before an added line. */
  added: string;
  /** Heading of the old line numbers, for screen readers. */
  old: string;
  /** Heading of the new line numbers, for screen readers. */
  now: string;
  /** Heading of the column with the kind of change, for screen readers. */
  change: string;
  /** Heading of the column with the lines, for screen readers. */
  line: string;
  /** Label of the button that shows folded unchanged lines, e.g. "12 unchanged lines". */
  unchanged: (lines: number) => string;
  /** Label of the button that shows folded changed lines, e.g. "700 more changed lines". */
  changed: (lines: number) => string;
}

export interface LineDiffProps extends Omit<ComponentProps<"div">, "children"> {
  /** Name of the file, for screen readers. */
  caption: string;
  /** Content of the old file; empty for a new file. */
  before: string;
  /** Content of the new file; empty for a deleted file. */
  after: string;
  /** Number of unchanged lines to show around each change. */
  context?: number;
  /**
   * Folds whose lines are shown, each identified by the index of its first line among all lines; without it the diff
   * keeps this state itself.
   */
  unfolded?: readonly number[];
  /** Folds whose lines are shown at first, when the diff keeps this state itself. */
  defaultUnfolded?: readonly number[];
  /** Called with all folds whose lines are shown after a change. */
  onUnfoldedChange?: (unfolded: readonly number[]) => void;
  /** Texts that the diff shows or announces. */
  texts: LineDiffTexts;
}

export function LineDiff({
  caption,
  before,
  after,
  context = 3,
  unfolded,
  defaultUnfolded = [],
  onUnfoldedChange,
  texts,
  className,
  ...rest
}: LineDiffProps) {
  const sections = useMemo(() => lineSections(before, after, context), [before, after, context]);
  const [open, setOpen] = useControllableState(unfolded, defaultUnfolded, onUnfoldedChange);
  return (
    <div
      {...rest}
      data-slot="line-diff"
      data-state={before === after ? "same" : "changed"}
      className={cx(
        "overflow-hidden rounded-md border border-line bg-surface-raised text-xs text-ink",
        className,
      )}
    >
      <table className="block w-full border-collapse font-mono">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            {[texts.old, texts.now, texts.change, texts.line].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ index, length, blocks, folded }) => {
          const isVisible = !folded || open.includes(index);
          return (
            <Fragment key={index}>
              {folded && (
                <tbody className="block">
                  <tr className="block border-y border-line bg-surface-sunken ">
                    <td className="block" colSpan={4}>
                      <button
                        type="button"
                        aria-expanded={isVisible}
                        data-slot="line-fold"
                        className="flex min-h-8 w-full cursor-pointer items-center gap-2 px-3 text-start font-sans text-xs text-ink-muted hover:text-ink focus-visible:-outline-offset-2"
                        onClick={() =>
                          setOpen(
                            isVisible ? open.filter((one) => one !== index) : [...open, index],
                          )
                        }
                      >
                        <NextGlyph
                          className={cx(
                            "size-4 shrink-0 transition-transform duration-fast",
                            isVisible ? "rotate-90" : "rtl:-scale-x-100",
                          )}
                        />
                        <bdi>{texts[folded](length)}</bdi>
                      </button>
                    </td>
                  </tr>
                </tbody>
              )}
              {isVisible &&
                blocks.map((rows, block) => (
                  <LineBlock key={index + block * blockLength} rows={rows} texts={texts} />
                ))}
            </Fragment>
          );
        })}
      </table>
    </div>
  );
}
