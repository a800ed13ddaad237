// What surrounds every test: one document serves many files, and nothing stays in it.
import { configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Longer than any machine takes: a test ends as soon as what it waits for is there.
configure({ asyncUtilTimeout: 10_000 });

afterEach(async () => {
  if (typeof document === "undefined") return;
  // Without a document it would look for none later.
  const { cleanup } = await import("@testing-library/react");
  cleanup();
  document.body.replaceChildren();
});
