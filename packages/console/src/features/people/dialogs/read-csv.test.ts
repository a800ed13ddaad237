// CSV files in the encodings that spreadsheets write.
import { expect, test } from "vitest";
import { decodeText } from "./read-csv.ts";

const text = "nome;email\r\nÉlodie Müller;e@co.test";
const utf16 = (little: boolean, marked: boolean) => {
  const content = (marked ? "\uFEFF" : "") + text;
  const view = new DataView(new ArrayBuffer(2 * content.length));
  for (let at = 0; at < content.length; at += 1)
    view.setUint16(2 * at, content.charCodeAt(at), little);
  return new Uint8Array(view.buffer);
};
const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["UTF-8", new TextEncoder().encode(text)],
  ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${text}`)],
  ["UTF-16, little end first", utf16(true, true)],
  ["UTF-16, big end first", utf16(false, true)],
  ["UTF-16 without a mark", utf16(true, false)],
  ["Windows", windows],
])("%s", (_code, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test("an empty file is an empty text", () => {
  expect(decodeText(new Uint8Array())).toBe("");
});
