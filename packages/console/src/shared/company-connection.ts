// The company that this tab is connected to: its token and details, kept in session storage, and the person who acts
// for it.
import { tokenHolder, type CompanySelf } from "@lanyard/contract";
import { mayKeep } from "./keeping.ts";
import { rendering } from "./rendering.ts";

// Used when the browser refuses storage (private windows, blocked cookies), and in a host's frame.
const memory = new Map<string, string>();

function read(key: string): string {
  const told = rendering()?.storage;
  if (told) return told.get(key) ?? "";
  try {
    mayKeep();
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return memory.get(key) ?? "";
  }
}

function write(key: string, value: string): void {
  try {
    mayKeep();
    if (value === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

export interface Connection {
  readonly token: string;
  readonly company: CompanySelf;
}

export const tokenKey = "company_token";
export const companyKey = "company";

function companyKept(): CompanySelf | undefined {
  try {
    const kept: unknown = JSON.parse(read(companyKey) || "null");
    return kept !== null && typeof kept === "object" && "company_id" in kept && "name" in kept
      ? (kept as CompanySelf)
      : undefined;
  } catch {
    return undefined;
  }
}

export const connection = {
  get: (): Connection | undefined => {
    const token = read(tokenKey);
    const company = companyKept();
    return token !== "" && company ? { token, company } : undefined;
  },
  set: (next: Connection | undefined): void => {
    write(tokenKey, next?.token ?? "");
    write(companyKey, next ? JSON.stringify(next.company) : "");
  },
};

let person = tokenHolder;
/**
 * In a host's frame, the host's own session id of the person: the server records it with the person's actions and does
 * not interpret it.
 */
export const actAs = (session: string | undefined): void => {
  person = session || tokenHolder;
};
/** The only place that decides who acts for the company; outside a host's frame it is always `tokenHolder`. */
export const actingPerson = (): string => person;

/** The prefix of the query keys of a company's data, so that no company reads another one's cache. */
export const ofCompany = ({ company_id }: CompanySelf) => ["company", company_id] as const;
/** Matches the cached queries of all companies. */
export const ofCompanies = { queryKey: ["company"] } as const;
