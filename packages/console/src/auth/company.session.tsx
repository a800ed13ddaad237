// This tab's connection to a company, for all components. The company's token makes it; disconnecting, or a token that
// is no longer valid, ends it.
import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { getCompanySelf, type CompanySelf } from "@lanyard/contract";
import { actingPerson, connection, ofCompanies } from "./company-connection.ts";
import { listenToFailures } from "../api/on-error.ts";
import { sendForPage } from "../api/send.ts";

export interface CompanySession {
  /** The company's token; empty without a connection. */
  readonly token: string;
  /** Undefined without a connection. */
  readonly company: CompanySelf | undefined;
  /** Whether the server has refused the token of a connected company: the user has to connect again. */
  readonly ended: boolean;
  /** The company whose token was refused: its pages stay mounted but hidden, with the input in them. */
  readonly former: CompanySelf | undefined;
  /** Throws a CallFailure, with status 401 for an invalid token. */
  readonly connect: (token: string) => Promise<void>;
  readonly disconnect: () => void;
}

const CompanyContext = createContext<CompanySession | undefined>(undefined);

interface CompanyState {
  readonly current: ReturnType<typeof connection.get>;
  readonly former: CompanySelf | undefined;
}

export function CompanyProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [{ current, former }, setState] = useState<CompanyState>(() => ({
    current: connection.get(),
    former: undefined,
  }));

  /** Number of the last attempt to connect: the response to an earlier attempt is ignored. */
  const tries = useRef(0);

  const session = useMemo(() => {
    const leave = (previous: CompanySelf | undefined) => {
      connection.set(undefined);
      setState({ current: undefined, former: previous });
      client.removeQueries(ofCompanies);
    };
    return {
      token: current?.token ?? "",
      company: current?.company,
      ended: former !== undefined,
      former,
      connect: async (token: string) => {
        const attempt = (tries.current += 1);
        const body = { company_token: token, user_token: actingPerson() };
        const { output: company } = await sendForPage(getCompanySelf, { body }, token);
        if (attempt !== tries.current) return;
        connection.set({ token, company });
        // Removes cached responses of the company before, and those of this company under its previous token.
        client.removeQueries(ofCompanies);
        setState({ current: { token, company }, former: undefined });
      },
      disconnect: () => leave(undefined),
      end: () => leave(current?.company),
    };
  }, [current, former, client]);

  const { end } = session;
  useEffect(() => listenToFailures({ companyEnded: end }), [end]);

  return <CompanyContext value={session}>{children}</CompanyContext>;
}

export function useCompany(): CompanySession {
  const session = use(CompanyContext);
  if (!session) throw new Error("useCompany outside of CompanyProvider");
  return session;
}
