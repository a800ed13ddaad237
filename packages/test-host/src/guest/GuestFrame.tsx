// The console in its frame, with the height that it reports and a selectable width.
import { useEffect, useState, type RefObject } from "react";
import { Button, RetryIcon, SegmentedControl, Text } from "@lanyard/design-system";
import type { TestHost } from "../host/test-host.ts";
import { useStore } from "../shared/store.ts";

interface GuestFrameProps {
  readonly address: string;
  /** The test host already listens; the frame's page is only loaded after that. */
  readonly testHost: Pick<TestHost, "page">;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

const widths = [
  { value: "100%", label: "Full" },
  { value: "820px", label: "820" },
  { value: "390px", label: "390" },
];

export function GuestFrame({ address, testHost, frame }: GuestFrameProps) {
  const [width, setWidth] = useState("100%");
  const [isFramed, setFramed] = useState(true);
  const { height } = useStore(testHost.page);
  useEffect(() => {
    if (isFramed) frame.current?.setAttribute("src", address);
  }, [address, frame, isFramed]);
  return (
    <section aria-label="The console" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Width of the frame"
          size="sm"
          segments={widths}
          value={width}
          onValueChange={setWidth}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setFramed(!isFramed)}>
            {isFramed ? "Take out" : "Put back"}
          </Button>
          <Button
            size="sm"
            icon={<RetryIcon />}
            disabled={!isFramed}
            onClick={() => {
              frame.current?.setAttribute("src", address);
            }}
          >
            Load anew
          </Button>
        </div>
      </div>
      {isFramed ? (
        <div className="overflow-x-auto rounded-lg border border-line">
          {/* Not sandboxed, because the console needs its own origin, scripts and forms. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            id="guest"
            title="Console"
            style={{ width, height }}
            className="mx-auto block"
          />
        </div>
      ) : (
        <Text tone="muted" className="rounded-lg border border-dashed border-line-strong p-6">
          The host has taken the console out of its page. What it was doing is cut off; put back, it
          starts anew.
        </Text>
      )}
    </section>
  );
}
