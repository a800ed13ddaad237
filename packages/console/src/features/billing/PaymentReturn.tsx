// The payment of several licenses from whose page somebody has returned, or whose page is open in a window of its own.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "@lanyard/design-system";
import type { CompanySelf } from "@lanyard/contract";
import { isFramed } from "../../components/host/leave-for.ts";
import { invalidate } from "../../api/mutation.ts";
import { companyLicense } from "../../api/stale-calls.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";
import { slowResponseCount } from "./payment-polling.ts";
import { paymentQuery } from "./payment.queries.ts";
import { usePaidWhileVisible } from "./usePaidWhileVisible.ts";

interface PaymentReturnProps {
  readonly company: CompanySelf;
  /** As the address names it; the server decides the outcome. */
  readonly paymentId: string;
}

export function PaymentReturn({ company, paymentId }: PaymentReturnProps) {
  const { t } = useTranslation("store");
  const client = useQueryClient();
  const query = paymentQuery(company, paymentId);
  const { data } = useQuery({ ...query, enabled: /^[1-9]\d{0,14}$/.test(paymentId) });
  usePaidWhileVisible(data?.status);
  const settled = data !== undefined && data.status !== "pending";
  useEffect(() => {
    // The list may be older than the settled payment.
    if (settled) void invalidate(client, companyLicense);
  }, [settled, client]);
  if (!data) return null;
  const responseCount = client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  return (
    <div className="flex flex-col items-start gap-3">
      <PaymentNotice
        status={data.status}
        paymentId={data.payment_id}
        slow={responseCount >= slowResponseCount}
      />
      {data.url !== null && (
        <LinkButton
          link={
            <a
              href={data.url}
              {...(isFramed() && { target: "_blank", rel: "noopener noreferrer" })}
            />
          }
        >
          {t("panel.continue")}
        </LinkButton>
      )}
    </div>
  );
}
