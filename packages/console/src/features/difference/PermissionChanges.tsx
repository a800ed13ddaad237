// The permissions that a build asks for, compared with those of the version that companies have.
import { ListDiff } from "@lanyard/design-system";
import type { Change } from "./build-difference.ts";
import { useDiffTexts } from "./useDiffTexts.ts";

interface PermissionChangesProps {
  readonly changes: readonly Change[];
  readonly version: string;
}

export function PermissionChanges({ changes, version }: PermissionChangesProps) {
  const texts = useDiffTexts(version);
  return changes.map(
    (change) =>
      change.kind === "list" && (
        <ListDiff key={change.field} before={change.before} after={change.after} texts={texts} />
      ),
  );
}
