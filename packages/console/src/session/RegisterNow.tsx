// The button to register, and the modal that says how: by writing to support.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton, Modal, TextButton, type ButtonProps } from "@lanyard/design-system";
import { TextLink } from "../shared/TextLink.tsx";

interface RegisterNowProps extends Pick<ButtonProps, "intent" | "size" | "className"> {
  readonly supportEmail: string;
  /** Reads as a link, in a line of text. */
  readonly inText?: boolean;
  /** The button's text, where the page wants another than the usual one. */
  readonly children?: string;
}

export function RegisterNow({ supportEmail, inText = false, children, ...look }: RegisterNowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t("register.mail_subject"))}`;
  const words = children ?? t("register.now");
  return (
    <>
      {inText ? (
        <TextButton className={look.className} onClick={() => setOpen(true)}>
          {words}
        </TextButton>
      ) : (
        <Button {...look} onClick={() => setOpen(true)}>
          {words}
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
