// Links to the previous and the next chapter.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { chapters, type Chapter } from "./chapters.ts";
import { paths } from "../../app/paths.ts";

interface NextChaptersProps {
  readonly chapter: Chapter;
  /** Called when a link is hovered or focused. */
  readonly onNear: (chapter: Chapter) => void;
}

const sides = { previous: "", next: "sm:col-start-2 sm:text-end" } as const;

export function NextChapters({ chapter, onNear }: NextChaptersProps) {
  const { t } = useTranslation("guide");
  const index = chapters.indexOf(chapter);
  const ways = [
    { side: "previous", to: chapters[index - 1] },
    { side: "next", to: chapters[index + 1] },
  ] as const;
  return (
    <nav
      aria-label={t("around")}
      className="mt-12 grid gap-4 border-t border-line pt-6 sm:grid-cols-2 print:hidden"
    >
      {ways.map(
        ({ side, to }) =>
          to && (
            <Link
              key={side}
              to={paths.chapter(to)}
              onFocus={() => onNear(to)}
              onPointerEnter={() => onNear(to)}
              className={`flex flex-col gap-1 rounded-md border border-line bg-surface-raised px-4 py-3 hover:border-line-strong ${sides[side]}`}
            >
              <span className="text-xs text-ink-muted">{t(side)}</span>
              <span className="text-sm font-semibold text-ink">{t(`chapter.${to}`)}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
