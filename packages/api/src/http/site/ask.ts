// Calls this server's own API: anonymously, or with a reader's tokens, which grant the same rights as if the reader's
// browser had sent the request.
import { correctedHeader, tokenHolder, type LanguageCode } from "@lanyard/contract";
import type { App } from "../call/app.ts";
import type { Answer } from "./renderer.ts";

export interface Reader {
  /** Token of the user's session; empty without one. */
  readonly token: string;
  /** Token of the company that the reader works for; empty without one. */
  readonly companyToken: string;
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
    const { statusCode, body, headers } = await app.inject({
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
    const header = (name: string) => (headers[name] ? String(headers[name]) : null);
    return {
      status: statusCode,
      text: body,
      link: header("link"),
      corrected: header(correctedHeader),
    };
  };
