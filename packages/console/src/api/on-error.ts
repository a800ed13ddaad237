// What happens when a call fails: a retry, a toast, or the end of the session.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isNotFound } from "./changeable.ts";
import { connection } from "../auth/company-connection.ts";
import { CallFailure } from "./send.ts";
import { accessToken } from "../auth/storage.ts";

/** Receives failed calls. The shell can show toasts and navigate; the company's provider ends its connection. */
export interface FailureListener {
  /** The message has one line per problem; status 0 means no response. */
  readonly failed?: (failure: CallFailure) => void;
  /** A 401 in the current session: it has ended, and nothing is shown. */
  readonly signedOut?: () => void;
  /** A 401 of the connected company's calls: the company's token is invalid. */
  readonly companyEnded?: () => void;
}

const listeners = new Set<FailureListener>();

/** Returns a function that ends it. */
export function listenToFailures(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: Error;
    /**
     * `repeats`: the query polls. `lookup`: no mutation changes its data. `elsewhere`: another query loads what is
     * missing here, and that one's result counts.
     */
    queryMeta: { repeats?: boolean; lookup?: boolean; elsewhere?: boolean };
    /** `wait`: blocks the page; the overlay shows when it takes long. */
    mutationMeta: { wait?: boolean };
  }
}

/** A stale save needs no toast: the form asks which version to keep. */
const isBehind = ({ problems }: CallFailure) =>
  problems.some(({ key }) => key === "submission.stale");

function report(error: Error, isReported = false): void {
  if (!(error instanceof CallFailure)) return;
  if (error.status === 401 && error.companyToken !== "") {
    // Only the company's connection ends, not the user's session; and not a newer connection than the call's.
    if (error.companyToken === connection.get()?.token)
      for (const { companyEnded } of listeners) companyEnded?.();
  } else if (error.status === 401) {
    // A late 401 must not end a newer session.
    if (error.token === accessToken.get()) for (const { signedOut } of listeners) signedOut?.();
  } else if (!isReported && !isBehind(error)) for (const { failed } of listeners) failed?.(error);
}

/** Queries whose last fetch failed: a polling query reports a failure once, not on every poll. */
const failing = new WeakSet<object>();

/** Whether a retry can help: without a response or when the server is down, not after a refusal. */
const worthRetrying = (error: Error) =>
  error instanceof CallFailure && (error.status === 0 || error.status >= 502);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { repeats, elsewhere } = query.meta ?? {};
        report(error, (repeats && failing.has(query)) || (elsewhere && isNotFound(error)));
        failing.add(query);
      },
      onSuccess: (_data, query) => void failing.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, variables) =>
        report(error, (variables as { isRepeated?: boolean } | undefined)?.isRepeated),
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
}
