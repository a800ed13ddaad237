// The dialog that explains how to register: by writing to support.
import { useTranslation } from "react-i18next";
import { Button, LinkButton, Modal } from "@lanyard/design-system";
import { TextLink } from "../../components/page/TextLink.tsx";

interface RegisterModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly supportEmail: string;
  /** The name of the button that opens it. */
  readonly title: string;
}

export default function RegisterModal({
  open,
  onOpenChange,
  supportEmail,
  title,
}: RegisterModalProps) {
  const { t } = useTranslation();
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t("register.mail_subject"))}`;
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t("close")}
      footer={
        <>
          <Button intent="secondary" onClick={() => onOpenChange(false)}>
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
  );
}
