// One request for administrators: who asks what, the answers so far, and the form for an answer.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import {
  Button,
  Drawer,
  FactsList,
  Notice,
  SendIcon,
  Skeleton,
  Timeline,
} from "@lanyard/design-system";
import { languages, type AdminRequestDetail } from "@lanyard/contract";
import { formatUpdated } from "../../i18n/format.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { RequestMark } from "./RequestMark.tsx";
import type { AnswerReader } from "./useAnswer.ts";
import type { RequestMove } from "./requests.queries.ts";

export interface RequestDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while loading. */
  readonly request: AdminRequestDetail | undefined;
  /** The user whose unsent text is kept. */
  readonly reader: AnswerReader | undefined;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Whether another administrator settled the request before this answer was sent. */
  readonly late: boolean;
  /** The request to the server in progress. */
  readonly busy: "answer" | "move" | undefined;
  /** Resolves to whether the server has accepted the answer. */
  readonly onAnswer: (answer: string) => Promise<boolean>;
  readonly onMove: (move: RequestMove) => void;
}

interface Shown {
  readonly request: AdminRequestDetail;
}

function Facts({ request }: Shown) {
  const { t } = useTranslation("office");
  const { name, email, kind, language } = request;
  return (
    <FactsList
      layout="rows"
      facts={[
        { term: t("requests.kind"), value: t(`requests.kind_${kind}`) },
        { term: t("companies.state"), value: <RequestMark request={request} /> },
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
function History({ request }: Shown) {
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
  const { request, error, late, busy, onMove } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const form = useId();
  const waits = { busy: busy === "move", busyLabel: to("companies.saving") };
  return (
    <Drawer
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={request ? <bdi>{request.subject}</bdi> : to("requests.list")}
      closeLabel={t("close")}
      footer={
        request && (
          <>
            {request.state !== "open" && (
              <Button {...waits} onClick={() => onMove("reopen")}>
                {to("requests.reopen")}
              </Button>
            )}
            {request.state !== "closed" && (
              <Button {...waits} onClick={() => onMove("close")}>
                {to(request.answers.length > 0 ? "requests.close" : "requests.close_unanswered")}
              </Button>
            )}
            <Button
              type="submit"
              form={form}
              intent="primary"
              icon={<SendIcon />}
              busy={busy === "answer"}
              busyLabel={to("companies.saving")}
            >
              {to(request.answers.length > 0 ? "requests.send_another" : "requests.send")}
            </Button>
          </>
        )
      }
    >
      {!request && error !== undefined ? (
        <Notice
          tone="danger"
          role="alert"
          title={to("requests.failed_one")}
          action={<Button onClick={props.onRetry}>{t("action.retry")}</Button>}
        >
          {error}
        </Notice>
      ) : !request ? (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <div className="flex flex-col gap-8">
          <Facts request={request} />
          <History request={request} />
          <AnswerForm
            key={request.request_id}
            id={form}
            request={request}
            reader={props.reader}
            late={late}
            busy={busy === "answer"}
            onSend={props.onAnswer}
          />
        </div>
      )}
    </Drawer>
  );
}
