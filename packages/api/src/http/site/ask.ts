// Calls this server's own API: anonymously, as the session of a document, or with a reader's tokens, which grant the
// same rights as if the reader's browser had sent the request.
import { correctedHeader, tokenHolder, type LanguageCode } from "@lanyard/contract";
import type { Session } from "../../shared/caller.ts";
import type { App } from "../call/app.ts";
import { readAs } from "../call/document-session.ts";
import type { Answer } from "./renderer.ts";

export interface Reader {
  /** The document's session, as which the call is made: it reads only, and without a token. */
  readonly session?: Session | undefined;
  /** Token of the user's session; empty without one. */
  readonly token?: string;
  /** Token of the company that the reader works for; empty without one. */
  readonly companyToken?: string;
  /** The reader's address: the call counts against the share of this client. */
  readonly address: string;
}

/** `own`: what the body of a company's call contains besides token and person. */
export type Ask = (
  address: string,
  language: LanguageCode,
  reader?: Reader,
  own?: object,
) => Promise<Answer>;

export const askOf =
  (app: App): Ask =>
  async (url, language, reader, own) => {
    // Awaited inside, because an injected request begins when somebody waits for it.
    const send = async () =>
      await app.inject({
        url,
        headers: {
          "accept-language": language,
          ...(reader?.token && { authorization: `Bearer ${reader.token}` }),
        },
        ...(reader && { remoteAddress: reader.address }),
        ...(reader &&
          own && {
            method: "POST",
            payload: { ...own, company_token: reader.companyToken, user_token: tokenHolder },
          }),
      });
    const { statusCode, body, headers } = await (reader?.session
      ? readAs(reader.session, send)
      : send());
    const header = (name: string) => (headers[name] ? String(headers[name]) : null);
    return {
      status: statusCode,
      text: body,
      link: header("link"),
      corrected: header(correctedHeader),
    };
  };
