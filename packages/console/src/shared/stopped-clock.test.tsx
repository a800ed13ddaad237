// A test that stops the clock leaves the document's own work alone: frames come in the tests after it, in the same document.
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
  // The document gives the focus away in its next frame.
  field.remove();
  vi.useRealTimers();
  let frames = 0;
  requestAnimationFrame(() => (frames += 1));
  await vi.waitFor(() => expect(frames).toBe(1));
});
