// Passwords are stored as argon2id and checked in the same time whether there is one or not.
import { hash, verify } from "@node-rs/argon2";

const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let dummy: Promise<string> | undefined;

/** Whether it is the password; without a stored hash never, after the same work. */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword("nobody has this password");
  const matches = await verify(stored ?? (await dummy), password);
  return matches && typeof stored === "string";
}
