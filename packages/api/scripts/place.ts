// What the backup commands start from: the settings of the server, its database, its files.
import { openContext } from "../src/open-context.ts";
import type { Database } from "../src/database/db.ts";
import { migrate, openDatabase } from "../src/database/db.ts";
import { startEmbedded } from "../src/postgres/embedded-postgres.ts";
import { readEnv } from "../src/shared/env.ts";
import type { Files } from "../src/files/files.ts";

export interface Place extends Database {
  readonly files: Files;
  /** Where the data is, for people. */
  readonly name: string;
}

/** Does `action` with the database and the files that the environment names; the server may run meanwhile. */
export async function atPlace<T>(action: (place: Place) => Promise<T>): Promise<T> {
  const env = readEnv(process.env);
  const embedded = env.databaseUrl === undefined ? await startEmbedded(env.dataDir) : undefined;
  const database = openDatabase(env.databaseUrl ?? embedded?.url ?? "", { patience: 0 });
  try {
    await migrate(database.pool);
    const { files } = await openContext(env, database.db);
    const name = embedded ? env.dataDir : new URL(env.databaseUrl ?? "").host;
    return await action({ ...database, files, name });
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

/** Runs a command; what it throws is one line for people. */
export async function command(usage: string, action: (argument: string) => Promise<string>) {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    console.log(await action(argument));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
