// What palette and keys do: the session's, the router's and the page's hands for the commands. Fetched when first wanted.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Settings } from "@lanyard/contract";
import type { Hands } from "../command/command.ts";
import { commandsOf, meaningOf } from "../command/commands.ts";
import { KeysSheet } from "../command/KeysSheet.tsx";
import { Palette } from "../command/Palette.tsx";
import { stepIn } from "../command/step.ts";
import { useCompany } from "../company/company.session.tsx";
import { foundQuery } from "../product/found.queries.ts";
import { foundInStoreQuery } from "../store/found-in-store.queries.ts";
import { useSession } from "../session/session.tsx";
import { lateModal } from "../shared/late-modal.tsx";
import { leaveBy } from "../shared/leave-by.ts";
import { pageSteps } from "../shared/page-steps.ts";
import { paths } from "../shared/paths.ts";
import { wish } from "../shared/wish.ts";
import { useSignOut } from "./useSignOut.tsx";

const RegisterModal = lateModal(() => import("../session/RegisterModal.tsx"));

interface CommandsProps {
  readonly settings: Settings | undefined;
  /** Whether something is asked of it. */
  readonly open: boolean;
  /** Whether the palette shows. */
  readonly palette: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What was pressed and has no meaning yet. */
  readonly strokes: readonly string[];
  /** So many of them have one now; what follows is asked for next. */
  readonly onMeant: (taken: number) => void;
}

export default function Commands({
  settings,
  palette,
  onOpenChange,
  strokes,
  onMeant,
}: CommandsProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { token, user } = useSession();
  const { signOut, question } = useSignOut();
  const [shows, setShows] = useState<"keys" | "register">();
  const role = token ? user?.role : undefined;
  const { company } = useCompany();
  const commands = commandsOf(role, company !== undefined);

  const hands: Hands = {
    goTo: (path) => leaveBy(() => void navigate(path)),
    openText: (name) => void window.open(settings?.[`${name}_url`], "_blank", "noreferrer"),
    create: () => leaveBy(() => void navigate(paths.products, wish("create"))),
    register: () => setShows("register"),
    signOut: () => void signOut(),
    showKeys: () => setShows("keys"),
    search: () => {
      const field = document.querySelector<HTMLInputElement>("main input[type=search]");
      // The guide's search is a palette of its own.
      const opener = document.querySelector<HTMLElement>("main [data-search-opener]");
      if (!field) return opener ? opener.click() : onOpenChange(true);
      field.focus();
      field.select();
    },
    step: (by) => (pageSteps() ?? stepIn)(by),
  };

  const mean = useEffectEvent((pressed: readonly string[]) => {
    const meaning = meaningOf(pressed, commands);
    if (!meaning) return;
    onMeant(meaning.taken);
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
        // Through the cache: a failure is told, and a session that has ended ends.
        find={role && ((search) => client.fetchQuery(foundQuery(role, search)))}
        findInStore={(search) => client.fetchQuery(foundInStoreQuery(company, search))}
      />
      <KeysSheet
        commands={commands}
        open={shows === "keys"}
        onOpenChange={(next) => setShows(next ? "keys" : undefined)}
      />
      <RegisterModal
        supportEmail={settings?.support_email ?? ""}
        open={shows === "register"}
        onOpenChange={(next) => setShows(next ? "register" : undefined)}
      />
      {question}
    </>
  );
}
