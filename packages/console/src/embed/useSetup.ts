// Connects the console to the company that the host has named, and says how that stands.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CompanySelf } from "@lanyard/contract";
import { actAs } from "../shared/company-connection.ts";
import { CallFailure } from "../shared/send.ts";
import { takeLook } from "./host-look.ts";
import type { Setup } from "./host-line.ts";
import type { HostTrouble } from "./HostScreen.tsx";
import type { HostState } from "./useHost.ts";

/** The console's connection to a company, which a page introduces. */
export interface Connecting {
  readonly token: string;
  /** Whose it is; undefined without a connection. */
  readonly company: CompanySelf | undefined;
  /** The server has refused its token since. */
  readonly ended: boolean;
  /** Whose token was refused. */
  readonly former: CompanySelf | undefined;
  readonly connect: (token: string) => Promise<void>;
}

type Problem = Extract<HostTrouble, { readonly state: "unknown" | "failed" }>;

/** One try to connect, and what became of it. */
interface Tried {
  readonly setup: Setup;
  readonly count: number;
  readonly problem: Problem | undefined;
}

/** A person's session that the server would not take names nobody. */
const longest = 500;
const personOf = (session: string) =>
  session.length <= longest && !/\p{Cc}/u.test(session) ? session.trim() : undefined;

async function problemOf(connects: Promise<void>): Promise<Problem | undefined> {
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
  { setup, standing, ask }: HostState,
  { token, ended, connect }: Connecting,
): {
  readonly trouble: HostTrouble | undefined;
  /** The server is asked about the company that the host has named. */
  readonly connecting: boolean;
  readonly retry: () => void;
} {
  const [count, setCount] = useState(0);
  const [tried, setTried] = useState<Tried>();
  const connecting = setup !== undefined && (tried?.setup !== setup || tried.count !== count);
  const problem = connecting ? undefined : tried?.problem;

  const asked = useRef(token);
  const begin = useEffectEvent((next: Setup) => {
    takeLook(next);
    actAs(personOf(next.api_session));
    // Another's answer may be on its way, which would take the place of this one.
    const isSame = next.company_token === token && !ended && asked.current === token;
    asked.current = next.company_token;
    return problemOf(isSame ? Promise.resolve() : connect(next.company_token));
  });
  useEffect(() => {
    if (!setup) return undefined;
    let isLast = true;
    const attempt = async () => {
      const found = await begin(setup);
      // A host may have named another company since.
      if (isLast) setTried({ setup, count, problem: found });
    };
    void attempt();
    return () => {
      isLast = false;
    };
  }, [setup, count]);

  // The host is asked once by itself, then by the reader.
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (ended) askAgain();
  }, [ended]);

  const trouble = (): HostTrouble | undefined => {
    if (problem) return problem;
    const isMute = standing === "silent" || standing === "refused";
    if (ended) return { state: "expired", asked: !isMute || connecting };
    // Nothing of one company is pressed while another is on its way.
    if (connecting && setup.company_token !== token) return { state: "waiting" };
    if (token !== "") return undefined;
    if (setup || !isMute) return { state: "waiting" };
    return { state: standing };
  };
  return {
    trouble: trouble(),
    connecting,
    retry: () => (problem?.state === "failed" ? setCount((before) => before + 1) : ask()),
  };
}
