// Short facts about a build: version, last update, creator.
import { useTranslation } from "react-i18next";
import { FactsList } from "@lanyard/design-system";
import type { Submission } from "@lanyard/contract";
import { formatUpdated } from "../../../i18n/format.ts";

export function DetailFacts({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation();
  return (
    <FactsList
      facts={[
        { term: t("build.version"), value: submission.version },
        { term: t("detail.creator"), value: submission.username },
        { term: t("detail.updated"), value: formatUpdated(submission.submission_updadet_at) },
      ]}
    />
  );
}
