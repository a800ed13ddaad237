// The tools next to the frame, one at a time.
import { useState, type RefObject } from "react";
import { Tabs } from "@lanyard/design-system";
import { BehaviourPanel } from "./behaviour/BehaviourPanel.tsx";
import type { Desk } from "./desk/desk.ts";
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
  readonly desk: Desk;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

export function Tools({ desk, frame }: ToolsProps) {
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
        if (tab === "send") return <SendPanel desk={desk} />;
        if (tab === "behaviour") return <BehaviourPanel desk={desk} frame={frame} />;
        if (tab === "record") return <RecordPanel desk={desk} />;
        return <TrafficPanel traffic={desk.traffic} shown={open === "traffic"} />;
      }}
    </Tabs>
  );
}
