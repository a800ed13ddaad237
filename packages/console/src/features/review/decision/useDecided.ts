// After a decision: a toast that names the build and offers to undo it for as long as the server holds the messages.
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import { undoDecision, undoLimits, type Submission } from "@lanyard/contract";
import { useApiMutation } from "../../../api/mutation.ts";
import { send } from "../../../api/send.ts";
import { buildStatus } from "../../../api/stale-calls.ts";
import type { BuildPlace } from "../queue/queue-view.ts";

interface Decided {
  readonly decision: "approve" | "reject";
  readonly build: BuildPlace;
  /** The product's name and the version. */
  readonly name: string;
  readonly onUndone?: () => void;
}

export const nameOfBuild = ({
  product_name: name,
  version,
}: Pick<Submission, "product_name" | "version">): string => `${name} ${version}`;

/** The function that it returns works after the component has unmounted, too: the next build is open by then. */
export function useDecided(): (decided: Decided) => void {
  const { i18n } = useTranslation();
  const { show } = useToast();
  const undo = useApiMutation((build: BuildPlace) => send(undoDecision, { params: { ...build } }), {
    invalidates: buildStatus,
  });
  return ({ decision, build, name, onUndone }) => {
    const onSelect = async () => {
      try {
        await undo.mutateAsync(build);
      } catch {
        // A toast reports the failure.
        return;
      }
      show(() => ({ tone: "info", lines: [i18n.t("review.undone", { name })] }));
      onUndone?.();
    };
    show(() => ({
      tone: "success",
      lines: [i18n.t(`review.done_${decision}`, { name })],
      action: { label: i18n.t("undo"), onSelect: () => void onSelect() },
      duration: undoLimits.seconds * 1_000,
    }));
  };
}
