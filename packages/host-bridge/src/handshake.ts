// Announces every second that one end is ready, until the other end answers or the time is over.

/** In ms. A host that is still starting misses the first calls. */
const pause = 1_000;

export interface Handshake<Answer> {
  /** While a handshake is running, all callers get the same promise. */
  readonly begin: () => Promise<Answer>;
  readonly end: (outcome: Answer | DOMException) => void;
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
      const promise = (going ??= new Promise<Answer>((resolve, reject) => {
        const again = setInterval(call, pause);
        const silence = setTimeout(() => {
          onSilence();
          end(new DOMException("silent", "TimeoutError"));
        }, patience);
        end = (outcome) => {
          going = undefined;
          clearInterval(again);
          clearTimeout(silence);
          if (outcome instanceof DOMException) reject(outcome);
          else resolve(outcome);
        };
      }));
      // Last, because a host in the same window may answer before this returns.
      call();
      return promise;
    },
    end: (outcome) => end(outcome),
  };
}
