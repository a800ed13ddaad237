// Connects a form that changes a build to its page: its state for the render, and what the page knows for its store.
import { useEffect, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { ProductDetail } from "@lanyard/contract";
import { useLeaveGuard } from "../../../drafts/useLeaveGuard.ts";
import { useReader } from "../../../i18n/reader.ts";
import { useSaveKey } from "../../../components/keys/useSaveKey.ts";
import type { BuildFields } from "../fields/build-fields.ts";
import type { Edited } from "./edited.ts";
import type { EditorPage } from "./editor.page.ts";
import { EditorStore } from "./editor.store.ts";
import { useFieldName } from "../fields/field-name.ts";

export function useEditor(edited: Edited, detail: ProductDetail) {
  const reader = useReader();
  const [store] = useState(() => new EditorStore(edited, detail, reader));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const form = useForm<BuildFields>({ formControl: store.form.control });
  return { store, state, form };
}

type PageValues = Omit<EditorPage, "reader" | "onMerged" | "onChangedElsewhere">;

/** Returns the guard of unsaved input. */
export function useEditorPage({ store, state }: ReturnType<typeof useEditor>, page: PageValues) {
  const { t } = useTranslation();
  const reader = useReader();
  const { show } = useToast();
  const getFieldName = useFieldName(page.detail);

  useEffect(() =>
    store.update({
      ...page,
      reader,
      onMerged: (adopted) => {
        const fields = new Intl.ListFormat(reader).format(adopted.map(getFieldName));
        show({ tone: "info", lines: [t("stale.merged", { fields })] });
      },
      onChangedElsewhere: (message, waits) =>
        show({
          tone: "danger",
          lines: [...(message ? [message] : []), ...(waits ? [t("kept.waits")] : [])],
        }),
    }),
  );
  useEffect(() => store.open(), [store]);

  const isSaving = state.step === "saving";
  const isUnsaved = state.isDirty && page.saves(page.detail.submission.status);
  useSaveKey(() => {
    if (isUnsaved) void store.save(false);
  });
  // A save continues after the user leaves the page, but an upload would end with the tab.
  const isUploading = isSaving && state.uploads.length > 0;
  return useLeaveGuard(isUnsaved && (!isSaving || isUploading), () => {
    if (!isSaving) store.forget();
  });
}
