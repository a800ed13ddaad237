// What changed in a text file, line by line, with what stayed the same folded away.
import { Fragment, useMemo, type ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { NextGlyph } from "../icon/glyphs.tsx";
import { LineBlock } from "./LineBlock.tsx";
import { blockLength, lineSections } from "./line-sections.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface LineDiffTexts {
  /** Said before a line that was removed. */
  removed: string;
  /** Said before a line that was added. */
  added: string;
  /** Heading of the numbers in the old file; for screen readers. */
  old: string;
  /** Heading of the numbers in the new file. */
  now: string;
  /** Heading of what happened to a line. */
  change: string;
  /** Heading of the lines themselves. */
  line: string;
  /** The button of lines that stayed the same, e.g. "12 unchanged lines". */
  unchanged: (lines: number) => string;
  /** The button of more changed lines than anybody reads, e.g. "700 more changed lines". */
  changed: (lines: number) => string;
}

export interface LineDiffProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the file is called; for screen readers. */
  caption: string;
  /** The old file; empty when it is new. */
  before: string;
  /** The new file; empty when it is gone. */
  after: string;
  /** How many unchanged lines stay beside a change. */
  context?: number;
  /** The folds whose lines are shown, each by the number of its first line among all lines, from 0; without it the diff keeps them. */
  unfolded?: readonly number[];
  /** Which are shown at first, where the diff keeps them. */
  defaultUnfolded?: readonly number[];
  /** Called with all folds whose lines are shown from now on. */
  onUnfoldedChange?: (unfolded: readonly number[]) => void;
  /** What is said and shown of the lines. */
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
  const [open, setOpen] = useOwnState(unfolded, defaultUnfolded, onUnfoldedChange);
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
        {sections.map(({ at, length, blocks, folded }) => {
          const shown = !folded || open.includes(at);
          return (
            <Fragment key={at}>
              {folded && (
                <tbody className="block">
                  <tr className="block border-y border-line bg-surface-sunken ">
                    <td className="block" colSpan={4}>
                      <button
                        type="button"
                        aria-expanded={shown}
                        data-slot="line-fold"
                        className="flex min-h-8 w-full cursor-pointer items-center gap-2 px-3 text-start font-sans text-xs text-ink-muted hover:text-ink focus-visible:-outline-offset-2"
                        onClick={() =>
                          setOpen(shown ? open.filter((one) => one !== at) : [...open, at])
                        }
                      >
                        <NextGlyph
                          className={cx(
                            "size-4 shrink-0 transition-transform duration-fast",
                            shown ? "rotate-90" : "rtl:-scale-x-100",
                          )}
                        />
                        <bdi>{texts[folded](length)}</bdi>
                      </button>
                    </td>
                  </tr>
                </tbody>
              )}
              {shown &&
                blocks.map((rows, block) => (
                  <LineBlock key={at + block * blockLength} rows={rows} texts={texts} />
                ))}
            </Fragment>
          );
        })}
      </table>
    </div>
  );
}
