// Corrections survive the round trip through a header, whatever was typed.
import { expect, it } from "vitest";
import { correctedText, parseCorrections, formatCorrections } from "./store.corrections.ts";

const corrections = [
  { typed: "cantene", searched: "canteen" },
  { typed: "caffé&=\r\n", searched: "caffe" },
  { typed: "شركةة", searched: "شركة" },
];

it("are read as they were written, in signs that a header may have", () => {
  const header = formatCorrections(corrections);
  expect(header).toMatch(/^[\x21-\x7e]+$/);
  expect(parseCorrections(header)).toEqual(corrections);
  expect(parseCorrections(null)).toEqual([]);
});

it("say what the results are of: each word in its place", () => {
  expect(correctedText("the  cantene of the cantene", corrections)).toBe(
    "the canteen of the cantene",
  );
  expect(correctedText("desk", [])).toBe("desk");
});
