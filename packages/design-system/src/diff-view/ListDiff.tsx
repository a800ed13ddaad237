// The changes in a list, such as permissions, accounts or links.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { ChangeSign } from "./ChangeSign.tsx";
import { compare } from "./compare.ts";
import type { DiffChange } from "./diff-change.ts";
import { Mark } from "./Mark.tsx";

export interface ListDiffItem {
  /** Identifies the item in both lists. */
  id: string;
  /** Visible text; an item whose text differs between the lists counts as changed. */
  text: string;
}

export interface ListDiffProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Items of the old list. */
  before: readonly ListDiffItem[];
  /** Items of the new list. */
  after: readonly ListDiffItem[];
  /** Hides unchanged items. */
  changesOnly?: boolean;
  /** Announced before an item of each kind, e.g. "Added:". */
  texts: Record<Exclude<DiffChange, "same">, string>;
}

export function ListDiff({ before, after, changesOnly, texts, className, ...rest }: ListDiffProps) {
  const oldTexts = new Map(before.map(({ id, text }) => [id, text]));
  const newTexts = new Map(after.map(({ id, text }) => [id, text]));
  const items = compare([...oldTexts.keys()], [...newTexts.keys()]).flatMap(
    ({ kind, items: ids }) =>
      ids.flatMap((id) => {
        const oldText = oldTexts.get(id);
        const newText = newTexts.get(id);
        // A moved item is only shown at its new position.
        if (newText !== undefined && kind === "removed") return [];
        return {
          id,
          from: oldText,
          to: newText,
          change:
            oldText === newText
              ? ("same" as const)
              : oldText !== undefined && newText !== undefined
                ? ("changed" as const)
                : kind,
        };
      }),
  );
  return (
    <ul
      {...rest}
      data-slot="list-diff"
      className={cx(
        "divide-y divide-line rounded-md border border-line bg-surface-raised text-sm text-ink",
        className,
      )}
    >
      {items
        .filter(({ change }) => !changesOnly || change !== "same")
        .map(({ id, change, from, to }) => (
          <li key={id} data-state={change} className="flex items-start gap-3 px-4 py-2.5">
            <ChangeSign change={change} texts={texts} />
            <span className="flex min-w-0 flex-wrap gap-x-2 wrap-anywhere">
              {from !== undefined && change !== "same" && (
                <>
                  <Mark kind="removed">{from}</Mark>{" "}
                </>
              )}
              {to !== undefined && <Mark kind={change === "same" ? "same" : "added"}>{to}</Mark>}
            </span>
          </li>
        ))}
    </ul>
  );
}
