// Calls this server's own API: anonymously, or as the session of a document, which grants the rights of that session's
// token.
import { correctedHeader, type LanguageCode } from "@lanyard/contract";
import type { Session } from "../../identity/caller.ts";
import type { App } from "../call/app.ts";
import { runWithSession } from "../call/document-session.ts";
import type { Answer } from "./renderer.ts";

export interface Client {
  /** The document's session, as which the call is made: it reads only. Undefined for visitors. */
  readonly session?: Session | undefined;
  /** The reader's address: the call counts against the share of this client. */
  readonly address: string;
}

export type Ask = (url: string, language: LanguageCode, client: Client) => Promise<Answer>;

export const createAsk =
  (app: App): Ask =>
  async (url, language, { session, address }) => {
    // Awaited inside, because an injected request begins when somebody waits for it.
    const send = async () =>
      await app.inject({ url, headers: { "accept-language": language }, remoteAddress: address });
    const { statusCode, body, headers } = await (session ? runWithSession(session, send) : send());
    const header = (name: string) => (headers[name] ? String(headers[name]) : null);
    return {
      status: statusCode,
      text: body,
      link: header("link"),
      corrected: header(correctedHeader),
    };
  };
