// Receipts for stories and tests.
import type { Receipt, ReceiptLine } from "@lanyard/contract";

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
