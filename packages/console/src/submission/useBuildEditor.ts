// The logic of the build editor: form, saves, edits kept on the device, and changes made elsewhere.
import { useEffect, useRef, useState } from "react";
import { movesFrom, type Actor, type Finding, type ProductDetail } from "@lanyard/contract";
import { keepFocus } from "../shared/focus-field.ts";
import { useKeptEdits } from "../drafts/useKeptEdits.ts";
import { useLeaveGuard } from "../shared/useLeaveGuard.ts";
import { useSaveKey } from "../shared/useSaveKey.ts";
import { fromElsewhere, keptBuild, type KeptBuild } from "./build-fields.ts";
import type { BuildSave } from "./submission.queries.ts";
import { useAutosave } from "./useAutosave.ts";
import { useBuildForm } from "./useBuildForm.ts";
import { useBuildSave } from "./useBuildSave.ts";
import { useSavedEdits } from "./useSavedEdits.ts";
import { useStale } from "./useStale.ts";

export interface BuildEdited {
  readonly detail: ProductDetail;
  readonly actor: Actor;
  /** The user's id: unsaved input is kept for that user when the session ends. */
  readonly userId?: number | undefined;
  /** Saves, and with `review` also sends for review; rejects with the failure. */
  readonly onSave: (save: BuildSave) => Promise<ProductDetail>;
  /** Called after a save; with `review` the build was also sent; `isWhole` unless refused pictures were left out. */
  readonly onSaved: (review: boolean, isWhole: boolean) => void;
}

export function useBuildEditor({ detail, actor, userId, onSave, onSaved }: BuildEdited) {
  const { within, ...build } = useBuildForm(detail);
  const [stopped, setStopped] = useState<readonly Finding[]>();
  const stale = useStale({
    detail,
    isDirty: build.isDirty,
    saves: (status) => movesFrom(status, actor).includes("save"),
    base: build.base.read,
    entered: () => build.form.getValues(),
    fill: build.saved,
    enter: (fields, stored) => build.settle(stored, fields),
  });
  const saving = useBuildSave({
    onSave,
    onSaved: (stored, review, leftOut) => {
      build.saved(stored);
      kept.forget();
      back.forget();
      if (leftOut) build.giveBack(leftOut);
      onSaved(review, leftOut === undefined);
    },
    onRefused: (failure, review) => {
      const { problems, findings } = failure;
      setStopped(findings);
      // The findings stand beside their fields, with why they matter and how to fix them.
      build.refused(problems.filter(({ key }) => key !== "finding.at"));
      if (findings && problems[0]?.field) build.jumpTo(problems[0].field);
      stale.refused(failure, () => save(review));
    },
  });
  const back = useSavedEdits(build);
  const moves = movesFrom(detail.submission.status, actor);
  const readOnly = !moves.includes("save");
  const busy = saving.state.step === "saving";
  const unsaved = build.isDirty && !readOnly;
  const kept = useKeptEdits<KeptBuild>({
    // No owner while the build cannot be saved: kept edits wait until it can.
    owner: readOnly ? undefined : userId,
    form: keptBuild(detail.submission.submission_id),
    edits: unsaved
      ? () => ({ entered: build.form.getValues(), base: build.base.read() })
      : undefined,
    watch: build.watch,
    onRestore: ({ entered, base }) => {
      back.remember(build.form.getValues());
      build.enter(fromElsewhere(entered), base);
      if (base.submission.submission_updadet_at !== detail.submission.submission_updadet_at)
        stale.meet(detail);
    },
  });
  // A save continues after the user leaves the page, but an upload would end with the tab.
  const uploads = saving.state.step === "saving" && saving.state.uploads.length > 0;
  const guard = useLeaveGuard(unsaved && (!busy || uploads), () => {
    if (!busy) kept.forget();
  });

  const autosave = useAutosave({
    enabled: userId !== undefined && actor.owner && detail.submission.status === "draft",
    isDirty: build.isDirty,
    watch: build.watch,
    entered: () => build.form.getValues(),
    saveQuietly: saving.saveQuietly,
    onStored: (stored, sent) => {
      build.stored(stored, sent);
      back.saved(kept.restored);
    },
    onBehind: (failure) => stale.met(failure),
    onRefused: (failure) => build.refuse(failure.problems),
  });
  const save = (review: boolean) => {
    if (!build.canSave()) return;
    giveFocusBack.current = keepFocus();
    void saving.save(build.form.getValues, review);
  };
  // Sections are inert during a save, so the focused field loses the focus.
  const giveFocusBack = useRef<() => void>(undefined);
  useEffect(() => {
    if (!busy) giveFocusBack.current?.();
  }, [busy]);
  useSaveKey(() => {
    if (!readOnly && build.isDirty) save(false);
  });
  const retry = () => save(saving.state.step === "failed" && saving.state.review);

  return {
    within,
    build,
    /** The findings with which the server has refused to send the build. */
    stopped,
    stale,
    saving,
    autosave,
    back,
    kept,
    guard,
    moves,
    readOnly,
    busy,
    save,
    retry,
    /** Called on Enter in a field. */
    submit: () => {
      if (!readOnly && build.isDirty) save(false);
    },
  };
}
