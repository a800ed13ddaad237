// Accepts files from the file picker or by drag and drop, and shows the upload progress of each.
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
  /** Refers to the file input, or to the group when read-only; other attributes go there too. */
  ref?: Ref<HTMLElement>;
  /**
   * Read by screen readers when the field is required, e.g. "Required", because a file input does not support
   * `aria-required`.
   */
  requiredLabel?: string;
  /** Allowed media types with their file extensions: `{ "application/zip": [".zip"] }`. */
  accept: Record<string, string[]>;
  /** Maximum size of one file in bytes. */
  maxBytes: number;
  /** Allows more than one file. */
  multiple?: boolean;
  /** The files to show, in order. */
  files: ReadonlyArray<UploadItem>;
  /** Called with the accepted files, which the caller uploads. */
  onFiles: (files: File[]) => void;
  /** Called with the rejected files; explain the reason in `error`. */
  onRejected?: (reasons: Rejection[]) => void;
  /** Called with the id of the file to remove. */
  onRemove: (id: string) => void;
  /** Called with the id of the file whose upload to cancel; without it such a file has a remove button instead. */
  onCancel?: (id: string) => void;
  /** Called with the id of the failed file to upload again. */
  onRetry?: (id: string) => void;
  /**
   * Called with the id of the file to download instead of following its link, which may have expired; a click that
   * opens a new tab or window follows the link.
   */
  onDownload?: (id: string) => void;
  /** Texts of the buttons and states. */
  labels: FileDropLabels;
  /** Disables choosing and dropping files. */
  disabled?: boolean;
  /** Shows the files and their download links, without controls to change them. */
  readOnly?: boolean;
  /** Name of the files in the form data. */
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
    // The button disappears with its file, so the focus moves to the file input.
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
