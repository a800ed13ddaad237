// The query of one payment.
import { queryOptions } from "@tanstack/react-query";
import { getPayment, type CompanySelf } from "@lanyard/contract";
import { companyQuery } from "../../../api/query.ts";
import { nextAskMs } from "./pauses.ts";

/** The status of a payment, refetched with growing pauses while it is pending. */
export const paymentQuery = (company: CompanySelf, paymentId: string) =>
  queryOptions({
    ...companyQuery(company, getPayment, { params: { payment_id: paymentId } }),
    refetchInterval: ({ state }) =>
      state.data?.status === "pending" ? nextAskMs(state.dataUpdateCount) : false,
    refetchOnWindowFocus: "always",
    meta: { repeats: true },
  });
