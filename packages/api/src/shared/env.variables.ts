// Which environment variables the server reads, and what each may hold.
import ipaddr from "ipaddr.js";
import * as z from "zod/mini";
import { isEmail, isUrl } from "@lanyard/contract";
import { addressesOf } from "./addresses.ts";

const given = z.optional(z.string());
const judged = (holds: (value: string) => boolean, error: string) =>
  z.optional(z.string().check(z.refine(holds, { error })));
const hasProtocol =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);
const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
/** Of a host, with nothing behind it but a slash. */
const isHostUrl = (value: string) =>
  isUrl(value) && `${new URL(value).origin}/` === new URL(value).href;
export const origins = (value: string) => value.split(/[\s,]+/).filter(Boolean);
export const proxies = (value: string) => value.split(/[\s,]+/).filter(Boolean);
export const isHops = (value: string) => /^\d{1,2}$/.test(value);
const isProxy = (value: string) =>
  ["loopback", "linklocal", "uniquelocal"].includes(value) ||
  ipaddr.isValid(value) ||
  ipaddr.isValidCIDR(value);
const isBucket = (value: string) => hasProtocol("s3:")(value) && new URL(value).hostname !== "";
const daysFrom = (least: number) =>
  judged(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= least,
    `has to be a number of days, ${least} or more`,
  );
const count = judged(
  (value) => /^[1-9]\d{0,8}$/.test(value),
  "has to be a whole number from 1 to 999999999",
);
const databaseAddress = judged(
  (value) => addressesOf(value).every(hasProtocol("postgres:", "postgresql:")),
  "has to begin with postgres://",
);
const webAddress = judged(isUrl, "has to be a web address such as https://example.com");

/** Every variable and what it may hold; the text is what its problem says after its name. */
export const variables = z.object({
  PORT: judged(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    "has to be a whole number from 1 to 65535",
  ),
  HOST: given,
  DRAIN_SECONDS: judged(
    (value) => /^\d{1,3}$/.test(value),
    "has to be a whole number of seconds from 0 to 999",
  ),
  DATABASE_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  DATA_DIR: given,
  STORAGE_URL: judged(isBucket, "has to look like s3://bucket?endpoint=https://…&region=…"),
  STORAGE_PUBLIC_URL: judged(
    (value) => value === "none" || isUrl(value),
    "has to be a web address such as https://files.example.com, or none",
  ),
  SMTP_URL: judged(hasProtocol("smtp:", "smtps:"), "has to begin with smtp:// or smtps://"),
  MAIL_FROM: judged(
    (value) => isEmail(/<([^<>]+)>$/.exec(value)?.[1] ?? value),
    "has to be an e-mail address, or Name <address>",
  ),
  PAYMENTS_URL: webAddress,
  PAYMENTS_KEY: given,
  PAYMENTS_WEBHOOK_SECRET: given,
  PUBLIC_URL: judged(
    isHostUrl,
    "has to be a web address without a path, such as https://apps.example.com: the console needs a host name of its own",
  ),
  PRODUCT_NAME: given,
  SUPPORT_EMAIL: judged(isEmail, "has to be an e-mail address"),
  DOCS_URL: webAddress,
  TERMS_URL: webAddress,
  PRIVACY_URL: webAddress,
  TRUST_PROXY: judged(
    (value) => isHops(value) || proxies(value).every(isProxy),
    "has to be a number of proxies, or addresses and networks such as 10.0.0.0/8, separated by commas",
  ),
  HOST_ORIGINS: judged(
    (value) => origins(value).every(isOrigin),
    "has to be a list of origins such as https://app.example.com, separated by commas",
  ),
  PERSONAL_DAYS: daysFrom(60),
  WEBHOOK_LOG_DAYS: daysFrom(30),
  PRODUCTS_PER_HOUR: count,
  BUILDS_IN_PROGRESS: count,
  STORED_MEGABYTES: count,
  METRICS_TOKEN: given,
  DEMO: judged((value) => ["0", "1", "public"].includes(value), "has to be 0, 1 or public"),
});
