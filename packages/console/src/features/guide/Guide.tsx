// The frame of the developer guide: search and chapter list beside the open chapter.
import { useMemo, type ReactNode } from "react";
import type { Chapter } from "./chapters.ts";
import { PageBody } from "../../components/page/PageBody.tsx";
import { ChapterNav } from "./ChapterNav.tsx";
import { GuideContext, type GuideEnvironment } from "./guide-context.ts";
import { GuideSearch } from "./GuideSearch.tsx";

export interface GuideProps extends GuideEnvironment {
  /** The open chapter; undefined on the overview. */
  readonly chapter: Chapter | undefined;
  /** Called when a link to a chapter is hovered or focused. */
  readonly onNear: (chapter: Chapter) => void;
  /** The chapter, or the overview. */
  readonly children: ReactNode;
}

export function Guide({ chapter, onNear, origin, register, children }: GuideProps) {
  const environment = useMemo(() => ({ origin, register }), [origin, register]);
  return (
    <GuideContext value={environment}>
      <PageBody className="py-8">
        <div className="grid items-start gap-x-12 gap-y-8 nav:grid-cols-[14rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-3 nav:sticky nav:top-6 nav:max-h-[calc(100dvh-3rem)] nav:gap-6 nav:overflow-y-auto print:hidden">
            <GuideSearch />
            <ChapterNav current={chapter} onNear={onNear} />
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </PageBody>
    </GuideContext>
  );
}
