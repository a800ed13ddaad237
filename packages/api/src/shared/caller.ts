// The user or company that makes a request.
export interface SignedIn {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly role: "creator" | "admin";
}

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}
