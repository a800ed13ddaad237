// The answers to a host's `get.data`: the company, the current place, installed apps and licenses. Never a token.
import { listInstalled, listLicenses } from "@lanyard/contract";
import { connection } from "../../../auth/company-connection.ts";
import { sendAsCompany } from "../../../api/send-as-company.ts";
import { CallFailure } from "../../../api/send.ts";
import { hostMistake } from "../host-mistake.ts";

const sources: Readonly<Record<string, () => unknown>> = {
  company: () => connection.get()?.company ?? null,
  place: () => location.pathname + location.search,
  installed: () => sendAsCompany(listInstalled, { query: { limit: 200 } }),
  licenses: () => sendAsCompany(listLicenses, { query: { limit: 200 } }),
};
export const dataNames = Object.keys(sources);

/** Requests in flight, by company token and name: a host that asks again meanwhile gets the same answer. */
const reading = new Map<string, unknown>();

function read(name: string): unknown {
  const key = `${connection.get()?.token} ${name}`;
  const pending = reading.get(key);
  if (pending) return pending;
  const data = sources[name]?.();
  if (data instanceof Promise) {
    reading.set(key, data);
    const end = () => void reading.delete(key);
    data.then(end, end);
  }
  return data;
}

/** The data of one name, or all data by name; rejects with a message for the host. */
export async function readData(id: string | undefined): Promise<unknown> {
  if (id !== undefined && !Object.hasOwn(sources, id))
    throw hostMistake(`There is no data ${id.slice(0, 60)}; there are ${dataNames.join(", ")}`);
  try {
    if (id !== undefined) return await read(id);
    const all = await Promise.all(dataNames.map(async (name) => [name, await read(name)] as const));
    return Object.fromEntries(all);
  } catch (failure) {
    // The host learns why the server gave nothing; nobody else asked.
    throw failure instanceof CallFailure ? hostMistake(failure.message) : failure;
  }
}
