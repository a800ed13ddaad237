// The store's documents are cached for a moment, and only a limited number of them.
import { expect, test } from "vitest";
import { documentFreshMs, PublicDocuments } from "./public-documents.ts";

test("a document is made once in its time, and again after it", async () => {
  let now = 0;
  let made = 0;
  const documents = new PublicDocuments<number>(() => now);
  const find = () => documents.find("a", async () => (made += 1));
  expect(await Promise.all([find(), find()])).toEqual([1, 1]);
  now = documentFreshMs - 1;
  expect(await find()).toBe(1);
  now = documentFreshMs;
  expect(await find()).toBe(2);
});

test("what could not be made is tried again", async () => {
  const documents = new PublicDocuments<number>();
  expect(await documents.find("a", async () => undefined)).toBeUndefined();
  await expect(documents.find("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await documents.find("a", async () => 1)).toBe(1);
});

test("of more than there is room for, those go that nobody asks for", async () => {
  const documents = new PublicDocuments<string>(() => 0);
  const made: string[] = [];
  const find = (key: string) =>
    documents.find(key, async () => {
      made.push(key);
      return key;
    });
  await find("first");
  for (let n = 0; n < 250; n += 1) {
    await find(String(n));
    await find("first");
  }
  expect(made.filter((key) => key === "first")).toHaveLength(1);
  await find("0");
  expect(made.filter((key) => key === "0")).toHaveLength(2);
});
