// Pays several licenses with one payment: at once when a host names the paying person, else on the provider's page.
import { useState } from "react";
import { paySeveralLicenses, tokenHolder, type PaidLine } from "@lanyard/contract";
import { companyActs } from "../../components/host/company-acts.ts";
import { actingPerson } from "../../auth/company-connection.ts";
import { beginLeaving, isFramed } from "../../components/host/leave-for.ts";
import { useApiMutation } from "../../api/mutation.ts";
import { sendAsCompany } from "../../api/send-as-company.ts";
import { CallFailure } from "../../api/send.ts";
import { changesLicense } from "../../api/stale-calls.ts";
import { selectBatch, type Renewal } from "./renewal.ts";

/** `onPage`: called with the payment whose page was opened in a window of its own. */
export function usePaySeveral(onPage: (paymentId: number) => void) {
  const [renewals, setRenewals] = useState<readonly Renewal[]>();
  const [lines, setLines] = useState<readonly PaidLine[]>();
  const close = () => {
    setRenewals(undefined);
    setLines(undefined);
    payment.reset();
  };
  const payment = useApiMutation(async (isImmediate: boolean) => {
    // A person whom the host has named since is not charged without the page that was announced.
    const isDirect = isImmediate && actingPerson() !== tokenHolder;
    const leaving = isDirect ? undefined : beginLeaving();
    try {
      const {
        payment_id,
        url,
        lines: paid,
      } = await sendAsCompany(paySeveralLicenses, {
        body: {
          licenses: selectBatch(renewals ?? []).map(
            ({ name: _name, length: _length, ...terms }) => terms,
          ),
          ...(!isDirect && { from: isFramed() ? ("window" as const) : ("licenses" as const) }),
        },
      });
      if (url === null || !leaving || payment_id === null) {
        leaving?.stay();
        setLines(paid);
        if (paid.some(({ outcome }) => outcome === "paid")) void companyActs.push("paid");
        return;
      }
      leaving.to(url);
      if (!isFramed()) return;
      setRenewals(undefined);
      onPage(payment_id);
    } catch (error) {
      leaving?.stay();
      const prices = error instanceof CallFailure ? error.prices : undefined;
      const pricesById = new Map(
        prices?.map(({ expiration_name: length, ...price }) => [
          price.product_id,
          { ...price, length },
        ]),
      );
      setRenewals((before) =>
        before?.map((one) => ({ ...one, ...pricesById.get(one.product_id) })),
      );
      throw error;
    }
  }, changesLicense);
  return {
    renewals,
    /** What has become of each license; undefined before it was paid. */
    lines,
    busy: payment.isPending,
    error: payment.error ?? undefined,
    /** Asks before anything is paid. */
    ask: (selected: readonly Renewal[]) => {
      close();
      setRenewals(selected);
    },
    pay: payment.mutate,
    close,
  };
}
