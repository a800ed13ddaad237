// One request for administrators: who asks what, the answers so far, and the form for an answer.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button, FactsList, SendIcon, Timeline } from "@lanyard/design-system";
import { languages, type AdminRequestDetail } from "@lanyard/contract";
import { ListDrawer, type ListDrawerProps } from "../../components/admin-list/ListDrawer.tsx";
import { formatUpdated } from "../../i18n/format.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { RequestBadge } from "./requests.list.tsx";
import type { AnswerUser } from "./useAnswer.ts";
import type { RequestMove } from "./useRequestActions.ts";

interface RequestDrawerProps extends ListDrawerProps<AdminRequestDetail> {
  /** The user whose unsent text is kept. */
  readonly user: AnswerUser;
  /** Whether another administrator settled the request before this answer was sent. */
  readonly late: boolean;
  /** The request to the server in progress. */
  readonly busy: "answer" | "move" | undefined;
  /** Resolves to whether the server has accepted the answer. */
  readonly onAnswer: (answer: string) => Promise<boolean>;
  readonly onMove: (move: RequestMove) => void;
}

interface DetailProps {
  readonly request: AdminRequestDetail;
}

function Facts({ request }: DetailProps) {
  const { t } = useTranslation("office");
  const { name, email, kind, language } = request;
  return (
    <FactsList
      layout="rows"
      facts={[
        { term: t("requests.kind"), value: t(`requests.kind_${kind}`) },
        { term: t("companies.state"), value: <RequestBadge state={request.state} /> },
        {
          term: t("requests.from"),
          value: <bdi className="wrap-anywhere">{name === "" ? email : `${name}, ${email}`}</bdi>,
        },
        {
          term: t("requests.language"),
          value: languages.find(({ code }) => code === language)?.name,
        },
      ]}
    />
  );
}

/** The request, then every answer, then who closed or reopened it. */
function History({ request }: DetailProps) {
  const { t } = useTranslation("office");
  const { text, created_at, answers, state, settled_by: name, settled_at } = request;
  const when = (at: string) => ({ time: formatUpdated(at), dateTime: at });
  const isMoved = settled_at !== null && state !== "answered";
  return (
    <Timeline
      items={[
        {
          id: "asked",
          title: t("requests.asked"),
          text: <bdi>{text}</bdi>,
          tone: "info",
          ...when(created_at),
        },
        ...answers.map(({ answer, username, at }, index) => ({
          id: `answer ${index}`,
          title: t("requests.answered_by", { name: username }),
          text: <bdi>{answer}</bdi>,
          tone: "success" as const,
          ...when(at),
        })),
        ...(isMoved
          ? [
              {
                id: state,
                title: t(state === "closed" ? "requests.closed_by" : "requests.reopened_by", {
                  name,
                }),
                tone: "neutral" as const,
                ...when(settled_at),
              },
            ]
          : []),
      ]}
    />
  );
}

export default function RequestDrawer(props: RequestDrawerProps) {
  const { user, late, busy, onAnswer, onMove, ...drawer } = props;
  const { data: request } = drawer;
  const { t } = useTranslation("office");
  const form = useId();
  const saving = t("companies.saving");
  const waits = { busy: busy === "move", busyLabel: saving };
  return (
    <ListDrawer
      {...drawer}
      title={request ? <bdi>{request.subject}</bdi> : t("requests.list")}
      failed={t("requests.failed_one")}
      outlines={["h-24", "h-40"]}
      footer={
        request && (
          <>
            {request.state !== "open" && (
              <Button {...waits} onClick={() => onMove("reopen")}>
                {t("requests.reopen")}
              </Button>
            )}
            {request.state !== "closed" && (
              <Button {...waits} onClick={() => onMove("close")}>
                {t(request.answers.length > 0 ? "requests.close" : "requests.close_unanswered")}
              </Button>
            )}
            <Button
              type="submit"
              form={form}
              intent="primary"
              icon={<SendIcon />}
              busy={busy === "answer"}
              busyLabel={saving}
            >
              {t(request.answers.length > 0 ? "requests.send_another" : "requests.send")}
            </Button>
          </>
        )
      }
    >
      {request && (
        <div className="flex flex-col gap-8">
          <Facts request={request} />
          <History request={request} />
          <AnswerForm
            key={request.request_id}
            id={form}
            request={request}
            user={user}
            late={late}
            busy={busy === "answer"}
            onSend={onAnswer}
          />
        </div>
      )}
    </ListDrawer>
  );
}
