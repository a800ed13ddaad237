// What ScreenshotsField shows of a picture, and the words it needs.
export interface ScreenshotItem {
  /** Its own; of an added one `new-1` and so on. */
  id: string;
  /** Address of a picture that is saved. */
  src?: string;
  /** A picture that is not sent yet, in place of `src`. */
  file?: File;
  /** Text for the picture; of an added one the file's name, where the page gives no other. */
  alt: string;
  /** It goes when the form is saved. */
  toBeRemoved?: boolean;
}

export interface ScreenshotsFieldLabels {
  add: string;
  /** Names of the buttons of the picture at that place, from 1. */
  remove: (place: number) => string;
  undo: (place: number) => string;
  moveEarlier: (place: number) => string;
  moveLater: (place: number) => string;
  /** Announced after a move. */
  moved: (place: number, total: number) => string;
  toBeRemoved: string;
  /** In place of the pictures when there are none and none can be added. */
  none?: string;
}
