// Runs the commands of palette and keys with the session, the router and the page. Loaded on first use.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Settings } from "@lanyard/contract";
import type { Hands } from "../features/command/command.ts";
import { listCommands, interpretKeys } from "../features/command/commands.ts";
import { KeysSheet } from "../features/command/KeysSheet.tsx";
import { Palette } from "../features/command/Palette.tsx";
import { stepInList } from "../features/command/step.ts";
import { useCompany } from "../auth/company.session.tsx";
import { productSearchQuery } from "../features/product/product-search.queries.ts";
import { storeSearchQuery } from "../features/store/store-search.queries.ts";
import { useSession } from "../auth/session.tsx";
import { lateModal } from "../components/late/late-modal.tsx";
import { confirmLeave } from "../drafts/useLeaveGuard.ts";
import { stepOnPage } from "../components/keys/page-steps.ts";
import { paths } from "./paths.ts";
import { intentState } from "../components/page/intent.ts";
import { useSignOut } from "./useSignOut.tsx";

const RegisterModal = lateModal(() => import("../features/session/RegisterModal.tsx"));

interface CommandsProps {
  readonly settings: Settings | undefined;
  /** Whether the palette shows or a key is pending. */
  readonly open: boolean;
  /** Whether the palette shows. */
  readonly palette: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The pressed keys that have not been interpreted yet. */
  readonly strokes: readonly string[];
  /** Called with the number of strokes that have been interpreted. */
  readonly onInterpreted: (count: number) => void;
}

export default function Commands({
  settings,
  palette,
  onOpenChange,
  strokes,
  onInterpreted,
}: CommandsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { token, user } = useSession();
  const { signOut, question } = useSignOut();
  const [shows, setShows] = useState<"keys" | "register">();
  const role = token ? user?.role : undefined;
  const { company } = useCompany();
  const commands = listCommands(role, company !== undefined);

  const hands: Hands = {
    goTo: (path) => confirmLeave(() => void navigate(path)),
    openText: (name) => void window.open(settings?.[`${name}_url`], "_blank", "noreferrer"),
    create: () => confirmLeave(() => void navigate(paths.products, intentState("create"))),
    register: () => setShows("register"),
    signOut: () => void signOut(),
    showKeys: () => setShows("keys"),
    search: () => {
      const field = document.querySelector<HTMLInputElement>("main input[type=search]");
      // The guide has a search dialog of its own.
      const opener = document.querySelector<HTMLElement>("main [data-search-opener]");
      if (!field) return opener ? opener.click() : onOpenChange(true);
      field.focus();
      field.select();
    },
    step: (delta) => void (stepOnPage(delta) || stepInList(delta)),
  };

  const mean = useEffectEvent((pressed: readonly string[]) => {
    const meaning = interpretKeys(pressed, commands);
    if (!meaning) return;
    onInterpreted(meaning.strokeCount);
    meaning.command?.act(hands);
  });
  useEffect(() => {
    if (strokes.length > 0) mean(strokes);
  }, [strokes]);

  return (
    <>
      <Palette
        {...{ role, commands, hands, onOpenChange }}
        open={palette}
        // Fetch through the query client, so that failures show a toast and a 401 ends the session.
        find={role && ((search) => client.fetchQuery(productSearchQuery(role, search)))}
        findInStore={(search) => client.fetchQuery(storeSearchQuery(company, search))}
      />
      <KeysSheet
        commands={commands}
        open={shows === "keys"}
        onOpenChange={(next) => setShows(next ? "keys" : undefined)}
      />
      <RegisterModal
        title={t("register.now")}
        supportEmail={settings?.support_email ?? ""}
        open={shows === "register"}
        onOpenChange={(next) => setShows(next ? "register" : undefined)}
      />
      {question}
    </>
  );
}
