// The edits that this device keeps of a build that can no longer be saved, if there are any.
import { useEffect, useState, type FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import { useLeftEdits } from "../../../drafts/useLeftEdits.ts";
import { patiently } from "../../../api/patiently.ts";
import { useUndo } from "../../../drafts/useUndo.ts";
import type { BuildChoices } from "../editor/build-context.ts";
import { editedBuild, type KeptBuild } from "./edited.ts";
import type { LeftEditsProps } from "./LeftEdits.tsx";

interface LeftOfBuildProps {
  /** Without a user no edits are looked up. */
  readonly userId: number | undefined;
  readonly submissionId: number | string;
  readonly choices: Partial<BuildChoices>;
}

export function LeftOfBuild({ userId, submissionId, choices }: LeftOfBuildProps) {
  const left = useLeftEdits<KeptBuild>(userId, editedBuild.name(submissionId));
  const [Shown, setShown] = useState<FunctionComponent<LeftEditsProps>>();
  const { t } = useTranslation();
  const offerUndo = useUndo();
  const wanted = left !== undefined;
  useEffect(() => {
    if (wanted)
      void patiently(() => import("./LeftEdits.tsx")).then(
        (part) => setShown(() => part.default),
        // If the script fails to load, the edits stay on this device.
        () => undefined,
      );
  }, [wanted]);
  if (!left || !Shown) return null;
  const discard = () => {
    const keepAgain = left.discard();
    // The button unmounts with the edits, so move the focus to the page.
    document.querySelector("main")?.focus();
    offerUndo(t("kept.discarded"), keepAgain);
  };
  return <Shown left={left.edits} at={left.at} choices={choices} onDiscard={discard} />;
}
