// Asks this server's own calls: with nobody's token, or with a reader's, whose rights hold then as if their browser had asked.
import { correctedHeader, type LanguageCode } from "@lanyard/contract";
import type { App } from "../call/app.ts";
import type { Answer } from "./renderer.ts";

export interface Reader {
  readonly token: string;
  /** From where they ask, whose share of the server it takes. */
  readonly address: string;
}

export type Ask = (address: string, language: LanguageCode, reader?: Reader) => Promise<Answer>;

export const askOf =
  (app: App): Ask =>
  async (url, language, reader) => {
    const { statusCode, body, headers } = await app.inject({
      url,
      headers: {
        "accept-language": language,
        ...(reader && { authorization: `Bearer ${reader.token}` }),
      },
      ...(reader && { remoteAddress: reader.address }),
    });
    const header = (name: string) => (headers[name] ? String(headers[name]) : null);
    return {
      status: statusCode,
      text: body,
      link: header("link"),
      corrected: header(correctedHeader),
    };
  };
