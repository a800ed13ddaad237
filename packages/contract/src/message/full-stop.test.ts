// A sentence that ends with a name which has a full stop of its own.
import { expect, test } from "vitest";
import { fullStop } from "./full-stop.ts";

test.each([
  ["The apps for Badge & Co..", { name: "Badge & Co." }, "The apps for Badge & Co."],
  ["For Badge & Co.. It ends.", { name: "Badge & Co." }, "For Badge & Co. It ends."],
  ["(Of Badge & Co..)", { name: "Badge & Co." }, "(Of Badge & Co.)"],
  ["A Co.. B Co..\n", { a: "A Co.", b: "B Co." }, "A Co. B Co.\n"],
  ["Is it Hello!.", { name: "Hello!" }, "Is it Hello!"],
  ["Wait….", { name: "Wait…" }, "Wait…"],
  ["From Co. to Co.", { name: "Co." }, "From Co. to Co."],
  // What is no end of a sentence stays: names of files, and points that were typed.
  ["Co..csv", { name: "Co." }, "Co..csv"],
  ["Co....", { name: "Co." }, "Co...."],
  ["The path is .. here", { path: "../a" }, "The path is .. here"],
  ["For Rossi.", { name: "Rossi" }, "For Rossi."],
  ["For 7.", { count: 7, other: undefined }, "For 7."],
])("%j with %j is %j", (text, values, expected) => {
  expect(fullStop.process(text, "key", values)).toBe(expected);
});
