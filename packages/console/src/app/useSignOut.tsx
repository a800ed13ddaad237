// Manual sign-out: asks first if unsaved edits are kept on this device, because they are deleted with the session.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSession } from "../auth/session.tsx";
import { ConfirmLater } from "../components/late/ConfirmLater.tsx";
import { paths } from "./paths.ts";
import { withoutAsking } from "../drafts/useLeaveGuard.ts";

const loadEdits = () => import("../drafts/keeper.ts");

/** A menu calls `signOut`; render `question` somewhere on the page. */
export function useSignOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user, signOut } = useSession();
  const [asking, setAsking] = useState(false);

  const end = () => {
    setAsking(false);
    signOut();
    void navigate(paths.home, withoutAsking);
  };
  const endAndForget = async () => {
    const { dropAllEdits } = await loadEdits();
    if (user) await dropAllEdits(user.id);
    end();
  };
  return {
    signOut: async () => {
      // If the script fails to load, nothing is lost: the edits stay stored for their user.
      const edits = await loadEdits().catch(() => undefined);
      if (user && (await edits?.hasEdits(user.id))) setAsking(true);
      else end();
    },
    question: (
      <ConfirmLater
        open={asking}
        onOpenChange={setAsking}
        title={t("leave.title")}
        confirmLabel={t("leave.confirm")}
        cancelLabel={t("leave.stay")}
        closeLabel={t("close")}
        tone="danger"
        onConfirm={() => void endAndForget()}
      >
        {t("leave.sign_out")}
      </ConfirmLater>
    ),
  };
}
