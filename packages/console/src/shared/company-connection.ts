// The company that this tab is connected to: its token and who it is, kept for the tab alone, and who acts for it.
import { tokenHolder, type CompanySelf } from "@lanyard/contract";
import { mayKeep } from "./keeping.ts";
import { rendering } from "./rendering.ts";

// Used when the browser refuses storage (private windows, blocked cookies), and inside of a host.
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
/** Inside of a host, its own session of the person: the server records it with what they do, and reads nothing in it. */
export const actAs = (session: string | undefined): void => {
  person = session || tokenHolder;
};
/** The one place that decides who acts for the company: outside of a host nobody names a person. */
export const actingPerson = (): string => person;

/** Keys of everything in the cache that is a company's begin so; another company's is never read by them. */
export const ofCompany = ({ company_id }: CompanySelf) => ["company", company_id] as const;
/** The cache of every company. */
export const ofCompanies = { queryKey: ["company"] } as const;
