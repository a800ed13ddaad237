// What a receiver answers often repeats the address that it was asked at: its keys are cut out before it is kept.

/** What is shorter is no key, and part of many words. */
const shortest = 4;
const instead = "…";

/** As it was written, and as it reads. */
function spellingsOf(part: string): string[] {
  try {
    return [part, decodeURIComponent(part), decodeURIComponent(part.replaceAll("+", " "))];
  } catch {
    return [part];
  }
}

/** All that may open something: name and password, and what follows the path. */
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
