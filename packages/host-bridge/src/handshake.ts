// Announces every second that one end is ready, until the other end answers or the time is over.

/** In ms. A host that is still starting misses the first calls. */
const pause = 1_000;

export interface Handshake<Answer> {
  /** While a handshake is running, all callers get the same promise. */
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
      // Last, because a host in the same window may answer before this returns.
      call();
      return begun;
    },
    end: (by) => end(by),
  };
}
