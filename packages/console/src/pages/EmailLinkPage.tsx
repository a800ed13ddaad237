// The page behind the mailed links about an account's e-mail address: one confirms a new address, the other undoes it.
// Opening it changes nothing, because mail scanners open links too; its button does.
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useEmailLink } from "../features/account/account.queries.ts";
import { EmailLink, type EmailLinkProps } from "../features/account/EmailLink.tsx";
import { DoorBadge } from "../components/page/DoorBadge.tsx";
import { usePageTitle } from "../components/page/page-title.ts";
import { useOnce } from "../components/form/useOnce.ts";

export default function EmailLinkPage({ action }: Pick<EmailLinkProps, "action">) {
  const { t } = useTranslation();
  const { token = "" } = useParams();
  const { mutateAsync, data, error, isPending } = useEmailLink(action);
  const press = useOnce(() => mutateAsync(token).catch(() => undefined));
  usePageTitle(t(data ? `email_link.${action}_done` : `email_link.${action}_title`));
  return (
    <DoorBadge>
      <EmailLink
        action={action}
        busy={isPending}
        refusal={error?.message}
        email={data?.email}
        onPress={() => void press()}
      />
    </DoorBadge>
  );
}
