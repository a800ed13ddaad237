// The connection of this tab to a company, for all components: made by the company's token, ended by a press or by a
// token that is no longer valid.
import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { getCompanySelf, type CompanySelf } from "@lanyard/contract";
import { actingPerson, connection, ofCompanies } from "../shared/company-connection.ts";
import { listenToCompany } from "../shared/on-error.ts";
import { sendForPage } from "../shared/send.ts";

export interface CompanySession {
  /** Empty without a connection. */
  readonly token: string;
  /** Undefined without a connection. */
  readonly company: CompanySelf | undefined;
  /** Its token was refused while it was connected: it has to be connected again. */
  readonly ended: boolean;
  /** Whose token was refused: its pages wait, hidden, with what was typed in them. */
  readonly former: CompanySelf | undefined;
  /** Throws a CallFailure, of status 401 for a token that is not valid. */
  readonly connect: (token: string) => Promise<void>;
  readonly disconnect: () => void;
}

const CompanyContext = createContext<CompanySession | undefined>(undefined);

interface CompanyState {
  readonly at: ReturnType<typeof connection.get>;
  readonly former: CompanySelf | undefined;
}

export function CompanyProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [{ at, former }, setState] = useState<CompanyState>(() => ({
    at: connection.get(),
    former: undefined,
  }));

  /** Which try to connect was the last: an answer that comes after a later one connects nobody. */
  const tries = useRef(0);

  const session = useMemo(() => {
    const leave = (left: CompanySelf | undefined) => {
      connection.set(undefined);
      setState({ at: undefined, former: left });
      client.removeQueries(ofCompanies);
    };
    return {
      token: at?.token ?? "",
      company: at?.company,
      ended: former !== undefined,
      former,
      connect: async (token: string) => {
        const own = (tries.current += 1);
        const body = { company_token: token, user_token: actingPerson() };
        const { output: company } = await sendForPage(getCompanySelf, { body }, token);
        if (own !== tries.current) return;
        connection.set({ token, company });
        // Of the company before, and of this one as its token before let it see.
        client.removeQueries(ofCompanies);
        setState({ at: { token, company }, former: undefined });
      },
      disconnect: () => leave(undefined),
      end: () => leave(at?.company),
    };
  }, [at, former, client]);

  const { end } = session;
  useEffect(() => {
    listenToCompany(end);
    return () => listenToCompany(undefined);
  }, [end]);

  return <CompanyContext value={session}>{children}</CompanyContext>;
}

export function useCompany(): CompanySession {
  const session = use(CompanyContext);
  if (!session) throw new Error("useCompany outside of CompanyProvider");
  return session;
}
