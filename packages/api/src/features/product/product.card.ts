// The columns of a product's card.
import type { LanguageCode, Status } from "@lanyard/contract";
import type { Text } from "./product.text.ts";

export interface CardRow {
  readonly productId: number;
  readonly productName: string;
  readonly username: string;
  readonly submissionId: number;
  readonly status: Status;
  readonly version: string;
  readonly menuEntryId: number | null;
  readonly menuLabel: Readonly<Record<LanguageCode, string>> | null;
  readonly priceCents: number;
  readonly priceCurrency: string;
  readonly expirationId: number;
  readonly expirationLabel: Readonly<Record<LanguageCode, string>>;
  readonly isPrivate: boolean;
  readonly icon: string;
  readonly banner: string;
  readonly updatedAt: string;
  readonly texts: readonly Text[];
  /** Whether any build of the product is on sale and not hidden. */
  readonly onSale: boolean;
}

/** The card of the newest build, for the owner and administrators. */
export interface OwnerCardRow extends CardRow {
  readonly rejectionReason: string;
}
