// One PostgreSQL for a run of tests, with a migrated database that every test file clones.
import { mkdtemp, rm, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/database/db.ts";
import { migrate } from "../src/database/migrate.ts";
import { openJobs } from "../src/jobs/jobs.ts";
import { startEmbedded } from "../src/postgres/embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** postgres://… of the server; its database `lanyard_template` is migrated. */
    postgresUrl: string;
  }
}

export const templateName = "lanyard_template";

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const inMemory = "/dev/shm";
/** Several times what the databases of all tests take at once. */
const roomy = 4 * 2 ** 30;

/**
 * Where the databases lie: in memory where a lot of it is free. Each test file copies a database of hundreds of files, and
 * to find them a place on a disk is a tenth of the tests' work.
 */
async function databasesHome(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > roomy && freemem() > roomy ? inMemory : tmpdir();
}

/** The tables of jobs, which the first server on a database makes: in each of its copies they would be a third of its start. */
async function makeJobs(url: string): Promise<void> {
  const database = openDatabase(url);
  const jobs = openJobs(database.db);
  await jobs.start((error) => {
    throw error;
  });
  await jobs.stop();
  await database.close();
}

/** A server with the migrated template. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(await databasesHome(), "lanyard-test-"));
  // What a power cut would lose does not matter here; what the server does is the same.
  const postgres = await startEmbedded(folder, {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "200",
    // Nothing may depend on the zone that a connection happens to have.
    timezone: "Asia/Kathmandu",
  });
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  // Each connection proves that it knows the password, at thousands of hashes on both sides.
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
  // Mutation tests run many times: they bring one server for all of them.
  const shared = process.env["TEST_POSTGRES_URL"];
  const postgres = shared === undefined ? await startPostgres() : undefined;
  project.provide("postgresUrl", postgres?.url ?? shared ?? "");
  return postgres?.stop;
}
