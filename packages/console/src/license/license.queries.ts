// Queries and mutations of a company's license for one product, and of its payments.
import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import {
  askProposal,
  checkoutLicense,
  installProduct,
  licenseProduct,
  listPayments,
  payLicense,
  uninstallProduct,
  type CompanySelf,
  type License,
} from "@lanyard/contract";
import { ofCompany } from "../shared/company-connection.ts";
import { lastTakenAt } from "../shared/begun.ts";
import { companyActs } from "../shared/company-acts.ts";
import { isFramed } from "../shared/leave-for.ts";
import {
  companyPageAtHand,
  sendAsCompany,
  sendAsCompanyForPage,
} from "../shared/send-as-company.ts";
import { firstPages } from "../shared/send.ts";

/** The terms displayed to the user before payment. */
export interface SeenTerms {
  readonly price_amount: number;
  readonly price_currency: string;
  readonly expiration_id: number;
}

const paramsOf = (productId: number) => ({ product_id: String(productId) });

export const useGetLicense = (productId: number) =>
  useMutation({
    mutationFn: async (installs: boolean) => {
      const params = paramsOf(productId);
      const license = await sendAsCompany(licenseProduct, { params });
      if (installs) await sendAsCompany(installProduct, { params });
      return license;
    },
    onSuccess: (_license, installs) => void companyActs.push(installs ? "installed" : "licensed"),
  });

export const useInstall = (productId: number) =>
  useMutation({
    mutationFn: () => sendAsCompany(installProduct, { params: paramsOf(productId) }),
    onSuccess: () => void companyActs.push("installed"),
  });

export const useUninstall = (productId: number) =>
  useMutation({
    mutationFn: () => sendAsCompany(uninstallProduct, { params: paramsOf(productId) }),
  });

/**
 * Opens the provider's payment page for exactly the displayed terms. To renew a running period, the request names its
 * end.
 */
export const useCheckout = (productId: number) =>
  useMutation({
    mutationFn: ({ seen, license }: { seen: SeenTerms; license: License | null }) =>
      sendAsCompany(checkoutLicense, {
        params: paramsOf(productId),
        body: {
          ...seen,
          ...(license?.expires_at && { renews: license.expires_at }),
          ...(isFramed() && { from: "window" }),
        },
      }),
  });

/** Pays at once, when a host names the paying person; the terms are the same as in a checkout. */
export const usePay = (productId: number) =>
  useMutation({
    mutationFn: ({ seen, license }: { seen: SeenTerms; license: License | null }) =>
      sendAsCompany(payLicense, {
        params: paramsOf(productId),
        body: { ...seen, ...(license?.expires_at && { renews: license.expires_at }) },
      }),
    onSuccess: () => void companyActs.push("paid"),
  });

export const useAskProposal = (productId: number) =>
  useMutation({
    mutationFn: (message: string) =>
      sendAsCompany(askProposal, { body: { product_id: productId, message } }),
    onSuccess: () => void companyActs.push("proposed"),
  });

export interface WantedReceipts {
  readonly product_id?: number;
  /** First and last day, as YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

/** The company's receipts: for all products or one, at any time or within a period. */
export const receiptsQuery = (company: CompanySelf, wanted: WantedReceipts) =>
  infiniteQueryOptions({
    queryKey: [...ofCompany(company), "receipts", wanted],
    queryFn: ({ pageParam: cursor, signal }) =>
      sendAsCompanyForPage(listPayments, {
        query: { cursor },
        body: wanted,
        signal,
      }),
    initialData: () => firstPages(companyPageAtHand(listPayments, { body: wanted })),
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
