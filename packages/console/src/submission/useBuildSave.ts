// Saves the editor's form, one save at a time: progress, cancelling, failure.
import { useRef, useState } from "react";
import type { ProductDetail } from "@lanyard/contract";
import { CallFailure } from "../shared/send.ts";
import { buildRequest, progressOf, type Upload } from "./build-form-data.ts";
import { withoutPictures, type BuildFields } from "./build-fields.ts";
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

/** What a save has left out, because the server refused these pictures. */
export interface LeftOut {
  readonly entered: BuildFields;
  /** Why, by the key of the upload. */
  readonly problems: ReadonlyMap<string, CallFailure["problems"][number]>;
}

export interface SaveHandlers {
  readonly onSave: (save: BuildSave) => Promise<ProductDetail>;
  readonly onSaved: (detail: ProductDetail, review: boolean, leftOut?: LeftOut) => void;
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

/** The pictures that the server refuses, if nothing else is wrong, by the key of the upload. */
function refusedPictures({ problems }: CallFailure, uploads: readonly Upload[]) {
  const found = problems.flatMap((problem) => {
    const upload = uploads.find(({ field }) => field === problem.field);
    return upload && problem.key.startsWith("image.") ? [[upload.key, problem] as const] : [];
  });
  return found.length === problems.length ? found : [];
}

/** A refusal of the rest, with what was refused of the pictures before. */
function withPictures(error: unknown, pictures: LeftOut["problems"]): unknown {
  if (!(error instanceof CallFailure) || pictures.size === 0) return error;
  const problems = [...pictures.values()];
  return new CallFailure(
    () => [...new Set([...problems.map(({ text }) => text), error.message])].join("\n"),
    error.status,
    [...problems, ...error.problems],
    error.token,
    error.build,
    error.companyToken,
    error.findings,
  );
}

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
    const entered = read();
    const problems = new Map<string, CallFailure["problems"][number]>();
    let request = buildRequest(entered);
    const onProgress = (fraction: number) =>
      setState({ step: "saving", review, uploads: request.uploads, fraction });
    const without = (refusal: CallFailure) => {
      const refused = refusedPictures(refusal, request.uploads);
      if (refused.length === 0) return undefined;
      for (const [key, problem] of refused) problems.set(key, problem);
      request = buildRequest(withoutPictures(entered, new Set(problems.keys())));
      onProgress(0);
      return request.body;
    };
    onProgress(0);
    let failure: unknown;
    try {
      const stored = await onSave({
        body: request.body,
        review: review && !request.reorder,
        signal: control.signal,
        without,
        onProgress,
      });
      const { reorder } = request;
      const isWhole = problems.size === 0;
      const ordered =
        reorder &&
        (await onSave({
          body: reorder(stored),
          review: review && isWhole,
          signal: control.signal,
        }).catch((error: unknown) => {
          if (error instanceof CallFailure && error.findings) failure = error;
          return undefined;
        }));
      setState(idle);
      // If only the second request fails, the build is saved but not sent for review.
      onSaved(
        ordered ?? stored,
        review && isWhole && (!reorder || ordered !== undefined),
        isWhole ? undefined : { entered, problems },
      );
    } catch (error) {
      if (control.signal.aborted) setState(idle);
      else {
        setState({ step: "failed", review, uploads: request.uploads, behind: isBehind(error) });
        failure = withPictures(error, problems);
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
