// What happens when a call fails: a retry, a toast, or the end of the session.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { changeable, isGone } from "./changeable.ts";
import { connection } from "./company-connection.ts";
import { CallFailure } from "./send.ts";
import { accessToken } from "./storage.ts";

/** Gets every failed call. Set once by the shell, which can show toasts and navigate. */
export interface FailureListener {
  /** The message has one line per problem; status 0 means no response. */
  readonly failed: (failure: CallFailure) => void;
  /** A 401 in the current session: it has ended, and nothing is shown. */
  readonly signedOut: () => void;
}

let onCompanyEnded: (() => void) | undefined;
/** Gets the 401 of a call of the company that this tab is connected to: its token is no longer valid. */
export const listenToCompany = (next: (() => void) | undefined): void => {
  onCompanyEnded = next;
};

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: Error;
    /**
     * `repeats`: it is asked again by itself. `lookup`: no mutation changes it. `elsewhere`: what is missing here is
     * asked for elsewhere, whose answer counts.
     */
    queryMeta: { repeats?: boolean; lookup?: boolean; elsewhere?: boolean };
    /** `wait`: blocks the page; the overlay shows when it takes long. */
    mutationMeta: { wait?: boolean };
  }
}

let listener: FailureListener | undefined;
export const listenToFailures = (next: FailureListener | undefined): void => {
  listener = next;
};

/** The form that saved asks which side to keep. */
const isBehind = ({ problems }: CallFailure) =>
  problems.some(({ key }) => key === "submission.stale");

function report(error: Error, isToldAlready = false): void {
  if (!(error instanceof CallFailure)) return;
  if (error.status === 401 && error.companyToken !== "") {
    // The user's session goes on; a late 401 does not end a connection that was made since.
    if (error.companyToken === connection.get()?.token) onCompanyEnded?.();
  } else if (error.status === 401) {
    // A late 401 does not end the session of somebody who has signed in since.
    if (error.token === accessToken.get()) listener?.signedOut();
  } else if (!isToldAlready && !isBehind(error)) listener?.failed(error);
}

/** Queries that repeat by themselves and have failed since they last succeeded: told once, not each time. */
const failing = new WeakSet<object>();

/** Whether a retry can help: without a response or when the server is down, not after a refusal. */
const worthRetrying = (error: Error) =>
  error instanceof CallFailure && (error.status === 0 || error.status >= 502);

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { repeats, elsewhere } = query.meta ?? {};
        report(error, (repeats && failing.has(query)) || (elsewhere && isGone(error)));
        failing.add(query);
      },
      onSuccess: (_data, query) => void failing.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, variables) =>
        report(error, (variables as { isRepeated?: boolean } | undefined)?.isRepeated),
      // After any change all lists and details are stale; lookups are not.
      onSuccess: () => void client.invalidateQueries(changeable),
    }),
    defaultOptions: {
      // Without a network a call fails with a message, instead of waiting for the network.
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (count, error) => count < 2 && worthRetrying(error),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}
