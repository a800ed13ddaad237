// What a host gets on `get.data`: who works here, where the console is, what the company has. Never a token.
import { listInstalled, listLicenses } from "@lanyard/contract";
import { connection } from "../shared/company-connection.ts";
import { sendAsCompany } from "../shared/send-as-company.ts";

const sources: Readonly<Record<string, () => unknown>> = {
  company: () => connection.get()?.company ?? null,
  place: () => location.pathname + location.search,
  installed: () => sendAsCompany(listInstalled, { query: { limit: 200 } }),
  licenses: () => sendAsCompany(listLicenses, { query: { limit: 200 } }),
};
export const dataNames = Object.keys(sources);

/** Of one name, or all by their names; rejects with what the host is told. */
export async function dataFor(id: string | undefined): Promise<unknown> {
  if (id !== undefined && !Object.hasOwn(sources, id))
    throw new Error(`There is no data ${id.slice(0, 60)}; there are ${dataNames.join(", ")}`);
  if (id !== undefined) return sources[id]?.();
  const all = await Promise.all(
    Object.entries(sources).map(async ([name, read]) => [name, await read()] as const),
  );
  return Object.fromEntries(all);
}
