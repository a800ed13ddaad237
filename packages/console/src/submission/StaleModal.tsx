// Asks which version to keep of the fields that two people, or two tabs, have changed.
import { lateModal } from "../shared/late-modal.tsx";
import type { BuildChoices } from "./build-context.ts";
import type { EditorState } from "./editor.machine.ts";
import type { EditorStore } from "./editor.store.ts";

const ConflictLater = lateModal(() => import("./ConflictModal.tsx"));

interface StaleModalProps {
  readonly store: EditorStore;
  readonly state: EditorState;
  readonly choices: Partial<BuildChoices>;
}

export function StaleModal({ store, state, choices }: StaleModalProps) {
  if (state.step !== "conflict" || !state.question) return null;
  return (
    <ConflictLater
      open
      onOpenChange={store.later}
      conflict={state.question}
      choices={choices}
      onChoose={store.choose}
    />
  );
}
