// The environment variables that the server reads, and the values that each accepts.
import * as z from "zod/mini";
import {
  areNarrow,
  areProxies,
  hasSslMode,
  isBucket,
  isDatabase,
  isHostUrl,
  isMailbox,
  isMailServer,
  isOrigin,
  isWebServer,
  sslModes,
} from "./env.addresses.ts";

const optionalText = z.optional(z.string());
const must = (holds: (value: string) => boolean, error: string) =>
  z.refine<string>(holds, { error, abort: true });
const judged = (...judgement: Parameters<typeof must>) =>
  z.optional(z.string().check(must(...judgement)));
export const origins = (value: string) => value.split(/[\s,]+/).filter(Boolean);
const minDays = (least: number) =>
  judged(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= least,
    `must be a whole number of days from ${least} to 99999`,
  );
const count = judged(
  (value) => /^[1-9]\d{0,8}$/.test(value),
  "must be a whole number from 1 to 999999999",
);
const databaseAddress = z.optional(
  z
    .string()
    .check(
      must(
        isDatabase,
        "must look like postgres://user:password@host:5432/database; write @ / ? # in the password as %40 %2F %3F %23",
      ),
      must(hasSslMode, `must have an sslmode of ${sslModes.join(", ")}, or none`),
    ),
);
const webAddress = judged(isWebServer, "must be a web address such as https://example.com");

/** Every variable with its check; an error message follows the variable's name. */
export const variables = z.object({
  PORT: judged(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    "must be a whole number from 1 to 65535",
  ),
  HOST: optionalText,
  DRAIN_SECONDS: judged(
    (value) => /^\d{1,3}$/.test(value),
    "must be a whole number of seconds from 0 to 999",
  ),
  DATABASE_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  DATA_DIR: optionalText,
  STORAGE_URL: judged(isBucket, "must look like s3://bucket?endpoint=https://…&region=…"),
  STORAGE_PUBLIC_URL: judged(
    (value) => value === "none" || isWebServer(value),
    "must be a web address such as https://files.example.com, or none",
  ),
  SMTP_URL: judged(isMailServer, "must look like smtp://user:password@host:587, or smtps://…"),
  MAIL_FROM: judged(
    (value) => isMailbox(/<([^<>]+)>$/.exec(value)?.[1] ?? value),
    "must be an e-mail address, or Name <address>",
  ),
  PAYMENTS_URL: webAddress,
  PAYMENTS_KEY: optionalText,
  PAYMENTS_WEBHOOK_SECRET: judged(
    (value) => /^whsec_\S+$/.test(value),
    "must be the signing secret of Stripe's endpoint, which begins with whsec_",
  ),
  PUBLIC_URL: judged(
    isHostUrl,
    "must be a web address without a path, such as https://apps.example.com, because the console needs its own host name",
  ),
  PRODUCT_NAME: optionalText,
  SUPPORT_EMAIL: judged(isMailbox, "must be an e-mail address"),
  DOCS_URL: webAddress,
  TERMS_URL: webAddress,
  PRIVACY_URL: webAddress,
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        must(
          areProxies,
          "must be a number of proxies, or addresses and networks such as 10.0.0.0/8, separated by commas",
        ),
        must(
          areNarrow,
          "must name only the proxies: in so large a network, any client could forge its address. If you do not know the addresses of the proxies, give their number, such as 1",
        ),
      ),
  ),
  HOST_ORIGINS: judged(
    (value) => origins(value).every(isOrigin),
    "must be a list of origins such as https://app.example.com, separated by commas",
  ),
  PERSONAL_DAYS: minDays(60),
  AUDIT_DAYS: minDays(365),
  WEBHOOK_LOG_DAYS: minDays(30),
  PRODUCTS_PER_HOUR: count,
  BUILDS_IN_PROGRESS: count,
  STORED_MEGABYTES: count,
  REVIEW_CLAIM_MINUTES: judged(
    (value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= 1440,
    "must be a whole number of minutes from 1 to 1440",
  ),
  METRICS_TOKEN: optionalText,
  DEMO: judged((value) => ["0", "1", "public"].includes(value), "must be 0, 1 or public"),
});
export type Variable = keyof z.output<typeof variables>;
