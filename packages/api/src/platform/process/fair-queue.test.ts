// Groups take turns, and removing an item does not cost the others their turn.
import { expect, it } from "vitest";
import { fairQueue } from "./fair-queue.ts";

const all = (turns: { take(): string | undefined }) => {
  const taken: string[] = [];
  for (let item = turns.take(); item !== undefined; item = turns.take()) taken.push(item);
  return taken;
};

it("gives everybody one before anybody gets a second", () => {
  const turns = fairQueue<string>();
  for (const item of ["a1", "a2", "a3", "b1", "c1", "c2"]) turns.add(item[0], item);
  expect(turns.take()).toBe("a1");
  turns.add("d", "d1");
  expect(all(turns)).toEqual(["b1", "c1", "a2", "d1", "c2", "a3"]);
});

it("forgets what is taken out, and a group with it", () => {
  const turns = fairQueue<string>();
  for (const item of ["a1", "a2", "b1"]) turns.add(item[0], item);
  expect([turns.remove("a", "a1"), turns.remove("b", "b1")]).toEqual([true, true]);
  expect([turns.remove("a", "a1"), turns.remove("b", "b1")]).toEqual([false, false]);
  expect(all(turns)).toEqual(["a2"]);
});
