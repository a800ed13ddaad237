// Asks which version to keep of the fields that two people, or two tabs, have changed.
import { lateModal } from "../shared/late-modal.tsx";
import type { BuildChoices } from "./build-context.ts";
import type { Stale } from "./useStale.ts";

const ConflictLater = lateModal(() => import("./ConflictModal.tsx"));

interface StaleModalProps {
  readonly stale: Stale;
  readonly choices: Partial<BuildChoices>;
}

export function StaleModal({ stale: { conflict, later, choose }, choices }: StaleModalProps) {
  return (
    conflict && (
      <ConflictLater
        open
        onOpenChange={later}
        conflict={conflict}
        choices={choices}
        onChoose={choose}
      />
    )
  );
}
