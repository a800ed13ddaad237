// Whether a text contains every word of a search, whatever the case and the accents.
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** For lists that are searched in the browser; without words everything matches. */
export function createMatcher(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const where = plain(text);
    return words.every((word) => where.includes(word));
  };
}
