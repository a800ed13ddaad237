// Licenses and receipts for stories and tests.
import type { Held, Receipt } from "@lanyard/contract";

/** The current time in the stories. */
export const storyNow = Date.parse("2026-03-01T12:00:00Z");
export const inDays = (days: number): string =>
  new Date(storyNow + days * 86_400_000).toISOString();

export const sampleHeld = (some: Partial<Held> = {}): Held => ({
  state: "none",
  expiresAt: null,
  installedVersion: "",
  version: "2.1.0",
  onSale: true,
  ...some,
});

export const sampleReceipt = (some: Partial<Receipt> = {}): Receipt => ({
  payment_id: 123,
  number: "2026-000123",
  amount: 9.5,
  currency: "EUR",
  paid_at: "2026-03-01T12:00:00.000Z",
  period_starts_at: "2026-03-01T12:00:00.000Z",
  period_ends_at: "2026-09-01T12:00:00.000Z",
  provider: "stripe",
  product_id: 12,
  product_name: "Presenze",
  version: "2.1.0",
  expiration_id: 4,
  expiration_name: "Sei mesi",
  company_name: "Northwind Srl",
  company_email: "hr@northwind.example",
  ...some,
});
