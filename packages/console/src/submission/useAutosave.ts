// Autosaves a draft: some seconds after the last keystroke, and when the tab is hidden. One save at a time; input made
// meanwhile is not lost, and the focus does not move.
import { useCallback, useEffect, useRef, useState } from "react";
import type { ProductDetail } from "@lanyard/contract";
import { isAnswering } from "../shared/is-answering.ts";
import { CallFailure } from "../shared/send.ts";
import { draftProblems, editorFiles, type BuildFields } from "./build-fields.ts";
import type { BuildSaveState } from "./useBuildSave.ts";

export type AutosaveState =
  | { readonly step: "idle" | "saving" | "offline" | "failed" | "conflict" }
  | { readonly step: "saved"; readonly at: number };

interface Autosave {
  /** Only for one's own draft: saving another build would change its status, or act in its owner's name. */
  readonly enabled: boolean;
  readonly isDirty: boolean;
  readonly watch: (changed: () => void) => () => void;
  readonly entered: () => BuildFields;
  readonly saveQuietly: BuildSaveState["saveQuietly"];
  readonly onStored: (stored: ProductDetail, sent: BuildFields) => void;
  /** Merges the changes made elsewhere; returns false if the user has to choose. */
  readonly onBehind: (failure: CallFailure) => boolean;
  readonly onRefused: (failure: CallFailure) => void;
}

/** ms. */
export const autosavePauses = { key: 3_000, offline: 15_000 };

/** Files are only uploaded or removed when the user saves. */
const changesFiles = (fields: BuildFields) =>
  editorFiles.some((name) => fields[name].file ?? fields[name].removed) ||
  fields.screenshots.some(({ file, removed }) => file ?? removed);

const canSave = (fields: BuildFields) =>
  fields.languages.length > 0 && !changesFiles(fields) && draftProblems(fields).length === 0;

const isUnreachable = ({ status }: CallFailure) => status === 0 || status >= 502;

export function useAutosave(given: Autosave): AutosaveState {
  const { enabled, isDirty, watch, saveQuietly } = given;
  const [state, setState] = useState<AutosaveState>({ step: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const latest = useRef<() => void>(undefined);
  const wait = useCallback((pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current?.(), pause);
  }, []);

  const onFailed = (failure: unknown) => {
    if (!(failure instanceof CallFailure)) setState({ step: "failed" });
    else if (isUnreachable(failure)) {
      setState({ step: "offline" });
      wait(autosavePauses.offline);
    } else if (!failure.problems.some(({ key }) => key === "submission.stale")) {
      setState({ step: "failed" });
      given.onRefused(failure);
    } else if (given.onBehind(failure)) wait(0);
    else setState({ step: "conflict" });
  };
  const save = () => {
    const sent = given.entered();
    if (!enabled || !isDirty || !canSave(sent)) return;
    // An open dialog may be asking whether to discard the changes.
    if (isAnswering()) return wait(autosavePauses.key);
    const begun = saveQuietly(sent, {
      isRepeated: state.step === "offline",
      onStored: (stored) => {
        given.onStored(stored, sent);
        setState({ step: "saved", at: Date.now() });
      },
      onFailed,
    });
    if (begun) setState({ step: "saving" });
    else wait(autosavePauses.key);
  };
  useEffect(() => {
    latest.current = save;
  });

  useEffect(() => watch(() => wait(autosavePauses.key)), [watch, wait]);
  // Restored edits may be in the form before `watch` listens, or before the form is dirty.
  useEffect(() => {
    if (isDirty) wait(autosavePauses.key);
  }, [isDirty, wait]);

  useEffect(() => {
    const onHide = () => document.visibilityState === "hidden" && wait(0);
    const onOnline = () => wait(0);
    document.addEventListener("visibilitychange", onHide);
    addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener("visibilitychange", onHide);
      removeEventListener("online", onOnline);
    };
  }, [wait]);

  // The edits were saved manually or undone.
  if (!isDirty && state.step !== "idle" && state.step !== "saved" && state.step !== "saving")
    setState({ step: "idle" });
  return state;
}
