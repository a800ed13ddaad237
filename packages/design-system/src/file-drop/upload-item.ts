// What FileDrop shows of a file, and the words it needs for it.
export const uploadStates = ["waiting", "uploading", "uploaded", "failed"] as const;
export type UploadState = (typeof uploadStates)[number];

export interface UploadItem {
  id: string;
  /** File name with its extension. */
  name: string;
  /** Size as people read it: "2.4 MB". */
  size: string;
  state: UploadState;
  /** Part that is sent, from 0 to 1. */
  progress?: number;
  /** Where an uploaded file can be downloaded. */
  href?: string;
  /** Why it failed and what to do. */
  error?: string;
}

export interface FileDropLabels extends Record<UploadState, string> {
  /** Text of the button: "Choose file". */
  choose: string;
  /** The same once there is a file and only one is allowed. */
  replace?: string;
  /** Beside it: "or drop it here". */
  drop: string;
  /** While files that fit are over the area. */
  dropNow?: string;
  /** While files that do not fit are over the area. */
  dropRefused?: string;
  /** In place of the files when there are none and none can be added. */
  none?: string;
  /** Verbs of the buttons; the file's name is added for screen readers. */
  remove: string;
  cancel: string;
  retry: string;
  download: string;
}
