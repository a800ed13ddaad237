// The build's archive and its SQL script: select or drop a file, download or remove the stored one.
import { useTranslation } from "react-i18next";
import { FileDrop, TextButton } from "@lanyard/design-system";
import {
  fileFields,
  fileNames,
  fileTypes,
  isNeeded,
  submissionFiles,
  type FieldByKind,
} from "@lanyard/contract";
import { toAccept, formatRejection } from "../../../components/form/files.ts";
import { formatSize } from "../../../i18n/file-size.ts";
import { FieldAnchor } from "../fields/FieldAnchor.tsx";
import { usePartMissing } from "../../../components/late/part-missing.ts";
import { useReader } from "../../../i18n/reader.ts";
import { useOnce } from "../../../components/form/useOnce.ts";
import { useBuild, useEntered } from "./build-context.ts";
import { fileChange } from "../fields/build-fields.ts";
import { findUpload } from "../saving/editor.machine.ts";

const typeNames = { archive: "ZIP", sql: "SQL" } as const;

export const FilesSection = () =>
  fileFields.map((field) => <BuildFile key={field} field={field} />);

function BuildFile({ field }: { readonly field: FieldByKind<"archive" | "sql"> }) {
  const { t } = useTranslation();
  const reader = useReader();
  const sayMissing = usePartMissing();
  const { build, store, state, detail, readOnly, onDownload } = useBuild();
  const { kind, maxBytes } = submissionFiles[field];
  const storedName = detail.submission[fileNames[field]];
  const change = useEntered(field);
  const stored = detail.submission[field];
  const limit = formatSize(maxBytes, reader);
  const fetchAndSave = useOnce(async () => {
    // A toast reports a failure.
    const fresh = await onDownload(field).catch(() => "");
    if (!fresh) return;
    await import("../../../api/download.ts").then(
      ({ download }) => download(fresh, storedName),
      sayMissing,
    );
  });
  // A change cancels a running upload.
  const set = (file: File | null, removed: boolean) => {
    store.cancel();
    build.form.setValue(field, fileChange(file, removed), { shouldDirty: true });
  };

  const upload = findUpload(state, field);
  const item = change.file
    ? {
        id: field,
        name: change.file.name,
        size: formatSize(change.file.size, reader),
        ...(upload === undefined
          ? { state: "waiting" as const }
          : "failed" in upload
            ? { state: "failed" as const }
            : { state: "uploading" as const, progress: upload.progress }),
      }
    : {
        id: field,
        name: storedName,
        size: typeNames[kind],
        state: "uploaded" as const,
        href: stored,
      };
  const hasFile = change.file !== null || (stored !== "" && !change.removed);

  return (
    <FieldAnchor field={field}>
      <FileDrop
        label={t(`build.${field}`)}
        hint={t(`build.${kind}_hint`, { limit })}
        accept={toAccept(fileTypes[kind])}
        maxBytes={maxBytes}
        required={isNeeded(field) && !readOnly}
        requiredLabel={t("required")}
        readOnly={readOnly}
        error={build.getError(field)}
        files={hasFile ? [item] : []}
        onFiles={([file]) => file && set(file, change.removed)}
        onRejected={([first]) =>
          first && build.complain(field, formatRejection(kind, first.code, limit))
        }
        onRemove={() => (change.file ? set(null, change.removed) : set(null, true))}
        onCancel={upload && "progress" in upload ? store.cancel : undefined}
        onRetry={store.retry}
        onDownload={() => void fetchAndSave()}
        labels={{
          choose: t("file.choose"),
          replace: t("file.replace"),
          drop: t("file.drop"),
          dropNow: t("file.drop_now"),
          dropRefused: t(`${kind}.type`),
          none: t("file.none"),
          remove: t("remove"),
          cancel: t("cancel"),
          retry: t("action.retry"),
          download: t("file.download"),
          waiting: t("file.waiting"),
          uploading: t("file.uploading"),
          uploaded: t("file.uploaded"),
          failed: t("file.failed"),
        }}
      />
      {change.removed && !change.file && (
        <p className="flex flex-wrap items-center gap-x-2 pt-1.5 text-sm text-ink-muted">
          {t("file.to_be_removed", { name: storedName })}
          <TextButton onClick={() => set(null, false)}>{t("file.undo")}</TextButton>
        </p>
      )}
    </FieldAnchor>
  );
}
