// Shown when the data of a page could not be loaded: not found, or an error with a button to retry.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState, LinkButton } from "@lanyard/design-system";
import { PageFailure } from "./PageFailure.tsx";
import { usePageTitle } from "./page-title.ts";
import { paths } from "../../app/paths.ts";
import { CallFailure } from "../../api/send.ts";

interface NotLoadedProps {
  readonly failure: Error | null;
  readonly onRetry: () => void;
}

export function NotLoaded({ failure, onRetry }: NotLoadedProps) {
  const { t } = useTranslation();
  const status = failure instanceof CallFailure ? failure.status : undefined;
  usePageTitle(t(status === 404 ? "not_found.title" : "not_loaded.title"));
  if (status === 404)
    return (
      <EmptyState
        badge
        className="mt-6 sm:mt-8"
        headingLevel={1}
        title={t("not_found.title")}
        text={t("not_found.text")}
        action={
          <LinkButton intent="primary" link={<Link to={paths.products} />}>
            {t("not_found.back")}
          </LinkButton>
        }
      />
    );
  return (
    <PageFailure
      title={t("not_loaded.title")}
      text={failure?.message}
      label={t("action.retry")}
      onPress={onRetry}
    />
  );
}
