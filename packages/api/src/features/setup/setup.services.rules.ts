// The services of the installation and their states, from their last use and from the last check.
import type { SetupService, ServiceKind, ServiceName } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import { isStripeKey, type Env } from "../../platform/env/env.ts";
import * as store from "./setup.services.store.ts";

type Fact = Pick<SetupService, "state" | "at" | "error">;
/** The results of administrators' checks since this server started. */
export type CheckResults = Map<ServiceName, Fact>;

const unknown: Fact = { state: "unknown", at: null, error: "" };
const now = () => new Date().toISOString();

/** Only the code of an error, because its message may contain a password. */
function getErrorCode(error: unknown): string {
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
  // A mail server that refuses a recipient has answered; one that refuses our login cannot be used.
  const answers = error === "" || (status !== null && error !== "EAUTH");
  return { state: answers ? "answers" : "fails", at, error: answers ? "" : error };
}

async function paymentFact({ db }: Context): Promise<Fact> {
  const payment = await store.lastPayment(db);
  return payment
    ? { state: payment.isAnswered ? "answers" : "fails", at: payment.at, error: "" }
    : unknown;
}

function describeReplica({ replica }: Context): [ServiceName, ServiceKind, Fact][] {
  const state = replica.state();
  if (!state) return [];
  return [
    ["replica", "replica", { state: state.isUsed ? "answers" : "fails", at: now(), error: "" }],
  ];
}

const paymentKind = ({ payments }: Env): ServiceKind =>
  payments === undefined ? "sandbox" : isStripeKey(payments.key) ? "stripe" : "provider";

/** The services of this server. The database always answers, because without it nobody could sign in to ask. */
export async function listServices(
  context: Context,
  results: CheckResults,
): Promise<SetupService[]> {
  const { env } = context;
  const all: readonly [ServiceName, ServiceKind, Fact][] = [
    [
      "database",
      env.databaseUrl === undefined ? "embedded" : "postgres",
      { state: "answers", at: now(), error: "" },
    ],
    ...describeReplica(context),
    ["files", env.storageUrl === undefined ? "disk" : "bucket", unknown],
    ["mail", env.smtpUrl === undefined ? "outbox" : "smtp", await mailFact(context)],
    ["payments", paymentKind(env), await paymentFact(context)],
  ];
  return all.map(([service, kind, fact]) => ({
    service,
    kind,
    ...later(fact, results.get(service)),
  }));
}

/** Checks the services that can be checked without side effects. */
export async function ask({ files, mail }: Context, results: CheckResults): Promise<void> {
  const checks = { files: () => files.check(), mail: () => mail.check() } as const;
  await Promise.all(
    Object.entries(checks).map(async ([service, check]) => {
      const fact = await check().then(
        (): Fact => ({ state: "answers", at: now(), error: "" }),
        (error: unknown): Fact => ({ state: "fails", at: now(), error: getErrorCode(error) }),
      );
      results.set(service as ServiceName, fact);
    }),
  );
}
