// A chapter of the guide: its title, its text with facts derived from the contract, and links to the next chapters.
import { useTranslation } from "react-i18next";
import { PageTitle } from "@lanyard/design-system";
import type { LanguageCode } from "@lanyard/contract";
import type { Chapter } from "./chapters.ts";
import { usePageTitle } from "../../components/page/page-title.ts";
import { createFacts } from "./facts.ts";
import { guideComponents } from "./guide-components.tsx";
import { NextChapters } from "./NextChapters.tsx";
import type { ChapterText } from "./chapter-texts.ts";

export interface ChapterBodyProps {
  readonly chapter: Chapter;
  /** The chapter's text in `language`. */
  readonly Text: ChapterText;
  readonly language: LanguageCode;
  readonly productName: string;
  readonly supportEmail: string;
  /** Called when a link to another chapter is hovered or focused. */
  readonly onNear: (chapter: Chapter) => void;
}

export function ChapterBody({
  chapter,
  Text,
  language,
  productName,
  supportEmail,
  onNear,
}: ChapterBodyProps) {
  const { t } = useTranslation("guide");
  const title = t(`chapter.${chapter}`);
  const summary = t(`summary.${chapter}`);
  usePageTitle(title, summary);
  return (
    <>
      <PageTitle title={title} subtitle={summary} className="pb-6" />
      <Text
        {...createFacts(language)}
        product={productName}
        support={supportEmail}
        components={guideComponents}
      />
      <NextChapters chapter={chapter} onNear={onNear} />
    </>
  );
}
