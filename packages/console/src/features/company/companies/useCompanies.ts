// State of the administrator's list of companies: the view, the selection, the open dialog and its companies, and the
// actions with their toasts.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { Company, GraceHours } from "@lanyard/contract";
import { useOnce } from "../../../components/form/useOnce.ts";
import { useSayRefused } from "../../../components/form/useSayRefused.ts";
import { addressOfCompanies, companiesIn, type ChangeCompanies } from "./companies-view.ts";
import {
  companiesQuery,
  companyQuery,
  useCreateCompany,
  useReplaceToken,
  useRevoke,
  type NewCompany,
} from "./companies.queries.ts";
import { useViewParams } from "../../../components/list/useViewParams.ts";

type Dialog = "new" | "replace" | "revoke" | "token";
type Named = Pick<Company, "company_id" | "name" | "active">;

export function useCompanies() {
  const { t } = useTranslation("office");
  const toast = useToast();
  const sayRefused = useSayRefused();
  const [params, setParams] = useViewParams();
  const view = companiesIn(params);
  const change: ChangeCompanies = (wanted) =>
    setParams((before) => addressOfCompanies({ ...companiesIn(before), ...wanted }), {
      // Typing a search, and closing a company, adds no history entry.
      replace: wanted.search !== undefined || "company" in wanted,
    });
  const list = useInfiniteQuery(companiesQuery(view));
  const shown = useQuery(companyQuery(view.company));
  const [selected, setSelected] = useState<string[]>([]);
  const [dialog, setDialog] = useState<Dialog>();
  /** The companies that the open dialog is about. */
  const [about, setAbout] = useState<readonly Named[]>([]);
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>();
  const creation = useCreateCompany();
  const replacing = useReplaceToken();
  const revoking = useRevoke();

  const open = (next: Dialog, companies: readonly Named[] = []) => {
    creation.reset();
    replacing.reset();
    setAbout(companies);
    setDialog(next);
  };
  const close = () => setDialog(undefined);
  const show = (name: string, token: string) => {
    setMade({ name, token });
    setDialog("token");
  };
  return {
    view,
    change,
    list,
    shown,
    selected,
    setSelected,
    dialog,
    about,
    made,
    creation,
    replacing,
    revoking,
    open,
    close,
    /** Clears the token from memory when its dialog closes. */
    forget: () => {
      setMade(undefined);
      close();
    },
    create: useOnce(async (company: NewCompany) => {
      // The dialog shows the error.
      const one = await creation.mutateAsync(company).catch(() => undefined);
      if (one) show(one.name, one.company_token);
    }),
    replace: useOnce(async (hours: GraceHours) => {
      const id = about[0]?.company_id ?? 0;
      const one = await replacing.mutateAsync({ id, hours }).catch(() => undefined);
      if (one) show(one.name, one.company_token);
    }),
    revoke: useOnce(async () => {
      const done: number[] = [];
      const refused = await revoking
        .mutateAsync({ companies: about, onDone: ({ company_id: id }) => void done.push(id) })
        .catch(() => undefined);
      close();
      setSelected((before) => (refused ? [] : before.filter((key) => !done.includes(Number(key)))));
      if (done.length > 0)
        toast.show(() => ({
          tone: "success",
          lines: [t("companies.revoked", { count: done.length })],
        }));
      sayRefused(refused ?? [], ({ name }) => name);
    }),
  };
}
export type CompaniesState = ReturnType<typeof useCompanies>;
