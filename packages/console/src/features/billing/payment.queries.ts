// Queries of a company's payments.
import { queryOptions } from "@tanstack/react-query";
import { getPayment, listPayments, type CompanySelf } from "@lanyard/contract";
import { companyPages, companyQuery } from "../../api/query.ts";
import { nextPollMs } from "./payment-polling.ts";

/** The status of a payment, refetched with growing pauses while it is pending. */
export const paymentQuery = (company: CompanySelf, paymentId: string) =>
  queryOptions({
    ...companyQuery(company, getPayment, { params: { payment_id: paymentId } }),
    refetchInterval: ({ state }) =>
      state.data?.status === "pending" ? nextPollMs(state.dataUpdateCount) : false,
    refetchOnWindowFocus: "always",
    meta: { repeats: true },
  });

export interface ReceiptsFilter {
  readonly product_id?: number;
  /** First and last day, as YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

/** The company's receipts: for all products or one, at any time or within a period. */
export const receiptsQuery = (company: CompanySelf, filter: ReceiptsFilter) =>
  companyPages(company, listPayments, { body: filter });
