// Where the pages of lists begin.

/** A page of a list by id, newest first. */
export interface IdPage {
  /** The id that the page continues below. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** The position of a row in a list that is sorted by a text and then by id. */
export interface Place {
  readonly id: number;
  readonly key: string;
}
