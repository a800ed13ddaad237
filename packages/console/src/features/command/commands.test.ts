// The palette reaches every page that a reader may open, so no page is forgotten in its list.
import { expect, test } from "vitest";
import type { UserRole } from "@lanyard/contract";
import { companyPlaces } from "../../components/page/company-places.ts";
import { patterns } from "../../app/paths.ts";
import type { Hands } from "./command.ts";
import { listCommands, interpretKeys } from "./commands.ts";

/** The paths that the commands of a reader lead to. */
function reached(role: UserRole | undefined, ofCompany: boolean): ReadonlySet<string> {
  const to = new Set<string>();
  const nothing = () => undefined;
  const hands: Hands = {
    goTo: (path) => to.add(new URL(path, "http://localhost").pathname),
    openText: (name) => to.add(patterns[name]),
    create: nothing,
    register: nothing,
    signOut: nothing,
    showKeys: nothing,
    search: nothing,
    step: nothing,
  };
  for (const { act } of listCommands(role, ofCompany)) act(hands);
  return to;
}

const ofCompanies: readonly string[] = [
  ...companyPlaces.slice(1).map(({ path }) => path),
  patterns.receipts,
];
/**
 * Pages that need a command. Not included: pages with parameters, which are found by name; /auth, which only redirects;
 * and the login page, which is for visitors.
 */
const all = Object.values(patterns).filter(
  (path) => !path.includes(":") && path !== patterns.auth && path !== patterns.login,
);
const guarded = all.filter((path) => path.startsWith("/dashboard/"));
const open = all.filter((path) => !guarded.includes(path) && !ofCompanies.includes(path));
const readers = [undefined, "creator", "admin"] as const;

test.each(readers)("%s reaches what everybody may read", (role) => {
  expect([...reached(role, false)]).toEqual(expect.arrayContaining(open));
});

test.each(readers)("%s reaches a company's pages where one is connected", (role) => {
  expect([...reached(role, true)]).toEqual(expect.arrayContaining([...ofCompanies]));
  expect(ofCompanies.filter((path) => reached(role, false).has(path))).toEqual([]);
});

test("every guarded page is reached by those who sign in, none by a visitor", () => {
  const signedIn = new Set([...reached("creator", false), ...reached("admin", false)]);
  expect(guarded.filter((path) => !signedIn.has(path))).toEqual([]);
  const visitors = reached(undefined, true);
  expect(guarded.filter((path) => visitors.has(path))).toEqual([]);
  expect(visitors).toContain(patterns.login);
});

test("no keys mean two things to one reader", () => {
  for (const role of readers) {
    const keys = listCommands(role, true).flatMap((command) => command.keys?.join(" ") ?? []);
    expect(new Set(keys).size, role).toBe(keys.length);
  }
});

test.each([
  ["", undefined],
  ["g", undefined],
  ["g p", [2, "g p"]],
  // Keys pressed before the commands were loaded are interpreted one after the other.
  ["j j", [1, "j"]],
  ["g p j", [2, "g p"]],
  ["g § j", [2, undefined]],
  ["§ j", [1, undefined]],
])("the keys %o mean %o first", (keys, expected) => {
  const meaning = interpretKeys(keys === "" ? [] : keys.split(" "), listCommands("creator", false));
  expect(meaning && [meaning.strokeCount, meaning.command?.keys?.join(" ")]).toEqual(expected);
});
