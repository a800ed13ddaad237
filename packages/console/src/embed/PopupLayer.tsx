// The popup of the console: shown in it, or by the host where that has chosen so. One at a time; the last one counts.
import { Activity, Suspense, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../shared/lazy-page.ts";
import { useTopic } from "../shared/notifications.ts";
import type { HostLine } from "./host-line.ts";
import { HostOriginsContext } from "./host-origins.ts";
import { openAtHost } from "./open-at-host.ts";
import type { HostOptions } from "./host-options.ts";
import { popupCloses, popupOpens, type Popup } from "./popup.ts";

/** Most hosts ask for none, or later. */
const PopupModal = lazyPage(() => import("./PopupModal.tsx"));

interface PopupLayerProps {
  readonly line: Pick<HostLine, "send">;
  readonly shows: HostOptions["popups"];
  /** While the session has ended nothing shows, and what was typed stays. */
  readonly visible?: boolean;
}

interface Open {
  readonly wanted: Popup;
  readonly key: number;
}

/** The element of a host that darkens what is around the frame. */
export const backdropId = "backdrop";

export function PopupLayer({ line, shows, visible = true }: PopupLayerProps) {
  const { t } = useTranslation("embed");
  const origins = use(HostOriginsContext);
  const [popup, setPopup] = useState<Open>();
  /** The same at once: a host may say two things before the first shows. */
  const now = useRef<Open>(undefined);
  const show = (next: Open | undefined) => {
    now.current = next;
    setPopup(next);
  };

  const close = (answer?: unknown) => {
    show(undefined);
    line.send({ type: "popup.close", data: answer });
  };
  useTopic(popupOpens, (wanted) => {
    if (shows === "host") {
      void openAtHost(wanted, origins, line, (address) => t("popup.failed_text", { address }));
      return;
    }
    const key = (now.current?.key ?? 0) + 1;
    // Whoever waits for the one before learns that it is gone: each that was opened is closed once.
    if (now.current) close();
    show({ wanted, key });
  });
  useTopic(popupCloses, ({ answer }) => {
    if (now.current) close(answer);
  });
  // Another company's console has a layer of its own: what was opened for this one is not answered for that.
  const leave = useEffectEvent(() => {
    if (now.current) close();
  });
  useEffect(() => () => leave(), []);

  const isShown = popup !== undefined && visible;
  useEffect(() => {
    if (!isShown) return undefined;
    line.send({ type: "show.element", id: backdropId });
    return () => line.send({ type: "hide.element", id: backdropId });
  }, [isShown, line]);

  return (
    popup && (
      <Activity mode={visible ? "visible" : "hidden"}>
        <Suspense fallback={null}>
          <PopupModal key={popup.key} popup={popup.wanted} onClose={close} />
        </Suspense>
      </Activity>
    )
  );
}
