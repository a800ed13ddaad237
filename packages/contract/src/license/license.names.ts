// The words for what a license is to a person, what it means, and what to do next; screens and mails say them.

export const standings = ["none", "unpaid", "paid", "expiring", "expired", "installed"] as const;
/** `expiring` and `expired` whether it is installed or not; `installed` while its period lasts. */
export type StandingName = (typeof standings)[number];

export const nextSteps = ["get", "pay", "install", "update", "renew", "give"] as const;
/** `give`: nothing is due any more, its people can be let in. */
export type NextStep = (typeof nextSteps)[number];

/** What a standing means, as the messages `standing_means.…` say it. */
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

/** Every file of messages must have these. */
export type StandingTexts = Readonly<
  Record<
    `standing.${StandingName}` | `standing_means.${Meaning}` | `standing_next.${NextStep}`,
    string
  >
> &
  Readonly<Record<"standing.update" | "standing.off_sale", string>>;
