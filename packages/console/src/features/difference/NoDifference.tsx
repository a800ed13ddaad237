// Shown when there is nothing to compare with: a first build, the build that companies have, an older build.
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lanyard/design-system";

interface NoDifferenceProps {
  readonly why: "first" | "current" | "past";
  readonly level: 2 | 3;
}

export function NoDifference({ why, level }: NoDifferenceProps) {
  const { t } = useTranslation("difference");
  return <EmptyState headingLevel={level} title={t(why)} text={t(`${why}_text`)} />;
}
