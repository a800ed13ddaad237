// Replays the messages of a recording's host at their original pace.
import { replayed, type Recording } from "./recording.ts";

export interface Replay {
  readonly stop: () => void;
}

/** In ms; longer pauses are shortened to this. */
const longestPause = 3_000;

export function replay(
  recording: Recording,
  say: (text: string) => void,
  onProgress: (said: number, of: number) => void,
): Replay {
  const lines = replayed(recording);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (at: number) => {
    onProgress(at, lines.length);
    const line = lines[at];
    if (!line) return;
    const pause = line.after - (lines[at - 1]?.after ?? line.after);
    timer = setTimeout(
      () => {
        say(line.text);
        next(at + 1);
      },
      Math.min(longestPause, Math.max(0, pause)),
    );
  };
  next(0);
  return { stop: () => clearTimeout(timer) };
}
