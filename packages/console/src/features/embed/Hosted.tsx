// The console inside a host's frame: a status screen until the company's store can show, then the store, with all
// messages between host and console.
import { Activity, useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Settings } from "@lanyard/contract";
import { companyActs } from "../../components/host/company-acts.ts";
import { useTopic } from "../../components/host/notifications.ts";
import { HostDirector } from "./messages/HostDirector.tsx";
import { createSearch } from "./popup/popup-sources.ts";
import { createFieldLoader } from "./messages/host-fields.ts";
import type { HostLine } from "./host-line.ts";
import { takeLook } from "./host-look.ts";
import type { HostOptions } from "./host-options.ts";
import { HostNotice } from "./messages/HostNotice.tsx";
import { HostOriginsContext } from "./host-origins.ts";
import { HostScreen } from "./HostScreen.tsx";
import { PopupContext, type PopupEnvironment } from "./popup/popup-context.ts";
import { PopupLayer } from "./popup/PopupLayer.tsx";
import { isTaken } from "./messages/host-functions.ts";
import { useFrameHeight } from "./useFrameHeight.ts";
import { useHost } from "./useHost.ts";
import { useHostMessages } from "./messages/useHostMessages.ts";
import { useHostTitle } from "./useHostTitle.ts";
import { useVisiblePart } from "./useVisiblePart.ts";
import { useSetup, type Connecting } from "./useSetup.ts";

export interface HostedProps {
  readonly line: HostLine;
  readonly settings: Pick<Settings, "product_name" | "host_origins">;
  readonly connecting: Connecting;
  /** Receives the host's options. */
  readonly onOptions: (options: HostOptions) => void;
  /** The store. */
  readonly children: ReactNode;
}

/** Where a form's callbacks go: to a console function that accepts the value, else to the host. */
function usePopupEnvironment(line: HostLine): PopupEnvironment {
  return useMemo(
    () => ({
      search: createSearch(line),
      loadFields: createFieldLoader(line),
      onInput: (callback, name, value) => {
        if (!isTaken(callback, value)) line.send({ type: "set.input", id: name, value, callback });
      },
      onButton: (callback, form, values) => {
        if (!isTaken(callback, values))
          line.send({ type: "put.data", id: callback, data: { form, values } });
      },
    }),
    [line],
  );
}

export function Hosted({ line, settings, connecting, onOptions, children }: HostedProps) {
  const { t } = useTranslation("embed");
  const host = useHost(line);
  const { trouble, connecting: isConnecting, retry } = useSetup(host, connecting);
  const ready = trouble === undefined;
  const options = useHostMessages(line, isConnecting ? "connecting" : ready ? "ready" : "none");
  const environment = usePopupEnvironment(line);
  const [origin, setOrigin] = useState("");
  useVisiblePart();
  useFrameHeight(line, true);
  useHostTitle(line, ready);

  useEffect(
    () =>
      line.listen((message) => {
        setOrigin(line.origin());
        if (message.type === "host.look") takeLook(message);
      }),
    [line],
  );
  useEffect(() => onOptions(options), [options, onOptions]);
  useTopic(companyActs, (act) => {
    if (options.toasts === "host") line.send({ type: "toast.message", text: t(`done.${act}`) });
  });
  const origins = useMemo(
    () => ({ host: origin, allowed: settings.host_origins }),
    [origin, settings.host_origins],
  );

  const whose = connecting.company ?? connecting.former;
  return (
    <HostOriginsContext value={origins}>
      <PopupContext value={environment}>
        {trouble && (
          <HostScreen
            trouble={
              trouble.state === "refused" ? { ...trouble, origin: line.stranger() } : trouble
            }
            product={settings.product_name}
            onRetry={retry}
          />
        )}
        {whose && (
          // Input survives an ended session of the same company; another company gets a new tree.
          <Activity key={whose.company_id} mode={ready ? "visible" : "hidden"}>
            <HostNotice line={line} />
            {children}
            <HostDirector />
          </Activity>
        )}
        <PopupLayer
          key={`popup of ${whose?.company_id}`}
          line={line}
          shows={line.can("popup.open") ? options.popups : "inside"}
          visible={ready}
        />
      </PopupContext>
    </HostOriginsContext>
  );
}
