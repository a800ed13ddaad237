// A company's license for one product: its standing, and the next step.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, LinkButton, Notice } from "@lanyard/design-system";
import type { CompanySelf, LicenseSnapshot, NextStep, PaymentStatus } from "@lanyard/contract";
import { formatPrice } from "../../i18n/format.ts";
import { isFramed } from "../../components/host/leave-for.ts";
import { lateModal } from "../../components/late/late-modal.tsx";
import { paths } from "../../app/paths.ts";
import { useReader } from "../../i18n/reader.ts";
import type { DisplayedTerms } from "../../features/billing/pay.queries.ts";
import { renewing } from "../../features/billing/renewal.ts";
import { PaymentNotice } from "../../features/billing/PaymentNotice.tsx";
import { LicenseStateLabels, LicenseStateMeaning } from "../../features/license/LicenseState.tsx";
import { UninstallQuestion } from "../../features/license/UninstallQuestion.tsx";
import { UpdateQuestion } from "../../features/license/UpdateQuestion.tsx";
import { useAction } from "./useAction.ts";
import { useNextFocus } from "./useNextFocus.ts";
import { useProposal } from "../../features/store/useProposal.ts";
import { useLicenseState } from "../../features/license/useLicenseState.ts";

const PayModal = lateModal(() => import("../../features/billing/PayModal.tsx"));
const ProposalModal = lateModal(() => import("../../features/store/ProposalModal.tsx"));

export interface ReturnedPayment {
  readonly id: number;
  readonly status: PaymentStatus;
  /** Whether the status has been requested several times already. */
  readonly slow: boolean;
  /** Address of the provider's open payment page. */
  readonly url: string | null;
  /** Whether the server has not yet reported the payment's status: paying again is disabled meanwhile. */
  readonly asking?: boolean;
}

export interface LicensePanelProps {
  readonly productId: number;
  readonly name: string;
  readonly license: LicenseSnapshot;
  /** The terms of the next payment. */
  readonly terms: DisplayedTerms & { readonly length: string };
  /** Labels of the permissions that the version on sale asks for and the installed version does not. */
  readonly added: readonly string[];
  /** Whether the product asks for permissions, which are then granted to people. */
  readonly gives: boolean;
  /** The payment from which the user has just returned. */
  readonly payment?: ReturnedPayment | undefined;
  /** The company, whose name is on payments, and to whose address answers to proposals go. */
  readonly company: Pick<CompanySelf, "name" | "email">;
  /** All callbacks reject when the server refuses. */
  readonly onGet: (installs: boolean) => Promise<unknown>;
  readonly onPay: (isImmediate: boolean) => Promise<unknown>;
  readonly onInstall: () => Promise<unknown>;
  readonly onUninstall: () => Promise<unknown>;
  readonly onPropose: (message: string) => Promise<unknown>;
  readonly clock?: () => number;
}

export function LicensePanel(props: LicensePanelProps) {
  const { productId, name, license, terms, added, gives, payment, company, clock } = props;
  const { email } = company;
  const { onGet, onPay, onInstall, onUninstall, onPropose } = props;
  const { t } = useTranslation("store");
  const reader = useReader();
  const state = useLicenseState(license, clock);
  const { next, update, installed, renews } = state;
  const { busy, failure, run } = useAction();
  const [question, setQuestion] = useState<"uninstall" | "update" | "pay">();
  const [proposes, openProposal] = useProposal(`${email} ${productId}`);
  const asks = (which: typeof question) => (open: boolean) => setQuestion(open ? which : undefined);

  const free = terms.price_amount === 0;
  const price = formatPrice(terms.price_amount, terms.price_currency, "", reader);
  const labels: Readonly<Record<NextStep, string>> = {
    get: free ? t("panel.get_free") : t("standing_next.get"),
    pay: t("panel.pay", { price }),
    renew: t("panel.renew", { price }),
    install: t("standing_next.install"),
    update: t("standing_next.update"),
    give: t("standing_next.give"),
  };
  const steps: Readonly<Record<Exclude<NextStep, "give">, () => void>> = {
    get: () => void run(() => onGet(free)),
    pay: () => setQuestion("pay"),
    renew: () => setQuestion("pay"),
    install: () => void run(onInstall),
    update: () => (added.length > 0 ? setQuestion("update") : void run(onInstall)),
  };
  const continues =
    payment?.status === "pending" && payment.url !== null && (next === "pay" || next === "renew");

  const main = continues ? "continue" : next === "give" || next === null ? next : "act";
  const turned = useNextFocus();

  // When there is no other next step, asking for a proposal is the main action.
  const proposalButton = (
    <Button
      {...(next === null ? { className: "w-full" } : { intent: "quiet", size: "sm" })}
      {...ProposalModal.opener}
      onClick={() => openProposal(true)}
    >
      {t("panel.proposal")}
    </Button>
  );

  return (
    <section
      aria-label={t("panel.title")}
      tabIndex={-1}
      className="flex flex-col gap-4 outline-none"
    >
      {payment && payment.asking !== true && (
        <PaymentNotice status={payment.status} paymentId={payment.id} slow={payment.slow} />
      )}
      <LicenseStateLabels state={state} />
      <LicenseStateMeaning state={state} />
      {failure !== undefined && (
        <Notice tone="danger" role="alert" title={t("panel.failed")}>
          {failure}
        </Notice>
      )}
      <div key={main} ref={turned} className="contents">
        {continues && (
          <LinkButton
            intent="primary"
            className="w-full"
            link={
              isFramed() ? (
                <a href={payment.url ?? ""} target="_blank" rel="noopener noreferrer" />
              ) : (
                <a href={payment.url ?? ""} />
              )
            }
          >
            {t("panel.continue")}
          </LinkButton>
        )}
        {!continues && next === "give" && gives && (
          <LinkButton
            intent="primary"
            className="w-full"
            link={<Link to={paths.peopleOf(productId)} />}
          >
            {labels.give}
          </LinkButton>
        )}
        {!continues && next !== null && next !== "give" && (
          <Button
            intent="primary"
            className="w-full"
            busy={busy || (payment?.asking === true && (next === "pay" || next === "renew"))}
            busyLabel={t("panel.busy")}
            {...((next === "pay" || next === "renew") && PayModal.opener)}
            onClick={steps[next]}
          >
            {labels[next]}
          </Button>
        )}
        {next === null && proposalButton}
      </div>
      {update !== null && next !== "update" && (
        <Button className="w-full" disabled={busy} onClick={steps.update}>
          {t("panel.update", { version: update })}
        </Button>
      )}
      {renews && next !== "renew" && (
        <Button className="w-full" disabled={busy} {...PayModal.opener} onClick={steps.renew}>
          {labels.renew}
        </Button>
      )}
      {/* The text of a quiet button, inset by its padding and border, starts where the other texts do. */}
      <div className="-mx-3.25 flex flex-wrap gap-1">
        {installed && (
          <Button intent="quiet" size="sm" disabled={busy} onClick={() => setQuestion("uninstall")}>
            {t("panel.uninstall")}
          </Button>
        )}
        {state.name !== "none" && state.name !== "unpaid" && !(free && state.endsAt === null) && (
          <LinkButton intent="quiet" size="sm" link={<Link to={paths.receiptsOf(productId)} />}>
            {t("panel.receipts")}
          </LinkButton>
        )}
        {next !== null && proposalButton}
      </div>
      <PayModal
        open={question === "pay"}
        onOpenChange={asks("pay")}
        company={company.name}
        renewals={[
          { product_id: productId, name, ...terms, ...renewing(renews ? license.expiresAt : null) },
        ]}
        busy={busy}
        onPay={(isImmediate) =>
          void run(() => onPay(isImmediate)).then(() => setQuestion(undefined))
        }
      />
      <UninstallQuestion
        name={name}
        state={state}
        open={question === "uninstall"}
        onOpenChange={asks("uninstall")}
        onUninstall={onUninstall}
      />
      <UpdateQuestion
        version={update ?? ""}
        added={added}
        open={question === "update"}
        onOpenChange={asks("update")}
        onUpdate={onInstall}
      />
      <ProposalModal
        open={proposes}
        onOpenChange={openProposal}
        owner={`company ${email}`}
        productId={productId}
        email={email}
        onSend={onPropose}
      />
    </section>
  );
}
