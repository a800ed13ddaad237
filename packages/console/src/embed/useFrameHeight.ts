// Tells the host how high the console is, so that its frame can follow: the page, or a dialog that is higher.
import { useEffect } from "react";
import type { HostLine } from "./host-line.ts";

/** px around a dialog. */
const around = 64;

/** px. No dialog shows more at once; and one whose content is as high as the frame would make it grow without end. */
const highestDialog = 800;

/** Of a dialog what is in it counts, not the room that the frame leaves it. */
const dialogHeight = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")].map(
      ({ scrollHeight }) => Math.min(highestDialog, scrollHeight + around),
    ),
  );

export function useFrameHeight(line: HostLine, ready: boolean): void {
  useEffect(() => {
    const root = document.getElementById("root");
    if (!ready || !root) return undefined;
    let told = 0;
    const tell = () => {
      const height = Math.ceil(Math.max(root.getBoundingClientRect().height, dialogHeight()));
      if (height === told || height === 0) return;
      told = height;
      line.send({ type: "app.height", height });
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(root);
    // Dialogs stand beside the root, and come and go.
    const dialogs = new MutationObserver(() => {
      for (const dialog of document.querySelectorAll("[role=dialog], [role=alertdialog]"))
        sizes.observe(dialog);
      tell();
    });
    dialogs.observe(document.body, { childList: true, subtree: true });
    tell();
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
    };
  }, [line, ready]);
}
