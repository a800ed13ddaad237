// What this device keeps of a build that can no longer be saved, shown where there is some.
import { useEffect, useState, type FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import { useLeftEdits } from "../shared/useLeftEdits.ts";
import { patiently } from "../shared/patiently.ts";
import { useUndo } from "../shared/useUndo.ts";
import type { BuildChoices } from "./build-context.ts";
import { keptBuild, type KeptBuild } from "./build-fields.ts";
import type { LeftEditsProps } from "./LeftEdits.tsx";

interface LeftOfBuildProps {
  /** Undefined where nothing is looked for. */
  readonly userId: number | undefined;
  readonly submissionId: number | string;
  readonly choices: Partial<BuildChoices>;
}

export function LeftOfBuild({ userId, submissionId, choices }: LeftOfBuildProps) {
  const left = useLeftEdits<KeptBuild>(userId, keptBuild(submissionId));
  const [Shown, setShown] = useState<FunctionComponent<LeftEditsProps>>();
  const { t } = useTranslation();
  const offerUndo = useUndo();
  const wanted = left !== undefined;
  useEffect(() => {
    if (wanted)
      void patiently(() => import("./LeftEdits.tsx")).then(
        (part) => setShown(() => part.default),
        // It stays on this device.
        () => undefined,
      );
  }, [wanted]);
  if (!left || !Shown) return null;
  const discard = () => {
    const keepAgain = left.discard();
    // The button is gone with what it was about.
    document.querySelector("main")?.focus();
    offerUndo(t("kept.discarded"), keepAgain);
  };
  return <Shown left={left.edits} at={left.at} choices={choices} onDiscard={discard} />;
}
