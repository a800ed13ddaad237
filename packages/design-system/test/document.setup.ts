// Setup for all tests: the test files share one document, which is emptied after each test.
import { configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A generous timeout for slow machines; a test continues as soon as the awaited state is there.
configure({ asyncUtilTimeout: 10_000 });

afterEach(async () => {
  if (typeof document === "undefined") return;
  // Imported here, because a module loaded without a document would not find one later.
  const { cleanup } = await import("@testing-library/react");
  cleanup();
  document.body.replaceChildren();
});
