// One PostgreSQL for a whole test run, with a migrated database that every test file clones.
import { mkdtemp, rm, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/platform/database/db.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { startEmbedded } from "../src/platform/postgres/embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's postgres:// URL; its database `lanyard_template` is migrated. */
    postgresUrl: string;
  }
}

export const templateName = "lanyard_template";

/** The URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const inMemory = "/dev/shm";
/** Several times the space that the databases of all tests need at once. */
const roomy = 4 * 2 ** 30;

/**
 * The folder for the databases: in memory if enough is free, because each test file copies a database of hundreds of
 * files, and allocating them on a disk would take a tenth of the tests' time.
 */
async function databasesHome(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > roomy && freemem() > roomy ? inMemory : tmpdir();
}

/**
 * Creates the job tables, which otherwise the first server on each copied database would create: a third of its start
 * time.
 */
async function makeJobs(url: string): Promise<void> {
  const database = openDatabase(url);
  const jobs = openJobs(database.db);
  await jobs.start((error) => {
    throw error;
  });
  await jobs.stop();
  await database.close();
}

/** Starts a server with the migrated template database. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(await databasesHome(), "lanyard-test-"));
  // Durability after a power cut does not matter here; the server's behaviour is the same.
  const postgres = await startEmbedded(folder, {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "200",
    // An unusual time zone, because nothing may depend on the connection's zone.
    timezone: "Asia/Kathmandu",
  });
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  // Reduces password hashing, which would cost thousands of iterations on both sides for every connection.
  const { password } = new URL(postgres.url);
  await admin.query("set scram_iterations = 1");
  await admin.query(
    `alter role current_user password ${admin.escapeLiteral(decodeURIComponent(password))}`,
  );
  await admin.end();
  const template = databaseUrl(postgres.url, templateName);
  await migrate(template);
  await makeJobs(template);
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
      if (postgres.home !== join(folder, "postgres"))
        await rm(postgres.home, { recursive: true, force: true });
    },
  };
}

export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  // Mutation tests run the tests many times, so they provide one shared server.
  const shared = process.env["TEST_POSTGRES_URL"];
  const postgres = shared === undefined ? await startPostgres() : undefined;
  project.provide("postgresUrl", postgres?.url ?? shared ?? "");
  return postgres?.stop;
}
