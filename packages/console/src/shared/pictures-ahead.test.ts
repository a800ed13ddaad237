// The pictures of an answer are asked for as the page's images will ask for them.
import { beforeEach, expect, test, vi } from "vitest";
import { srcSetOf } from "@lanyard/contract";
import { askForPictures } from "./pictures-ahead.ts";

const asked: Record<string, string>[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("Image", function Image(this: Record<string, string>) {
    asked.push(this);
  });
});
const stored = (letter: string) => `/files/${letter.repeat(64)}.webp`;
const wanted = { field: "banner_url", side: 1_600, sizes: "100vw", most: 3 };

test("those of the first ones, in the widths that there are", () => {
  const cards = ["a", "", "b", "c"].map((letter) => ({
    icon_url: stored("d"),
    banner_url: letter && stored(letter),
  }));
  askForPictures(JSON.stringify(cards), wanted);
  expect(asked).toEqual(
    ["a", "b"].map((letter) => ({
      fetchPriority: "high",
      sizes: "100vw",
      srcset: srcSetOf(stored(letter), 1_600),
      src: stored(letter),
    })),
  );
});

test("none of an answer without any", () => {
  askForPictures("", wanted);
  askForPictures('{"error":"No."}', wanted);
  expect(asked).toEqual([]);
});
