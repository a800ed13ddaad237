// Reads the server's settings from its environment variables: defaults, and combinations that are refused.
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { isHops, proxies } from "./env.addresses.ts";
import { origins, variables } from "./env.variables.ts";

export interface Env {
  /** The variables that are set; all others have their default. */
  readonly configured: ReadonlySet<string>;
  readonly port: number;
  readonly host: string;
  /** On shutdown, how long /readyz reports it before the server stops listening. */
  readonly drainSeconds: number;
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The URL of a replica; undefined: all reads go to the primary. */
  readonly databaseReadUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** s3://…; undefined: files are stored in `dataDir`. */
  readonly storageUrl: string | undefined;
  /** The bucket's URL for clients; undefined: the same as for the server; `none`: clients cannot reach the bucket. */
  readonly storagePublicUrl: string | undefined;
  /** Undefined: mails are written to `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined: the sandbox. */
  readonly payments:
    | {
        /** Undefined only for Stripe, which has a default URL. */
        readonly url: string | undefined;
        readonly key: string;
        /** The secret that signs Stripe's events. */
        readonly webhookSecret: string | undefined;
      }
    | undefined;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly productName: string;
  readonly supportEmail: string;
  readonly docsUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  /** The trusted proxies, or their number in front of the server; they forward the client's address. */
  readonly trustProxy: number | readonly string[];
  /** Origins that may embed the console in a frame and exchange messages with it. */
  readonly hostOrigins: readonly string[];
  /** The maximum number of days for which personal data in the audit log, and messages to support, are kept. */
  readonly personalDays: number;
  /** The minimum number of days for which entries of the audit log are kept; undefined: for ever. */
  readonly auditDays: number | undefined;
  /** The minimum number of days for which the log of webhooks is kept. */
  readonly webhookLogDays: number;
  /** Limits for one creator. */
  readonly quotas: {
    readonly productsPerHour: number;
    /** Builds in all products that are not on sale yet. */
    readonly buildsInProgress: number;
    /** The files of all builds; identical content counts once. */
    readonly storedBytes: number;
  };
  /** How long an administrator's claim keeps a build from other reviewers, unless it is renewed. */
  readonly claimMinutes: number;
  /** The token for /metrics; without it only requests from this machine are allowed. */
  readonly metricsToken: string | undefined;
  readonly demo: boolean;
  /** Whether the environment declares the demo to be public. */
  readonly demoIsPublic: boolean;
  /** Whether the demo's publicly known accounts may exist: only on a local server, or in a public demo. */
  readonly demoAllowed: boolean;
}

/** Whether a payments key is a secret or restricted key of Stripe. */
export const isStripeKey = (key: string): boolean => /^[sr]k_/.test(key);

/** Whether a host name or address is this machine. */
const isLoopback = (host: string): boolean => {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return (
    address === "localhost" ||
    address.endsWith(".localhost") ||
    (ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback")
  );
};

/** Variables that may contain a password, so errors do not repeat their values. */
const secrets = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "STORAGE_URL",
  "SMTP_URL",
  "PAYMENTS_URL",
  "PAYMENTS_WEBHOOK_SECRET",
];

/** Reads the settings from environment variables. Throws an Error whose message has one line per problem. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const filled = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = variables.safeParse(filled);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(
        ({ path: [name], message }) =>
          `${String(name)} ${message}${secrets.includes(String(name)) ? "" : `; it is "${filled[String(name)]}"`}.`,
      );
  if (filled["PAYMENTS_URL"] && !filled["PAYMENTS_KEY"])
    problems.push("PAYMENTS_KEY is required with PAYMENTS_URL.");
  if (filled["PAYMENTS_KEY"] && !filled["PAYMENTS_URL"] && !isStripeKey(filled["PAYMENTS_KEY"]))
    problems.push("PAYMENTS_URL is required with PAYMENTS_KEY, unless it is a Stripe key.");
  if (filled["PAYMENTS_WEBHOOK_SECRET"] && !isStripeKey(filled["PAYMENTS_KEY"] ?? ""))
    problems.push("PAYMENTS_WEBHOOK_SECRET requires a Stripe key in PAYMENTS_KEY.");
  const { PUBLIC_URL: reached = "", HOST: listening } = filled;
  const addressed = URL.canParse(reached) ? new URL(reached).hostname : undefined;
  for (const [name, hostname] of Object.entries({ PUBLIC_URL: addressed, HOST: listening }))
    if (filled["DEMO"] === "1" && hostname && !isLoopback(hostname))
      problems.push(
        `DEMO=1 creates accounts with publicly known passwords, but ${name} is not this machine. Set DEMO=public for a public demo.`,
      );
  if (!parsed.success || problems.length > 0) throw new Error(problems.join("\n"));

  const values = parsed.data;
  const port = Number(values.PORT ?? 4400);
  const host = values.HOST ?? "127.0.0.1";
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, "");
  const isPublic = !isLoopback(new URL(publicUrl).hostname) || !isLoopback(host);
  return {
    configured: new Set(Object.keys(values)),
    port,
    host,
    drainSeconds: Number(values.DRAIN_SECONDS ?? 3),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    dataDir: resolve(values.DATA_DIR ?? "data"),
    storageUrl: values.STORAGE_URL,
    storagePublicUrl: values.STORAGE_PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? "Lanyard <no-reply@lanyard.example>",
    payments: values.PAYMENTS_KEY
      ? {
          url: values.PAYMENTS_URL,
          key: values.PAYMENTS_KEY,
          webhookSecret: values.PAYMENTS_WEBHOOK_SECRET,
        }
      : undefined,
    publicUrl,
    productName: values.PRODUCT_NAME ?? "Lanyard",
    supportEmail: values.SUPPORT_EMAIL ?? "support@lanyard.example",
    docsUrl: values.DOCS_URL ?? `${publicUrl}/docs`,
    termsUrl: values.TERMS_URL ?? `${publicUrl}/terms`,
    privacyUrl: values.PRIVACY_URL ?? `${publicUrl}/privacy`,
    trustProxy: isHops(values.TRUST_PROXY ?? "")
      ? Number(values.TRUST_PROXY)
      : proxies(values.TRUST_PROXY ?? "loopback"),
    hostOrigins: origins(values.HOST_ORIGINS ?? ""),
    personalDays: Number(values.PERSONAL_DAYS ?? 365),
    auditDays: values.AUDIT_DAYS === undefined ? undefined : Number(values.AUDIT_DAYS),
    webhookLogDays: Number(values.WEBHOOK_LOG_DAYS ?? 90),
    quotas: {
      productsPerHour: Number(values.PRODUCTS_PER_HOUR ?? 120),
      buildsInProgress: Number(values.BUILDS_IN_PROGRESS ?? 500),
      storedBytes: Number(values.STORED_MEGABYTES ?? 5_000) * 1_048_576,
    },
    claimMinutes: Number(values.REVIEW_CLAIM_MINUTES ?? 20),
    metricsToken: values.METRICS_TOKEN,
    demo: values.DEMO ? values.DEMO !== "0" : values.DATABASE_URL === undefined && !isPublic,
    demoIsPublic: values.DEMO === "public",
    demoAllowed: values.DEMO === "public" || !isPublic,
  };
}
