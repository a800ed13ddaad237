// Search words while the address updates with a delay.
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSearchWords } from "./useSearchWords.ts";

function open(inAddress = "") {
  const onSearch = vi.fn();
  const { result, rerender } = renderHook(({ address }) => useSearchWords(address, onSearch), {
    initialProps: { address: inAddress },
  });
  return {
    onSearch,
    type: (typed: string) => act(() => result.current.onValueChange(typed)),
    search: (typed: string) => act(() => result.current.onSearch(typed)),
    arrives: (address: string) => rerender({ address }),
    typed: () => result.current.value,
  };
}

test("words that arrive do not undo what was typed meanwhile", () => {
  const words = open();
  words.type("sala");
  words.search("sala");
  words.type("sala ri");
  words.search("sala ri");
  words.type("sala riunioni");
  words.arrives("sala");
  expect(words.typed()).toBe("sala riunioni");
  words.arrives("sala ri");
  expect(words.typed()).toBe("sala riunioni");
});

test("what else the address says is typed, as after Back", () => {
  const words = open("mensa");
  words.type("mensa aziendale");
  words.search("mensa aziendale");
  words.arrives("mensa aziendale");
  words.arrives("mensa");
  expect(words.typed()).toBe("mensa");
});

test("the same words are sent once, without the blanks around them", () => {
  const words = open();
  words.search("  mensa ");
  words.search("mensa");
  expect(words.onSearch.mock.calls).toEqual([["mensa"]]);
  words.arrives("mensa");
  words.search("mensa ");
  expect(words.onSearch).toHaveBeenCalledOnce();
});
