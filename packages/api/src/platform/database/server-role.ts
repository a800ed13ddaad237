// The rights of the role that servers sign in as, where it is separate from the owner of the tables.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import { packageRoot } from "../env/package-root.ts";

export const serverRole = "lanyard_server";

/** Grants the role the rights that a server needs. Has to run as the owner; false where there is no such role. */
export async function grantServerRole(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query("select from pg_roles where rolname = $1", [serverRole]);
  if (!rowCount) return false;
  await pool.query(await readFile(join(packageRoot, "deploy", "server-role.sql"), "utf8"));
  return true;
}
