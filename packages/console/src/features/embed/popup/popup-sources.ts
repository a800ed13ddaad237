// The search sources of a popup form's inputs: people and groups in the company's own list, activities at the host,
// which alone knows them.
import type { ListOption } from "@lanyard/design-system";
import { listDepartments, listPeople } from "@lanyard/contract";
import type { Source } from "@lanyard/host-bridge/popup-form";
import { sendAsCompany } from "../../../api/send-as-company.ts";
import type { HostLine } from "../host-line.ts";
import type { Search } from "./popup-context.ts";
import { isRecord } from "../is-record.ts";

const most = 20;

/** Lower-cases the text and removes accents. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const fits = (label: string, words: string) => {
  const text = plain(label);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Reads a host's options: a list of `{ value, label }`, of `{ id, name }`, or of plain values. */
export function readOptions(input: unknown): readonly ListOption[] {
  if (!Array.isArray(input)) throw new Error("The host answered no list");
  return input.flatMap((one: unknown) => {
    const value = isRecord(one) ? (one["value"] ?? one["id"]) : one;
    const label = isRecord(one) ? (one["label"] ?? one["name"] ?? value) : one;
    return [value, label].every((part) => typeof part === "string" || typeof part === "number")
      ? [{ value: String(value), label: String(label) }]
      : [];
  });
}

async function users(words: string, signal: AbortSignal): Promise<readonly ListOption[]> {
  const people = await sendAsCompany(listPeople, {
    query: { limit: most },
    body: { search: words.trim().slice(0, 200) },
    signal,
  });
  return people.map(({ user_id: value, name, email }) => ({
    value,
    label: name || email || value,
    ...(name !== "" && email !== "" && { text: email }),
  }));
}

async function groups(words: string, signal: AbortSignal): Promise<readonly ListOption[]> {
  const { departments } = await sendAsCompany(listDepartments, { signal });
  return departments
    .filter(({ department }) => department !== "" && fits(department, words))
    .slice(0, most)
    .map(({ department }) => ({ value: department, label: department }));
}

export const createSearch =
  (line: Pick<HostLine, "ask">): Search =>
  async (input, words, signal) => {
    const sources: Readonly<Record<Source, () => Promise<readonly ListOption[]>>> = {
      users: () => users(words, signal),
      groups: () => groups(words, signal),
      // Filter again, because a host may answer with all its activities.
      activities: async () =>
        readOptions(await line.ask({ type: "get.options", id: "activities", value: words }))
          .filter(({ label }) => fits(label, words))
          .slice(0, most),
    };
    return sources[input.source ?? "users"]();
  };
