// One message: its time, direction, type, and the reason if it was dropped; its text can be expanded below.
import { memo, useState } from "react";
import { Badge, BackIcon, CodeBlock, Disclosure, ForwardIcon } from "@lanyard/design-system";
import type { TrafficEntry } from "../wire/traffic.ts";

const time = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});

const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
};
const why = ({ direction, dropped, detail }: TrafficEntry): string => {
  if (dropped === "no answer") return "Not sent: the host behaves so";
  if (dropped === "no frame") return "Not sent: the console is taken out";
  const who = direction === "in" ? "Dropped here" : "The console drops it";
  return `${who}: ${dropped}${detail === undefined ? "" : ` (${detail})`}`;
};

export const TrafficRow = memo(function TrafficRow({ entry }: { readonly entry: TrafficEntry }) {
  const [open, setOpen] = useState(false);
  const { direction, type, at, text, length, dropped, by } = entry;
  const Arrow = direction === "in" ? BackIcon : ForwardIcon;
  const size = length > text.length ? `, ${length.toLocaleString("en")} signs, cut` : "";
  return (
    <li className="py-1">
      <Disclosure
        variant="plain"
        open={open}
        onOpenChange={setOpen}
        label={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Arrow label={direction === "in" ? "From the console" : "From the host"} />
            <span className="font-mono text-sm text-ink">{type}</span>
            <time dateTime={new Date(at).toISOString()} className="text-xs tabular-nums">
              {time.format(at)}
            </time>
            {by === "hand" && <Badge>By hand</Badge>}
            {dropped && (
              <Badge tone={dropped === "no answer" ? "neutral" : "warning"}>{dropped}</Badge>
            )}
          </span>
        }
      >
        {open && (
          <div className="flex flex-col gap-2 pb-2">
            {dropped && <p className="text-sm wrap-anywhere">{why(entry)}</p>}
            <CodeBlock
              title={`Text${size}`}
              language="json"
              code={readable(text)}
              copyTexts={{ copy: "Copy", copied: "Copied", failed: "Select and copy" }}
            />
          </div>
        )}
      </Disclosure>
    </li>
  );
});
