// The dialogs that make a token and show it once: a new company, and another token for one of them.
import { useState } from "react";
import {
  createCompany,
  reissueCompanyToken,
  type Company,
  type GraceHours,
} from "@lanyard/contract";
import { useApiMutation } from "../../../api/mutation.ts";
import { send } from "../../../api/send.ts";
import { fieldProblems } from "../../../components/form/field-problems.ts";
import { useOnce } from "../../../components/form/useOnce.ts";
import { lateModal } from "../../../components/late/late-modal.tsx";
import type { NewCompany } from "./CompanyModal.tsx";
import { companiesList } from "./companies.list.tsx";

export const CompanyModal = lateModal(() => import("./CompanyModal.tsx"));
const ReplaceModal = lateModal(() => import("./ReplaceModal.tsx"));
const TokenModal = lateModal(() => import("./TokenModal.tsx"));

/** `owner`: id of the signed-in user. */
export function useTokenDialogs(owner: number) {
  const [dialog, setDialog] = useState<"new" | "replace" | "token">();
  const [company, setCompany] = useState<Company>();
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>();
  const { invalidates } = companiesList;
  const creating = useApiMutation((body: NewCompany) => send(createCompany, { body }), {
    invalidates,
  });
  const replacing = useApiMutation(
    (hours: GraceHours) =>
      send(reissueCompanyToken, {
        params: { company_id: String(company?.company_id) },
        body: { grace_hours: hours },
      }),
    { invalidates },
  );
  const open = (next: "new" | "replace", of?: Company) => {
    creating.reset();
    replacing.reset();
    setCompany(of);
    setDialog(next);
  };
  const onOpenChange = (next: boolean) => {
    if (!next) setDialog(undefined);
  };
  /** A dialog shows the error of its own call. */
  const show = useOnce(async (making: () => ReturnType<typeof creating.mutateAsync>) => {
    const one = await making().catch(() => undefined);
    if (!one) return;
    setMade({ name: one.name, token: one.company_token });
    setDialog("token");
  });
  const dialogs = (
    <>
      <CompanyModal
        open={dialog === "new"}
        onOpenChange={onOpenChange}
        owner={owner}
        busy={creating.isPending}
        problems={fieldProblems(creating.error, ["name", "email", "country"])}
        onSubmit={(body) => void show(() => creating.mutateAsync(body))}
      />
      {company && (
        <ReplaceModal
          open={dialog === "replace"}
          onOpenChange={onOpenChange}
          company={company}
          busy={replacing.isPending}
          error={replacing.error?.message}
          onReplace={(hours) => void show(() => replacing.mutateAsync(hours))}
        />
      )}
      {made && (
        <TokenModal
          open={dialog === "token"}
          onOpenChange={() => {
            // The token leaves the memory with its dialog.
            setMade(undefined);
            setDialog(undefined);
          }}
          {...made}
        />
      )}
    </>
  );
  return { open, isOpen: dialog !== undefined, dialogs };
}
