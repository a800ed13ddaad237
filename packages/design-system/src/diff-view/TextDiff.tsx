// The changes in a text, word by word or as a whole.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Mark } from "./Mark.tsx";
import { compare, splitWords, type Run } from "./compare.ts";

export const textDiffLayouts = ["unified", "side-by-side"] as const;
export type TextDiffLayout = (typeof textDiffLayouts)[number];

/** Unit of comparison: single words, or the whole texts. */
export const textDiffUnits = ["word", "whole"] as const;
export type TextDiffUnit = (typeof textDiffUnits)[number];

export interface TextDiffTexts {
  /** Announced before removed text, e.g. "Removed:". */
  removed: string;
  /** Announced before added text, e.g. "Added:". */
  added: string;
  /** Heading of the old text in the side-by-side layout. */
  before: string;
  /** Heading of the new text in the side-by-side layout. */
  after: string;
}

export interface TextDiffProps extends Omit<ComponentProps<"div">, "children"> {
  /** The old text. */
  before: string;
  /** The new text. */
  after: string;
  /** One text with all changes, or the old and the new text side by side (stacked on a phone). */
  layout?: TextDiffLayout;
  /** Compares by word, or as a `whole` where single parts mean nothing: a price, a version, a URL. */
  by?: TextDiffUnit;
  /** Texts that the diff shows or announces. */
  texts: TextDiffTexts;
}

const textLook = "text-sm leading-6 whitespace-pre-wrap wrap-anywhere text-ink";

const whole = (before: string, after: string): Run[] => {
  if (before === after) return [{ kind: "same", items: [before] }];
  const removed: Run = { kind: "removed", items: [before] };
  const added: Run = { kind: "added", items: [after] };
  if (!before || !after) return [before ? removed : added];
  return [removed, { kind: "same", items: [" "] }, added];
};

const renderRuns = (runs: Run[], texts: TextDiffTexts, omitted?: Run["kind"]) =>
  runs.map(({ kind, items }, index) =>
    kind === omitted ? null : (
      // Runs have no id, and all of them change together.
      // oxlint-disable-next-line react/no-array-index-key
      <Mark key={index} kind={kind} word={kind === "same" ? undefined : texts[kind]}>
        {items.join("")}
      </Mark>
    ),
  );

export function TextDiff({
  before,
  after,
  layout = "unified",
  by = "word",
  texts,
  className,
  ...rest
}: TextDiffProps) {
  const runs =
    by === "whole" ? whole(before, after) : compare(splitWords(before), splitWords(after));
  const renderSide = (title: string, omitted: Run["kind"]) => (
    <div className="min-w-0 rounded-md border border-line bg-surface-raised p-4">
      <p className="pb-1 text-xs font-medium text-ink-muted">{title}</p>
      <p dir="auto" className={cx(textLook)}>
        {renderRuns(runs, texts, omitted)}
      </p>
    </div>
  );
  return (
    <div
      {...rest}
      data-slot="text-diff"
      data-variant={layout}
      data-unit={by}
      data-state={before === after ? "same" : "changed"}
      className={cx(layout === "side-by-side" && "grid gap-3 sm:grid-cols-2", className)}
    >
      {layout === "unified" ? (
        <p dir="auto" className={cx(textLook)}>
          {renderRuns(runs, texts)}
        </p>
      ) : (
        <>
          {renderSide(texts.before, "added")}
          {renderSide(texts.after, "removed")}
        </>
      )}
    </div>
  );
}
