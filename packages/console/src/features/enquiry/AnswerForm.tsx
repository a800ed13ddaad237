// Where an administrator answers a request. After somebody else has settled it, it shows who and when, and keeps the
// text written so far.
import { useTranslation } from "react-i18next";
import { Button, Notice, TextArea } from "@lanyard/design-system";
import { languages, requestLimits, textLength, type AdminRequestDetail } from "@lanyard/contract";
import { formatUpdated } from "../../i18n/format.ts";
import { useErrorText } from "../../components/form/form-problem.ts";
import { useAnswer, type AnswerUser } from "./useAnswer.ts";

interface AnswerFormProps {
  /** The id of the form, for the button that sends it. */
  readonly id: string;
  readonly request: AdminRequestDetail;
  /** The user whose unsent text is kept. */
  readonly user: AnswerUser;
  /** Whether another administrator was faster. */
  readonly late: boolean;
  readonly busy: boolean;
  /** Resolves to whether the server has accepted the answer. */
  readonly onSend: (answer: string) => Promise<boolean>;
}

export function AnswerForm({ id, request, user, late, busy, onSend }: AnswerFormProps) {
  const { t } = useTranslation("office");
  const { t: main } = useTranslation();
  const getErrorText = useErrorText();
  const answer = useAnswer(user, request);
  const language = languages.find(({ code }) => code === request.language)?.name ?? "";
  const discard = (
    <Button size="sm" intent="quiet" onClick={answer.discard}>
      {main("kept.discard")}
    </Button>
  );
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col items-start gap-4 *:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) answer.submit(onSend);
      }}
    >
      {late || answer.isBehind ? (
        <Notice
          tone="warning"
          role="alert"
          title={t("requests.late", {
            name: request.settled_by,
            time: formatUpdated(request.settled_at ?? request.created_at),
          })}
          action={discard}
        >
          {t("requests.late_text")}
        </Notice>
      ) : (
        answer.restored && (
          <Notice tone="info" role="status" action={discard}>
            {t("requests.restored")}
          </Notice>
        )
      )}
      <TextArea
        label={t("requests.answer")}
        required
        rows={7}
        hint={t("requests.answer_hint", { email: request.email, language })}
        counter={textLength}
        maxLength={requestLimits.answer}
        error={getErrorText(answer.problem)}
        {...answer.field}
      />
    </form>
  );
}
