// The words that screens and mails use for the state of a license, its meaning and the next step.

export const licenseStateNames = [
  "none",
  "unpaid",
  "paid",
  "expiring",
  "expired",
  "installed",
] as const;
/**
 * `expiring` and `expired` apply whether or not the product is installed; `installed` applies until the license is
 * expiring.
 */
export type LicenseStateName = (typeof licenseStateNames)[number];

export const nextSteps = ["get", "pay", "install", "update", "renew", "give"] as const;
/** `give`: nothing is due; the company can give permissions to its people. */
export type NextStep = (typeof nextSteps)[number];

/** What a state means: the keys of the messages `standing_means.…`. */
export const meanings = [
  "none",
  "none_off_sale",
  "unpaid",
  "unpaid_off_sale",
  "paid",
  "paid_endless",
  "expiring",
  "expired",
  "expired_off_sale",
  "installed",
  "installed_endless",
  "off_sale",
  "off_sale_endless",
] as const;
export type Meaning = (typeof meanings)[number];

/** Every message file must have these keys. */
export type LicenseStateTexts = Readonly<
  Record<
    `standing.${LicenseStateName}` | `standing_means.${Meaning}` | `standing_next.${NextStep}`,
    string
  >
> &
  Readonly<Record<"standing.update" | "standing.off_sale", string>>;
