// The words of a search that is stored in the address: the typed text is ahead of the address.
import { useState } from "react";

interface Words {
  readonly typed: string;
  /** The words in the address at the last render. */
  readonly previous: string;
  /** Words sent to the address that have not arrived there yet. */
  readonly pending: readonly string[];
}

/**
 * For a search field: its own words do not overwrite newer typing when they arrive in the address; any other change of
 * the address (Back, a link) does. `onSearch` gets the trimmed words, and not the same ones twice in a row.
 */
export function useSearchWords(inAddress: string, onSearch: (words: string) => void) {
  const [words, setWords] = useState<Words>({ typed: inAddress, previous: inAddress, pending: [] });
  if (words.previous !== inAddress) {
    const index = words.pending.indexOf(inAddress);
    setWords({
      typed: index < 0 ? inAddress : words.typed,
      previous: inAddress,
      pending: index < 0 ? [] : words.pending.slice(index + 1),
    });
  }
  return {
    value: words.typed,
    onValueChange: (typed: string) => setWords((before) => ({ ...before, typed })),
    onSearch: (typed: string) => {
      const trimmed = typed.trim();
      if (trimmed === (words.pending.at(-1) ?? inAddress)) return;
      setWords((before) => ({ ...before, pending: [...before.pending, trimmed] }));
      onSearch(trimmed);
    },
  };
}
