// A receiver's response often repeats its URL, so the keys in that are removed before the response is stored.

/** A shorter value is not a key, and occurs in many words. */
const shortest = 4;
const instead = "…";

/** The part as it was written, and decoded. */
function listSpellings(part: string): string[] {
  try {
    return [part, decodeURIComponent(part), decodeURIComponent(part.replaceAll("+", " "))];
  } catch {
    return [part];
  }
}

/** Everything in a URL that may grant access: username and password, and the query and fragment. */
function findKeys(url: string): string[] {
  const parsed = URL.parse(url);
  if (!parsed) return [];
  const { username, password, search, hash } = parsed;
  const basic = listSpellings(`${username}:${password}`).map((pair) =>
    Buffer.from(pair).toString("base64"),
  );
  const values = [...new URLSearchParams(search).values()];
  return [search.slice(1), hash.slice(1), password, ...(password === "" ? [] : basic), ...values]
    .flatMap(listSpellings)
    .filter((key) => key.length >= shortest)
    .toSorted((a, b) => b.length - a.length);
}

export const withoutKeys = (text: string, url: string): string =>
  findKeys(url).reduce((redacted, key) => redacted.replaceAll(key, instead), text);
