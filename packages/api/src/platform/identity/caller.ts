// The user or company that makes a request.
export interface SignedIn {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly role: "creator" | "admin";
}

/** A user's session, known by its token or by its cookie for documents. */
export interface Session {
  readonly user: SignedIn;
  /** Public and random; empty for a session that a server of an older version created. */
  readonly sessionId: string;
  /** The hash of its cookie for documents; null without one. */
  readonly documentHash: string | null;
  readonly remember: boolean;
  /** Whether this use has prolonged it, which happens at most once a minute. */
  readonly prolonged: boolean;
}

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}
