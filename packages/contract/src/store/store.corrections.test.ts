// Corrections survive the round trip through a header, whatever was typed.
import { expect, it } from "vitest";
import { correctedText, readCorrections, writeCorrections } from "./store.corrections.ts";

const corrections = [
  { typed: "cantene", searched: "canteen" },
  { typed: "caffé&=\r\n", searched: "caffe" },
  { typed: "شركةة", searched: "شركة" },
];

it("are read as they were written, in signs that a header may have", () => {
  const header = writeCorrections(corrections);
  expect(header).toMatch(/^[\x21-\x7e]+$/);
  expect(readCorrections(header)).toEqual(corrections);
  expect(readCorrections(null)).toEqual([]);
});

it("say what the results are of: each word in its place", () => {
  expect(correctedText("the  cantene of the cantene", corrections)).toBe(
    "the canteen of the cantene",
  );
  expect(correctedText("desk", [])).toBe("desk");
});
