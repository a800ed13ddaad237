// Says that one end is ready, every second again, until the other answers or patience ends.

/** Milliseconds. A host that is busy with its own start misses the first. */
const pause = 1_000;

export interface Handshake<Answer> {
  /** While one goes on, everybody waits for the same. */
  readonly begin: () => Promise<Answer>;
  readonly end: (by: Answer | DOMException) => void;
}

export function createHandshake<Answer extends object>(
  call: () => void,
  patience: number,
  onSilence: () => void,
): Handshake<Answer> {
  let going: Promise<Answer> | undefined;
  let end: Handshake<Answer>["end"] = () => {};
  return {
    begin() {
      const begun = (going ??= new Promise<Answer>((resolve, reject) => {
        const again = setInterval(call, pause);
        const silence = setTimeout(() => {
          onSilence();
          end(new DOMException("silent", "TimeoutError"));
        }, patience);
        end = (by) => {
          going = undefined;
          clearInterval(again);
          clearTimeout(silence);
          if (by instanceof DOMException) reject(by);
          else resolve(by);
        };
      }));
      // Last, as a host in the same window may answer before this returns.
      call();
      return begun;
    },
    end: (by) => end(by),
  };
}
