// The whole server on its own database, with injected requests: the basis of all server tests.
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls, refusal, type Call } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { Client } from "pg";
import { inject } from "vitest";
import * as z from "zod/mini";
import { users } from "../src/features/account/account.tables.ts";
import { buildApp } from "../src/app.ts";
import { companies } from "../src/features/company/company.tables.ts";
import { openContext } from "../src/open-context.ts";
import { sessions } from "../src/features/session/session.tables.ts";
import type { Context } from "../src/platform/context.ts";
import { listRefusals } from "../src/platform/http/openapi/openapi.ts";
import { openDatabase } from "../src/platform/database/db.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { readEnv } from "../src/platform/env/env.ts";
import { idlePause } from "../src/platform/process/process-pool.ts";
import { toSkeletons } from "../src/platform/text/skeletons.ts";
import { hashToken } from "../src/platform/identity/tokens.ts";
import { noQuotas } from "./no-quotas.ts";
import { databaseUrl, templateName } from "./postgres.setup.ts";
import { forbidSessionState } from "./session-state.ts";
import type { BodyAt, Method, Reply, Sender } from "./reply.ts";

/**
 * Polling idle queues would be most of the cost of an idle test, so they poll rarely; jobs that the server itself sends
 * start at once.
 */
const idlePollMs = 10_000;
// Keeps the processes for pictures and archives alive between test files: starting one takes longer than all its tasks.
idlePause.ms = 60_000;

export const people = ["creator", "other", "admin"] as const;
export type Person = (typeof people)[number];
/** Tokens of the two companies in every test database; their e-mails are first@company.test and second@company.test. */
export const companyTokens = {
  first: "first-company-token",
  second: "second-company-token",
} as const;

export interface TestApp extends Context {
  readonly dataDir: string;
  /**
   * Sends as the user `creator`, `other` (also a creator) or `admin`, whose e-mails are `<name>@user.test`; without a
   * person, as a visitor.
   */
  as(person?: Person): Sender;
  /** The rows of an SQL query. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  /** Sends the company's token in every body. */
  company(token?: string): Sender;
  readonly userIds: Readonly<Record<Person, number>>;
  /** The Fastify instance, for what the senders do not cover. */
  readonly fastify: Awaited<ReturnType<typeof buildApp>>;
  close(): Promise<void>;
}

/** The token of a person of the harness. */
export const tokenOf = (person: string) => `token-of-${person}`;

async function seed({ db }: Context): Promise<Record<Person, number>> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const rows = await db
    .insert(users)
    .values(
      people.map((name) => ({
        username: name,
        ...toSkeletons(name),
        email: `${name}@user.test`,
        signedInAt: new Date().toISOString(),
        role: name === "admin" ? ("admin" as const) : ("creator" as const),
      })),
    )
    .returning({ id: users.id, name: users.username });
  await db.insert(sessions).values(
    rows.map(({ id, name }) => ({
      tokenHash: hashToken(tokenOf(name as Person)),
      userId: id,
      expiresAt,
    })),
  );
  await db.insert(companies).values(
    Object.entries(companyTokens).map(([name, token]) => ({
      name,
      ...toSkeletons(name),
      email: `${name}@company.test`,
      country: "IT",
      tokenHash: hashToken(token),
    })),
  );
  return Object.fromEntries(rows.map(({ id, name }) => [name, id])) as Record<Person, number>;
}

async function payloadOf(
  body: object | FormData | undefined,
): Promise<Pick<InjectOptions, "payload" | "headers">> {
  if (body === undefined) return {};
  if (!(body instanceof FormData || body instanceof URLSearchParams)) return { payload: body };
  const encoded = new Response(body);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, "[^/]+")}$`),
}));

function callAt(method: string, path: string): Call | undefined {
  const [plain = ""] = path.split("?", 1);
  const fits = patterns.filter(
    ({ call, pattern }) => call.method === method && pattern.test(plain),
  );
  // A fixed path takes precedence over one with parameters, as in the router.
  return (fits.find(({ call }) => !call.path.includes(":")) ?? fits[0])?.call;
}

/** Throws when a response violates the call's contract, because the server does not validate its own responses. */
function checkAnswer(method: string, path: string, { status, body, headers }: Reply): void {
  const call = callAt(method, path);
  const isShared = call?.shared === true && status === 200;
  if (call && isShared !== (headers["cache-control"] !== "no-store"))
    throw new Error(`${call.id} answered with cache-control: ${String(headers["cache-control"])}`);
  if (status === 200) {
    if (call) z.parse(call.output, body);
    return;
  }
  if (path.startsWith("/api/")) z.parse(refusal, body);
  if (call && !listRefusals(call).includes(status))
    throw new Error(`${call.id} answered ${status}, which its contract does not say`);
}

function withToken(body: object | FormData | undefined, token: string): object | FormData {
  if (!(body instanceof FormData)) return { company_token: token, ...body };
  body.append("company_token", token);
  return body;
}

/** A server on a fresh database with users and companies. `variables` are environment variables. */
export async function testApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${templateName} strategy file_copy`);
  const dataDir = await mkdtemp(join(tmpdir(), "lanyard-app-"));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server, name), ...noQuotas };
  const env = readEnv({ ...settings, ...variables });
  const database = openDatabase(env.databaseUrl ?? "");
  forbidSessionState(database.pool);
  // As long as a test may take, so that neither the load of this process nor a slow machine makes connecting fail.
  database.pool.options.connectionTimeoutMillis = 60_000;
  const jobs = openJobs(database.db, idlePollMs);
  const context = await openContext(env, database.db, jobs);
  const userIds = await seed(context);
  const fastify = await buildApp(context, "error");
  await fastify.ready();

  async function send<M extends Method, P extends string>(
    method: M,
    path: P,
    body: object | FormData | undefined,
    headers: Record<string, string>,
  ): Promise<Reply<BodyAt<M, P>>> {
    const payload = await payloadOf(body);
    const reply = await fastify.inject({
      method,
      url: path,
      ...payload,
      headers: { "accept-language": "en", ...payload.headers, ...headers },
    });
    const answer = {
      status: reply.statusCode,
      body: parse(reply.body),
      headers: reply.headers,
    };
    checkAnswer(method, path, answer);
    return answer as Reply<BodyAt<M, P>>;
  }
  const sender = (identity: Record<string, string>, token?: string): Sender => {
    const full = (body: object | FormData | undefined) =>
      token === undefined ? body : withToken(body, token);
    return {
      get: (path, headers) => send("GET", path, undefined, { ...identity, ...headers }),
      post: (path, body, headers) => send("POST", path, full(body), { ...identity, ...headers }),
      put: (path, body, headers) => send("PUT", path, full(body), { ...identity, ...headers }),
      delete: (path, headers) => send("DELETE", path, undefined, { ...identity, ...headers }),
    };
  };

  return {
    ...context,
    dataDir,
    fastify,
    userIds,
    as: (person) =>
      sender(person === undefined ? {} : { authorization: `Bearer ${tokenOf(person)}` }),
    rows: async (query) => (await context.db.execute(sql.raw(query))).rows,
    company: (token = companyTokens.first) => sender({}, token),
    close: async () => {
      await fastify.close();
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
