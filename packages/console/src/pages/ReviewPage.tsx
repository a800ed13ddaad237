// The review desk, for administrators: the queue and the open build.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Button, BadgePicture, EmptyState } from "@lanyard/design-system";
import { Part } from "../components/page/Part.tsx";
import type { QueueEntry } from "@lanyard/contract";
import { menuQuery, permissionsQuery } from "../features/lookup/lookup.queries.ts";
import { ReviewDeskFrame, ReviewDeskSkeleton } from "../features/review/desk/ReviewDeskFrame.tsx";
import { sayDuration } from "../features/review/duration.ts";
import {
  claimQuery,
  findCreators,
  queueCountsQuery,
  queueQuery,
} from "../features/review/queue/queue.queries.ts";
import {
  toQueueAddress,
  isNarrowed,
  parseQueueView,
  type BuildPlace,
  type QueueView,
} from "../features/review/queue/queue-view.ts";
import { QueueFilters } from "../features/review/queue/QueueFilters.tsx";
import { QueueList } from "../features/review/queue/QueueList.tsx";
import { remarksQuery, repliesQuery } from "../features/review/remarks/remark.queries.ts";
import { BackLink } from "../components/page/BackLink.tsx";
import { lazyPart } from "../components/late/lazy-part.ts";
import { toPagedList } from "../api/paged-list.ts";
import { usePageSteps } from "../components/keys/page-steps.ts";
import { prefetch, type PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { useIsMounted } from "../components/page/useIsMounted.ts";
import { onThisPage } from "../components/list/useViewParams.ts";
import { useReader } from "../i18n/reader.ts";
import { findBase, baseQuery } from "../features/submission/base.queries.ts";
import { submissionQuery } from "../features/submission/submission.queries.ts";

/** Loaded separately, because the reader looks at the queue first. */
const DeskBuild = lazyPart(() => import("./review/DeskBuild.tsx"));

/** How many entries before the end of the loaded ones the next page is requested. */
const ahead = 5;
const noFilter = { claim: undefined, first: undefined, entry: undefined, creator: "" } as const;

const toPlace = ({ product_id, submission_id }: QueueEntry) => ({
  product_id: String(product_id),
  submission_id: String(submission_id),
});

export const queries: PageQueries = async ({ client, search }) => {
  const view = parseQueueView(search);
  const { build } = view;
  const queue = [queueQuery(view), queueCountsQuery(), menuQuery(), permissionsQuery()];
  if (!build) return queue;
  const detail = submissionQuery("admin", build);
  const ofBuild = [detail, claimQuery(build), remarksQuery("admin", build), repliesQuery()];
  await prefetch(client, [...queue, ...ofBuild]);
  const opened = client.getQueryData(detail.queryKey);
  return opened && findBase(opened) ? [baseQuery(opened)] : [];
};

export default function ReviewPage() {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const language = useReader();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // The same as long as the address is: the panel of the open build must not change before its script is there.
  const view = useMemo(() => parseQueueView(params), [params]);
  const { build } = view;
  const list = useInfiniteQuery(queueQuery(view));
  const { data: counts } = useQuery(queueCountsQuery());
  const { data: menu = [] } = useQuery(menuQuery());
  const { data: permissions = [] } = useQuery(permissionsQuery());
  /** The build that the page was opened with, until another one is open: coming back to it is a step, too. */
  const [firstOpen, setFirstOpen] = useState(build?.submission_id);
  if (firstOpen !== undefined && firstOpen !== build?.submission_id) setFirstOpen(undefined);
  const queue = useRef<HTMLDivElement>(null);
  const title = main("nav.review");
  usePageTitle(title);
  useEffect(() => DeskBuild.prefetch(), []);

  const { rows: entries, ...listState } = toPagedList(list);
  const position =
    entries?.findIndex(({ submission_id: id }) => String(id) === build?.submission_id) ?? -1;
  const entry = entries?.[position];
  // The open build's last position, for when it has left the queue.
  const [lastPosition, setLastPosition] = useState(0);
  if (position !== -1 && position !== lastPosition) setLastPosition(position);

  const go = (nextView: QueueView) => void navigate(toQueueAddress(nextView), onThisPage);
  const open = (next: QueueEntry | undefined) => {
    if (next) go({ ...view, build: toPlace(next) });
  };
  const beside = (delta: 1 | -1): QueueEntry | undefined => {
    if (!build) return entries?.at(delta === 1 ? 0 : -1);
    if (position === -1) return entries?.[delta === 1 ? lastPosition : lastPosition - 1];
    return entries?.[position + delta];
  };
  usePageSteps((delta) => open(beside(delta)));

  const nearEnd = entries !== undefined && position >= entries.length - ahead;
  const { hasNextPage, isFetching, fetchNextPage, isError } = list;
  useEffect(() => {
    if (build && nearEnd && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [build, nearEnd, hasNextPage, isFetching, isError, fetchNextPage]);

  // After going back to the queue on a narrow page, focus the build that was open; after the last decision the page,
  // because the queue loses that build.
  const previousOpen = useRef(build?.submission_id);
  const isDecided = useRef(false);
  useEffect(() => {
    const id = previousOpen.current;
    previousOpen.current = build?.submission_id;
    if (build || !id) return;
    const place = isDecided.current
      ? queue.current?.closest("main")
      : queue.current?.querySelector<HTMLElement>(`[data-build="${id}"] a`);
    isDecided.current = false;
    place?.focus();
  }, [build]);

  const onDecided = () => {
    const next = beside(1) ?? beside(-1);
    isDecided.current = next === undefined;
    go({ ...view, build: next && toPlace(next) });
  };
  const here = useIsMounted();
  const onUndone = (place: BuildPlace) => {
    if (here()) go({ ...parseQueueView(new URLSearchParams(location.search)), build: place });
  };
  const waiting = counts && t("queue.waiting", { count: counts.waiting });
  const step = (delta: 1 | -1) => {
    const next = beside(delta);
    return next && (() => open(next));
  };
  return (
    <ReviewDeskFrame
      title={title}
      subtitle={
        counts && counts.oldest_seconds !== null
          ? t("queue.oldest", { waiting, time: sayDuration(counts.oldest_seconds, language) })
          : // The space keeps the line until the counts are here.
            (waiting ?? "\u00a0")
      }
      isOpen={build !== undefined}
      filters={
        <QueueFilters
          view={view}
          onChange={(change) => go({ ...view, ...change })}
          menu={menu}
          counts={counts}
          findCreators={findCreators}
        />
      }
      queue={
        <div ref={queue}>
          <QueueList
            {...listState}
            entries={entries}
            open={build?.submission_id}
            getAddress={(one) => toQueueAddress({ ...view, build: toPlace(one) })}
            narrowed={isNarrowed(view)}
            onClear={() => go({ ...view, ...noFilter })}
          />
        </div>
      }
    >
      {build ? (
        <Part fallback={<ReviewDeskSkeleton />}>
          <DeskBuild
            key={build.submission_id}
            build={build}
            entry={entry}
            permissions={permissions}
            tab={view.tab}
            onTab={(tab) => void navigate(toQueueAddress({ ...view, tab }), { replace: true })}
            focused={build.submission_id !== firstOpen}
            back={
              <BackLink to={toQueueAddress({ ...view, build: undefined })}>
                {t("queue.back")}
              </BackLink>
            }
            onPrevious={step(-1)}
            onNext={step(1)}
            onDecided={onDecided}
            onUndone={() => onUndone(build)}
          />
        </Part>
      ) : (
        entries &&
        entries.length > 0 && (
          <div className="max-nav:hidden">
            <EmptyState
              picture={<BadgePicture empty hue="grey" className="mb-6 h-32 w-auto" />}
              title={t("queue.choose")}
              text={t("queue.choose_text")}
              action={
                <Button intent="primary" onClick={() => open(entries[0])}>
                  {t("queue.open_oldest")}
                </Button>
              }
            />
          </div>
        )
      )}
    </ReviewDeskFrame>
  );
}
