// The console's keys, on every page; palette, sheet and what they do are fetched with the first key or press.
import type { Settings } from "@lanyard/contract";
import { useKeys } from "../command/useKeys.ts";
import { lateModal } from "../shared/late-modal.tsx";

const Commands = lateModal(() => import("./Commands.tsx"));

/** Handlers of a button that opens the palette. */
export const { prefetch: fetchCommands } = Commands;

interface KeysProps {
  readonly settings: Settings | undefined;
  /** Whether the palette shows. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function Keys({ settings, open, onOpenChange }: KeysProps) {
  const { strokes, forget } = useKeys(open, onOpenChange);
  return (
    <Commands
      settings={settings}
      open={open || strokes.length > 0}
      palette={open}
      strokes={strokes}
      onMeant={forget}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) forget();
      }}
    />
  );
}
