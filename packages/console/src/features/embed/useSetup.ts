// Connects the console to the company that the host has named, and reports the state of that.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CompanySelf } from "@lanyard/contract";
import { actAs } from "../../auth/company-connection.ts";
import { CallFailure } from "../../api/send.ts";
import { takeLook } from "./host-look.ts";
import type { Setup } from "./host-line.ts";
import { warnOnce } from "./host-mistake.ts";
import type { HostTrouble } from "./HostScreen.tsx";
import type { HostState } from "./useHost.ts";

/** The console's connection to a company, passed in by a page. */
export interface Connecting {
  readonly token: string;
  /** The connected company; undefined without a connection. */
  readonly company: CompanySelf | undefined;
  /** Whether the server has refused the token since. */
  readonly ended: boolean;
  /** The company whose token was refused. */
  readonly former: CompanySelf | undefined;
  readonly connect: (token: string) => Promise<void>;
}

type Problem = Extract<HostTrouble, { readonly state: "unknown" | "failed" }>;

/** An attempt to connect, and its result. */
interface Tried {
  readonly setup: Setup;
  readonly count: number;
  readonly problem: Problem | undefined;
}

/** The longest session id that the server accepts, in characters; an invalid one counts as no person. */
const longest = 500;
const toPerson = (session = "") =>
  session.length <= longest && !/\p{Cc}/u.test(session) ? session.trim() : undefined;

async function catchProblem(connects: Promise<void>): Promise<Problem | undefined> {
  try {
    await connects;
    return undefined;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const isNobody = failure.status === 401 || failure.status === 422;
    return isNobody ? { state: "unknown" } : { state: "failed", message: failure.message };
  }
}

export function useSetup(
  { setup, state, ask }: HostState,
  { token, ended, connect }: Connecting,
): {
  readonly trouble: HostTrouble | undefined;
  /** Whether the server is verifying the company that the host has named. */
  readonly connecting: boolean;
  readonly retry: () => void;
} {
  const [count, setCount] = useState(0);
  const [tried, setTried] = useState<Tried>();
  const connecting = setup !== undefined && (tried?.setup !== setup || tried.count !== count);
  const problem = connecting ? undefined : tried?.problem;

  const requestedToken = useRef(token);
  const begin = useEffectEvent((next: Setup) => {
    takeLook(next);
    actAs(toPerson(next.api_session));
    // The console speaks for the company: the token of an app opens nothing here.
    if (next.company_token === undefined) {
      warnOnce("setup: the console needs a company_token");
      return Promise.resolve({ state: "unknown" } as const);
    }
    // Reconnect if another company's connection is pending, which would otherwise replace this one.
    const isSame = next.company_token === token && !ended && requestedToken.current === token;
    requestedToken.current = next.company_token;
    return catchProblem(isSame ? Promise.resolve() : connect(next.company_token));
  });
  useEffect(() => {
    if (!setup) return undefined;
    let isLast = true;
    const attempt = async () => {
      const foundProblem = await begin(setup);
      // The host may have named another company in the meantime.
      if (isLast) setTried({ setup, count, problem: foundProblem });
    };
    void attempt();
    return () => {
      isLast = false;
    };
  }, [setup, count]);

  // Ask the host for a new session once; after that only the reader retries.
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (ended) askAgain();
  }, [ended]);

  const trouble = (): HostTrouble | undefined => {
    if (problem) return problem;
    const isMute = state === "silent" || state === "refused";
    if (ended) return { state: "expired", isRequested: !isMute || connecting };
    // Hide one company's store while another one is being connected.
    if (connecting && setup.company_token !== token) return { state: "waiting" };
    if (token !== "") return undefined;
    if (setup || !isMute) return { state: "waiting" };
    return { state };
  };
  return {
    trouble: trouble(),
    connecting,
    retry: () => (problem?.state === "failed" ? setCount((before) => before + 1) : ask()),
  };
}
