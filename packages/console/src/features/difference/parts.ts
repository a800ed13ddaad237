// The parts of the comparison in display order, and the number of changes in each.
import { submissionFields } from "@lanyard/contract";
import type { DiffChange } from "@lanyard/design-system";
import type { Change, ListChange } from "./build-difference.ts";

export const partNames = ["texts", "permissions", "facts", "pictures", "files", "sql"] as const;
export type PartName = (typeof partNames)[number];

/** Id of the part's heading. */
export const partId = (name: PartName): string => `changes-${name}`;

export function findPart(change: Change): PartName {
  switch (change.kind) {
    case "text":
      return "texts";
    case "value":
      return "facts";
    case "list":
      return submissionFields[change.field].kind === "choices" ? "permissions" : "facts";
    case "pictures":
      return "pictures";
    default:
      return change.field === "source_code_url" ? "files" : "sql";
  }
}

export const groupByPart = (changes: readonly Change[]): ReadonlyMap<PartName, readonly Change[]> =>
  new Map(
    partNames.flatMap((name) => {
      const partChanges = changes.filter((change) => findPart(change) === name);
      return partChanges.length > 0 ? [[name, partChanges] as const] : [];
    }),
  );

export type Counts = Readonly<Record<Exclude<DiffChange, "same">, number>>;

export function countEntries({ before, after }: Pick<ListChange, "before" | "after">): Counts {
  const has = (entries: ListChange["before"], id: string) => entries.some((one) => one.id === id);
  return {
    added: after.filter(({ id }) => !has(before, id)).length,
    removed: before.filter(({ id }) => !has(after, id)).length,
    changed: 0,
  };
}

export const countChanges = (changes: readonly { readonly change: DiffChange }[]): Counts => {
  const count = (kind: DiffChange) => changes.filter(({ change }) => change === kind).length;
  return { added: count("added"), removed: count("removed"), changed: count("changed") };
};
