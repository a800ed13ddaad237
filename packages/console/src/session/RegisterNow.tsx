// The button to register, and the modal that says how: by writing to support.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton, Modal, type ButtonProps } from "@lanyard/design-system";

interface RegisterNowProps extends Pick<ButtonProps, "intent" | "size" | "className"> {
  readonly supportEmail: string;
  /** The button's text, where the page wants another than the usual one. */
  readonly children?: string;
}

export function RegisterNow({ supportEmail, children, ...look }: RegisterNowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t("register.mail_subject"))}`;
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {children ?? t("register.now")}
      </Button>
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
          <a
            className="font-medium text-accent underline underline-offset-4 wrap-anywhere hover:text-accent-hover"
            href={mail}
          >
            {supportEmail}
          </a>
        </p>
      </Modal>
    </>
  );
}
