// Changes of pictures: cases by hand, and a property: the old pictures with the changes applied give the new ones.
import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureChanges } from "./picture-changes.ts";

const describeChanges = (before: string, after: string) =>
  pictureChanges(before.split(""), after.split("")).map(
    ({ change, before: was, after: is }) =>
      `${change} ${was ? `${was.src}${was.place}` : ""}>${is ? `${is.src}${is.place}` : ""}`,
  );

test.each([
  ["abc", "abc", []],
  ["", "a", ["added >a1"]],
  ["ab", "b", ["removed a1>"]],
  ["abc", "axc", ["replaced b2>x2"]],
  ["abc", "bac", ["moved a1>a2"]],
  ["abc", "bca", ["moved a1>a3"]],
  ["abcd", "bxa", ["added >x2", "moved a1>a3", "removed c3>", "removed d4>"]],
  // The same picture twice in a list.
  ["aa", "a", ["removed a2>"]],
  ["ab", "aab", ["added >a2"]],
])("%s, then %s", (before, after, changes) => {
  expect(describeChanges(before, after)).toEqual(changes);
});

test("what is there now is what was there, with what happened", () => {
  const pictures = fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 6 });
  fc.assert(
    fc.property(pictures, pictures, (before, after) => {
      const changes = pictureChanges(before, after);
      const removed = changes.filter(({ change }) => change !== "added").map((one) => one.before!);
      const came = changes.filter(({ change }) => change !== "removed").map((one) => one.after!);
      const left = before.filter((_, index) => !removed.some(({ place }) => place === index + 1));
      const now: (string | undefined)[] = after.map(() => undefined);
      for (const { src, place } of came) now[place - 1] = src;
      expect(now.map((src) => src ?? left.shift())).toEqual(after);
      expect(left).toEqual([]);
    }),
  );
});
