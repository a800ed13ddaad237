// What a server writes to its log.
import { vi } from "vitest";
import type { App } from "../src/platform/http/call/app.ts";

/** Collects the lines of every level until the returned function is called. */
export function logTo({ log }: Pick<App, "log">, lines: string[]): () => void {
  const streamOf = Object.getOwnPropertySymbols(log).find((s) => s.description === "pino.stream")!;
  const stream = Reflect.get(log, streamOf) as { write: (line: string) => unknown };
  const write = vi.spyOn(stream, "write").mockImplementation((line) => lines.push(line));
  const { level } = log;
  log.level = "trace";
  return () => {
    log.level = level;
    write.mockRestore();
  };
}
