// The versions of a product with their release notes, newest first.
import { useTranslation } from "react-i18next";
import { Disclosure } from "@lanyard/design-system";
import type { ProductDetail } from "@lanyard/contract";
import { formatDay } from "../../i18n/format.ts";
import { useReader } from "../../i18n/reader.ts";

type Build = ProductDetail["builds"][number];

/** Number of versions shown; older ones are collapsed. */
const mostVisible = 3;

function Version({ build }: { readonly build: Build }) {
  const language = useReader();
  return (
    <li className="grid gap-1 py-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-6">
      <p className="flex items-baseline gap-3 text-sm tabular-nums sm:flex-col sm:gap-0">
        <span className="font-medium wrap-anywhere">{build.build_version}</span>
        <time dateTime={build.build_creation_date} className="text-ink-muted">
          {formatDay(build.build_creation_date, language, "UTC")}
        </time>
      </p>
      {build.build_notes && (
        <p dir="auto" className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">
          {build.build_notes}
        </p>
      )}
    </li>
  );
}

const List = ({ builds }: { readonly builds: readonly Build[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {builds.map((build) => (
      <Version key={build.submission_id} build={build} />
    ))}
  </ul>
);

export function StoreVersions({ builds }: { readonly builds: readonly Build[] }) {
  const { t } = useTranslation("store");
  if (builds.length === 0) return null;
  const older = builds.slice(mostVisible);
  return (
    <section aria-labelledby="store-versions" className="flex flex-col gap-4">
      <h2 id="store-versions" className="text-lg font-semibold tracking-tight">
        {t("product.versions")}
      </h2>
      <List builds={builds.slice(0, mostVisible)} />
      {older.length > 0 && (
        <Disclosure label={t("product.older", { count: older.length })}>
          <List builds={older} />
        </Disclosure>
      )}
    </section>
  );
}
