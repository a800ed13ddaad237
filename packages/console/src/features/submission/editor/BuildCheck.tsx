// Passes the editor's form to the component that inspects the build, and passes the findings to the editor.
import { useCallback, useMemo, type FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import { useWatch } from "react-hook-form";
import { textFields } from "@lanyard/contract";
import { buildRequest } from "../fields/build-form-data.ts";
import {
  copyFields,
  editorFiles,
  type BuildFields,
  type FileChange,
} from "../fields/build-fields.ts";
import { useBuild } from "./build-context.ts";
import type { Checked } from "./check-result.ts";
import { getStamp } from "../saving/editor.form.ts";
import { toEditorField, languageOfField } from "../fields/wire-fields.ts";

export interface CheckProps extends Checked {
  readonly build: { readonly product_id: string; readonly submission_id: string };
  readonly form: {
    readonly readValues: () => (field: string) => string;
    readonly stamp: () => string;
    readonly watch: (changed: () => void) => () => void;
  };
  readonly selectedFiles: readonly { readonly field: string; readonly file: File }[];
  readonly request: () => FormData;
  readonly getLabel: (field: string) => string;
  readonly onGo: (field: string) => void;
}

/** A string that identifies the content of a field. */
function toFieldValue(fields: BuildFields, field: string): string {
  const text = languageOfField(field);
  if (text) return fields.texts[`l${text.id}`]?.[text.text] ?? "";
  const name = toEditorField(field);
  const file = editorFiles.find((each) => each === name);
  if (file) {
    const { file: selected, removed, choice } = fields[file];
    return selected ? `chosen ${choice}` : removed ? "removed" : "stored";
  }
  if (name === "screenshots") {
    const shots = fields.screenshots.filter(({ removed }) => !removed);
    return shots.some((shot) => shot.file) ? shots.map(({ id }) => id).join() : "stored";
  }
  return JSON.stringify((fields as unknown as Record<string, unknown>)[name] ?? "");
}

const labelled = [...editorFiles, ...textFields, "permissions", "screenshots"] as const;

interface BuildCheckProps extends Checked {
  readonly check: FunctionComponent<CheckProps>;
}

export function BuildCheck({ check: Check, refused, onResult }: BuildCheckProps) {
  const { t } = useTranslation();
  const { build, store, detail } = useBuild();
  const { form } = build;
  const { product_id: product, submission_id: submission } = detail.submission;
  const { control } = form;
  const changes: readonly FileChange[] = useWatch({ control, name: editorFiles });
  const screenshots = useWatch({ control, name: "screenshots" });
  const selectedFiles = useMemo(
    () => [
      ...editorFiles.flatMap((field, index) => {
        const file = changes[index]?.file;
        return file ? [{ field, file }] : [];
      }),
      ...screenshots.flatMap(({ file, removed }) =>
        file && !removed ? [{ field: "screenshots", file }] : [],
      ),
    ],
    [changes, screenshots],
  );
  const getLabel = useCallback(
    (field: string) => {
      const text = languageOfField(field);
      const language = detail.available_languages.find(({ id }) => String(id) === text?.id);
      if (text && language) return `${t(`build.${text.text}`)} (${language.name})`;
      if (field === "notes") return t("build.section_notes");
      const name = labelled.find((each) => each === field);
      return name && name !== "notes" ? t(`build.${name}`) : t("build.section_general");
    },
    [detail.available_languages, t],
  );
  return (
    <Check
      build={{ product_id: String(product), submission_id: String(submission) }}
      form={{
        readValues: () => {
          const fields = copyFields(form.getValues());
          return (field) => toFieldValue(fields, field);
        },
        stamp: () => getStamp(store.form.base),
        watch: (changed) => form.subscribe({ formState: { values: true }, callback: changed }),
      }}
      selectedFiles={selectedFiles}
      request={() => buildRequest(form.getValues()).body}
      getLabel={getLabel}
      onGo={build.jumpTo}
      refused={refused}
      onResult={onResult}
    />
  );
}
