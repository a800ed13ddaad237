// What a mailed link about an account's e-mail address does, and then what it has done: the new address is confirmed, or
// the change is undone.
import { useTranslation } from "react-i18next";
import { Button, Notice } from "@lanyard/design-system";
import { NeedsScripts } from "../../components/page/NeedsScripts.tsx";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";

export interface EmailLinkProps {
  readonly action: "confirm" | "undo";
  readonly busy: boolean;
  /** Why the server has refused it. */
  readonly refusal: string | undefined;
  /** The account's address afterwards; undefined until it is done. */
  readonly email: string | undefined;
  readonly onPress: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
const titleLook = "text-xl font-semibold tracking-tight";

export function EmailLink({ action, busy, refusal, email, onPress }: EmailLinkProps) {
  const { t } = useTranslation();
  if (email !== undefined)
    return (
      // Takes the focus, because the button has disappeared.
      <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        <h1 className={titleLook}>{t(`email_link.${action}_done`)}</h1>
        <p className="wrap-anywhere">{t(`email_link.${action}_done_text`, { email })}</p>
        <TextLink to={action === "confirm" ? paths.account : paths.login}>
          {t(action === "confirm" ? "email_link.to_account" : "nav.login")}
        </TextLink>
      </div>
    );
  return (
    <>
      <h1 className={titleLook}>{t(`email_link.${action}_title`)}</h1>
      <NeedsScripts />
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <p>{t(`email_link.${action}_text`)}</p>
      <Button intent="primary" size="lg" busy={busy} busyLabel={t("saving")} onClick={onPress}>
        {t(`email_link.${action}`)}
      </Button>
    </>
  );
}
