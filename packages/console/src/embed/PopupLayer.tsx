// The popup of the console: shown in it, or by the host where that has chosen so. One at a time; the last one counts.
import { Suspense, use, useState } from "react";
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
}

/** The element of a host that darkens what is around the frame. */
export const backdropId = "backdrop";

export function PopupLayer({ line, shows }: PopupLayerProps) {
  const origins = use(HostOriginsContext);
  const [popup, setPopup] = useState<{ readonly wanted: Popup; readonly key: number }>();

  useTopic(popupOpens, (wanted) => {
    if (shows === "host") {
      void openAtHost(wanted, origins, line);
      return;
    }
    setPopup((before) => ({ wanted, key: (before?.key ?? 0) + 1 }));
    line.send({ type: "show.element", id: backdropId });
  });
  const close = (answer?: unknown) => {
    setPopup(undefined);
    line.send({ type: "hide.element", id: backdropId });
    line.send({ type: "popup.close", data: answer });
  };
  useTopic(popupCloses, ({ answer }) => {
    if (popup) close(answer);
  });

  return (
    popup && (
      <Suspense fallback={null}>
        <PopupModal key={popup.key} popup={popup.wanted} onClose={close} />
      </Suspense>
    )
  );
}
