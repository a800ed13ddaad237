// The pictures of a ScreenshotsField, and its texts.
export interface ScreenshotItem {
  /** Unique in the field; added pictures get `new-1` and so on. */
  id: string;
  /** URL of a saved picture. */
  src?: string;
  /** A picture that is not uploaded yet, instead of `src`. */
  file?: File;
  /** Text alternative of the picture; for an added one initially the file name. */
  alt: string;
  /** Whether the picture will be removed on save. */
  toBeRemoved?: boolean;
}

export interface ScreenshotsFieldLabels {
  add: string;
  /** Returns the name of the remove button; like the next three, it gets the picture's position, counted from 1. */
  remove: (place: number) => string;
  undo: (place: number) => string;
  moveEarlier: (place: number) => string;
  moveLater: (place: number) => string;
  /** Announced after a move. */
  moved: (place: number, total: number) => string;
  toBeRemoved: string;
  /** Text of a read-only field without pictures. */
  none?: string;
}
