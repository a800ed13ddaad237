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
import { atOnce, type Wanted } from "./paying.ts";

/** `onPage`: called with the payment whose page was opened in a window of its own. */
export function usePaySeveral(onPage: (paymentId: number) => void) {
  const [wanted, setWanted] = useState<readonly Wanted[]>();
  const [lines, setLines] = useState<readonly PaidLine[]>();
  const close = () => {
    setWanted(undefined);
    setLines(undefined);
    payment.reset();
  };
  const payment = useApiMutation(async (isAtOnce: boolean) => {
    // A person whom the host has named since is not charged without the page that was announced.
    const named = isAtOnce && actingPerson() !== tokenHolder;
    const leaving = named ? undefined : beginLeaving();
    try {
      const {
        payment_id,
        url,
        lines: paid,
      } = await sendAsCompany(paySeveralLicenses, {
        body: {
          licenses: atOnce(wanted ?? []).map(({ name: _name, length: _length, ...terms }) => terms),
          ...(!named && { from: isFramed() ? ("window" as const) : ("licenses" as const) }),
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
      setWanted(undefined);
      onPage(payment_id);
    } catch (error) {
      leaving?.stay();
      const prices = error instanceof CallFailure ? error.prices : undefined;
      const priceOf = new Map(
        prices?.map(({ expiration_name: length, ...price }) => [
          price.product_id,
          { ...price, length },
        ]),
      );
      setWanted((before) => before?.map((one) => ({ ...one, ...priceOf.get(one.product_id) })));
      throw error;
    }
  }, changesLicense);
  return {
    wanted,
    /** What has become of each license; undefined before it was paid. */
    lines,
    busy: payment.isPending,
    error: payment.error ?? undefined,
    /** Asks before anything is paid. */
    ask: (chosen: readonly Wanted[]) => {
      close();
      setWanted(chosen);
    },
    pay: payment.mutate,
    close,
  };
}
