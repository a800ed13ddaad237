import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";
import { CallFailure } from "./send.ts";

const refusal = new CallFailure("Taken by somebody else.", 409);

test("what was done and refused before a lost network is reported", async () => {
  const done: string[] = [];
  const refused: string[] = [];
  const send = async (name: string) => {
    if (name === "refused") throw refusal;
    if (name === "lost") throw new TypeError("network");
  };
  const run = inTurn(
    ["first", "refused", "lost", "never"],
    send,
    (name) => void done.push(name),
    ({ item }) => void refused.push(item),
  );
  await expect(run).rejects.toThrow("network");
  expect({ done, refused }).toEqual({ done: ["first"], refused: ["refused"] });
});

test("a single refused item is the call's failure", async () => {
  const nothing = () => undefined;
  const run = inTurn(["only"], () => Promise.reject(refusal), nothing, nothing);
  await expect(run).rejects.toBe(refusal);
});
