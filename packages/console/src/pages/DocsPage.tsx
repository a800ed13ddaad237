// The pages of the developer guide, in the reader's language: its overview, and each chapter.
import { useQuery } from "@tanstack/react-query";
import { use, useDeferredValue, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ChapterBody } from "../features/guide/ChapterBody.tsx";
import { Guide } from "../features/guide/Guide.tsx";
import { Overview } from "../features/guide/Overview.tsx";
import { chapterTexts } from "../features/guide/chapter-texts.ts";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { RegisterNow } from "../features/session/RegisterNow.tsx";
import { useSession } from "../auth/session.tsx";
import { isChapter, type Chapter } from "../features/guide/chapters.ts";
import { paths } from "../app/paths.ts";
import { useReader } from "../i18n/reader.ts";
import { EnvironmentContext } from "../components/page/environment.ts";

/** Redirects links of the form `/docs#chapter` to the chapter's page. */
function useOldAnchors(chapter: Chapter | undefined): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const target = hash.slice(1);
  useEffect(() => {
    if (!chapter && isChapter(target)) void navigate(paths.chapter(target), { replace: true });
  }, [chapter, target, navigate]);
}

export default function DocsPage({ chapter }: { readonly chapter?: Chapter }) {
  const reader = useReader();
  // Keep showing the previous text until that of another chapter or language has loaded.
  const displayed = useDeferredValue(chapter);
  const language = useDeferredValue(reader);
  const { token } = useSession();
  const { origin } = use(EnvironmentContext);
  const { data: settings } = useQuery(settingsQuery());
  const supportEmail = settings?.support_email ?? "";
  useOldAnchors(chapter);

  const fetchAhead = (next: Chapter) => chapterTexts[next][language].prefetch();
  return (
    <Guide
      chapter={chapter}
      onNear={fetchAhead}
      origin={origin}
      register={token === "" && <RegisterNow intent="primary" supportEmail={supportEmail} />}
    >
      {displayed ? (
        <ChapterBody
          chapter={displayed}
          Text={chapterTexts[displayed][language]}
          language={language}
          productName={settings?.product_name ?? ""}
          supportEmail={supportEmail}
          onNear={fetchAhead}
        />
      ) : (
        <Overview onNear={fetchAhead} />
      )}
    </Guide>
  );
}
