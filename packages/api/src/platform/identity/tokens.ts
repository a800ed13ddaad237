// Tokens of users and companies: 256 random bits, of which only the hash is stored.
import { hash, randomBytes } from "node:crypto";

export const newToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): string => hash("sha256", token, "hex");
