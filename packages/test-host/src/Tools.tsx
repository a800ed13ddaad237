// The tools next to the frame, one at a time.
import { useState, type RefObject } from "react";
import { Tabs } from "@lanyard/design-system";
import { BehaviourPanel } from "./behaviour/BehaviourPanel.tsx";
import type { TestHost } from "./host/test-host.ts";
import { RecordPanel } from "./record/RecordPanel.tsx";
import { SendPanel } from "./send/SendPanel.tsx";
import { TrafficPanel } from "./traffic/TrafficPanel.tsx";

const tabs = [
  { value: "traffic", label: "Traffic" },
  { value: "send", label: "Send" },
  { value: "behaviour", label: "Behaviour" },
  { value: "record", label: "Record" },
];

interface ToolsProps {
  readonly testHost: TestHost;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

export function Tools({ testHost, frame }: ToolsProps) {
  const [open, setOpen] = useState("traffic");
  return (
    <Tabs
      label="Tools"
      tabs={tabs}
      value={open}
      onValueChange={setOpen}
      // Input and a running recording must survive switching tabs.
      keepMounted
      className="rounded-lg border border-line bg-surface-raised p-4"
    >
      {(tab) => {
        if (tab === "send") return <SendPanel testHost={testHost} />;
        if (tab === "behaviour") return <BehaviourPanel testHost={testHost} frame={frame} />;
        if (tab === "record") return <RecordPanel testHost={testHost} />;
        return <TrafficPanel traffic={testHost.traffic} visible={open === "traffic"} />;
      }}
    </Tabs>
  );
}
