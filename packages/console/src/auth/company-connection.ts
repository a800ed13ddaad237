// The company that this tab is connected to: its token and details, kept in session storage, and the person who acts
// for it.
import { tokenHolder, type CompanySelf } from "@lanyard/contract";
import { browserStorage } from "./browser-storage.ts";

const { read, write } = browserStorage(() => sessionStorage);

export interface Connection {
  readonly token: string;
  readonly company: CompanySelf;
}

export const tokenKey = "company_token";
export const companyKey = "company";
const personKey = "acting_person";

function readStoredCompany(): CompanySelf | undefined {
  try {
    const stored: unknown = JSON.parse(read(companyKey) ?? "null");
    return stored !== null &&
      typeof stored === "object" &&
      "company_id" in stored &&
      "name" in stored
      ? (stored as CompanySelf)
      : undefined;
  } catch {
    return undefined;
  }
}

export const connection = {
  get: (): Connection | undefined => {
    const token = read(tokenKey) ?? "";
    const company = readStoredCompany();
    return token !== "" && company ? { token, company } : undefined;
  },
  set: (next: Connection | undefined): void => {
    write(tokenKey, next?.token ?? null);
    write(companyKey, next ? JSON.stringify(next.company) : null);
  },
};

/**
 * In a host's frame, the host's own session id of the person: the server records it with the person's actions and does
 * not interpret it.
 */
export const actAs = (session: string | undefined): void => {
  write(personKey, session || null);
};
/** The only place that decides who acts for the company; outside a host's frame it is always `tokenHolder`. */
export const actingPerson = (): string => read(personKey) ?? tokenHolder;

/** The prefix of the query keys of a company's data, so that no company reads another one's cache. */
export const ofCompany = ({ company_id }: CompanySelf) => ["company", company_id] as const;
/** Matches the cached queries of all companies. */
export const ofCompanies = { queryKey: ["company"] } as const;
