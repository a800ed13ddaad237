// The headers of every request.
import { accessToken, storedLanguage } from "../auth/storage.ts";

/** Request headers that identify the reader: session and language. */
export function headersOfReader(): Record<string, string> {
  const token = accessToken.get();
  return {
    "accept-language": storedLanguage.get(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
