// What the log says about an error: its cause, and no parameters.
import { expect, it } from "vitest";
import { logger } from "./log.ts";

it("says why a query failed, and not with which parameters", () => {
  const cause = new Error("Query read timeout");
  const error = new Error("Failed query: select $1\nparams: anna@user.test", { cause });
  const { message, stack } = logger.serializers.err(error);
  expect(message).toBe("Failed query: select $1\nparams: …; caused by Query read timeout");
  expect(stack).not.toContain("anna");
});
