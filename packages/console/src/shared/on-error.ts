// What happens when a call fails: one place for the toast, one for a session that has ended.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { changeable } from "./changeable.ts";
import { CallFailure } from "./send.ts";
import { accessToken } from "./storage.ts";

/** Told of every failed call. Set once by the shell, which can show toasts and knows the router. */
export interface FailureListener {
  /** The message has one line per problem; status 0 means that no answer came. */
  readonly failed: (failure: CallFailure) => void;
  /** A 401 in the session that is: it is over and nothing is shown. */
  readonly signedOut: () => void;
}

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: Error;
    /** `quiet`: the screen shows the failure itself. `lookup`: no mutation changes it. */
    queryMeta: { quiet?: boolean; lookup?: boolean };
    /** `wait`: nothing else may be done beside it; the overlay shows when it takes long. */
    mutationMeta: { quiet?: boolean; wait?: boolean };
  }
}

let listener: FailureListener | undefined;
export const listenToFailures = (next: FailureListener | undefined): void => {
  listener = next;
};

function report(error: Error, quiet: boolean | undefined): void {
  if (!(error instanceof CallFailure)) return;
  if (error.status === 401) {
    // Whoever has signed in since stays.
    if (error.token === accessToken.get()) listener?.signedOut();
  } else if (!quiet) listener?.failed(error);
}

/** Whether asking again can help: no answer or the server's fault, never a refusal. */
const worthRetrying = (error: Error) =>
  error instanceof CallFailure && (error.status === 0 || error.status >= 502);

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta?.quiet) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta?.quiet),
      // Whatever was changed, every list and detail is asked for again; lookups stay.
      onSuccess: () => void client.invalidateQueries(changeable),
    }),
    defaultOptions: {
      // Without a network a call fails and says so, instead of waiting in silence until there is one.
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
