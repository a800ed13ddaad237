// The words of a search that is stored in the address: the typed text is ahead of the address.
import { useState } from "react";

interface Words {
  readonly typed: string;
  /** The words in the address at the last render. */
  readonly seen: string;
  /** Words sent to the address that have not arrived there yet. */
  readonly sent: readonly string[];
}

/**
 * For a search field: its own words do not overwrite newer typing when they arrive in the address; any other change of
 * the address (Back, a link) does. `onSearch` gets the trimmed words, and not the same ones twice in a row.
 */
export function useSearchWords(inAddress: string, onSearch: (words: string) => void) {
  const [words, setWords] = useState<Words>({ typed: inAddress, seen: inAddress, sent: [] });
  if (words.seen !== inAddress) {
    const own = words.sent.indexOf(inAddress);
    setWords({
      typed: own < 0 ? inAddress : words.typed,
      seen: inAddress,
      sent: own < 0 ? [] : words.sent.slice(own + 1),
    });
  }
  return {
    value: words.typed,
    onValueChange: (typed: string) => setWords((before) => ({ ...before, typed })),
    onSearch: (typed: string) => {
      const wanted = typed.trim();
      if (wanted === (words.sent.at(-1) ?? inAddress)) return;
      setWords((before) => ({ ...before, sent: [...before.sent, wanted] }));
      onSearch(wanted);
    },
  };
}
