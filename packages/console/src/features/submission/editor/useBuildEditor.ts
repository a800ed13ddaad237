// The logic of the build editor: its store, its fields, and the page around them.
import { useState } from "react";
import { getAllowedMoves, type Actor, type Finding, type ProductDetail } from "@lanyard/contract";
import { editedBuild } from "../saving/edited.ts";
import type { EditorPage } from "../saving/editor.page.ts";
import { useBuildFields } from "../fields/useBuildFields.ts";
import { useEditor, useEditorPage } from "../saving/useEditor.ts";

export interface BuildEdited extends Pick<EditorPage, "onSave" | "onSaved"> {
  readonly detail: ProductDetail;
  readonly actor: Actor;
  /** The user's id: unsaved input is kept for that user when the session ends. */
  readonly userId?: number | undefined;
}

export function useBuildEditor({ detail, actor, userId, onSave, onSaved }: BuildEdited) {
  const editor = useEditor(editedBuild, detail);
  const { within, ...build } = useBuildFields(editor.form, detail);
  const [stopped, setStopped] = useState<readonly Finding[]>();
  const { status } = detail.submission;
  const moves = getAllowedMoves(status, actor);
  const readOnly = !moves.includes("save");
  const guard = useEditorPage(editor, {
    detail,
    // No owner while the build cannot be saved: kept edits wait until it can.
    owner: readOnly ? undefined : userId,
    saves: (stored) => getAllowedMoves(stored, actor).includes("save"),
    autosaves: userId !== undefined && actor.owner && status === "draft",
    canSave: build.canSave,
    onSave,
    onSaved,
    onProblems: build.showProblems,
    onRefused: ({ problems, findings }) => {
      setStopped(findings);
      // The findings stand beside their fields, with why they matter and how to fix them.
      build.showProblems(problems.filter(({ key }) => key !== "finding.at"));
      if (findings && problems[0]?.field) build.jumpTo(problems[0].field);
    },
  });
  const { store, state } = editor;
  return {
    within,
    build,
    store,
    state,
    guard,
    moves,
    readOnly,
    /** The findings with which the server has refused to send the build. */
    stopped,
  };
}
