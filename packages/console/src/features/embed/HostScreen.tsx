// What a host's frame shows while there is no company's store to show, and why.
import { useTranslation } from "react-i18next";
import {
  BadgePicture,
  Button,
  CardGrid,
  CardSkeleton,
  EmptyState,
  LinkButton,
} from "@lanyard/design-system";
import { PageBody } from "../../components/page/PageBody.tsx";

/**
 * `waiting`: for the host's first answer. `silent`: no answer came. `refused`: the framing window is not an allowed
 * host. `expired`: the session has ended, and the host has been asked for a new one, or has not given one (`asked` is
 * false). `unknown`: the server does not know the company. `failed`: the call to the server failed.
 */
export type HostTrouble =
  | { readonly state: "waiting" | "silent" }
  | { readonly state: "unknown" }
  | { readonly state: "refused"; readonly origin?: string | undefined }
  | { readonly state: "expired"; readonly isRequested: boolean }
  | { readonly state: "failed"; readonly message: string };

export interface HostScreenProps {
  readonly trouble: HostTrouble;
  /** The product's name. */
  readonly product: string;
  readonly onRetry: () => void;
}

function Waiting() {
  const { t } = useTranslation("embed");
  return (
    <PageBody aria-busy="true" className="gap-6 py-8">
      <p role="status" className="text-sm text-ink-muted">
        {t("host.waiting")}
      </p>
      <CardGrid>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
    </PageBody>
  );
}

function useWords(trouble: HostTrouble, product: string): readonly [string, string] {
  const { t } = useTranslation("embed");
  switch (trouble.state) {
    case "expired":
      return [
        t("host.expired_title"),
        t(trouble.isRequested ? "host.expired_text" : "host.expired_silent"),
      ];
    case "refused":
      return [
        t("host.refused_title"),
        trouble.origin === undefined
          ? t("host.refused_unknown", { product })
          : t("host.refused_text", { origin: trouble.origin, product }),
      ];
    case "failed":
      return [t("host.failed_title"), trouble.message];
    case "unknown":
      return [t("host.unknown_title"), t("host.unknown_text")];
    default:
      return [t("host.silent_title"), t("host.silent_text")];
  }
}

export function HostScreen({ trouble, product, onRetry }: HostScreenProps) {
  const { t } = useTranslation("embed");
  const { t: tc } = useTranslation();
  const [title, text] = useWords(trouble, product);
  const busy = trouble.state === "expired" && trouble.isRequested;
  if (trouble.state === "waiting")
    return (
      <main>
        <Waiting />
      </main>
    );
  return (
    <main>
      <div role="alert" className="wrap-anywhere">
        <EmptyState
          headingLevel={1}
          // Hide the picture in a low frame, to leave room for the text.
          picture={<BadgePicture empty hue="grey" className="mb-6 h-32 w-auto short:hidden" />}
          title={title}
          text={text}
          action={
            trouble.state === "refused" ? (
              <LinkButton
                intent="primary"
                link={<a href={location.pathname} target="_blank" rel="noreferrer" />}
              >
                {t("host.own_tab")}
              </LinkButton>
            ) : (
              <Button intent="primary" busy={busy} busyLabel={tc("loading")} onClick={onRetry}>
                {tc("action.retry")}
              </Button>
            )
          }
        />
      </div>
    </main>
  );
}
