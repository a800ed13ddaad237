// A loading error with a retry button.
import { useTranslation } from "react-i18next";
import { Button, Notice } from "@lanyard/design-system";

interface FilesFailureProps {
  readonly title: string;
  readonly failure: Error;
  readonly onRetry: () => void;
}

export function FilesFailure({ title, failure, onRetry }: FilesFailureProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
    >
      {failure.message}
    </Notice>
  );
}

/** The build to compare with could not be loaded. */
export function BaseFailure(props: Omit<FilesFailureProps, "title">) {
  const { t } = useTranslation("difference");
  return <FilesFailure {...props} title={t("base_failed")} />;
}
