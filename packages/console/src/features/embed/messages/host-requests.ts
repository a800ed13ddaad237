// What a host wants to show: search words, a filter, people or a period. Each is a topic that parses the host's value.
import { isEmpty } from "@lanyard/host-bridge/popup-form";
import { licenseFilters, everyMenuEntry, type LicenseFilter } from "@lanyard/contract";
import { topic } from "../../../components/host/notifications.ts";
import { isRecord } from "../is-record.ts";

const toText = (input: unknown): string =>
  typeof input === "string" || typeof input === "number" ? String(input) : "";

/** Characters: the words become part of an address. */
const longestSearch = 200;

/** Search words; an empty string ends the search. */
export const searches = topic<string>("search", (input) =>
  typeof input === "string" ? input.slice(0, longestSearch) : undefined,
);

/** Apps of a menu entry in the store (undefined: all), or licenses by status. */
export type HostFilter =
  | { readonly of: "store"; readonly entry: number | undefined }
  | { readonly of: "licenses"; readonly filter: LicenseFilter | undefined };

/** Reads a number as a menu entry and a word as a license filter; a record may contain either. */
export function readFilter(input: unknown): HostFilter | undefined {
  if (isRecord(input)) return readFilter(input["menu_entry_id"] ?? input["filter"] ?? input["id"]);
  if (input === "" || input === null) return { of: "store", entry: undefined };
  const filter = licenseFilters.find((name) => name === input);
  if (filter) return { of: "licenses", filter };
  // Accept only strings and numbers: `Number(true)` would be a menu entry.
  const entry = Number(toText(input) || Number.NaN);
  if (entry === everyMenuEntry) return { of: "store", entry: undefined };
  return Number.isSafeInteger(entry) && entry > 0 ? { of: "store", entry } : undefined;
}
export const filters = topic<HostFilter>("filter", readFilter);

export interface HostPerson {
  readonly user_id: string;
  readonly name?: string;
  readonly email?: string;
  readonly department?: string;
}

/** The people that the host has selected, or only their names. */
export interface HostPeople {
  /** People with details, which are added to the company's list. */
  readonly people: readonly HostPerson[];
  /** Search words for the person, if there is exactly one. */
  readonly search: string;
}

const partsOfPerson = ["name", "email", "department"] as const;

function readPerson(input: unknown): HostPerson | undefined {
  if (!isRecord(input)) return undefined;
  const userId = toText(input["user_id"] ?? input["id"]);
  if (userId === "") return undefined;
  const parts = partsOfPerson.flatMap((name) => {
    const text = toText(input[name]);
    return text === "" ? [] : [[name, text] as const];
  });
  return { user_id: userId, ...Object.fromEntries(parts) };
}

const toSearch = (input: unknown): string =>
  isRecord(input)
    ? toText(input["email"] ?? input["name"] ?? input["user_id"] ?? input["id"])
    : toText(input);

export function readPeople(input: unknown): HostPeople | undefined {
  const list = Array.isArray(input) ? input : [input];
  const people = list.flatMap((one) => readPerson(one) ?? []);
  return {
    // An entry with only an id contains no details.
    people: people.filter((person) => Object.keys(person).length > 1),
    search: list.length === 1 ? toSearch(list[0]) : "",
  };
}
export const peopleWishes = topic<HostPeople>("people", readPeople);

/** First and last day as YYYY-MM-DD; undefined if open-ended. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Null for an open end; undefined for what is no day. */
function readDay(input: unknown): string | null | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(toText(input))?.[0];
  // Hosts use zero dates, also with a time, for "no date".
  if (isEmpty(input) || isEmpty(day ?? input)) return null;
  return day !== undefined && new Date(day).toJSON()?.startsWith(day) ? day : undefined;
}

/** The ends stand in the message itself, or in its `data` or `value`; without any, the period is open at both ends. */
export function readPeriod(input: unknown): Period | undefined {
  if (!isRecord(input)) return undefined;
  const nested = input["data"] ?? input["value"];
  const isDirect = input["from"] !== undefined || input["to"] !== undefined || nested === undefined;
  const ends = isDirect ? input : nested;
  if (!isRecord(ends) || !(isDirect || "from" in ends || "to" in ends)) return undefined;
  const [from, to] = [readDay(ends["from"]), readDay(ends["to"])];
  if (from === undefined || to === undefined) return undefined;
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return { from: first ?? undefined, to: last ?? undefined };
}
export const periods = topic<Period>("date", readPeriod);
