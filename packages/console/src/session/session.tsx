// The session for all components: the token from local storage, the user from the server.
import { useMutation, useQuery, useQueryClient, queryOptions } from "@tanstack/react-query";
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";
import {
  currentUser,
  login,
  logout,
  type User,
  type UserRole,
  type BodyOf,
} from "@lanyard/contract";
import { changeable } from "../shared/changeable.ts";
import { asking, CallFailure, send } from "../shared/send.ts";
import { accessToken, storedUser, type UserRecord } from "../shared/storage.ts";

/** The server refuses the user of a valid token. */
const isRefusal = (error: Error | null) =>
  error instanceof CallFailure && [403, 404].includes(error.status);

const userQuery = (token: string) =>
  queryOptions({
    queryKey: ["user", token],
    ...asking(currentUser, {}),
    enabled: ({ state }) => token !== "" && !isRefusal(state.error),
    staleTime: 60_000,
    // Repeated while it fails.
    refetchInterval: ({ state }) => (state.error ? 10_000 : false),
    meta: { repeats: true },
  });

export interface Session {
  readonly token: string;
  /** Undefined while the server has not answered, and for visitors. */
  readonly user: User | undefined;
  /** The user of the last visit, for the navigation bar. */
  readonly remembered: UserRecord | undefined;
  /** The session has just ended in this tab, by signing out or a 401: the guarded page leads to the root, not to login. */
  readonly ended: boolean;
  /** Another page shows since: from now on guarded pages lead to login. */
  readonly settle: () => void;
  /** The user could not be loaded (no response, or an error of the server); `retry` tries again. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Resolves when it is known who signed in, or when that could not be learned. */
  readonly signIn: (credentials: BodyOf<typeof login>) => Promise<void>;
  /** Ends the session here and on the server. */
  readonly signOut: () => void;
  /** Ends the session here: the server has already ended it. */
  readonly forget: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [kept, setKept] = useState(accessToken.get);
  const [ended, setEnded] = useState(false);
  const { data: user, error, refetch } = useQuery(userQuery(kept));
  const refused = isRefusal(error);
  const token = refused ? "" : kept;
  const { mutateAsync: askForToken } = useMutation({
    mutationFn: (body: BodyOf<typeof login>) => send(login, { body }),
  });

  useEffect(() => {
    if (user) storedUser.set(user);
  }, [user]);

  useEffect(() => {
    if (!refused) return;
    accessToken.set(null);
    storedUser.set(null);
  }, [refused]);

  // Another tab has signed in or out, or changed the account; without a key, local storage was cleared.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // Names and pictures of creators stand in lists and details too.
      if (event.key === storedUser.key && event.newValue !== null)
        void client.invalidateQueries(changeable);
      if (event.key !== null && event.key !== accessToken.key) return;
      setEnded(false);
      setKept(accessToken.get());
      // Data of one user must not be shown to the next.
      client.removeQueries(changeable);
    };
    addEventListener("storage", follow);
    // What happened between the first render and now.
    queueMicrotask(() => setKept(accessToken.get()));
    return () => removeEventListener("storage", follow);
  }, [client]);

  const session = useMemo<Session>(() => {
    const forget = () => {
      accessToken.set(null);
      storedUser.set(null);
      setEnded(true);
      setKept("");
      client.removeQueries(changeable);
    };
    return {
      token,
      user: token ? user : undefined,
      remembered: token ? storedUser.get() : undefined,
      ended,
      settle: () => setEnded(false),
      failed: error !== null && !refused,
      retry: () => void refetch(),
      signIn: async (credentials) => {
        const answer = await askForToken(credentials);
        accessToken.set(answer.token);
        setEnded(false);
        setKept(answer.token);
        // Until it is known who signed in the page is still the login: it may not be sent again.
        await client.fetchQuery(userQuery(answer.token)).catch(() => undefined);
      },
      signOut: () => {
        // An error of the logout call is ignored: the browser forgets the token either way.
        send(logout, {}).catch(() => undefined);
        forget();
      },
      forget,
    };
  }, [token, user, ended, error, refused, refetch, askForToken, client]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession outside of SessionProvider");
  return session;
}

/** The signed-in user; only below a guard. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error("useUser outside of a guarded route");
  return user;
}

export const useRole = (): UserRole => useUser().role;
