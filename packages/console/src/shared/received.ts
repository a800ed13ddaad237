// The raw answer to a request, and requests whose answers are kept for a later caller.
import { correctedHeader } from "@lanyard/contract";

export interface Received {
  /** 0 if there was no response. */
  readonly status: number;
  readonly text: string;
  readonly link: string | null;
  /** The corrected words that a search was made with, from the response header. */
  readonly corrected?: string | null;
}

export const received = async (response: Response): Promise<Received> => ({
  status: response.status,
  text: await response.text(),
  link: response.headers.get("link"),
  corrected: response.headers.get(correctedHeader),
});

export interface Begun {
  readonly at: number;
  /** Resolves to undefined if there was no response. */
  readonly answer: Promise<Received | undefined>;
  /** The answer, once it has arrived. */
  arrived?: Received;
}

/** Keyed by call and reader, so that another session, language or company finds none. */
export type BegunCalls = Map<string, Begun>;
