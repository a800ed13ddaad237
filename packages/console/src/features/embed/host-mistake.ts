// Mistakes of the host: told to it in words, and once in the browser's console, for whoever writes the host. They are
// no errors of the console.

export const hostMistake = (text: string): DOMException => new DOMException(text, "OperationError");
export const isHostMistake = (failure: unknown): failure is DOMException =>
  failure instanceof DOMException && failure.name === "OperationError";

const warnings = new Set<string>();
/** A host that makes a new mistake with each message is not followed without end. */
const most = 100;

export function warnOnce(text: string): void {
  if (warnings.has(text) || warnings.size >= most) return;
  warnings.add(text);
  // oxlint-disable-next-line no-console -- whoever writes the host has no other place to see it at work.
  console.warn(`The application around this page: ${text}`);
}
