// Changes in a build's short values: version, menu entry, price, visibility, links.
import { ListDiff, TextDiff } from "@lanyard/design-system";
import type { Change } from "./build-difference.ts";
import { ChangeRow, ChangeRows } from "./ChangeRows.tsx";
import { useDiffTexts } from "./useDiffTexts.ts";
import { useFieldNames } from "./useSummary.ts";

interface FactChangesProps {
  readonly changes: readonly Change[];
  readonly version: string;
}

export function FactChanges({ changes, version }: FactChangesProps) {
  const getFieldName = useFieldNames();
  const texts = useDiffTexts(version);
  return (
    <ChangeRows>
      {changes.map((change) =>
        change.kind === "list" ? (
          <ChangeRow key={change.field} label={getFieldName(change.field)}>
            <ListDiff before={change.before} after={change.after} changesOnly texts={texts} />
          </ChangeRow>
        ) : (
          change.kind === "value" && (
            <ChangeRow key={change.field} label={getFieldName(change.field)} short>
              <TextDiff by="whole" before={change.before} after={change.after} texts={texts} />
            </ChangeRow>
          )
        ),
      )}
    </ChangeRows>
  );
}
