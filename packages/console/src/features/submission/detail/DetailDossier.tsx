// What a reviewer checks of a build: release notes, files, permissions, languages, links.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  fileFields,
  fileNames,
  isInside,
  urlFields,
  type Option,
  type ProductDetail,
} from "@lanyard/contract";
import { download } from "../../../api/download.ts";
import { TextLink } from "../../../components/page/TextLink.tsx";
import { useOnce } from "../../../components/form/useOnce.ts";
import { none, useBuildFacts } from "./build-facts.tsx";

export interface DetailDossierProps {
  readonly detail: ProductDetail;
  /** All permissions that a product can ask for. */
  readonly permissions: readonly Option[];
  /** Fetches a fresh link to a file; rejects on failure. */
  readonly onDownload: (file: (typeof fileFields)[number]) => Promise<string>;
  /** The page explains the requested permissions elsewhere, so they are left out here. */
  readonly asksElsewhere?: boolean;
}

interface DownloadProps {
  readonly href: string;
  readonly name: string;
  /** Fetches a fresh link to the file, as the link on the page may have expired; rejects on failure. */
  readonly onDownload: () => Promise<string>;
}

function Download({ href, name, onDownload }: DownloadProps) {
  const fetchAndSave = useOnce(async () => {
    // A toast reports a failure.
    const fresh = await onDownload().catch(() => "");
    if (fresh) download(fresh, name);
  });
  if (!href) return none;
  return (
    <TextLink
      href={href}
      download={name}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void fetchAndSave();
      }}
    >
      {name}
    </TextLink>
  );
}

function ExternalLink({ href }: { readonly href: string }) {
  return href ? (
    <TextLink href={href} newTab>
      {href}
    </TextLink>
  ) : (
    none
  );
}

export function DetailDossier(props: DetailDossierProps) {
  const { detail, permissions, onDownload, asksElsewhere = false } = props;
  const { t } = useTranslation();
  const { submission } = detail;
  const facts = useBuildFacts(detail, permissions).filter(
    ({ label }) => !asksElsewhere || label !== t("build.permissions"),
  );
  const rows: readonly { label: string; value: ReactNode }[] = [
    {
      label: t("build.notes"),
      value: submission.notes ? (
        <p dir="auto" className="whitespace-pre-line">
          {submission.notes}
        </p>
      ) : (
        none
      ),
    },
    ...fileFields.map((field) => ({
      label: t(`build.${field}`),
      value: (
        <Download
          href={submission[field]}
          name={submission[fileNames[field]]}
          onDownload={() => onDownload(field)}
        />
      ),
    })),
    ...facts,
    ...urlFields
      .filter((field) => !isInside(field))
      .map((field) => ({
        label: t(`build.${field}`),
        value: <ExternalLink href={submission[field]} />,
      })),
  ];
  return (
    <section aria-labelledby="dossier" className="flex min-w-0 flex-col gap-4">
      <h2 id="dossier" className="text-lg font-semibold">
        {t("detail.dossier")}
      </h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-1 py-3 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-6"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
