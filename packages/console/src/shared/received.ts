// What came in answer to a request, and requests whose answers are kept for who asks next.
import { correctedHeader } from "@lanyard/contract";

export interface Received {
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
  readonly link: string | null;
  /** What a search was made with instead of what was typed. */
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
  /** Undefined without a response. */
  readonly answer: Promise<Received | undefined>;
  /** The same, once it is there. */
  arrived?: Received;
}

/** By address and headers, so that another session or language finds none. */
export type BegunCalls = Map<string, Begun>;
