// The connected company's license on a product's page: its panel with API calls.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import {
  snapshotFromDetail,
  tokenHolder,
  paymentParameter,
  type CompanySelf,
  type License,
  type Option,
  type ProductDetail,
} from "@lanyard/contract";
import { useGetLicense, useInstall, useUninstall } from "../../features/license/license.queries.ts";
import { useCheckout, usePay } from "../../features/billing/pay.queries.ts";
import { paymentQuery } from "../../features/billing/payment.queries.ts";
import { slowResponseCount } from "../../features/billing/payment-polling.ts";
import { usePaidWhileVisible } from "../../features/billing/usePaidWhileVisible.ts";
import { useAskProposal } from "../../features/store/proposal.queries.ts";
import { actingPerson } from "../../auth/company-connection.ts";
import { beginLeaving, isFramed } from "../../components/host/leave-for.ts";
import { invalidate } from "../../api/mutation.ts";
import { companyLicense } from "../../api/stale-calls.ts";
import { useViewParams } from "../../components/list/useViewParams.ts";
import { LicensePanel, type ReturnedPayment } from "./LicensePanel.tsx";

interface ProductLicenseProps {
  readonly company: CompanySelf;
  readonly detail: ProductDetail & {
    readonly license?: License | null;
    readonly added_permissions?: readonly { readonly permission_id: number }[];
  };
  /** Undefined while loading. */
  readonly permissions: readonly Option[] | undefined;
}

/** The payment that the address names, if the server says that it is this company's for this product. */
function usePayment(company: CompanySelf, productId: number): ReturnedPayment | undefined {
  const client = useQueryClient();
  const id = useSearchParams()[0].get(paymentParameter) ?? "";
  const query = useQuery({ ...paymentQuery(company, id), enabled: /^[1-9]\d{0,14}$/.test(id) });
  const { data, dataUpdatedAt } = query;
  usePaidWhileVisible(data?.product_id === productId ? data.status : undefined);
  const settled = data !== undefined && data.status !== "pending";
  useEffect(() => {
    // The page's data may be older than the settled payment.
    if (settled) void invalidate(client, companyLicense);
  }, [settled, client]);
  if (query.isLoading)
    return { id: Number(id), status: "pending", url: null, slow: false, asking: true };
  if (data?.product_id !== productId) return undefined;
  const state = dataUpdatedAt > 0 && client.getQueryState(paymentQuery(company, id).queryKey);
  const responseCount = state ? state.dataUpdateCount : 0;
  return {
    id: data.payment_id,
    status: data.status,
    url: data.url,
    slow: responseCount >= slowResponseCount,
  };
}

export default function ProductLicense({ company, detail, permissions }: ProductLicenseProps) {
  const { submission, license = null, added_permissions: added = [] } = detail;
  const productId = submission.product_id;
  const payment = usePayment(company, productId);
  const [params, setParams] = useViewParams();
  const get = useGetLicense(productId);
  const install = useInstall(productId);
  const uninstall = useUninstall();
  const pay = usePay(productId);
  const checkout = useCheckout(productId);
  const proposal = useAskProposal(productId);

  const { price_amount, price_currency, expiration_id } = license?.renewal ?? submission;
  const terms = { price_amount, price_currency, expiration_id };

  return (
    <LicensePanel
      productId={productId}
      name={submission.product_name}
      license={snapshotFromDetail({ submission, license })}
      terms={{ ...terms, length: submission.expiration_name }}
      added={added.flatMap(
        ({ permission_id }) => permissions?.find(({ id }) => id === permission_id)?.label ?? [],
      )}
      gives={detail.permissions.length > 0}
      payment={payment}
      company={company}
      onGet={(installs) => get.mutateAsync(installs)}
      onPay={async (isImmediate) => {
        // A person whom the host has named since is not charged without the page that was announced.
        if (isImmediate && actingPerson() !== tokenHolder) {
          await pay.mutateAsync({ seen: terms, license });
          return;
        }
        const leaving = beginLeaving();
        try {
          const { url, payment_id: id } = await checkout.mutateAsync({ seen: terms, license });
          // No URL means that somebody else has paid; the page shows that after the fetch.
          if (url === null) return leaving.stay();
          leaving.to(url);
          if (!isFramed()) return;
          const next = new URLSearchParams(params);
          next.set(paymentParameter, String(id));
          setParams(next, { replace: true });
        } catch (error) {
          leaving.stay();
          throw error;
        }
      }}
      onInstall={() => install.mutateAsync()}
      onUninstall={() => uninstall.mutateAsync(productId)}
      onPropose={(message) => proposal.mutateAsync(message)}
    />
  );
}
