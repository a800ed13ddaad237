// The test host's only screen: its own page with the console in a frame, and the tools next to it.
import { useEffect, useRef, useState } from "react";
import {
  LanyardProvider,
  SegmentedControl,
  ToastProvider,
  type Theme,
} from "@lanyard/design-system";
import { openDesk, type Desk } from "./desk/desk.ts";
import { DeskToasts } from "./desk/DeskToasts.tsx";
import { GuestFrame } from "./guest/GuestFrame.tsx";
import { HostPopup } from "./guest/HostPopup.tsx";
import { StandingNotice } from "./guest/StandingNotice.tsx";
import { Header } from "./Header.tsx";
import { HostPagePart } from "./guest/HostPagePart.tsx";
import { readStanding, type Settings, type Standing } from "./shared/settings.ts";
import { Tools } from "./Tools.tsx";

/** Milliseconds between two checks of a console that is not ready. */
const pause = 2_000;

function useStanding(): Standing | undefined {
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    if (standing === "ready") return undefined;
    let ended = false;
    const look = async () => {
      const next = await readStanding().catch((): Standing => "down");
      if (!ended) setStanding(next);
    };
    void look();
    const timer = setInterval(() => void look(), pause);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, [standing]);
  return standing;
}

/** A narrow window shows one of them; the frame stays in the DOM, because a removed console would restart. */
const views = [
  { value: "console", label: "Console" },
  { value: "tools", label: "Tools" },
];

export function App({ settings }: { readonly settings: Settings }) {
  const standing = useStanding();
  const [desk, setDesk] = useState<Desk>();
  /** Null while the host has removed the frame; the traffic is kept. */
  const frame = useRef<HTMLIFrameElement>(null);
  const [theme, setTheme] = useState<Theme>();
  const [view, setView] = useState("console");
  const place = (name: string) =>
    view === name ? "" : "max-nav:invisible max-nav:absolute max-nav:h-0 max-nav:overflow-hidden";

  useEffect(() => {
    const opened = openDesk({
      ...settings,
      guest: () => frame.current?.contentWindow ?? null,
      window,
    });
    setDesk(opened);
    return () => opened.close();
  }, [settings]);
  const shown = standing === "ready" ? desk : undefined;
  return (
    <LanyardProvider {...(theme && { theme })} className="min-h-dvh bg-surface-page text-ink">
      <ToastProvider closeLabel="Close" regionLabel="Messages of the console">
        <Header address={settings.address} standing={standing} theme={theme} onTheme={setTheme} />
        <div className="px-4 pt-4 sm:px-6 nav:hidden">
          <SegmentedControl label="Shown" segments={views} value={view} onValueChange={setView} />
        </div>
        <div className="relative flex flex-col gap-6 p-4 nav:flex-row nav:items-start sm:p-6">
          <main className={`flex w-full min-w-0 flex-col gap-4 nav:flex-1 ${place("console")}`}>
            {standing !== undefined && standing !== "ready" && (
              <StandingNotice standing={standing} address={settings.address} />
            )}
            {shown && <HostPagePart desk={shown} />}
            {shown && <GuestFrame address={settings.address} desk={shown} frame={frame} />}
          </main>
          <aside
            aria-label="Tools"
            className={`w-full min-w-0 nav:sticky nav:top-4 nav:max-h-[calc(100dvh-2rem)] nav:w-120 nav:overflow-y-auto ${place("tools")}`}
          >
            {shown && <Tools desk={shown} frame={frame} />}
          </aside>
        </div>
        {shown && (
          <>
            <DeskToasts desk={shown} />
            <HostPopup desk={shown} />
          </>
        )}
      </ToastProvider>
    </LanyardProvider>
  );
}
