// Example webhook events that the server sends, as the guide shows them.
import type { WebhookEvent } from "@lanyard/contract";

const license = ["license_id", "company_email"] as const;
const build = ["submission_id", "version"] as const;

/** The keys of an event's `data`, besides `product_id`. */
export const eventData: Readonly<Record<WebhookEvent, readonly string[]>> = {
  "license.created": license,
  "license.paid": [...license, "amount", "currency", "period_ends_at"],
  "license.price_changed": [...license, "amount", "currency", "expiration_id", "period_ends_at"],
  "app.installed": [...license, "version"],
  "app.uninstalled": license,
  "submission.approved": build,
  "submission.rejected": [...build, "rejection_reason"],
};

export const event = {
  type: "app.installed" satisfies WebhookEvent,
  timestamp: "2026-03-02T09:13:07.000Z",
  data: {
    product_id: 42,
    license_id: 7,
    company_email: "it@company.example",
    version: "1.4.0",
  },
};
