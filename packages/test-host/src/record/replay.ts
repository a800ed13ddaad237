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
  onProgress: (sent: number, total: number) => void,
): Replay {
  const lines = replayed(recording);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (index: number) => {
    onProgress(index, lines.length);
    const line = lines[index];
    if (!line) return;
    const pause = line.after - (lines[index - 1]?.after ?? line.after);
    timer = setTimeout(
      () => {
        say(line.text);
        next(index + 1);
      },
      Math.min(longestPause, Math.max(0, pause)),
    );
  };
  next(0);
  return { stop: () => clearTimeout(timer) };
}
