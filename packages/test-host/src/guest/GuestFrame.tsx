// The console in its frame, as high as it says that it is, and as wide as somebody wants to see it.
import { useEffect, useRef, useState } from "react";
import { Button, RetryIcon, SegmentedControl } from "@lanyard/design-system";
import type { Desk } from "../desk/desk.ts";
import { firstPage } from "../desk/host-page.ts";
import { createStore, useStore } from "../shared/store.ts";

interface GuestFrameProps {
  readonly address: string;
  readonly desk: Desk | undefined;
  /** Called with the frame before its page can have said anything; answers what ends it. */
  readonly onFrame: (frame: HTMLIFrameElement) => () => void;
}

const widths = [
  { value: "100%", label: "Full" },
  { value: "820px", label: "820" },
  { value: "390px", label: "390" },
];

/** Until there is a desk. */
const noPage = createStore(firstPage);

export function GuestFrame({ address, desk, onFrame }: GuestFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState("100%");
  const { height } = useStore(desk?.page ?? noPage);
  const begin = useRef(onFrame);
  useEffect(() => {
    const element = ref.current!;
    const end = begin.current(element);
    element.src = address;
    return end;
  }, [address]);
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
        <Button
          size="sm"
          icon={<RetryIcon />}
          onClick={() => {
            if (ref.current) ref.current.src = address;
          }}
        >
          Load anew
        </Button>
      </div>
      <div className="overflow-x-auto rounded-lg border border-line">
        {/* The console is the host's guest, not its prisoner: it needs its own origin, scripts and forms. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={ref}
          id="guest"
          title="Console"
          style={{ width, height }}
          className="mx-auto block"
        />
      </div>
    </section>
  );
}
