// The files that FileDrop shows, and its texts.
export const uploadStates = ["waiting", "uploading", "uploaded", "failed"] as const;
export type UploadState = (typeof uploadStates)[number];

export interface UploadItem {
  id: string;
  /** File name with its extension. */
  name: string;
  /** File size as people read it, e.g. "2.4 MB". */
  size: string;
  state: UploadState;
  /** Share of the file that is uploaded, from 0 to 1. */
  progress?: number;
  /** Download URL of an uploaded file. */
  href?: string;
  /** Why the upload failed and what to do. */
  error?: string;
}

export interface FileDropLabels extends Record<UploadState, string> {
  /** Text of the button, e.g. "Choose file". */
  choose: string;
  /** Text of the button when there is a file and only one is allowed. */
  replace?: string;
  /** Text after the button, e.g. "or drop it here". */
  drop: string;
  /** Text while acceptable files are dragged over the area. */
  dropNow?: string;
  /** Text while unacceptable files are dragged over the area. */
  dropRefused?: string;
  /** Text of a read-only field without files. */
  none?: string;
  /** Verb on the remove button, like those of the next three buttons; the file name is appended for screen readers. */
  remove: string;
  cancel: string;
  retry: string;
  download: string;
}
