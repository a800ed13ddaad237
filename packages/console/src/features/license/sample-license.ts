// Licenses and receipts for stories and tests.
import type { Held, Receipt, ReceiptLine } from "@lanyard/contract";

/** The current time in the stories. */
export const storyNow = Date.parse("2026-03-01T12:00:00Z");
export const inDays = (days: number): string =>
  new Date(storyNow + days * 86_400_000).toISOString();

/** For a period of a year. */
export const expiringFrom = (end: string | null): string | null =>
  end === null ? null : new Date(Date.parse(end) - 30 * 86_400_000).toISOString();

export const sampleHeld = (some: Partial<Held> = {}): Held => ({
  state: "none",
  expiresAt: null,
  expiringAt: expiringFrom(some.expiresAt ?? null),
  installedVersion: "",
  version: "2.1.0",
  onSale: true,
  ...some,
});

export const sampleLine = (some: Partial<ReceiptLine> = {}): ReceiptLine => ({
  product_id: 12,
  product_name: "Presenze",
  version: "2.1.0",
  amount: 9.5,
  expiration_id: 4,
  expiration_name: "Sei mesi",
  period_starts_at: "2026-03-01T12:00:00.000Z",
  period_ends_at: "2026-09-01T12:00:00.000Z",
  ...some,
});

export const sampleReceipt = (some: Partial<Receipt> = {}): Receipt => ({
  payment_id: 123,
  number: "2026-000123",
  currency: "EUR",
  paid_at: "2026-03-01T12:00:00.000Z",
  provider: "stripe",
  company_name: "Northwind Srl",
  company_email: "hr@northwind.example",
  ...sampleLine(),
  lines: [sampleLine(some)],
  ...some,
});
