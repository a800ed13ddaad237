// The states of a form that changes a build, and what leads from one to another. Pure: EditorStore acts.
import type { RestoredEdits } from "../../../drafts/useStoredEdits.ts";
import { getProgress, type Upload } from "../fields/build-form-data.ts";
import type { Meeting, Merged } from "../conflict/three-way.ts";

/** Two versions between which the user has to choose. */
export interface Conflict extends Meeting, Merged {
  /** Whether the build's status differs from the one that the form is based on. */
  readonly moved: boolean;
  /** Whether a refused save is repeated with what is chosen. */
  readonly again: boolean;
}

/** Restored edits, until they are saved by hand or undone. */
export interface RestoredNotice extends RestoredEdits {
  /** Whether they were autosaved since. */
  readonly isSaved: boolean;
}

interface Common {
  /** Whether the form differs from the version that it is based on. */
  readonly isDirty: boolean;
  readonly notice?: RestoredNotice | undefined;
}

export type EditorState = Common &
  (
    | {
        readonly step: "clean" | "editing";
        /** When the last autosave ended, in ms since the epoch; undefined if something else has ended since. */
        readonly savedAt?: number | undefined;
      }
    | { readonly step: "autosaving" }
    /** An autosave did not reach the server; it is tried again. */
    | { readonly step: "offline" }
    | {
        readonly step: "saving";
        readonly review: boolean;
        readonly uploads: readonly Upload[];
        /** How much of the request is sent, 0 to 1. */
        readonly fraction: number;
      }
    | {
        readonly step: "failed";
        /** Whether the user began the save. */
        readonly byHand: boolean;
        readonly review: boolean;
        readonly uploads: readonly Upload[];
      }
    /** A newer version was saved elsewhere: not a failure, the user has to choose. */
    | {
        readonly step: "conflict";
        readonly review: boolean;
        /** What is asked in a dialog; undefined until the user opens it, or when they have closed it. */
        readonly question?: Conflict | undefined;
      }
  );

/** What a failed autosave ends in: `editing` if it can be repeated at once. */
export type AutosaveEnd = "editing" | "offline" | "failed" | "conflict";

export type EditorEvent =
  | { readonly type: "changed"; readonly isDirty: boolean }
  | { readonly type: "notice"; readonly notice: RestoredNotice | undefined }
  | { readonly type: "autosave" }
  | { readonly type: "autosaved"; readonly time: number }
  | { readonly type: "autosave_ended"; readonly end: AutosaveEnd }
  | { readonly type: "save"; readonly review: boolean }
  | { readonly type: "progress"; readonly uploads: readonly Upload[]; readonly fraction: number }
  | { readonly type: "saved" | "cancelled" | "failed" | "behind" }
  | { readonly type: "prompted"; readonly question: Conflict }
  | { readonly type: "later" | "chosen" };

export const unedited: EditorState = { step: "clean", isDirty: false };

/** The state in which no save is running or has failed. */
const atRest = ({ isDirty, notice }: Common, savedAt?: number): EditorState => ({
  step: isDirty ? "editing" : "clean",
  isDirty,
  notice,
  savedAt,
});

function changed(state: EditorState, isDirty: boolean): EditorState {
  const { step, isDirty: wasDirty } = state;
  const isRunning = step === "saving" || step === "autosaving";
  // A failure to send for review concerns a form without edits, too.
  const stays = isRunning || (isDirty ? step !== "clean" : step === "failed" && state.review);
  if (isDirty === wasDirty && (stays || step === "clean")) return state;
  // The restored edits were undone.
  const notice = isDirty || state.notice?.isSaved ? state.notice : undefined;
  if (stays) return { ...state, isDirty, notice };
  return atRest({ isDirty, notice }, "savedAt" in state ? state.savedAt : undefined);
}

/** Returns the same state if the event changes nothing. */
export function transition(state: EditorState, event: EditorEvent): EditorState {
  const { step, isDirty, notice } = state;
  const common = { isDirty, notice };
  switch (event.type) {
    case "changed":
      return changed(state, event.isDirty);
    case "notice":
      return { ...state, notice: event.notice };

    case "autosave": {
      const isFree = step === "conflict" ? !state.question : step !== "saving";
      return isDirty && isFree && step !== "autosaving" ? { step: "autosaving", ...common } : state;
    }
    case "autosaved":
      if (step !== "autosaving") return state;
      return atRest({ isDirty, notice: notice && { ...notice, isSaved: true } }, event.time);
    case "autosave_ended":
      if (step !== "autosaving") return state;
      if (!isDirty || event.end === "editing") return atRest(common);
      if (event.end === "offline") return { step: "offline", ...common };
      if (event.end === "conflict") return { step: "conflict", ...common, review: false };
      return { step: "failed", ...common, byHand: false, review: false, uploads: [] };

    case "save":
      if (step === "saving") return state;
      return { step: "saving", ...common, review: event.review, uploads: [], fraction: 0 };
    case "progress":
      if (step !== "saving") return state;
      return { ...state, uploads: event.uploads, fraction: event.fraction };
    case "saved":
      return step === "saving" ? atRest({ isDirty }) : state;
    case "cancelled":
      return step === "saving" ? atRest(common) : state;
    case "failed": {
      if (step !== "saving") return state;
      const { review, uploads } = state;
      return { step: "failed", ...common, byHand: true, review, uploads };
    }
    case "behind":
      return step === "saving" ? { step: "conflict", ...common, review: state.review } : state;

    case "prompted": {
      if (step === "saving" || step === "autosaving") return state;
      const review = step === "conflict" && state.review;
      return { step: "conflict", ...common, review, question: event.question };
    }
    case "later":
      return step === "conflict" ? { ...state, question: undefined } : state;
    case "chosen":
      return step === "conflict" ? atRest(common) : state;
    default:
      return event satisfies never;
  }
}

/** The state of a file's upload; undefined for a file that is not part of this save. */
export function findUpload(
  state: EditorState,
  key: string,
): { readonly progress: number } | { readonly failed: true } | undefined {
  if (state.step !== "saving" && state.step !== "failed") return undefined;
  if (!state.uploads.some((upload) => upload.key === key)) return undefined;
  return state.step === "failed"
    ? { failed: true }
    : { progress: getProgress(state.uploads, state.fraction).get(key) ?? 0 };
}
