// The console's popup: shown here, or by the host if the host has chosen so. Only one is open at a time: a new one
// replaces it.
import { Activity, Suspense, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../components/late/lazy-part.ts";
import { useTopic } from "../../../components/host/notifications.ts";
import type { HostLine } from "../host-line.ts";
import { HostOriginsContext } from "../host-origins.ts";
import { openAtHost } from "./open-at-host.ts";
import type { HostOptions } from "../host-options.ts";
import { popupCloses, popupOpens, type Popup } from "./popup.ts";

/** Lazy, because most hosts open no popup, or only later. */
const PopupModal = lazyPart(() => import("./PopupModal.tsx"));

interface PopupLayerProps {
  readonly line: Pick<HostLine, "send">;
  readonly shows: HostOptions["popups"];
  /** False while the session has ended: the popup is hidden, but its input stays. */
  readonly visible?: boolean;
}

interface Open {
  readonly request: Popup;
  readonly key: number;
}

/** The id of the host's element that darkens the area around the frame. */
export const backdropId = "backdrop";

export function PopupLayer({ line, shows, visible = true }: PopupLayerProps) {
  const { t } = useTranslation("embed");
  const origins = use(HostOriginsContext);
  const [popup, setPopup] = useState<Open>();
  /** The current popup without waiting for a render: a host may send two messages before that. */
  const now = useRef<Open>(undefined);
  const show = (next: Open | undefined) => {
    now.current = next;
    setPopup(next);
  };

  const close = (answer?: unknown) => {
    show(undefined);
    line.send({ type: "popup.close", data: answer });
  };
  useTopic(popupOpens, (request) => {
    if (shows === "host") {
      void openAtHost(request, origins, line, (address) => t("popup.failed_text", { address }));
      return;
    }
    const key = (now.current?.key ?? 0) + 1;
    // Report the previous popup as closed, so that each opened popup is closed once.
    if (now.current) close();
    show({ request, key });
  });
  useTopic(popupCloses, ({ answer }) => {
    if (now.current) close(answer);
  });
  // Each company has a layer of its own: a popup of one company is closed, not answered, when the company changes.
  const leave = useEffectEvent(() => {
    if (now.current) close();
  });
  useEffect(() => () => leave(), []);

  const isVisible = popup !== undefined && visible;
  useEffect(() => {
    if (!isVisible) return undefined;
    line.send({ type: "show.element", id: backdropId });
    return () => line.send({ type: "hide.element", id: backdropId });
  }, [isVisible, line]);

  return (
    popup && (
      <Activity mode={visible ? "visible" : "hidden"}>
        <Suspense fallback={null}>
          <PopupModal key={popup.key} popup={popup.request} onClose={close} />
        </Suspense>
      </Activity>
    )
  );
}
