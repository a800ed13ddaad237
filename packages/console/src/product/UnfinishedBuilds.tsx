// What waits for the creator: rejected builds with their reason, drafts with how much is missing.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ListItem, ProgressRing, WarningIcon } from "@lanyard/design-system";
import { neededFields, type OwnCard } from "@lanyard/contract";
import { formatDay } from "../shared/format.ts";
import { paths } from "../shared/paths.ts";
import { useReader } from "../shared/reader.ts";
import { useStatusName } from "../shared/status.ts";
import { TextLink } from "../shared/TextLink.tsx";
import { useCounted } from "./useCounted.ts";
import { unfinished, type Unfinished } from "./unfinished.ts";

export interface UnfinishedBuildsProps {
  /** A few of each, the last touched first. */
  readonly builds: Readonly<Record<Unfinished, readonly OwnCard[]>>;
  /** How many there are of each; undefined while it is not known. */
  readonly counts: Readonly<Record<Unfinished, number>> | undefined;
}

function Build({ build }: { readonly build: OwnCard }) {
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

export function UnfinishedBuilds({ builds, counts }: UnfinishedBuildsProps) {
  const { t } = useTranslation();
  const nameOf = useStatusName();
  const counted = useCounted();
  const shown = unfinished.filter((status) => builds[status].length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="unfinished" className="flex flex-col gap-3">
      <h2 id="unfinished" className="text-lg font-semibold tracking-tight">
        {t("products.unfinished")}
      </h2>
      <div className="grid items-start gap-4 md:auto-cols-fr md:grid-flow-col md:gap-6">
        {shown.map((status) => (
          <div
            key={status}
            className="min-w-0 overflow-clip rounded-lg border border-line bg-surface-raised"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-2.5 text-sm">
              <h3 className="font-medium">{nameOf(status)}</h3>
              {(counts?.[status] ?? 0) > builds[status].length && (
                <TextLink to={`?${new URLSearchParams({ status }).toString()}`} standalone>
                  {t("products.see_all", { number: counted(counts?.[status] ?? 0) })}
                  <span className="sr-only">: {nameOf(status)}</span>
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
