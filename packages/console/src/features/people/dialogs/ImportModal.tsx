// The dialog that imports people from a file or pasted text: it shows a dry run first, then imports.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FileDrop, Modal, Notice, TextArea } from "@lanyard/design-system";
import { personLimits, type PeopleImport } from "@lanyard/contract";
import { formatSize } from "../../../i18n/file-size.ts";
import { LeaveModal } from "../../../drafts/LeaveModal.tsx";
import { ModalActions } from "../../../components/form/ModalActions.tsx";
import { useReader } from "../../../i18n/reader.ts";
import { useLeaveGuard } from "../../../drafts/useLeaveGuard.ts";
import { decodeText } from "./read-csv.ts";

export interface ImportModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  /** The result of the dry run; undefined before it. */
  readonly tried: PeopleImport | undefined;
  /** Why the text cannot be read, or why the server refused it. */
  readonly error: string | undefined;
  /** Clears `tried`, because it does not apply to a different text. */
  readonly onReset: () => void;
  readonly onTry: (csv: string) => void;
  readonly onImport: (csv: string) => void;
}

const accept = { "text/csv": [".csv", ".txt", ".tsv"] };

export default function ImportModal({
  open,
  onOpenChange,
  busy,
  tried,
  error,
  onReset,
  onTry,
  onImport,
}: ImportModalProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const language = useReader();
  const [csv, setCsv] = useState("");
  const [file, setFile] = useState<{ readonly name: string; readonly size: string }>();
  const [refused, setRefused] = useState(false);
  const enter = (text: string, from?: typeof file) => {
    setCsv(text);
    setFile(from);
    setRefused(false);
    onReset();
  };
  const readFiles = async (files: File[]) => {
    const [first] = files;
    if (first) {
      const text = decodeText(new Uint8Array(await first.arrayBuffer()));
      // Text contains no NUL: the file is a spreadsheet or a picture with a wrong extension.
      if (text.includes("\0")) setRefused(true);
      else enter(text, { name: first.name, size: formatSize(first.size, language) });
    }
  };
  // Not kept on the device: the text holds personal data, and the reader still has the source.
  const guard = useLeaveGuard(open && csv.trim() !== "" && !busy, () => enter(""));
  const close = () => guard.ask(() => onOpenChange(false));
  const nothing = tried !== undefined && tried.added + tried.changed === 0;
  const ready = tried !== undefined && tried.wrong === 0 && !nothing;
  return (
    <Modal
      open={open}
      onOpenChange={close}
      size="lg"
      title={ts("access.import_title")}
      description={ts("access.import_text")}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={close}
          label={
            ready
              ? ts("access.import_now", { count: tried.added + tried.changed })
              : ts("access.import_check")
          }
          busyLabel={ts("access.checking")}
          busy={busy}
          // An empty file can be submitted: the server reports that it is empty.
          waits={(file === undefined && csv.trim() === "") || (tried !== undefined && !ready)}
          onAct={() => (ready ? onImport(csv) : onTry(csv))}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <LeaveModal guard={guard} />
        <FileDrop
          label={ts("access.import_file")}
          accept={accept}
          maxBytes={4 * personLimits.csv}
          files={
            file === undefined
              ? []
              : [{ id: "csv", name: file.name, size: file.size, state: "uploaded" }]
          }
          onFiles={(files) => void readFiles(files)}
          onRejected={() => setRefused(true)}
          onRemove={() => enter("")}
          {...(refused && { error: ts("access.import_type") })}
          labels={{
            choose: t("file.choose"),
            replace: t("file.replace"),
            drop: t("file.drop"),
            dropNow: t("file.drop_now"),
            none: t("file.none"),
            remove: t("remove"),
            cancel: t("cancel"),
            retry: t("action.retry"),
            download: t("file.download"),
            waiting: ts("access.import_read"),
            uploading: t("file.uploading"),
            uploaded: ts("access.import_read"),
            failed: t("file.failed"),
          }}
        />
        {file === undefined && (
          <TextArea
            label={ts("access.import_paste")}
            hint={ts("access.import_example")}
            rows={5}
            value={csv}
            spellCheck={false}
            onChange={({ target }) => enter(target.value)}
          />
        )}
        {error !== undefined && (
          <Notice tone="danger" role="alert" title={ts("access.import_refused")}>
            <span className="whitespace-pre-line">{error}</span>
          </Notice>
        )}
        {tried && (
          <section aria-live="polite" className="flex flex-col gap-3">
            <p className="font-medium tabular-nums">
              {ts("access.import_counts", {
                added: tried.added,
                changed: tried.changed,
                unchanged: tried.unchanged,
                wrong: tried.wrong,
              })}
            </p>
            {tried.columns.some(({ column }) => column === "permissions") && (
              <p className="tabular-nums">
                {ts("access.import_permissions", { given: tried.given, taken: tried.taken })}
              </p>
            )}
            {tried.ignored.length > 0 && (
              <p className="text-sm text-ink-muted">
                {ts("access.import_ignored", { columns: tried.ignored.join(", ") })}
              </p>
            )}
            {nothing && tried.wrong === 0 && (
              <Notice tone="info">{ts("access.import_same")}</Notice>
            )}
            {tried.wrong > 0 && (
              <Notice tone="warning" title={ts("access.import_wrong", { count: tried.wrong })}>
                <ul className="max-h-48 overflow-y-auto">
                  {tried.errors.map(({ line, text }) => (
                    <li key={`${line} ${text}`} className="wrap-anywhere">
                      {text}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
          </section>
        )}
      </div>
    </Modal>
  );
}
