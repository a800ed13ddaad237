// Asks this server's own calls: with nobody's token, or with a reader's, whose rights hold then as if their browser had asked.
import { correctedHeader, tokenHolder, type LanguageCode } from "@lanyard/contract";
import type { App } from "../call/app.ts";
import type { Answer } from "./renderer.ts";

export interface Reader {
  /** Of the user's session; empty without one. */
  readonly token: string;
  /** Of the company that they work for; empty without one. */
  readonly companyToken: string;
  /** From where they ask, whose share of the server it takes. */
  readonly address: string;
}

/** `own` is of a company's call what is in its body besides token and person. */
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
