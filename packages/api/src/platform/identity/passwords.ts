// Stores passwords as argon2id hashes. A check takes the same time whether or not there is a stored hash.
import { hash, verify } from "@node-rs/argon2";

const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let dummy: Promise<string> | undefined;

/** Whether the password matches; false without a stored hash, after the same amount of work. */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword("nobody has this password");
  const matches = await verify(stored ?? (await dummy), password);
  return matches && typeof stored === "string";
}
