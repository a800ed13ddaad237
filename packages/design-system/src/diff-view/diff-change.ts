// The kinds of change between two versions.
export type DiffChange = "added" | "removed" | "changed" | "same";
export const diffChanges: readonly DiffChange[] = ["added", "removed", "changed", "same"];
