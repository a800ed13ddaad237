// Saves the editor's form, one save at a time: progress, cancelling, failure.
import { useRef, useState } from "react";
import type { ProductDetail } from "@lanyard/contract";
import { CallFailure } from "../shared/send.ts";
import { buildRequest, progressOf, type Upload } from "./build-form-data.ts";
import type { BuildFields } from "./build-fields.ts";
import type { BuildSave } from "./submission.queries.ts";

export type SaveState =
  | { readonly step: "idle" }
  | {
      readonly step: "saving";
      readonly review: boolean;
      readonly uploads: readonly Upload[];
      readonly fraction: number;
    }
  | {
      readonly step: "failed";
      readonly review: boolean;
      readonly uploads: readonly Upload[];
      /** A newer version was saved elsewhere: not a failure, the user has to choose. */
      readonly behind: boolean;
    };

export interface SaveHandlers {
  readonly onSave: (save: BuildSave) => Promise<ProductDetail>;
  readonly onSaved: (detail: ProductDetail, review: boolean) => void;
  /** Called when another save can begin. */
  readonly onRefused: (failure: CallFailure, review: boolean) => void;
}

export interface QuietEnds {
  /** The previous save failed, and the user has seen the failure. */
  readonly isRepeated: boolean;
  readonly onStored: (detail: ProductDetail) => void;
  readonly onFailed: (failure: unknown) => void;
}

const isBehind = (failure: unknown) =>
  failure instanceof CallFailure && failure.problems.some(({ key }) => key === "submission.stale");

const idle: SaveState = { step: "idle" };

export function useBuildSave({ onSave, onSaved, onRefused }: SaveHandlers) {
  const [state, setState] = useState<SaveState>(idle);
  const running = useRef<AbortController>(null);
  const background = useRef<Promise<void>>(null);

  const save = async (read: () => BuildFields, review: boolean) => {
    // Ignore the second click of a double click.
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    if (background.current) {
      setState({ step: "saving", review, uploads: [], fraction: 0 });
      await background.current;
    }
    const { body, uploads, reorder } = buildRequest(read());
    setState({ step: "saving", review, uploads, fraction: 0 });
    let failure: unknown;
    try {
      const onProgress = (fraction: number) =>
        setState({ step: "saving", review, uploads, fraction });
      const stored = await onSave({
        body,
        review: review && !reorder,
        signal: control.signal,
        onProgress,
      });
      const ordered =
        reorder &&
        (await onSave({ body: reorder(stored), review, signal: control.signal }).catch(
          (error: unknown) => {
            if (error instanceof CallFailure && error.findings) failure = error;
            return undefined;
          },
        ));
      setState(idle);
      // If only the second request fails, the build is saved but not sent for review.
      onSaved(ordered ?? stored, review && (!reorder || ordered !== undefined));
    } catch (error) {
      if (control.signal.aborted) setState(idle);
      else {
        setState({ step: "failed", review, uploads, behind: isBehind(error) });
        failure = error;
      }
    } finally {
      running.current = null;
    }
    if (failure instanceof CallFailure) onRefused(failure, review);
  };

  /**
   * Saves in the background, without changing `state`; returns false if another save is running. A manual save waits
   * for it.
   */
  const saveQuietly = (fields: BuildFields, ends: QuietEnds): boolean => {
    if (running.current || background.current) return false;
    const { body } = buildRequest(fields);
    const onStored = (stored: ProductDetail) => {
      // Clear an earlier failure: its changes are stored now.
      setState(idle);
      ends.onStored(stored);
    };
    background.current = onSave({ body, isRepeated: ends.isRepeated })
      .then(onStored, ends.onFailed)
      .finally(() => {
        background.current = null;
      });
    return true;
  };

  const progress = state.step === "saving" ? progressOf(state.uploads, state.fraction) : undefined;

  /** The state of a file's upload; undefined for a file that is not part of this save. */
  const uploadOf = (key: string): { progress: number } | { failed: true } | undefined => {
    if (state.step === "idle" || !state.uploads.some((upload) => upload.key === key))
      return undefined;
    if (state.step === "failed" && state.behind) return undefined;
    return state.step === "failed" ? { failed: true } : { progress: progress?.get(key) ?? 0 };
  };

  return {
    state,
    save,
    saveQuietly,
    uploadOf,
    cancel: () => running.current?.abort(),
  };
}

export type BuildSaveState = ReturnType<typeof useBuildSave>;
