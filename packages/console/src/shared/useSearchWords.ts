// The words of a search that stands in the address: what is typed runs ahead of it.
import { useState } from "react";

interface Words {
  readonly typed: string;
  /** What the address said last. */
  readonly seen: string;
  /** What is on its way into the address. */
  readonly sent: readonly string[];
}

/**
 * For a search field: words on their way into the address are not typed again when they arrive; what else the address
 * says is, as after Back or by a link. `onSearch` gets the words without the blanks around them, each once.
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
