// The placeholders of the list of people: loading failed, no match, nobody yet.
import { useTranslation } from "react-i18next";
import { Button, EmptyState } from "@lanyard/design-system";
import { ImportModal } from "./dialogs/PeopleDialogs.tsx";

interface PeopleFailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

export function PeopleFailed({ message, onRetry }: PeopleFailedProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  return (
    <EmptyState
      title={ts("access.failed")}
      text={message}
      action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
    />
  );
}

interface NoPeopleProps {
  /** Whether the view's filters leave people out. */
  readonly narrowed: boolean;
  readonly onShowAll: () => void;
  readonly onImport: () => void;
}

export function NoPeople({ narrowed, onShowAll, onImport }: NoPeopleProps) {
  const { t } = useTranslation("store");
  return narrowed ? (
    <EmptyState
      title={t("access.no_match")}
      text={t("access.no_match_text")}
      action={<Button onClick={onShowAll}>{t("access.show_all")}</Button>}
    />
  ) : (
    <EmptyState
      badge
      title={t("access.nobody")}
      text={t("access.nobody_text")}
      action={
        <Button {...ImportModal.opener} onClick={onImport} intent="primary">
          {t("access.import")}
        </Button>
      }
    />
  );
}
