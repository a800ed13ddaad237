// A call lives in the same room on both sides of the wire: in the folder of the contract that declares it, in the folder
// of the server that answers it, and in the feature of the console whose queries and mutations use it. Beside the
// features, the session and the connection to a company are in the console's `auth`, and what a change makes stale in
// its `api`.
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { calls, isCall } from "@lanyard/contract";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../..");
/** The files that match a pattern in a folder of rooms, each with its room: the first folder of its path. */
const filesOf = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(packages, folder) }).map((name) => ({
    room: name.split(sep)[0]!,
    file: join(packages, folder, name),
  }));

const declared: Record<string, string[]> = {};
for (const { room, file } of filesOf("contract/src", "*/**/*.calls.ts"))
  for (const [name, value] of Object.entries((await import(file)) as object))
    if (isCall(value)) (declared[name] ??= []).push(room);

/** The rooms whose files use a call: as `calls.name`, or imported by its name. */
function roomsThatUse(folder: string, pattern: string): Record<string, string[]> {
  const roomsByCall: Record<string, string[]> = {};
  const uses = /\bcalls\.(\w+)|import \{([^}]*)\} from "@lanyard\/contract"/g;
  for (const { room, file } of filesOf(folder, pattern))
    for (const [, name, names = ""] of readFileSync(file, "utf8").matchAll(uses))
      for (const call of name === undefined ? names.split(/[\s,]+/) : [name])
        if (call in declared && !roomsByCall[call]?.includes(room))
          (roomsByCall[call] ??= []).push(room);
  return roomsByCall;
}

test("the contract declares every call in one room, and the server answers it in that room", () => {
  expect(Object.keys(declared)).toHaveLength(calls.length);
  expect(roomsThatUse("api/src/features", "*/**/*.routes.ts")).toEqual(declared);
});

test("the console's queries and mutations use calls of their own room only", () => {
  const used = roomsThatUse("console/src/features", "*/**/*.queries.ts");
  expect(Object.keys(used).length).toBeGreaterThan(calls.length / 2);
  expect(used).toEqual(Object.fromEntries(Object.keys(used).map((name) => [name, declared[name]])));
});
