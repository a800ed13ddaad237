// Records all further messages, within limits.
import type { Traffic } from "../wire/traffic.ts";
import { limits, withoutSecrets, type Line, type Recording } from "./recording.ts";

export interface Recorder {
  /** Stops recording; `isFull` is true when the limits cut it short. */
  readonly stop: () => { readonly recording: Recording; readonly isFull: boolean };
}

export function record(
  traffic: Pick<Traffic, "listen">,
  secrets: () => Parameters<typeof withoutSecrets>[1],
): Recorder {
  const lines: Line[] = [];
  let signs = 0;
  let first: number | undefined;
  let isFull = false;
  const end = traffic.listen(({ direction, by, text, dropped }, time) => {
    // Answers that a silent host withheld are not recorded, because they were never sent.
    if (dropped === "no answer") return;
    if (lines.length >= limits.lines || signs + text.length > limits.signs) isFull = true;
    if (isFull) return;
    first ??= time;
    signs += text.length;
    lines.push({ after: time - first, direction, by, text: withoutSecrets(text, secrets()) });
  });
  return {
    stop() {
      end();
      return { recording: { lanyard_recording: 1, lines }, isFull };
    },
  };
}
