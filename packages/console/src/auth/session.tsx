// The session context: the token from local storage, the user from the server.
import { useQuery, useQueryClient, queryOptions } from "@tanstack/react-query";
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import {
  currentUser,
  login,
  logout,
  type Account,
  type UserRole,
  type RequestBody,
} from "@lanyard/contract";
import { changeable } from "../api/changeable.ts";
import { clientHints, forgetHints, sendHints } from "./client-hints.ts";
import { useApiMutation } from "../api/mutation.ts";
import { query } from "../api/query.ts";
import { CallFailure, send } from "../api/send.ts";
import { accessToken, sessionId, storedUser, type UserRecord } from "./storage.ts";

/** Whether the server refuses the user of a valid token. */
const isRefusal = (error: Error | null) =>
  error instanceof CallFailure && [403, 404].includes(error.status);

/** Its key begins the key of every session's user. */
export const userOfAnySession = query(currentUser, {});
/** The key has the token, so that no session shows the user of another. */
export const userQuery = (token: string) =>
  queryOptions({
    ...userOfAnySession,
    queryKey: [...userOfAnySession.queryKey, token],
    enabled: ({ state }) => token !== "" && !isRefusal(state.error),
    staleTime: 60_000,
    // Poll while it fails.
    refetchInterval: ({ state }) => (state.error ? 10_000 : false),
    meta: { repeats: true },
  });

function forgetSession(): void {
  accessToken.set(null);
  sessionId.set(null);
  storedUser.set(null);
  forgetHints();
}

export interface Session {
  readonly token: string;
  /** Undefined while the server has not answered, and for visitors. */
  readonly user: Account | undefined;
  /** The stored user record, for the navigation bar. */
  readonly remembered: UserRecord | undefined;
  /**
   * The session has just ended in this tab, by sign-out or a 401: guarded pages then redirect to the root, not to
   * login.
   */
  readonly ended: boolean;
  /** Called once another page shows: from then on guarded pages redirect to login. */
  readonly settle: () => void;
  /** The user could not be loaded (no response, or an error of the server); `retry` tries again. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Resolves once the signed-in user has loaded or failed to load; rejects if the login is refused. */
  readonly signIn: (credentials: RequestBody<typeof login>) => Promise<void>;
  /** Ends the session here and on the server. */
  readonly signOut: () => void;
  /** Ends the session here: the server has already ended it. */
  readonly forget: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [storedToken, setStoredToken] = useState(accessToken.get);
  const tokenNow = useEffectEvent(() => storedToken);
  const [ended, setEnded] = useState(false);
  const { data: user, error, refetch } = useQuery(userQuery(storedToken));
  const refused = isRefusal(error);
  const token = refused ? "" : storedToken;
  const { mutateAsync: askForToken } = useApiMutation(
    (body: RequestBody<typeof login>) => send(login, { body }),
    { invalidates: [] },
  );

  useEffect(() => {
    if (!user) return;
    storedUser.set(user);
    sessionId.set(user.session_id);
  }, [user]);

  useEffect(() => {
    if (!refused) return;
    forgetSession();
  }, [refused]);

  // Another tab has signed in or out, or changed the account; without a key, local storage was cleared.
  useEffect(() => {
    const follow = (event: Pick<StorageEvent, "key" | "newValue">) => {
      // Lists and details contain the names and pictures of creators, too.
      if (event.key === storedUser.key && event.newValue !== null)
        void client.invalidateQueries(changeable);
      if (event.key !== null && event.key !== accessToken.key) return;
      setEnded(false);
      setStoredToken(accessToken.get());
      // Data of one user must not be shown to the next.
      client.removeQueries(changeable);
    };
    // A page that the back-forward cache restores has heard of no change meanwhile.
    const restored = ({ persisted }: PageTransitionEvent) => {
      // At once, before what the page showed can be painted.
      if (persisted && accessToken.get() !== tokenNow())
        flushSync(() => follow({ key: accessToken.key, newValue: null }));
    };
    addEventListener("storage", follow);
    addEventListener("pageshow", restored);
    // Catch up with changes between the first render and this effect.
    queueMicrotask(() => setStoredToken(accessToken.get()));
    return () => {
      removeEventListener("storage", follow);
      removeEventListener("pageshow", restored);
    };
  }, [client]);

  const session = useMemo<Session>(() => {
    const forget = () => {
      forgetSession();
      setEnded(true);
      setStoredToken("");
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
        // First: a page of the former session that loads meanwhile is then not taken for one of this session.
        sessionId.set(answer.session_id);
        accessToken.set(answer.token);
        sendHints(clientHints());
        setEnded(false);
        setStoredToken(answer.token);
        // Wait for the user: until then the login form still shows, and must not be submitted again.
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
export function useUser(): Account {
  const { user } = useSession();
  if (!user) throw new Error("useUser outside of a guarded route");
  return user;
}

export const useRole = (): UserRole => useUser().role;
