// What surrounds every test: one document serves many files, and nothing stays in it.
import { afterEach } from "vitest";

afterEach(async () => {
  if (typeof document === "undefined") return;
  // Without a document it would look for none later.
  const { cleanup } = await import("@testing-library/react");
  cleanup();
  document.body.replaceChildren();
});
