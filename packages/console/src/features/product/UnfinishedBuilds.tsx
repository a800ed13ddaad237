// Builds that wait for their creator: rejected builds with the reason, drafts with the number of missing fields.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ListItem, ProgressRing, Skeleton, WarningIcon } from "@lanyard/design-system";
import { neededFields, type ManagedCard } from "@lanyard/contract";
import { formatDay } from "../../i18n/format.ts";
import { paths } from "../../app/paths.ts";
import { useReader } from "../../i18n/reader.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { useCounted } from "./useCounted.ts";
import { useStatusHeading } from "./useStatusHeading.ts";
import { few, unfinished, type Unfinished } from "./unfinished.ts";

export interface UnfinishedBuildsProps {
  /** A few builds of each status, most recently changed first. */
  readonly builds: Readonly<Record<Unfinished, readonly ManagedCard[]>>;
  /** The total of each status; undefined while loading. */
  readonly counts: Readonly<Record<Unfinished, number>> | undefined;
}

function Build({ build }: { readonly build: ManagedCard }) {
  const { t } = useTranslation();
  const language = useReader();
  const all = neededFields.length;
  const ready = t("products.ready_of", { ready: all - build.missing, all });
  const isRejected = build.status === "rejected";
  return (
    <ListItem
      title={build.product_name}
      link={<Link to={paths.build(build.product_id, build.submission_id)} />}
      leading={
        isRejected ? (
          <WarningIcon size="md" className="text-danger" />
        ) : (
          <ProgressRing
            size="sm"
            tone={build.missing === 0 ? "success" : "neutral"}
            value={(all - build.missing) / all}
            label={ready}
          />
        )
      }
      meta={formatDay(build.submission_updadet_at, language)}
      text={
        isRejected ? (
          <span className="line-clamp-1">{build.rejection_reason.split("\n")[0]}</span>
        ) : build.missing === 0 ? (
          t("products.ready")
        ) : (
          t("products.missing", { count: build.missing })
        )
      }
    />
  );
}

const boxes = "grid items-start gap-4 md:auto-cols-fr md:grid-flow-col md:gap-6";
const box = "min-w-0 overflow-clip rounded-lg border border-line bg-surface-raised";
const head =
  "flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-2.5 text-sm";

/** As high as the loaded content, so that the tabs below do not move; nothing when the counts are zero. */
export function UnfinishedSkeleton({ counts }: Pick<UnfinishedBuildsProps, "counts">) {
  const visible = unfinished
    .map((status) => ({ status, rows: Math.min(few, counts?.[status] ?? few) }))
    .filter(({ rows }) => rows > 0);
  if (visible.length === 0) return null;
  return (
    <div data-slot="unfinished-skeleton" aria-hidden="true" className="flex flex-col gap-3">
      <div className="flex h-7 items-center">
        <Skeleton className="h-5! w-28" />
      </div>
      <div className={boxes}>
        {visible.map(({ status, rows }) => (
          <div key={status} className={box}>
            <div className={head}>
              <Skeleton className="w-20" />
            </div>
            <ul className="divide-y divide-line">
              {Array.from({ length: rows }, (_, row) => (
                // A row has no identity except its position.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={row} className="flex gap-3 px-4 py-3">
                  <Skeleton shape="circle" className="size-6!" />
                  <div className="flex grow flex-col gap-0.5">
                    <Skeleton className="w-2/5" />
                    <Skeleton className="w-3/5" />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

export function UnfinishedBuilds({ builds, counts }: UnfinishedBuildsProps) {
  const { t } = useTranslation();
  const getStatusHeading = useStatusHeading();
  const counted = useCounted();
  const visible = unfinished.filter((status) => builds[status].length > 0);
  if (visible.length === 0) return null;
  return (
    <section aria-labelledby="unfinished" className="flex flex-col gap-3">
      <h2 id="unfinished" className="text-lg font-semibold tracking-tight">
        {t("products.unfinished")}
      </h2>
      <div className={boxes}>
        {visible.map((status) => (
          <div key={status} className={box}>
            <div className={head}>
              <h3 className="font-medium">{getStatusHeading(status)}</h3>
              {(counts?.[status] ?? 0) > builds[status].length && (
                <TextLink to={`?${new URLSearchParams({ status }).toString()}`} standalone>
                  {t("products.see_all", { number: counted(counts?.[status] ?? 0) })}
                  <span className="sr-only">: {getStatusHeading(status)}</span>
                </TextLink>
              )}
            </div>
            <ul className="divide-y divide-line">
              {builds[status].map((build) => (
                <Build key={build.submission_id} build={build} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
