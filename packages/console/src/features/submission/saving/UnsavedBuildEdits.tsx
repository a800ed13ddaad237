// The edits that this device keeps of a build that can no longer be saved, if there are any.
import { useEffect, useState, type FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import { useUnsavedEdits } from "../../../drafts/useUnsavedEdits.ts";
import { withRetry } from "../../../api/with-retry.ts";
import { useUndo } from "../../../drafts/useUndo.ts";
import type { BuildChoices } from "../editor/build-context.ts";
import { editedBuild, type BuildEdits } from "./edited.ts";
import type { UnsavedEditsProps } from "./UnsavedEdits.tsx";

interface UnsavedBuildEditsProps {
  /** Without a user no edits are looked up. */
  readonly userId: number | undefined;
  readonly submissionId: number | string;
  readonly choices: Partial<BuildChoices>;
}

export function UnsavedBuildEdits({ userId, submissionId, choices }: UnsavedBuildEditsProps) {
  const unsaved = useUnsavedEdits<BuildEdits>(userId, editedBuild.name(submissionId));
  const [Part, setPart] = useState<FunctionComponent<UnsavedEditsProps>>();
  const { t } = useTranslation();
  const offerUndo = useUndo();
  const hasEdits = unsaved !== undefined;
  useEffect(() => {
    if (hasEdits)
      void withRetry(() => import("./UnsavedEdits.tsx")).then(
        (part) => setPart(() => part.default),
        // If the script fails to load, the edits stay on this device.
        () => undefined,
      );
  }, [hasEdits]);
  if (!unsaved || !Part) return null;
  const discard = () => {
    const keepAgain = unsaved.discard();
    // The button unmounts with the edits, so move the focus to the page.
    document.querySelector("main")?.focus();
    offerUndo(t("kept.discarded"), keepAgain);
  };
  return <Part edits={unsaved.edits} time={unsaved.at} choices={choices} onDiscard={discard} />;
}
