// Which services the installation has, and what is known of each: from what it did last, and from being asked.
import type { SetupService, ServiceKind, ServiceName } from "@lanyard/contract";
import type { Context } from "../context.ts";
import { isStripeKey, type Env } from "../shared/env.ts";
import * as store from "./setup.services.store.ts";

type Fact = Pick<SetupService, "state" | "at" | "error">;
/** What was asked of this server by somebody, since it started. */
export type Asked = Map<ServiceName, Fact>;

const unknown: Fact = { state: "unknown", at: null, error: "" };
const now = () => new Date().toISOString();

/** A code says what went wrong; a message may say with which password. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return [code, name].find((one) => typeof one === "string" && /^\w+$/.test(one))?.toString() ?? "";
}

/** The later of two facts. */
const later = (one: Fact, other: Fact | undefined): Fact =>
  other && (one.at === null || (other.at ?? "") > one.at) ? other : one;

async function mailFact({ db }: Context): Promise<Fact> {
  const attempt = await store.lastMailAttempt(db);
  if (!attempt) return unknown;
  const { at, status, error } = attempt;
  // A server that refuses a receiver answers; one that refuses us is of no use.
  const answers = error === "" || (status !== null && error !== "EAUTH");
  return { state: answers ? "answers" : "fails", at, error: answers ? "" : error };
}

async function paymentFact({ db }: Context): Promise<Fact> {
  const payment = await store.lastPayment(db);
  return payment
    ? { state: payment.isAnswered ? "answers" : "fails", at: payment.at, error: "" }
    : unknown;
}

function replicaOf({ replica }: Context): [ServiceName, ServiceKind, Fact][] {
  const state = replica.state();
  if (!state) return [];
  return [
    ["replica", "replica", { state: state.isUsed ? "answers" : "fails", at: now(), error: "" }],
  ];
}

const paymentKind = ({ payments }: Env): ServiceKind =>
  payments === undefined ? "sandbox" : isStripeKey(payments.key) ? "stripe" : "provider";

/** What is around this server; a database that did not answer would not let anybody ask. */
export async function servicesOf(context: Context, asked: Asked): Promise<SetupService[]> {
  const { env } = context;
  const all: readonly [ServiceName, ServiceKind, Fact][] = [
    [
      "database",
      env.databaseUrl === undefined ? "embedded" : "postgres",
      { state: "answers", at: now(), error: "" },
    ],
    ...replicaOf(context),
    ["files", env.storageUrl === undefined ? "disk" : "bucket", unknown],
    ["mail", env.smtpUrl === undefined ? "outbox" : "smtp", await mailFact(context)],
    ["payments", paymentKind(env), await paymentFact(context)],
  ];
  return all.map(([service, kind, fact]) => ({
    service,
    kind,
    ...later(fact, asked.get(service)),
  }));
}

/** Asks what can be asked without doing anything there. */
export async function ask({ files, mail }: Context, asked: Asked): Promise<void> {
  const checks = { files: () => files.check(), mail: () => mail.check() } as const;
  await Promise.all(
    Object.entries(checks).map(async ([service, check]) => {
      const fact = await check().then(
        (): Fact => ({ state: "answers", at: now(), error: "" }),
        (error: unknown): Fact => ({ state: "fails", at: now(), error: codeOf(error) }),
      );
      asked.set(service as ServiceName, fact);
    }),
  );
}
