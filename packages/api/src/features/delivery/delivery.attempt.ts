// What is stored about one attempt at sending something.

/** The error of a mail that was not sent because its link is used or expired. */
export const linkExpired = "the link is used or has expired";
/** The error of a message that a server was sending when it stopped, and that no job tries again. */
export const interrupted = "the server stopped";

export interface Attempt {
  readonly at: string;
  /** The HTTP status, or the reply code of the mail server; null when there was no response. */
  readonly status: number | null;
  /** The error in English; empty when the message arrived. */
  readonly error: string;
  /** The beginning of the receiver's response when it refused the message. */
  readonly answer?: string;
}
