// The content of a popup other than a form: markup, a framed page, fetched markup, or why it cannot be shown.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton, Notice, Skeleton } from "@lanyard/design-system";
import { cleanMarkup } from "./clean-markup.ts";
import { useAllowedAddress } from "../host-origins.ts";
import { loadMarkup } from "./load-markup.ts";
import { MarkupFrame } from "./MarkupFrame.tsx";
import { getDialogHeight, type Popup } from "./popup.ts";

type PopupOfKind<Kind extends Popup["kind"]> = Extract<Popup, { readonly kind: Kind }>;

interface PartProps {
  readonly title: string;
  readonly height: string;
}

function Markup({ html, ...frame }: PartProps & { readonly html: string }) {
  const { t } = useTranslation("embed");
  return cleanMarkup(html).trim() === "" ? (
    <Notice tone="info">{t("popup.empty")}</Notice>
  ) : (
    <MarkupFrame {...frame} markup={html} />
  );
}

function Allowed({
  address,
  children,
}: {
  readonly address: string;
  readonly children: (whole: string) => ReactNode;
}) {
  const { t } = useTranslation("embed");
  const whole = useAllowedAddress(address);
  if (whole !== undefined) return children(whole);
  const isPage = /^https?:\/\//i.test(address);
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t("popup.foreign_title")}
      action={
        isPage && (
          <LinkButton link={<a href={address} target="_blank" rel="noreferrer" />}>
            {t("host.own_tab")}
          </LinkButton>
        )
      }
    >
      <span className="wrap-anywhere">{t("popup.foreign_text", { address })}</span>
    </Notice>
  );
}

/** A page of another origin, which isolates it: it may run scripts, but neither navigate this page nor open windows. */
function Page({ address, title, height }: PartProps & { readonly address: string }) {
  return (
    <iframe
      title={title}
      src={address}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is never of this origin (host-origins.ts), whose storage it would have.
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="strict-origin"
      allow=""
      style={{ height }}
      className="block w-full rounded-md border border-line"
    />
  );
}

function Fetched({ address, ...frame }: PartProps & { readonly address: string }) {
  const { t } = useTranslation("embed");
  const { t: tc } = useTranslation();
  const { data, isError, refetch } = useQuery({
    queryKey: ["popup", address],
    queryFn: ({ signal }) => loadMarkup(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (isError)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t("popup.failed_title")}
        action={<Button onClick={() => void refetch()}>{tc("action.retry")}</Button>}
      >
        <span className="wrap-anywhere">{t("popup.failed_text", { address })}</span>
      </Notice>
    );
  if (data === undefined)
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t("popup.loading")}
        </p>
        <Skeleton className="w-full" style={{ height: frame.height }} />
      </div>
    );
  return <Markup {...frame} html={data} />;
}

interface PopupContentProps {
  readonly popup: PopupOfKind<Exclude<Popup["kind"], "form">>;
  readonly title: string;
}

export function PopupContent({ popup, title }: PopupContentProps) {
  const frame = { title, height: getDialogHeight(popup) };
  if (popup.kind === "markup") return <Markup {...frame} html={popup.html} />;
  return (
    <Allowed address={popup.address}>
      {(address) =>
        popup.kind === "fetched" ? (
          <Fetched {...frame} address={address} />
        ) : (
          <Page {...frame} address={address} />
        )
      }
    </Allowed>
  );
}
