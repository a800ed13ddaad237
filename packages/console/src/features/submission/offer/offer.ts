// The form fields of price and publication: from API data, to API data, validation.
import {
  freeExpirationId,
  freePrice,
  languageCodes,
  parsePrice,
  type LanguageCode,
  type LicenseEnded,
  type FormProblem,
  type ProductDetail,
} from "@lanyard/contract";

/** An enabled company, by e-mail, and its license if it has one. */
export interface Account {
  readonly email: string;
  readonly licenseId: number | null;
}
export interface LicensedAccount extends Account {
  readonly licenseId: number;
}
export const isLicensed = (account: Account): account is LicensedAccount =>
  account.licenseId !== null;

export interface Offer {
  free: boolean;
  /** As typed; empty while free. */
  price: string;
  currency: string;
  /** Id of the contract length. */
  expiration: string;
  isPrivate: boolean;
  accounts: Account[];
  /** When the loaded build was last changed: the server refuses a save if the build has changed since. */
  loaded: string;
}

export type OfferSource = Pick<ProductDetail, "submission" | "enabled_accounts">;

const commaReaders: readonly LanguageCode[] = languageCodes.filter((code) => code !== "en");

/** An amount with the decimal separator of the reader's language: 9,50, in English 9.50. */
export const typedPrice = (amount: number, reader: LanguageCode): string =>
  commaReaders.includes(reader) ? amount.toFixed(2).replace(".", ",") : amount.toFixed(2);

export function toOffer(
  { submission, enabled_accounts }: OfferSource,
  reader: LanguageCode,
): Offer {
  const free = submission.price_amount === freePrice;
  return {
    free,
    price: free ? "" : typedPrice(submission.price_amount, reader),
    currency: submission.price_currency,
    expiration: String(submission.expiration_id),
    isPrivate: submission.is_private === 1,
    accounts: enabled_accounts.map((entry) => ({
      email: entry.enabled_account,
      licenseId: entry.license_id,
    })),
    loaded: submission.submission_updadet_at,
  };
}

/** The offer after a company's license has ended, which removed the company from the stored list. */
export function withoutEnded(
  offer: Offer,
  email: string,
  change: LicenseEnded["builds"][number] | undefined,
): Offer {
  const accounts = offer.accounts.filter((account) => account.email !== email);
  // Otherwise somebody else changed the build before, and that change is not loaded yet.
  const isNext = change?.submission_was_updadet_at === offer.loaded;
  return { ...offer, accounts, loaded: isNext ? change.submission_updadet_at : offer.loaded };
}

/** Marking an app free clears its price and sets the contract length without expiry. */
export const markFree = (free: boolean): Partial<Offer> =>
  free ? { free, price: "", expiration: String(freeExpirationId) } : { free };

/** The problems that prevent price and publication from being saved, in the order of the form. */
export function offerProblems(offer: Offer): FormProblem[] {
  const problems: FormProblem[] = [];
  const price = offer.free ? undefined : parsePrice(offer.price);
  if (offer.expiration === "")
    problems.push({ key: "expiration.required", field: "expiration_id" });
  if (price && "problem" in price) problems.push(price.problem);
  if (offer.currency.trim() === "")
    problems.push({ key: "currency.required", field: "price_currency" });
  return problems;
}

/** Form entries of a list: blank values are dropped, and an empty list is one empty entry. */
export function listEntries(name: string, values: readonly string[]): [string, string][] {
  const filled = values
    .map((value) => value.trim())
    .filter((value) => value !== "" && value !== "0");
  return filled.length === 0
    ? [[`${name}[0]`, ""]]
    : filled.map((value, index) => [`${name}[${index}]`, value]);
}

export const offerEntries = (offer: Offer): [string, string][] => [
  ["expiration_id", offer.free ? String(freeExpirationId) : offer.expiration],
  ["price_amount", offer.free ? String(freePrice) : offer.price.trim().replace(",", ".")],
  ["price_currency", offer.currency],
  ["is_private", offer.isPrivate ? "1" : "0"],
  ...listEntries(
    "company_token",
    offer.accounts.map((account) => account.email),
  ),
  ["submission_updadet_at", offer.loaded],
];

export function offerForm(offer: Offer): FormData {
  const body = new FormData();
  for (const [name, value] of offerEntries(offer)) body.append(name, value);
  return body;
}
