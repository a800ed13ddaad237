// The guide's overview: what it is, and every chapter with its summary.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageTitle } from "@lanyard/design-system";
import { chapterGroups, type Chapter, type ChapterGroup } from "./chapters.ts";
import { usePageTitle } from "../../components/page/page-title.ts";
import { paths } from "../../app/paths.ts";
import { useGuide } from "./guide-context.ts";

const groups = Object.keys(chapterGroups) as ChapterGroup[];

interface OverviewProps {
  /** Called when a link is hovered or focused. */
  readonly onNear: (chapter: Chapter) => void;
}

export function Overview({ onNear }: OverviewProps) {
  const { t } = useTranslation("guide");
  const { register } = useGuide();
  usePageTitle(t("title"), t("subtitle"));
  return (
    <>
      <PageTitle variant="button" title={t("title")} subtitle={t("subtitle")} action={register} />
      {groups.map((group) => (
        <section
          key={group}
          aria-labelledby={`${group}-title`}
          className="flex flex-col gap-4 pt-8"
        >
          <h2 id={`${group}-title`} className="text-lg font-semibold tracking-tight">
            {t(`group.${group}`)}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2">
            {chapterGroups[group].map((chapter) => (
              <li
                key={chapter}
                className="relative flex flex-col gap-1 rounded-md border border-line bg-surface-raised p-4 hover:border-line-strong"
              >
                <Link
                  to={paths.chapter(chapter)}
                  onFocus={() => onNear(chapter)}
                  onPointerEnter={() => onNear(chapter)}
                  className="w-fit rounded-sm text-base font-semibold text-ink after:absolute after:inset-0"
                >
                  {t(`chapter.${chapter}`)}
                </Link>
                <p className="text-sm text-ink-muted">{t(`summary.${chapter}`)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
