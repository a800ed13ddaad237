// The console's keyboard shortcuts, on every page; the commands behind them are loaded with the first key or click.
import type { Settings } from "@lanyard/contract";
import { useKeys } from "../features/command/useKeys.ts";
import { lateModal } from "../components/late/late-modal.tsx";

const Commands = lateModal(() => import("./Commands.tsx"));

/** Prefetches the commands; for a button that opens the palette. */
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
      onInterpreted={forget}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) forget();
      }}
    />
  );
}
