// A company's license of one product: how it stands, and the one thing to do next.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, LinkButton, Notice } from "@lanyard/design-system";
import type { Held, NextStep, PaymentStatus } from "@lanyard/contract";
import { formatPrice } from "../shared/format.ts";
import { lateModal } from "../shared/late-modal.tsx";
import { paths } from "../shared/paths.ts";
import { useReader } from "../shared/reader.ts";
import type { SeenTerms } from "./license.queries.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";
import { StandingLabels, StandingMeaning } from "./StandingText.tsx";
import { UninstallQuestion } from "./UninstallQuestion.tsx";
import { UpdateQuestion } from "./UpdateQuestion.tsx";
import { useAction } from "./useAction.ts";
import { useNextFocus } from "./useNextFocus.ts";
import { useProposal } from "./useProposal.ts";
import { useStanding } from "./useStanding.ts";

const ProposalModal = lateModal(() => import("./ProposalModal.tsx"));

export interface ShownPayment {
  readonly id: number;
  readonly status: PaymentStatus;
  /** It has been asked for several times. */
  readonly slow: boolean;
  /** Of the page that waits for an answer. */
  readonly url: string | null;
  /** The server has not said yet what became of it: paying once more waits. */
  readonly asking?: boolean;
}

export interface LicensePanelProps {
  readonly productId: number;
  readonly name: string;
  readonly held: Held;
  /** What the next payment costs. */
  readonly terms: SeenTerms;
  /** What the version on sale may do that the installed one may not, in words. */
  readonly added: readonly string[];
  /** It asks for permissions, which people are given. */
  readonly gives: boolean;
  /** The payment that somebody comes back from. */
  readonly payment?: ShownPayment | undefined;
  /** Where the company gets answers to its proposals. */
  readonly email: string;
  /** All reject when the server refused. */
  readonly onGet: (installs: boolean) => Promise<unknown>;
  readonly onPay: () => Promise<unknown>;
  readonly onInstall: () => Promise<unknown>;
  readonly onUninstall: () => Promise<unknown>;
  readonly onPropose: (message: string) => Promise<unknown>;
  readonly clock?: () => number;
}

export function LicensePanel(props: LicensePanelProps) {
  const { productId, name, held, terms, added, gives, payment, email, clock } = props;
  const { onGet, onPay, onInstall, onUninstall, onPropose } = props;
  const { t } = useTranslation("store");
  const reader = useReader();
  const standing = useStanding(held, clock);
  const { next, update, installed, renews } = standing;
  const { busy, failure, run } = useAction();
  const [question, setQuestion] = useState<"uninstall" | "update">();
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
    pay: () => void run(onPay),
    renew: () => void run(onPay),
    install: () => void run(onInstall),
    update: () => (added.length > 0 ? setQuestion("update") : void run(onInstall)),
  };
  const continues =
    payment?.status === "pending" && payment.url !== null && (next === "pay" || next === "renew");

  const main = continues ? "continue" : next === "give" || next === null ? next : "act";
  const turned = useNextFocus();

  // Where nothing else can be done, asking is the thing to do.
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
      <StandingLabels standing={standing} />
      <StandingMeaning standing={standing} />
      {failure !== undefined && (
        <Notice tone="danger" role="alert" title={t("panel.failed")}>
          {failure}
        </Notice>
      )}
      <div key={main} ref={turned} className="contents">
        {continues && (
          <LinkButton intent="primary" className="w-full" link={<a href={payment.url ?? ""} />}>
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
            onClick={steps[next]}
          >
            {labels[next]}
          </Button>
        )}
        {next === null && proposalButton}
      </div>
      {update !== null && next !== "update" && (
        <Button className="w-full" disabled={busy} onClick={steps.update}>
          {t("standing.update", { version: update })}
        </Button>
      )}
      {renews && next !== "renew" && (
        <Button className="w-full" disabled={busy} onClick={steps.renew}>
          {labels.renew}
        </Button>
      )}
      <div className="-mx-2 flex flex-wrap gap-1">
        {installed && (
          <Button intent="quiet" size="sm" disabled={busy} onClick={() => setQuestion("uninstall")}>
            {t("panel.uninstall")}
          </Button>
        )}
        {standing.name !== "none" &&
          standing.name !== "unpaid" &&
          !(free && standing.endsAt === null) && (
            <LinkButton intent="quiet" size="sm" link={<Link to={paths.receiptsOf(productId)} />}>
              {t("panel.receipts")}
            </LinkButton>
          )}
        {next !== null && proposalButton}
      </div>
      <UninstallQuestion
        name={name}
        standing={standing}
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
