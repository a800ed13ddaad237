// Reports the console's height to the host, so that the frame can follow: that of the page, or of a taller dialog.
import { useEffect } from "react";
import type { HostLine } from "./host-line.ts";

/** px around a dialog. */
const around = 64;

/** px. Caps the height, because a dialog that adapts to the frame's height would otherwise grow without end. */
const highestDialog = 800;

/** A dialog's content height counts, not the space that the frame leaves for it. */
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
    let sentHeight = 0;
    const tell = () => {
      const height = Math.ceil(Math.max(root.getBoundingClientRect().height, dialogHeight()));
      if (height === sentHeight || height === 0) return;
      sentHeight = height;
      line.send({ type: "app.height", height });
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(root);
    // Dialogs are mounted outside the root element.
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
