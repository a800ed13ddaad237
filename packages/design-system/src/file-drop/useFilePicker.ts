// File selection with one native input and one drop area, which share the same checks.
import type { ComponentProps, MouseEvent } from "react";
import { ErrorCode, useDropzone, type FileRejection } from "react-dropzone";

export type RejectionCode = "wrong-type" | "too-large" | "too-many";

/** A rejected file and the reason. */
export interface Rejection {
  file: File;
  code: RejectionCode;
}

/** Whether files are dragged over the area, and whether they would be accepted. */
export type DragState = "none" | "accept" | "reject";

export interface FilePickerOptions {
  /** Allowed media types with their file extensions: `{ "application/zip": [".zip"] }`. */
  accept: Record<string, string[]>;
  /** Maximum size of one file in bytes. */
  maxBytes: number;
  /** Maximum number of files at once; with 1 the picker is single. */
  maxFiles?: number | undefined;
  disabled?: boolean | undefined;
  /** Other attributes of the input; its event handlers are called as well. */
  native?: Omit<ComponentProps<"input">, "ref"> | undefined;
  onFiles: (files: File[]) => void;
  onRejected?: ((reasons: Rejection[]) => void) | undefined;
}

const codes: Record<string, RejectionCode> = {
  [ErrorCode.FileInvalidType]: "wrong-type",
  [ErrorCode.FileTooLarge]: "too-large",
  [ErrorCode.TooManyFiles]: "too-many",
};

const toRejection = ({ file, errors }: FileRejection): Rejection => ({
  file,
  code: codes[errors[0]?.code ?? ""] ?? "wrong-type",
});

const clear = (input: HTMLInputElement | null) => {
  if (input) input.value = "";
};

export function useFilePicker({
  accept,
  maxBytes,
  maxFiles = Infinity,
  disabled,
  native = {},
  onFiles,
  onRejected,
}: FilePickerOptions) {
  const zone = useDropzone({
    accept,
    maxSize: maxBytes,
    multiple: maxFiles > 1,
    maxFiles: Number.isFinite(maxFiles) ? maxFiles : 0,
    disabled,
    noClick: true,
    noKeyboard: true,
    // Rejections are reported last, because accepting a file may clear the field's error.
    onDrop: (accepted, rejections) => {
      // A disabled fieldset around the input also disables dropping.
      if (zone.inputRef.current?.matches(":disabled")) return;
      if (accepted.length > 0) onFiles(accepted);
      if (rejections.length > 0) onRejected?.(rejections.map(toRejection));
    },
  });
  const drag: DragState = !zone.isDragActive ? "none" : zone.isDragReject ? "reject" : "accept";
  return {
    drag,
    inputRef: zone.inputRef,
    /** Clears the input, so that a form submit does not include the chosen file. */
    forget: () => clear(zone.inputRef.current),
    areaProps: zone.getRootProps({ role: undefined }),
    // People click and focus the input itself, which is transparent and covers the visible button text.
    inputProps: zone.getInputProps({
      tabIndex: 0,
      ...native,
      disabled,
      style: native.style ?? {},
      // Without a reset, choosing the same file again would fire no event.
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        event.currentTarget.value = "";
        native.onClick?.(event);
      },
      // With an empty title, the browser would show "no file chosen" as a tooltip.
      title: " ",
    }),
  };
}

export type FilePicker = ReturnType<typeof useFilePicker>;
