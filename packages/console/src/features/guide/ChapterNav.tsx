// The list of chapters: a column beside the text, collapsed above the text on a phone.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Disclosure } from "@lanyard/design-system";
import { chapterGroups, type Chapter, type ChapterGroup } from "./chapters.ts";
import { paths } from "../../app/paths.ts";

interface ChapterNavProps {
  /** The open chapter; undefined on the overview. */
  readonly current: Chapter | undefined;
  /** Called when a link is hovered or focused. */
  readonly onNear: (chapter: Chapter) => void;
}

const groups = Object.keys(chapterGroups) as ChapterGroup[];

const getLinkClass = (isCurrent: boolean) =>
  `block rounded-sm py-1.5 text-sm wrap-anywhere hover:text-ink ${isCurrent ? "text-ink" : "text-ink-muted"}`;
const getEdgeClass = (isCurrent: boolean) =>
  `-ms-px border-s-2 ps-4 ${isCurrent ? "border-accent" : "border-transparent forced-colors:border-[Canvas]"}`;

function List({ current, onNear, onGo }: ChapterNavProps & { readonly onGo?: () => void }) {
  const { t } = useTranslation("guide");
  return (
    <ul className="flex flex-col gap-5">
      <li className="border-s border-line">
        <div className={getEdgeClass(!current)}>
          <Link
            to={paths.docs}
            aria-current={current ? undefined : "page"}
            onClick={onGo}
            className={getLinkClass(!current)}
          >
            {t("overview")}
          </Link>
        </div>
      </li>
      {groups.map((group) => (
        <li key={group}>
          <p className="pb-2 text-xs font-medium text-ink-muted">{t(`group.${group}`)}</p>
          <ul className="flex flex-col border-s border-line">
            {chapterGroups[group].map((chapter) => (
              <li key={chapter} className={getEdgeClass(chapter === current)}>
                <Link
                  to={paths.chapter(chapter)}
                  aria-current={chapter === current ? "page" : undefined}
                  onClick={onGo}
                  onFocus={() => onNear(chapter)}
                  onPointerEnter={() => onNear(chapter)}
                  className={getLinkClass(chapter === current)}
                >
                  {t(`chapter.${chapter}`)}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export function ChapterNav(props: ChapterNavProps) {
  const { t } = useTranslation("guide");
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label={t("chapters")}>
      <div className="max-nav:hidden">
        <List {...props} />
      </div>
      <Disclosure label={t("chapters")} open={open} onOpenChange={setOpen} className="nav:hidden">
        <List {...props} onGo={() => setOpen(false)} />
      </Disclosure>
    </nav>
  );
}
