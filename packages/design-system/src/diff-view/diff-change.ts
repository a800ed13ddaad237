// What can happen to a thing between two versions.
export const diffChanges = ["added", "removed", "changed", "same"] as const;
export type DiffChange = (typeof diffChanges)[number];
