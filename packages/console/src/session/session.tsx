// Who is signed in: the token in the browser, the user from the server, for every component below.
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
import { CallFailure, send } from "../shared/send.ts";
import { accessToken, storedUser, type UserRecord } from "../shared/storage.ts";

/** The server knows the token, but lets its user in no more. */
const isRefusal = (error: Error | null) =>
  error instanceof CallFailure && [403, 404].includes(error.status);

const userQuery = (token: string) =>
  queryOptions({
    queryKey: ["user", token],
    queryFn: ({ signal }) => send(currentUser, { signal }),
    enabled: ({ state }) => token !== "" && !isRefusal(state.error),
    staleTime: 60_000,
    // While the server does not say who this is, it is asked again.
    refetchInterval: ({ state }) => (state.error ? 10_000 : false),
    meta: { quiet: true },
  });

export interface Session {
  readonly token: string;
  /** Undefined while the server has not answered, and for visitors. */
  readonly user: User | undefined;
  /** What was known of the user at the last visit: enough for the navigation bar. */
  readonly remembered: UserRecord | undefined;
  /** The session ended here, by signing out or by the server's word: pages for users lead to the root, not to login. */
  readonly ended: boolean;
  /** The server could not say who this is (it did not answer, or failed); `retry` asks again. */
  readonly failed: boolean;
  readonly retry: () => void;
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
    meta: { quiet: true },
  });

  useEffect(() => {
    if (user) storedUser.set(user);
  }, [user]);

  useEffect(() => {
    if (!refused) return;
    accessToken.set(null);
    storedUser.set(null);
  }, [refused]);

  // Another tab signed in or out; without a key, the browser forgot everything.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== null && event.key !== accessToken.key) return;
      setEnded(false);
      setKept(accessToken.get());
      // What was read as one person is not shown to the next.
      client.removeQueries(changeable);
    };
    addEventListener("storage", follow);
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
      failed: error !== null && !refused,
      retry: () => void refetch(),
      signIn: async (credentials) => {
        const answer = await askForToken(credentials);
        accessToken.set(answer.token);
        setEnded(false);
        setKept(answer.token);
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

/** The signed-in user, below a guard. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error("useUser outside of a guarded route");
  return user;
}

export const useRole = (): UserRole => useUser().role;

/** For stories and tests: a session of this user, without a server. */
export function SessionOf({
  user,
  children,
}: {
  readonly user: User | undefined;
  readonly children: ReactNode;
}) {
  const nothing = () => undefined;
  const session: Session = {
    token: user ? "token" : "",
    user,
    remembered: user,
    ended: false,
    failed: false,
    retry: nothing,
    signIn: () => Promise.resolve(),
    signOut: nothing,
    forget: nothing,
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}
