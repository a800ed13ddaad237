// Tells that a payment was made while its page was open elsewhere: once, when its pending state ends here.
import { useEffect, useRef } from "react";
import type { PaymentStatus } from "@lanyard/contract";
import { companyActs } from "../../components/host/company-acts.ts";

export function usePaidWhileVisible(status: PaymentStatus | undefined): void {
  const waited = useRef(false);
  useEffect(() => {
    if (status === "paid" && waited.current) void companyActs.push("paid");
    if (status !== undefined) waited.current = status === "pending";
  }, [status]);
}
