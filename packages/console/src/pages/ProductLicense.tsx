// The license of the connected company on a product's page: its panel with the server behind it.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import {
  heldByDetail,
  tokenHolder,
  paymentParameter,
  type CompanySelf,
  type License,
  type Option,
  type ProductDetail,
} from "@lanyard/contract";
import { LicensePanel, type ShownPayment } from "../license/LicensePanel.tsx";
import {
  paymentQuery,
  useAskProposal,
  useCheckout,
  useGetLicense,
  useInstall,
  usePay,
  useUninstall,
} from "../license/license.queries.ts";
import { slowAfter } from "../license/pauses.ts";
import { actingPerson, ofCompany } from "../shared/company-connection.ts";
import { leaveFor } from "../shared/leave-for.ts";
import { CallFailure } from "../shared/send.ts";

interface ProductLicenseProps {
  readonly company: CompanySelf;
  readonly detail: ProductDetail & {
    readonly license?: License | null;
    readonly added_permissions?: readonly { readonly permission_id: number }[];
  };
  /** Undefined while they are not there. */
  readonly permissions: readonly Option[] | undefined;
}

/** The payment in the address, if it is one of this company for this product: the address itself is not believed. */
function usePayment(company: CompanySelf, productId: number): ShownPayment | undefined {
  const client = useQueryClient();
  const id = useSearchParams()[0].get(paymentParameter) ?? "";
  const query = useQuery({ ...paymentQuery(company, id), enabled: /^[1-9]\d{0,14}$/.test(id) });
  const { data, dataUpdatedAt } = query;
  const settled = data !== undefined && data.status !== "pending";
  const company_id = company.company_id;
  useEffect(() => {
    // What the page shows may be from before the payment was settled.
    if (settled) void client.invalidateQueries({ queryKey: ["company", company_id, "store"] });
  }, [settled, client, company_id]);
  if (query.isLoading)
    return { id: Number(id), status: "pending", url: null, slow: false, asking: true };
  if (data?.product_id !== productId) return undefined;
  const state = dataUpdatedAt > 0 && client.getQueryState(paymentQuery(company, id).queryKey);
  const asked = state ? state.dataUpdateCount : 0;
  return { id: data.payment_id, status: data.status, url: data.url, slow: asked >= slowAfter };
}

export default function ProductLicense({ company, detail, permissions }: ProductLicenseProps) {
  const client = useQueryClient();
  const { submission, license = null, added_permissions: added = [] } = detail;
  const productId = submission.product_id;
  const payment = usePayment(company, productId);
  const get = useGetLicense(productId);
  const install = useInstall(productId);
  const uninstall = useUninstall(productId);
  const pay = usePay(productId);
  const checkout = useCheckout(productId);
  const proposal = useAskProposal(productId);

  /** Whatever was refused may have changed meanwhile: somebody else paid, the period ended, the price rose. */
  const truly = async (action: () => Promise<unknown>) => {
    const again = () => client.invalidateQueries({ queryKey: ofCompany(company) });
    try {
      await action();
    } catch (error) {
      // Without a line nobody is asked what has changed: why it failed is said at once.
      if (!(error instanceof CallFailure) || error.status !== 0) await again();
      throw error;
    }
    await again();
  };
  const { price_amount, price_currency, expiration_id } = license?.renewal ?? submission;
  const seen = { price_amount, price_currency, expiration_id };

  return (
    <LicensePanel
      productId={productId}
      name={submission.product_name}
      held={heldByDetail({ submission, license })}
      terms={seen}
      added={added.flatMap(
        ({ permission_id }) => permissions?.find(({ id }) => id === permission_id)?.label ?? [],
      )}
      gives={detail.permissions.length > 0}
      payment={payment}
      email={company.email}
      onGet={(installs) => truly(() => get.mutateAsync(installs))}
      onPay={() =>
        truly(async () => {
          if (actingPerson() !== tokenHolder) {
            await pay.mutateAsync({ seen, license });
            return;
          }
          const { url } = await checkout.mutateAsync({ seen, license });
          // Nothing to pay: somebody else has paid, which the page is about to show.
          if (url !== null) leaveFor(url);
        })
      }
      onInstall={() => truly(() => install.mutateAsync())}
      onUninstall={() => truly(() => uninstall.mutateAsync())}
      onPropose={(message) => proposal.mutateAsync(message)}
    />
  );
}
