// Whether the browser asks before the page is loaded again with unsaved changes.
import { expect, test } from "vitest";
import { loadAgain, openForms } from "./load-again.ts";

function asks(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test.each([
  ["does not ask when all edits are stored, and asks at the next leaving", [true, true], false],
  ["asks when some could not be stored", [true, false], true],
])("the browser %s", async (_, stored, expected) => {
  const guard = (event: Event) => event.preventDefault();
  const flushes = stored.map((isStored) => () => Promise.resolve(isStored));
  for (const flush of flushes) openForms.add(flush);
  addEventListener("beforeunload", guard);
  await loadAgain();
  expect(asks()).toBe(expected);
  expect(asks()).toBe(true);
  removeEventListener("beforeunload", guard);
  for (const flush of flushes) openForms.delete(flush);
});
