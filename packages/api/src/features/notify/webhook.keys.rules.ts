// A receiver's response often repeats its URL, so the keys in that are removed before the response is stored.

/** A shorter value is not a key, and occurs in many words. */
const shortest = 4;
const instead = "…";

/** The part as it was written, and decoded. */
function spellingsOf(part: string): string[] {
  try {
    return [part, decodeURIComponent(part), decodeURIComponent(part.replaceAll("+", " "))];
  } catch {
    return [part];
  }
}

/** Everything in a URL that may grant access: username and password, and the query and fragment. */
function keysIn(url: string): string[] {
  const read = URL.parse(url);
  if (!read) return [];
  const { username, password, search, hash } = read;
  const basic = spellingsOf(`${username}:${password}`).map((pair) =>
    Buffer.from(pair).toString("base64"),
  );
  const values = [...new URLSearchParams(search).values()];
  return [search.slice(1), hash.slice(1), password, ...(password === "" ? [] : basic), ...values]
    .flatMap(spellingsOf)
    .filter((key) => key.length >= shortest)
    .toSorted((a, b) => b.length - a.length);
}

export const withoutKeys = (text: string, url: string): string =>
  keysIn(url).reduce((left, key) => left.replaceAll(key, instead), text);
