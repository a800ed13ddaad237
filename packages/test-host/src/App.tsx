// The test host's only screen: its own page with the console in a frame, and the tools next to it.
import { useEffect, useRef, useState } from "react";
import {
  LanyardProvider,
  SegmentedControl,
  ToastProvider,
  type Theme,
} from "@lanyard/design-system";
import { openTestHost, type TestHost } from "./host/test-host.ts";
import { HostToasts } from "./host/HostToasts.tsx";
import { GuestFrame } from "./guest/GuestFrame.tsx";
import { HostPopup } from "./guest/HostPopup.tsx";
import { ConsoleNotice } from "./guest/ConsoleNotice.tsx";
import { Header } from "./Header.tsx";
import { HostPagePart } from "./guest/HostPagePart.tsx";
import { fetchConsoleStatus, type Settings, type ConsoleStatus } from "./shared/settings.ts";
import { Tools } from "./Tools.tsx";

/** Milliseconds between two checks of a console that is not ready. */
const pause = 2_000;

function useConsoleStatus(): ConsoleStatus | undefined {
  const [status, setStatus] = useState<ConsoleStatus>();
  useEffect(() => {
    if (status === "ready") return undefined;
    let ended = false;
    const look = async () => {
      const next = await fetchConsoleStatus().catch((): ConsoleStatus => "down");
      if (!ended) setStatus(next);
    };
    void look();
    const timer = setInterval(() => void look(), pause);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, [status]);
  return status;
}

/** A narrow window shows one of them; the frame stays in the DOM, because a removed console would restart. */
const views = [
  { value: "console", label: "Console" },
  { value: "tools", label: "Tools" },
];

export function App({ settings }: { readonly settings: Settings }) {
  const status = useConsoleStatus();
  const [testHost, setTestHost] = useState<TestHost>();
  /** Null while the host has removed the frame; the traffic is kept. */
  const frame = useRef<HTMLIFrameElement>(null);
  const [theme, setTheme] = useState<Theme>();
  const [view, setView] = useState("console");
  const place = (name: string) =>
    view === name ? "" : "max-nav:invisible max-nav:absolute max-nav:h-0 max-nav:overflow-hidden";

  useEffect(() => {
    const opened = openTestHost({
      ...settings,
      guest: () => frame.current?.contentWindow ?? null,
      window,
    });
    setTestHost(opened);
    return () => opened.close();
  }, [settings]);
  const readyHost = status === "ready" ? testHost : undefined;
  return (
    <LanyardProvider {...(theme && { theme })} className="min-h-dvh bg-surface-page text-ink">
      <ToastProvider closeLabel="Close" regionLabel="Messages of the console">
        <Header address={settings.address} status={status} theme={theme} onTheme={setTheme} />
        <div className="px-4 pt-4 sm:px-6 nav:hidden">
          <SegmentedControl label="Shown" segments={views} value={view} onValueChange={setView} />
        </div>
        <div className="relative flex flex-col gap-6 p-4 nav:flex-row nav:items-start sm:p-6">
          <main className={`flex w-full min-w-0 flex-col gap-4 nav:flex-1 ${place("console")}`}>
            {status !== undefined && status !== "ready" && (
              <ConsoleNotice status={status} address={settings.address} />
            )}
            {readyHost && <HostPagePart testHost={readyHost} />}
            {readyHost && (
              <GuestFrame address={settings.address} testHost={readyHost} frame={frame} />
            )}
          </main>
          <aside
            aria-label="Tools"
            className={`w-full min-w-0 nav:sticky nav:top-4 nav:max-h-[calc(100dvh-2rem)] nav:w-120 nav:overflow-y-auto ${place("tools")}`}
          >
            {readyHost && <Tools testHost={readyHost} frame={frame} />}
          </aside>
        </div>
        {readyHost && (
          <>
            <HostToasts testHost={readyHost} />
            <HostPopup testHost={readyHost} />
          </>
        )}
      </ToastProvider>
    </LanyardProvider>
  );
}
