// The page of this installation's settings, for administrators; read-only, because settings are changed where the
// server is started.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button, Notice, PageTitle, useToast } from "@lanyard/design-system";
import { setupQuery, useCheck } from "../features/setup/setup.queries.ts";
import { SetupView } from "../features/setup/SetupView.tsx";
import { PageBody } from "../components/page/PageBody.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";

export const queries: PageQueries = () => [setupQuery];

export default function SettingsPage() {
  const { t: tc } = useTranslation();
  const { t } = useTranslation("operations");
  const toast = useToast();
  const { data, error, refetch } = useQuery(setupQuery);
  const check = useCheck();
  const title = t("settings.title");
  usePageTitle(title);
  const say = () =>
    toast.show(() => ({ tone: "success" as const, lines: [t("settings.checked")] }));
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle
        variant="button"
        title={title}
        subtitle={t("settings.lead")}
        action={
          data && (
            <Button
              busy={check.isPending}
              busyLabel={t("settings.checking")}
              onClick={() => check.mutate(undefined, { onSuccess: say })}
            >
              {t("settings.check")}
            </Button>
          )
        }
      />
      {error && !data ? (
        <Notice
          tone="danger"
          role="alert"
          title={t("settings.failed")}
          action={<Button onClick={() => void refetch()}>{tc("action.retry")}</Button>}
        >
          {error.message}
        </Notice>
      ) : (
        <SetupView setup={data} />
      )}
    </PageBody>
  );
}
