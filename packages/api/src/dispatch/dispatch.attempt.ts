// What is kept of one attempt at sending something.

/** The error of a mail that was not sent because its link is of no use any more. */
export const linkGone = "the link is used or has expired";
/** The error of what a server was sending when it ended, and that nobody tries again. */
export const interrupted = "the server stopped";

export interface Attempt {
  readonly at: string;
  /** The HTTP status, or the reply code of the mail server; null when nothing answered. */
  readonly status: number | null;
  /** In English; empty when it arrived. */
  readonly error: string;
  /** How the answer of the receiver begins, when it said no. */
  readonly answer?: string;
}
