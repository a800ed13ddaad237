// What is kept of one attempt at sending something.

export interface Attempt {
  readonly at: string;
  /** The HTTP status, or the reply code of the mail server; null when nothing answered. */
  readonly status: number | null;
  /** In English; empty when it arrived. */
  readonly error: string;
  /** How the answer of the receiver begins, when it said no. */
  readonly answer?: string;
}
