// Sample users as an administrator sees them, for stories.
import type { ManagedUser } from "@lanyard/contract";

const base: ManagedUser = {
  id: 9,
  username: "ada",
  email: "ada@example.com",
  support_email: "",
  role: "admin",
  avatar: "",
  active: 1,
  invited: 0,
  created_at: "2026-01-12T09:00:00.000Z",
};
const one = (id: number, some: Partial<ManagedUser>): ManagedUser => ({ ...base, id, ...some });

/** The signed-in administrator of the stories. */
export const reader = base;
export const creator = one(7, {
  username: "marta",
  email: "marta@officina.example",
  support_email: "aiuto@officina.example",
  role: "creator",
});
export const invited = one(8, {
  username: "ugo",
  email: "ugo@officina.example",
  role: "creator",
  invited: 1,
});
export const inactive = one(6, { username: "bruno", email: "bruno@example.com", active: 0 });
export const longestUser = one(5, {
  username: "massimiliano-della-torre-e-tasso-di-san-benedetto",
  email: "massimiliano.dellatorre.tasso.sanbenedetto@cooperativa-manutenzione.example",
  role: "creator",
});
export const sampleUsers: readonly ManagedUser[] = [reader, invited, creator, inactive];

/** A long list, as a large installation may have. */
export const manyUsers = (count: number): ManagedUser[] =>
  Array.from({ length: count }, (_, at) =>
    one(at + 20, { username: `persona ${at + 1}`, role: "creator" }),
  );
