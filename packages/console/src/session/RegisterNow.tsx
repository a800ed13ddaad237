// The button to register, with the modal that explains how: by writing to support.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton, Modal, TextButton, type ButtonProps } from "@lanyard/design-system";
import { TextLink } from "../shared/TextLink.tsx";

interface RegisterNowProps extends Pick<ButtonProps, "intent" | "size" | "className"> {
  readonly supportEmail: string;
  /** Looks like a link, for use in a line of text. */
  readonly inText?: boolean;
  /** Another text for the button. */
  readonly children?: string;
}

export function RegisterNow({
  supportEmail,
  inText = false,
  children,
  ...button
}: RegisterNowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t("register.mail_subject"))}`;
  const text = children ?? t("register.now");
  return (
    <>
      {inText ? (
        <TextButton className={button.className} onClick={() => setOpen(true)}>
          {text}
        </TextButton>
      ) : (
        <Button {...button} onClick={() => setOpen(true)}>
          {text}
        </Button>
      )}
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={t("register.title")}
        closeLabel={t("close")}
        footer={
          <>
            <Button intent="secondary" onClick={() => setOpen(false)}>
              {t("close")}
            </Button>
            <LinkButton intent="primary" link={<a href={mail} />}>
              {t("register.write")}
            </LinkButton>
          </>
        }
      >
        <p>{t("register.text")}</p>
        <p className="mt-4">
          <TextLink href={mail}>{supportEmail}</TextLink>
        </p>
      </Modal>
    </>
  );
}
