// Choosing and dropping files: one native input and one drop area, with the same checks for both.
import type { ComponentProps, MouseEvent } from "react";
import { ErrorCode, useDropzone, type FileRejection } from "react-dropzone";

export type RejectionCode = "wrong-type" | "too-large" | "too-many";

/** A file that was not taken, and why. */
export interface Rejection {
  file: File;
  code: RejectionCode;
}

/** Whether files are over the area, and whether they would be accepted. */
export type DragState = "none" | "accept" | "reject";

export interface FilePickerOptions {
  /** Media types and their extensions: `{ "application/zip": [".zip"] }`. */
  accept: Record<string, string[]>;
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** How many files at most in one go; 1 makes the picker single. */
  maxFiles?: number | undefined;
  disabled?: boolean | undefined;
  /** Further attributes of the input; its handlers are called as well. */
  native?: Omit<ComponentProps<"input">, "ref"> | undefined;
  onFiles: (files: File[]) => void;
  onRejected?: ((reasons: Rejection[]) => void) | undefined;
}

const codes: Record<string, RejectionCode> = {
  [ErrorCode.FileInvalidType]: "wrong-type",
  [ErrorCode.FileTooLarge]: "too-large",
  [ErrorCode.TooManyFiles]: "too-many",
};

const reasonOf = ({ file, errors }: FileRejection): Rejection => ({
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
    // Rejections come last: accepting a file may clear the field's error.
    onDrop: (accepted, rejections) => {
      // The fieldset around may be disabled.
      if (zone.inputRef.current?.matches(":disabled")) return;
      if (accepted.length > 0) onFiles(accepted);
      if (rejections.length > 0) onRejected?.(rejections.map(reasonOf));
    },
  });
  const drag: DragState = !zone.isDragActive ? "none" : zone.isDragReject ? "reject" : "accept";
  return {
    drag,
    inputRef: zone.inputRef,
    /** Takes the chosen file back, so that a form that is sent does not hold it. */
    forget: () => clear(zone.inputRef.current),
    areaProps: zone.getRootProps({ role: undefined }),
    // The input itself is clicked and focused: it lies invisible over what looks like the button.
    inputProps: zone.getInputProps({
      tabIndex: 0,
      ...native,
      disabled,
      style: native.style ?? {},
      // Otherwise choosing the same file again would fire no event.
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        event.currentTarget.value = "";
        native.onClick?.(event);
      },
      // Otherwise the browser shows "no file chosen" as a tooltip.
      title: " ",
    }),
  };
}

export type FilePicker = ReturnType<typeof useFilePicker>;
