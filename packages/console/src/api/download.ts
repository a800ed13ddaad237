// Hands files to the browser's downloads.
import { toFailure, type Asker } from "./send.ts";

/** `name` is the file's name if the server does not send one. */
export function download(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** ms after which the browser has read the file. */
const retentionMs = 60_000;

/** Downloads the answer to a request, with today's date in its name. Throws a CallFailure. */
export async function downloadAnswer(
  request: Promise<Response>,
  name: `${string}.${string}`,
  asker: Asker,
): Promise<void> {
  const answer = await request.catch(() => undefined);
  if (!answer?.ok) {
    const body: unknown = await answer?.json().catch(() => undefined);
    throw toFailure(answer?.status ?? 0, body, asker);
  }
  // If the connection breaks here, the incomplete file is discarded and the export fails.
  const file = await answer.blob().catch(() => undefined);
  if (!file) throw toFailure(0, undefined, asker);
  const address = URL.createObjectURL(file);
  const today = new Date().toISOString().slice(0, 10);
  download(address, name.replace(".", `-${today}.`));
  setTimeout(() => URL.revokeObjectURL(address), retentionMs);
}
