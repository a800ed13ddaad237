// Every variable that the server reads, with its group and current value. A new variable without a row does not
// compile.
import type { SetupSetting, SettingGroup, SettingKind } from "@lanyard/contract";
import type { Env } from "../../platform/env/env.ts";
import type { Variable } from "../../platform/env/env.variables.ts";

interface Row {
  readonly group: SettingGroup;
  readonly kind: SettingKind;
  readonly value: (env: Env) => string | number | undefined;
}

const row =
  (group: SettingGroup) =>
  (value: Row["value"], kind: SettingKind = "text"): Row => ({ group, kind, value });
const [server, data, mail, payments] = [row("server"), row("data"), row("mail"), row("payments")];
const [review, limits, retention, site] = [
  row("review"),
  row("limits"),
  row("retention"),
  row("console"),
];
/** A secret variable, whose value is never read. */
const secret = (createRow: ReturnType<typeof row>): Row => createRow(() => undefined, "secret");

const megabyte = 1_048_576;

const rows: Readonly<Record<Variable, Row>> = {
  HOST: server(({ host }) => host),
  PORT: server(({ port }) => port),
  PUBLIC_URL: server(({ publicUrl }) => publicUrl),
  TRUST_PROXY: server(({ trustProxy }) =>
    typeof trustProxy === "number" ? trustProxy : trustProxy.join(", "),
  ),
  DRAIN_SECONDS: server(({ drainSeconds }) => drainSeconds, "seconds"),
  METRICS_TOKEN: secret(server),
  DEMO: server(({ demo, demoIsPublic }) => (demoIsPublic ? "public" : demo ? "1" : "0")),
  DATABASE_URL: secret(data),
  DATABASE_READ_URL: secret(data),
  DATA_DIR: data(({ dataDir }) => dataDir),
  STORAGE_URL: secret(data),
  STORAGE_PUBLIC_URL: data(({ storagePublicUrl }) => storagePublicUrl),
  SMTP_URL: secret(mail),
  MAIL_FROM: mail(({ mailFrom }) => mailFrom),
  PAYMENTS_URL: secret(payments),
  PAYMENTS_KEY: secret(payments),
  PAYMENTS_WEBHOOK_SECRET: secret(payments),
  REVIEW_CLAIM_MINUTES: review(({ claimMinutes }) => claimMinutes, "minutes"),
  PRODUCTS_PER_HOUR: limits(({ quotas }) => quotas.productsPerHour, "count"),
  BUILDS_IN_PROGRESS: limits(({ quotas }) => quotas.buildsInProgress, "count"),
  STORED_MEGABYTES: limits(({ quotas }) => quotas.storedBytes / megabyte, "megabytes"),
  PERSONAL_DAYS: retention(({ personalDays }) => personalDays, "days"),
  AUDIT_DAYS: retention(({ auditDays }) => auditDays, "days"),
  WEBHOOK_LOG_DAYS: retention(({ webhookLogDays }) => webhookLogDays, "days"),
  PRODUCT_NAME: site(({ productName }) => productName),
  SUPPORT_EMAIL: site(({ supportEmail }) => supportEmail),
  DOCS_URL: site(({ docsUrl }) => docsUrl),
  TERMS_URL: site(({ termsUrl }) => termsUrl),
  PRIVACY_URL: site(({ privacyUrl }) => privacyUrl),
  HOST_ORIGINS: site(({ hostOrigins }) => hostOrigins.join(", ")),
};

/** Removes a username and password from a URL. */
function withoutPassword(value: string): string {
  const address = /^https?:\/\//.test(value) ? URL.parse(value) : null;
  if (!address || (address.username === "" && address.password === "")) return value;
  [address.username, address.password] = ["", ""];
  return address.href;
}

/** In the order of the rows. */
export const listSettings = (env: Env): SetupSetting[] =>
  Object.entries(rows).map(([variable, { group, kind, value }]) => ({
    variable,
    group,
    kind,
    value: withoutPassword(String(value(env) ?? "")),
    is_set: env.configured.has(variable),
  }));
