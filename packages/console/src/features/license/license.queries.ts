// Queries and mutations of a company's license for one product, and of its payments.
import {
  askProposal,
  checkoutLicense,
  installProduct,
  licenseProduct,
  listPayments,
  listRequests,
  payLicense,
  uninstallProduct,
  type CompanySelf,
  type License,
} from "@lanyard/contract";
import { companyActs } from "../../components/host/company-acts.ts";
import { isFramed } from "./billing/leave-for.ts";
import { useApiMutation } from "../../api/mutation.ts";
import { companyPages } from "../../api/query.ts";
import { sendAsCompany } from "../../api/send-as-company.ts";
import { companyLicense } from "../../api/stale-calls.ts";

/** The terms displayed to the user before payment. */
export interface SeenTerms {
  readonly price_amount: number;
  readonly price_currency: string;
  readonly expiration_id: number;
}

const paramsOf = (productId: number) => ({ product_id: String(productId) });

/**
 * The company's data is fetched again after a refusal too: somebody else may have paid, the period may have ended, or
 * the price changed.
 */
const changesLicense = { invalidates: companyLicense, partial: true, awaits: true } as const;

export const useGetLicense = (productId: number) =>
  useApiMutation(
    async (installs: boolean) => {
      const params = paramsOf(productId);
      const license = await sendAsCompany(licenseProduct, { params });
      if (installs) await sendAsCompany(installProduct, { params });
      return license;
    },
    {
      ...changesLicense,
      onSuccess: (_license, installs) => void companyActs.push(installs ? "installed" : "licensed"),
    },
  );

export const useInstall = (productId: number) =>
  useApiMutation(() => sendAsCompany(installProduct, { params: paramsOf(productId) }), {
    ...changesLicense,
    onSuccess: () => void companyActs.push("installed"),
  });

export const useUninstall = () =>
  useApiMutation(
    (productId: number) => sendAsCompany(uninstallProduct, { params: paramsOf(productId) }),
    changesLicense,
  );

/**
 * Opens the provider's payment page for exactly the displayed terms. To renew a running period, the request names its
 * end.
 */
export const useCheckout = (productId: number) =>
  useApiMutation(
    ({ seen, license }: { seen: SeenTerms; license: License | null }) =>
      sendAsCompany(checkoutLicense, {
        params: paramsOf(productId),
        body: {
          ...seen,
          ...(license?.expires_at && { renews: license.expires_at }),
          ...(isFramed() && { from: "window" }),
        },
      }),
    changesLicense,
  );

/** Pays at once, when a host names the paying person; the terms are the same as in a checkout. */
export const usePay = (productId: number) =>
  useApiMutation(
    ({ seen, license }: { seen: SeenTerms; license: License | null }) =>
      sendAsCompany(payLicense, {
        params: paramsOf(productId),
        body: { ...seen, ...(license?.expires_at && { renews: license.expires_at }) },
      }),
    { ...changesLicense, onSuccess: () => void companyActs.push("paid") },
  );

export const useAskProposal = (productId: number) =>
  useApiMutation(
    (message: string) => sendAsCompany(askProposal, { body: { product_id: productId, message } }),
    { invalidates: [listRequests], onSuccess: () => void companyActs.push("proposed") },
  );

export interface WantedReceipts {
  readonly product_id?: number;
  /** First and last day, as YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

/** The company's receipts: for all products or one, at any time or within a period. */
export const receiptsQuery = (company: CompanySelf, wanted: WantedReceipts) =>
  companyPages(company, listPayments, { body: wanted });
