// Takes files by picker or by drop, and shows the progress of each.
import { cx } from "class-variance-authority";
import { useId, type Ref } from "react";
import { Field } from "../field/Field.tsx";
import { splitField, type FieldAttributes, type FieldProps } from "../field/useField.ts";
import { DropZone } from "./DropZone.tsx";
import { FileInput } from "./FileInput.tsx";
import type { FileDropLabels, UploadItem } from "./upload-item.ts";
import { UploadRow } from "./UploadRow.tsx";
import { useFilePicker, type DragState, type Rejection } from "./useFilePicker.ts";

export interface FileDropProps extends FieldProps, Omit<FieldAttributes, "ref"> {
  /** Receives the file input, or the group while it is read-only; so do all further attributes. */
  ref?: Ref<HTMLElement>;
  /** What a screen reader hears of a required one, e.g. "Required": a file input has no attribute for it. */
  requiredLabel?: string;
  /** Media types and their extensions: `{ "application/zip": [".zip"] }`. */
  accept: Record<string, string[]>;
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** Takes more than one file. */
  multiple?: boolean;
  /** The files there are, in the order to show. */
  files: ReadonlyArray<UploadItem>;
  /** Receives the accepted files; the caller uploads them. */
  onFiles: (files: File[]) => void;
  /** Receives the rejected files; say so in `error`. */
  onRejected?: (reasons: Rejection[]) => void;
  /** Called with the id of the file to remove. */
  onRemove: (id: string) => void;
  /** Ends an upload that is under way; without it such a file can be removed. */
  onCancel?: (id: string) => void;
  /** Tries a failed upload again. */
  onRetry?: (id: string) => void;
  /** Downloads a file in place of its link, where that may have expired; a press for a new tab follows the link. */
  onDownload?: (id: string) => void;
  /** Texts of its buttons and states. */
  labels: FileDropLabels;
  /** Takes no files, for now. */
  disabled?: boolean;
  /** Shows the files with their downloads and takes no new one. */
  readOnly?: boolean;
  /** Name of the files in a form that is sent. */
  name?: string;
}

export function FileDrop({
  accept,
  maxBytes,
  multiple,
  files,
  onFiles,
  onRejected,
  onRemove,
  onCancel,
  onRetry,
  onDownload,
  labels,
  name,
  requiredLabel,
  disabled = false,
  readOnly = false,
  "aria-describedby": describedBy,
  ...field
}: FileDropProps) {
  const { frame, control: rest } = splitField(field);
  const { ref, ...native } = rest;
  const promptId = useId();
  const picker = useFilePicker({
    accept,
    maxBytes,
    maxFiles: multiple ? Infinity : 1,
    disabled,
    native,
    onFiles,
    onRejected,
  });
  const leave = (act: () => void) => {
    act();
    // The button disappears with its file, so the focus moves to the input.
    picker.inputRef.current?.focus();
  };
  const prompts: Record<DragState, string> = {
    none: labels.drop,
    accept: labels.dropNow ?? labels.drop,
    reject: labels.dropRefused ?? labels.drop,
  };
  return (
    <Field
      {...frame}
      {...{ disabled, readOnly }}
      live
      group={readOnly}
      groupProps={readOnly && rest}
      describedBy={cx(!readOnly && promptId, describedBy)}
    >
      {(control) => (
        <>
          {!readOnly && (
            <DropZone
              {...picker.areaProps}
              drag={picker.drag}
              invalid={Boolean(field.error)}
              compact={files.length > 0}
              promptId={promptId}
              action={
                files.length > 0 && !multiple ? (labels.replace ?? labels.choose) : labels.choose
              }
              prompt={prompts[picker.drag]}
            >
              <FileInput
                ref={ref}
                picker={picker}
                control={control}
                requiredLabel={requiredLabel}
                name={name}
                label={native["aria-label"]}
              />
            </DropZone>
          )}
          {readOnly && files.length === 0 && (
            <p className="text-sm text-ink-muted">{labels.none}</p>
          )}
          {files.length > 0 && (
            <ul
              aria-label={field.label}
              className={cx(
                "divide-y divide-line rounded-md border border-line bg-surface-raised",
                !readOnly && "mt-2",
              )}
            >
              {files.map((item) => (
                <UploadRow
                  key={item.id}
                  item={item}
                  labels={labels}
                  locked={disabled || readOnly}
                  onRemove={() => leave(() => onRemove(item.id))}
                  onCancel={onCancel && (() => leave(() => onCancel(item.id)))}
                  onRetry={onRetry && (() => leave(() => onRetry(item.id)))}
                  onDownload={onDownload && (() => onDownload(item.id))}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
