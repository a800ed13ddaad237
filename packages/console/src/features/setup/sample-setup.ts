// An installation's settings, for stories and tests.
import type { Setup, SetupService, SetupSetting } from "@lanyard/contract";

const sampleTime = "2026-03-14T09:26:53.000Z";
const service = (
  name: SetupService["service"],
  kind: SetupService["kind"],
  some: Partial<SetupService> = {},
): SetupService => ({ service: name, kind, state: "answers", at: sampleTime, error: "", ...some });

const setting = (
  group: SetupSetting["group"],
  variable: string,
  value: string,
  some: Partial<SetupSetting> = {},
): SetupSetting => ({ variable, group, kind: "text", value, is_set: false, ...some });
const secret = (group: SetupSetting["group"], variable: string, isSet = false): SetupSetting =>
  setting(group, variable, "", { kind: "secret", is_set: isSet });

const settings: readonly SetupSetting[] = [
  setting("server", "HOST", "127.0.0.1"),
  setting("server", "PORT", "4400"),
  setting("server", "PUBLIC_URL", "https://apps.example.com", { is_set: true }),
  setting("server", "TRUST_PROXY", "loopback"),
  setting("server", "DRAIN_SECONDS", "3", { kind: "seconds" }),
  secret("server", "METRICS_TOKEN", true),
  setting("server", "DEMO", "0"),
  secret("data", "DATABASE_URL", true),
  secret("data", "DATABASE_READ_URL"),
  setting("data", "DATA_DIR", "/var/lib/lanyard"),
  secret("data", "STORAGE_URL"),
  setting("data", "STORAGE_PUBLIC_URL", ""),
  secret("mail", "SMTP_URL", true),
  setting("mail", "MAIL_FROM", "Lanyard <no-reply@lanyard.example>"),
  secret("payments", "PAYMENTS_URL"),
  secret("payments", "PAYMENTS_KEY"),
  secret("payments", "PAYMENTS_WEBHOOK_SECRET"),
  setting("review", "REVIEW_CLAIM_MINUTES", "20", { kind: "minutes" }),
  setting("limits", "PRODUCTS_PER_HOUR", "120", { kind: "count" }),
  setting("limits", "BUILDS_IN_PROGRESS", "500", { kind: "count" }),
  setting("limits", "STORED_MEGABYTES", "5000", { kind: "megabytes" }),
  setting("retention", "PERSONAL_DAYS", "180", { kind: "days", is_set: true }),
  setting("retention", "AUDIT_DAYS", "", { kind: "days" }),
  setting("retention", "WEBHOOK_LOG_DAYS", "90", { kind: "days" }),
  setting("console", "PRODUCT_NAME", "Lanyard"),
  setting("console", "SUPPORT_EMAIL", "support@lanyard.example"),
  setting("console", "DOCS_URL", "https://apps.example.com/docs"),
  setting("console", "TERMS_URL", "https://apps.example.com/terms"),
  setting("console", "PRIVACY_URL", "https://apps.example.com/privacy"),
  setting("console", "HOST_ORIGINS", "https://host.example.com, https://badge.example.com", {
    is_set: true,
  }),
];

export const sampleSetup: Setup = {
  version: "1.4.0",
  node: "26.10.0",
  postgres: "18.4",
  services: [
    service("database", "postgres"),
    service("replica", "replica"),
    service("files", "disk"),
    service("mail", "smtp", { state: "fails", error: "ECONNREFUSED" }),
    service("payments", "sandbox", { state: "unknown", at: null }),
  ],
  settings: [...settings],
};

/** The setup after a check of all services. */
export const checkedSetup: Setup = {
  ...sampleSetup,
  services: sampleSetup.services.map((one) => ({
    ...one,
    state: "answers",
    at: sampleTime,
    error: "",
  })),
};
