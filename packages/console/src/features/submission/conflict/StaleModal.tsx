// Asks which version to keep of the fields that two people, or two tabs, have changed.
import { lateModal } from "../../../components/late/late-modal.tsx";
import type { BuildChoices } from "../editor/build-context.ts";
import type { EditorState } from "../saving/editor.machine.ts";
import type { EditorStore } from "../saving/editor.store.ts";

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
