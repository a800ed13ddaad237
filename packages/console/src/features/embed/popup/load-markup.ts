// Fetches a popup's markup from an address, without sending anything about the reader.

/** Characters. */
const longest = 500_000;
/** ms. */
const patience = 10_000;

export async function loadMarkup(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {
    method: "GET",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: { accept: "text/html" },
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const markup = await response.text();
  if (markup.length > longest) throw new Error(`${address} is longer than ${longest} characters`);
  return markup;
}
