// The mutations that pay for one license. In a file of its own, because receipts show without them.
import { checkoutLicense, payLicense, type License } from "@lanyard/contract";
import { companyActs } from "../../components/host/company-acts.ts";
import { isFramed } from "../../components/host/leave-for.ts";
import { useApiMutation } from "../../api/mutation.ts";
import { sendAsCompany } from "../../api/send-as-company.ts";
import { changesLicense } from "../../api/stale-calls.ts";

/** The terms displayed to the user before payment. */
export interface DisplayedTerms {
  readonly price_amount: number;
  readonly price_currency: string;
  readonly expiration_id: number;
}

const toParams = (productId: number) => ({ product_id: String(productId) });

/**
 * Opens the provider's payment page for exactly the displayed terms. To renew a running period, the request names its
 * end.
 */
export const useCheckout = (productId: number) =>
  useApiMutation(
    ({ seen: terms, license }: { seen: DisplayedTerms; license: License | null }) =>
      sendAsCompany(checkoutLicense, {
        params: toParams(productId),
        body: {
          ...terms,
          ...(license?.expires_at && { renews: license.expires_at }),
          ...(isFramed() && { from: "window" }),
        },
      }),
    changesLicense,
  );

/** Pays at once, when a host names the paying person; the terms are the same as in a checkout. */
export const usePay = (productId: number) =>
  useApiMutation(
    ({ seen: terms, license }: { seen: DisplayedTerms; license: License | null }) =>
      sendAsCompany(payLicense, {
        params: toParams(productId),
        body: { ...terms, ...(license?.expires_at && { renews: license.expires_at }) },
      }),
    { ...changesLicense, onSuccess: () => void companyActs.push("paid") },
  );
