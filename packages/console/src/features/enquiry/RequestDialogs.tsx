// The dialogs of the administrator's list of requests: one request, and the confirmation before several are closed.
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../../components/late/ConfirmLater.tsx";
import { lateModal } from "../../components/late/late-modal.tsx";
import type { AnswerReader } from "./useAnswer.ts";
import type { RequestsState } from "./useRequests.ts";

const RequestDrawer = lateModal(() => import("./RequestDrawer.tsx"));

interface RequestDialogsProps {
  readonly requests: RequestsState;
  /** The user whose unsent text is kept. */
  readonly reader: AnswerReader | undefined;
}

export function RequestDialogs({ requests, reader }: RequestDialogsProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const { view, change, shown, closing, answering, moving, closingMany } = requests;
  const request = shown.data;
  return (
    <>
      <RequestDrawer
        open={view.request !== undefined}
        onOpenChange={(next) => {
          if (!next) change({ request: undefined });
        }}
        request={request}
        reader={reader}
        error={shown.error?.message}
        onRetry={() => void shown.refetch()}
        late={requests.late !== undefined && requests.late === request?.request_id}
        busy={answering.isPending ? "answer" : moving.isPending ? "move" : undefined}
        onAnswer={async (answer) => request !== undefined && requests.answer(request, answer)}
        onMove={(move) => request && void requests.move(request, move)}
      />
      <ConfirmLater
        open={closing !== undefined}
        onOpenChange={(next) => {
          if (!next) requests.setClosing(undefined);
        }}
        title={to("requests.close_title", { count: closing?.length ?? 0 })}
        confirmLabel={to("requests.close_many")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        busyLabel={to("companies.saving")}
        busy={closingMany.isPending}
        onConfirm={() => void requests.closeMany()}
      >
        {to("requests.close_text")}
      </ConfirmLater>
    </>
  );
}
