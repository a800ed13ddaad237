// The dialogs of the administrator's list of companies: a new one, one of them, replacing its token, revoking tokens.
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lanyard/design-system";
import { ConfirmLater } from "../../../components/late/ConfirmLater.tsx";
import { lateModal } from "../../../components/late/late-modal.tsx";
import { CallFailure } from "../../../api/send.ts";
import type { CompaniesState } from "./useCompanies.ts";

export const CompanyModal = lateModal(() => import("./CompanyModal.tsx"));
const CompanyDrawer = lateModal(() => import("./CompanyDrawer.tsx"));
const ReplaceModal = lateModal(() => import("./ReplaceModal.tsx"));
const TokenModal = lateModal(() => import("./TokenModal.tsx"));

/** The server's error messages by form field; `other` for an error about no field. */
function problemsOf(error: Error | null) {
  if (!error) return {};
  const problems = error instanceof CallFailure ? error.problems : [];
  const own = Object.fromEntries(
    problems.flatMap(({ field, text }) =>
      field === "name" || field === "email" || field === "country" ? [[field, text] as const] : [],
    ),
  );
  return Object.keys(own).length > 0 ? own : { other: error.message };
}

interface CompanyDialogsProps {
  readonly companies: CompaniesState;
  /** Id of the signed-in administrator. */
  readonly owner: number;
  /** The licenses of a company; they belong to another room, so the page passes them in. */
  readonly licensesOf: (company: number) => ReactNode;
}

export function CompanyDialogs({ companies, owner, licensesOf }: CompanyDialogsProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const { view, change, shown, dialog, about, made, creation, replacing, revoking } = companies;
  const [first] = about;
  const closes = (next: boolean) => {
    if (!next) companies.close();
  };
  return (
    <>
      <CompanyDrawer
        open={view.company !== undefined && dialog === undefined}
        onOpenChange={(next) => {
          if (!next) change({ company: undefined });
        }}
        company={shown.data}
        error={shown.error?.message}
        onRetry={() => void shown.refetch()}
        licenses={
          view.company !== undefined && (
            <Suspense fallback={<Skeleton className="h-24" />}>{licensesOf(view.company)}</Suspense>
          )
        }
        onReplace={() => shown.data && companies.open("replace", [shown.data])}
        onRevoke={() => shown.data && companies.open("revoke", [shown.data])}
      />
      <CompanyModal
        open={dialog === "new"}
        onOpenChange={closes}
        owner={owner}
        busy={creation.isPending}
        problems={problemsOf(creation.error)}
        onSubmit={(company) => void companies.create(company)}
      />
      {first && (
        <ReplaceModal
          open={dialog === "replace"}
          onOpenChange={closes}
          company={first}
          busy={replacing.isPending}
          error={replacing.error?.message}
          onReplace={(hours) => void companies.replace(hours)}
        />
      )}
      <ConfirmLater
        open={dialog === "revoke"}
        onOpenChange={closes}
        title={
          about.length === 1 && first
            ? to("companies.revoke_title", { name: first.name })
            : to("companies.revoke_title_many", { count: about.length })
        }
        confirmLabel={to("companies.revoke")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        tone="danger"
        busy={revoking.isPending}
        busyLabel={to("companies.saving")}
        onConfirm={() => void companies.revoke()}
      >
        {to("companies.revoke_text")}
      </ConfirmLater>
      {made && (
        <TokenModal
          open={dialog === "token"}
          onOpenChange={companies.forget}
          name={made.name}
          token={made.token}
        />
      )}
    </>
  );
}
