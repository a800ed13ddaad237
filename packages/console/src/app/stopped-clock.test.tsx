// A test with fake timers must not stop the document's own animation frames, which later tests in the same document
// need.
import { expect, test, vi } from "vitest";
import { stopClock } from "../../test/app.tsx";

test.each([
  ["the console's", stopClock],
  ["vitest's", () => vi.useFakeTimers()],
])("what had the focus goes away while %s clock stands", async (_whose, stop) => {
  stop();
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  // jsdom moves the focus in its next animation frame.
  field.remove();
  vi.useRealTimers();
  let frames = 0;
  requestAnimationFrame(() => (frames += 1));
  await vi.waitFor(() => expect(frames).toBe(1));
});
