// Renews several licenses: at once when a host names the paying person, else on the provider's page one after the
// other.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  checkoutLicense,
  deskLimits,
  renewLicenses,
  tokenHolder,
  type CompanySelf,
} from "@lanyard/contract";
import { actingPerson } from "../shared/company-connection.ts";
import { leaveFor } from "../shared/leave-for.ts";
import { writtenWith } from "../shared/seen.ts";
import { sendAsCompany } from "../shared/send-as-company.ts";
import { CallFailure } from "../shared/send.ts";
import { deskKey } from "./desk.queries.ts";
import { paymentQuery } from "./payment.queries.ts";
import { keepRound, keptRound, type Result, type Round, type Wanted } from "./renewals.ts";

const termsOf = ({ name: _name, ...terms }: Wanted) => terms;

/** `paymentId`: the payment from whose provider page the user has returned. */
export function useRenewals(company: CompanySelf, paymentId: string | null) {
  const client = useQueryClient();
  const onPages = actingPerson() === tokenHolder;
  const { company_id: id } = company;
  // The server rendered the page without a round, so the first render has none either; an effect then reads it.
  const [round, setRound] = useState(() => (writtenWith() ? undefined : keptRound(id)));
  useEffect(() => setRound((now) => now ?? keptRound(id)), [id]);
  const keep = (next: Round | undefined) => {
    keepRound(next);
    setRound(next);
  };
  const [first] = round?.left ?? [];

  const comesBack = paymentId !== null && /^[1-9]\d{0,14}$/.test(paymentId);
  // The server decides the outcome, whatever the address claims.
  const payment = useQuery({ ...paymentQuery(company, paymentId ?? ""), enabled: comesBack });
  const settled = payment.data;
  useEffect(() => {
    if (!settled || settled.status === "pending") return;
    void client.invalidateQueries({ queryKey: deskKey(company) });
    setRound((before) => {
      const [tried, ...left] = before?.left ?? [];
      if (!before || !tried || tried.product_id !== settled.product_id) return before;
      const outcome = settled.status === "paid" ? "paid" : "refused";
      const next = {
        ...before,
        left,
        results: [...before.results, { name: tried.name, outcome, error: "" } as const],
      };
      keepRound(next);
      return next;
    });
    // Runs once for each settled payment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled?.payment_id, settled?.status]);

  const renewal = useMutation({
    mutationFn: async (wanted: readonly Wanted[]) => {
      const [one] = wanted;
      if (!one) return;
      const before = round?.results ?? [];
      if (!onPages) {
        // Licenses not yet sent stay in the round, in case the connection breaks between two requests.
        let now: Round = { company: company.company_id, results: before, left: wanted };
        while (now.left.length > 0) {
          const some = now.left.slice(0, deskLimits.renewals);
          const renewed = await sendAsCompany(renewLicenses, {
            body: { licenses: some.map(termsOf) },
          });
          const results: Result[] = renewed.map(({ product_id, outcome, error }) => ({
            name: some.find((other) => other.product_id === product_id)?.name ?? "",
            outcome,
            error,
          }));
          now = {
            ...now,
            results: [...now.results, ...results],
            left: now.left.slice(some.length),
          };
          keep(now);
        }
        return;
      }
      const { product_id, ...terms } = termsOf(one);
      const told = (outcome: Result["outcome"], error: string) =>
        keep({
          company: company.company_id,
          results: [...before, { name: one.name, outcome, error }],
          left: wanted.slice(1),
        });
      try {
        const { url } = await sendAsCompany(checkoutLicense, {
          params: { product_id: String(product_id) },
          body: { ...terms, from: "licenses" },
        });
        if (url === null) told("already_paid", "");
        else {
          keep({ company: company.company_id, results: before, left: wanted });
          leaveFor(url);
        }
      } catch (error) {
        if (!(error instanceof CallFailure) || ![402, 404, 409].includes(error.status)) throw error;
        const changed = error.problems.some(({ key }) => key.startsWith("payment."));
        const outcome =
          error.status === 409 ? (changed ? "price_changed" : "not_renewable") : "refused";
        told(error.status === 404 ? "not_found" : outcome, error.message);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(company) }),
  });

  return {
    onPages,
    round,
    /** Whether the provider has not yet reported the payment's status. */
    pending:
      comesBack && (payment.isPending || settled?.status === "pending") && first !== undefined,
    busy: renewal.isPending,
    error: renewal.error?.message,
    renew: (wanted: readonly Wanted[]) => renewal.mutate(wanted),
    end: () => {
      renewal.reset();
      keep(undefined);
    },
  };
}
