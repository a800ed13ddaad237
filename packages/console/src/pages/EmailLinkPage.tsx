// The page behind the mailed links about an account's e-mail address: one confirms a new address, the other undoes it.
// Opening it changes nothing, because mail scanners open links too; its button does.
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { Button, Notice } from "@lanyard/design-system";
import { useEmailLink } from "../account/account.queries.ts";
import { DoorBadge } from "../shared/DoorBadge.tsx";
import { NeedsScripts } from "../shared/NeedsScripts.tsx";
import { usePageTitle } from "../shared/page-title.ts";
import { paths } from "../shared/paths.ts";
import { TextLink } from "../shared/TextLink.tsx";
import { useOnce } from "../shared/useOnce.ts";

interface EmailLinkPageProps {
  readonly action: "confirm" | "undo";
}

export default function EmailLinkPage({ action }: EmailLinkPageProps) {
  const { t } = useTranslation();
  const { token = "" } = useParams();
  const { mutateAsync, data, error, isPending } = useEmailLink(action);
  const press = useOnce(() => mutateAsync(token).catch(() => undefined));
  const title = t(data ? `email_link.${action}_done` : `email_link.${action}_title`);
  usePageTitle(title);
  return (
    <DoorBadge>
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      {data ? (
        <>
          <p role="status" className="wrap-anywhere">
            {t(`email_link.${action}_done_text`, data)}
          </p>
          <TextLink to={action === "confirm" ? paths.account : paths.login}>
            {t(action === "confirm" ? "email_link.to_account" : "nav.login")}
          </TextLink>
        </>
      ) : (
        <>
          <NeedsScripts />
          {error && (
            <Notice tone="danger" role="alert">
              {error.message}
            </Notice>
          )}
          <p>{t(`email_link.${action}_text`)}</p>
          <Button
            intent="primary"
            size="lg"
            busy={isPending}
            busyLabel={t("saving")}
            onClick={() => void press()}
          >
            {t(`email_link.${action}`)}
          </Button>
        </>
      )}
    </DoorBadge>
  );
}
