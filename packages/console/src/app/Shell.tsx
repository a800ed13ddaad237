// The frame around every page: navigation, toasts, handling of failed calls, progress while a page loads.
import { useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate, useNavigation } from "react-router-dom";
import { LoadingOverlay, RouteProgress, ToastProvider, useToast } from "@lanyard/design-system";
import { Part } from "../components/page/Part.tsx";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { useSession } from "../auth/session.tsx";
import { loadAgain } from "../drafts/load-again.ts";
import { listenToFailures } from "../api/on-error.ts";
import { frameReacts } from "../components/page/not-loaded.ts";
import { ProductNameContext } from "../components/page/page-title.ts";
import { isLanding, paths } from "./paths.ts";
import { EnvironmentContext } from "../components/page/environment.ts";
import { listenToEnglish } from "../i18n/texts.ts";
import { useGuardedNavigation, withoutAsking } from "../drafts/useLeaveGuard.ts";
import { useSlow } from "../components/page/useSlow.ts";
import { Keys } from "./Keys.tsx";
import { ScrollPosition } from "./ScrollPosition.tsx";
import { TopBar } from "./TopBar.tsx";

/** Id of the main content, the target of the skip link. */
const contentId = "content";

function Frame() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { forget, token, user, failed, ended, settle } = useSession();
  const waiting = useIsMutating({ predicate: ({ meta }) => meta?.wait === true }) > 0;
  const resolving = token !== "" && !user && !failed;
  const slow = useSlow(waiting || resolving);
  const { show } = useToast();
  const { data: settings } = useQuery(settingsQuery());
  const opening = useSlow(useNavigation().state !== "idle");
  const main = useRef<HTMLElement>(null);
  const previousPath = useRef(pathname);
  const [palette, setPalette] = useState(false);
  const openPalette = useCallback(() => setPalette(true), []);
  const { host } = use(EnvironmentContext);

  useGuardedNavigation();
  useEffect(frameReacts, []);

  useEffect(
    () =>
      listenToFailures({
        failed: (failure) =>
          show(() => ({
            tone: "danger",
            lines: failure.message.split("\n"),
          })),
        signedOut: () => {
          forget();
          void navigate(paths.home, withoutAsking);
        },
      }),
    [show, forget, navigate],
  );

  useEffect(() => {
    listenToEnglish((text) =>
      show(() => ({
        tone: "danger",
        lines: [text],
        action: { label: i18n.t("page.reload"), onSelect: () => void loadAgain() },
      })),
    );
    return () => listenToEnglish(undefined);
  }, [show, i18n]);

  // Fetch again: the server sends labels (of menu entries etc.) in the reader's language.
  useEffect(() => {
    const reload = () => void client.invalidateQueries();
    i18n.on("languageChanged", reload);
    return () => i18n.off("languageChanged", reload);
  }, [i18n, client]);

  useEffect(() => {
    if (ended && isLanding(pathname)) settle();
  }, [ended, pathname, settle]);

  // Move the focus, so that a new page starts at its top for screen readers too.
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    // Do not take the focus from the host's page: its messages can navigate while the user types there.
    if (host && !document.hasFocus()) return;
    // Keep the focus if the page has focused a field.
    const focused = document.activeElement;
    if (!main.current?.contains(focused) || !focused?.matches("input, textarea"))
      main.current?.focus({ preventScroll: true });
  }, [pathname, host]);

  return (
    <>
      {!host && <TopBar settings={settings} skipTarget={`#${contentId}`} onSearch={openPalette} />}
      <main id={contentId} ref={main} tabIndex={-1} className="flex grow flex-col outline-none">
        <ProductNameContext value={settings?.product_name}>
          <Part fallback={<RouteProgress active label={t("loading")} />}>
            <Outlet />
          </Part>
        </ProductNameContext>
        <RouteProgress active={opening} label={t("loading")} />
      </main>
      {!host && <Keys settings={settings} open={palette} onOpenChange={setPalette} />}
      <LoadingOverlay visible={slow} label={t("loading")} />
      <ScrollPosition embedded={Boolean(host)} />
    </>
  );
}

export function Shell() {
  const { t } = useTranslation();
  const { host } = use(EnvironmentContext);
  return (
    <ToastProvider
      closeLabel={t("close")}
      regionLabel={t("toast.region")}
      {...(host && { relay: host.takesToast })}
    >
      {/* A host fits its frame to the content's height. */}
      <div className={host ? "flex flex-col" : "flex min-h-dvh flex-col"}>
        <Frame />
      </div>
    </ToastProvider>
  );
}
