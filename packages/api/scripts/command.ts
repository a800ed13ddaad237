// Runs a command with the server's settings, database and files.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openContext } from "../src/open-context.ts";
import type { Database } from "../src/platform/database/db.ts";
import { databaseProblem } from "../src/platform/database/database-problem.ts";
import { openDatabase } from "../src/platform/database/db.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { startEmbedded } from "../src/platform/postgres/embedded-postgres.ts";
import { readEnv, type Env } from "../src/platform/env/env.ts";
import type { Context } from "../src/platform/context.ts";
import type { Files } from "../src/platform/files/files.ts";
import { openDataDir } from "../src/platform/env/data-dir.ts";
import { splitHosts } from "../src/platform/env/addresses.ts";
import { Refused } from "../src/platform/refuse.ts";
import { sayProblem } from "../src/platform/text/texts.ts";
import { startProblem } from "../src/start-problem.ts";

export interface DataAccess extends Database {
  readonly context: Context;
  readonly files: Files;
  /** The data's location, for messages. */
  readonly name: string;
}

interface DataOptions {
  /** Creates the embedded database if there is none; otherwise a missing one is an error. */
  readonly mayBeNew?: boolean;
  /** The hash of the migration up to which the tables are brought before the action, instead of after it. */
  readonly migration?: string | undefined;
}

/** Calls `action` with the database and files of the environment; the server may run at the same time. */
export const withData = <T>(
  action: (data: DataAccess) => Promise<T>,
  options?: DataOptions,
): Promise<T> =>
  withDatabase(async (database, env, name) => {
    const context = await openContext(env, database.db);
    return action({ ...database, context, files: context.files, name });
  }, options);

/** Like `withData`, without the files; `name` is the data's location, for messages. */
export async function withDatabase<T>(
  action: (database: Database, env: Env, name: string) => Promise<T>,
  { mayBeNew = false, migration }: DataOptions = {},
): Promise<T> {
  const env = readEnv(process.env);
  if (env.databaseUrl === undefined && !mayBeNew && !existsSync(join(env.dataDir, "postgres")))
    throw new Error(
      `There is no database in DATA_DIR=${env.dataDir}. Set DATA_DIR or DATABASE_URL to the server's values.`,
    );
  const throwProblem = (error: unknown): never => {
    throw new Error(startProblem(error, env));
  };
  // Other users of this machine must not read the files created here.
  process.umask(0o077);
  await openDataDir(env.dataDir).catch(throwProblem);
  const embedded = env.databaseUrl === undefined ? await startEmbedded(env.dataDir) : undefined;
  const url = env.databaseUrl ?? embedded?.url ?? "";
  const database = openDatabase(url, { queryTimeoutMs: 0 });
  try {
    await migrate(url, { last: migration }).catch(throwProblem);
    const name = embedded ? env.dataDir : new URL(splitHosts(url)[0] ?? "").host;
    const result = await action(database, env, name);
    if (migration !== undefined) await migrate(url).catch(throwProblem);
    return result;
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

function findUrlProblem(url: string): string | undefined {
  try {
    readEnv({ DATABASE_URL: url });
    return undefined;
  } catch (error) {
    return (error as Error).message.replace("DATABASE_URL", "The URL");
  }
}

/**
 * Migrates the database at a URL given to a command, and opens it. Throws an error with a readable message, without the
 * password, when the URL cannot be used.
 */
export async function openAddress(url: string): Promise<Database> {
  const problem = findUrlProblem(url);
  if (problem !== undefined) throw new Error(problem);
  await migrate(url).catch((error: unknown) => {
    const { host, pathname } = new URL(splitHosts(url)[0] ?? "");
    const reason = databaseProblem(error, url);
    throw reason === undefined ? error : new Error(`${host}${pathname}: ${reason}`);
  });
  return openDatabase(url, { queryTimeoutMs: 0 });
}

function explain(error: unknown): string {
  if (error instanceof Refused)
    return error.problems.map((problem) => sayProblem("en", problem)).join("\n");
  return startProblem(error);
}

/** Runs a command with its argument and the flags after it, and prints its result or its error message. */
export async function command(
  usage: string,
  action: (argument: string, flags: readonly string[]) => Promise<string>,
  allowedFlags: readonly string[] = [],
) {
  const [argument, ...flags] = process.argv.slice(2);
  if (argument === undefined || !flags.every((flag) => allowedFlags.includes(flag))) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    console.log(await action(argument, flags));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
