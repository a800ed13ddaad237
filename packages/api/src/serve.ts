// Starts the server: settings, database, files, demo data; then listens until a signal stops it.
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { refreshUserSkeletons } from "./features/account/account.rules.ts";
import { buildApp } from "./app.ts";
import { refreshCompanySkeletons } from "./features/company/company.rules.ts";
import type { Context } from "./platform/context.ts";
import { openContext } from "./open-context.ts";
import { demoLines, openDemoAccounts, seedDemo } from "./demo/demo.ts";
import { openDatabase } from "./platform/database/db.ts";
import { migrate } from "./platform/database/migrate.ts";
import { consoleFolder } from "./platform/http/documents/console.ts";
import { keepRelease } from "./platform/http/documents/releases.ts";
import { startEmbedded } from "./platform/postgres/embedded-postgres.ts";
import { tidy } from "./retention/retention.ts";
import { remindDue } from "./features/license/reminder.rules.ts";
import { openDataDir } from "./platform/env/data-dir.ts";
import { fillNames } from "./features/billing/receipt.rules.ts";
import { fillListings } from "./features/product/listing.rules.ts";
import { inspectBuild } from "./features/preflight/preflight.rules.ts";
import { checkWaiting } from "./features/submission/check.stored.rules.ts";
import { fillStore, fillTitles } from "./features/store/store.rules.ts";
import { readEnv, type Env } from "./platform/env/env.ts";
import { nameStacks } from "./platform/process/named-stacks.ts";
import { lastResort } from "./last-resort.ts";
import { startProblem } from "./start-problem.ts";

/** How long (ms) running requests may take at shutdown before they are cut off, as part of `stopMs`. */
const requestsMs = 10_000;
const stopMs = 25_000;
const tidyEvery = 10 * 60_000;
/**
 * Signals within this time count as one: a Ctrl-C reaches the process from the terminal, and again from its parent
 * process.
 */
const sameSignalMs = 1_000;

/** Functions that close what has been opened; called in reverse order. */
const closers: (() => Promise<unknown>)[] = [];
/** Tells load balancers to send requests elsewhere, and gives them time to do so. */
let drain: (() => Promise<void>) | undefined;
let embedded: ReturnType<typeof startEmbedded> | undefined;
let appLog: FastifyBaseLogger | undefined;

async function close(): Promise<void> {
  for (const undo of closers.splice(0).toReversed()) await undo();
}

async function openDatabaseUrl(env: Env): Promise<string> {
  if (env.databaseUrl !== undefined) return env.databaseUrl;
  embedded = startEmbedded(env.dataDir);
  const postgres = await embedded;
  closers.push(() => postgres.stop());
  if (!postgres.home.startsWith(env.dataDir))
    console.log(
      `The database is in ${postgres.home}, because the account that runs it cannot access ${env.dataDir}.`,
    );
  return postgres.url;
}

/** Runs retention, reminders and checks of waiting builds periodically; returns a function that stops them. */
function tidyNowAndThen(context: Context, log: Pick<FastifyBaseLogger, "error">) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const work = async () => {
    await tidy(context, (error) => log.error(error));
    await remindDue(context, stopping.signal).catch((error: unknown) => log.error(error));
    await checkWaiting(context, inspectBuild, stopping.signal, (error) => log.error(error));
  };
  // Skips a run while the previous one is under way: many reminders may take longer than the interval.
  const run = () => {
    running ??= work().finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, tidyEvery);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

/**
 * Prepares tables, demo data, skeletons of names, rows of lists and the console's files. May wait for other servers
 * that start at the same moment.
 */
async function prepare(env: Env, url: string): Promise<void> {
  await migrate(url);
  const database = openDatabase(url, { queryTimeoutMs: 0 });
  try {
    if (env.demo) await seedDemo(await openContext(env, database.db));
    const alike =
      (await refreshUserSkeletons(database.db)) + (await refreshCompanySkeletons(database.db));
    if (alike > 0) console.warn(`${alike} names look like those of other users or companies.`);
    await fillListings(database.db);
    await fillStore(database.db);
    await fillTitles(database.db);
    await fillNames(database.db);
    await keepRelease(database.db, consoleFolder);
    const open = env.demoAllowed ? [] : await openDemoAccounts(database.db);
    if (open.length > 0)
      throw new Error(
        `The password or token of ${open.join(", ")} is publicly known, but HOST=${env.host} or PUBLIC_URL=${env.publicUrl} is not this machine. Change or deactivate them (npm run admin -- <e-mail> creates another administrator), or set DEMO=public.`,
      );
  } finally {
    await database.close();
  }
}

async function serve(env: Env): Promise<void> {
  await openDataDir(env.dataDir);
  const url = await openDatabaseUrl(env);
  await prepare(env, url);
  const database = openDatabase(url);
  closers.push(() => database.close());
  const context = await openContext(env, database.db);
  // On a terminal, only warnings are logged, so that the address stays visible; a log collector gets every request.
  const app = await buildApp(context, process.stdout.isTTY ? "warn" : "info");
  appLog = app.log;
  closers.push(() => app.close());
  await app.listen({ port: env.port, host: env.host });
  closers.push(tidyNowAndThen(context, app.log));
  closers.push(() => app.shutdown.complete(requestsMs));
  drain = async () => {
    app.shutdown.announce();
    await pause(env.drainSeconds * 1_000);
  };
  console.log(`\n${env.productName} listens on ${env.publicUrl}`);
  if (env.demo) console.log(demoLines(env.publicUrl).join("\n"));
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  // Keeps other users of this machine from reading the files that the server creates.
  process.umask(0o077);
  await serve(env).catch((error: unknown) => {
    throw new Error(startProblem(error, env));
  });
}

/** Exits without waiting for hanging work, but still stops the embedded database. */
async function abandon(): Promise<never> {
  const postgres = await embedded?.catch(() => undefined);
  await postgres?.stop(true);
  process.exit(1);
}

async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const limit = setTimeout(() => void abandon(), milliseconds);
  return work.finally(() => clearTimeout(limit));
}

async function stop(started: Promise<void>, signal?: NodeJS.Signals): Promise<void> {
  // Waits until the start is complete, because a half-started server cannot be closed.
  await withTimeout(
    stopMs,
    started.catch(() => undefined),
  );
  // Ctrl-C comes from a terminal, so no draining is needed; SIGTERM may come while a load balancer sends requests.
  if (signal === "SIGTERM") await drain?.();
  await withTimeout(stopMs, close());
}

let signalledAt: number | undefined;
function onSignal(started: Promise<void>, signal: NodeJS.Signals): void {
  if (signalledAt !== undefined) {
    // A second signal stops without waiting.
    if (Date.now() - signalledAt > sameSignalMs) void abandon();
    return;
  }
  signalledAt = Date.now();
  void stop(started, signal).then(() => process.exit(0));
}

nameStacks();
const started = start();
lastResort(
  (error, message) =>
    appLog ? appLog.fatal({ err: error }, message) : console.error(message, error),
  () => void stop(started).then(() => process.exit(1), abandon),
);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
  process.on(signal, () => onSignal(started, signal));
try {
  await started;
} catch (error) {
  console.error(`The server cannot start.\n${(error as Error).message}`);
  await withTimeout(stopMs, close());
  process.exit(1);
}
