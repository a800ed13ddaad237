// The server's program. Where Node supports it (22.8 or newer) and may write there, it caches the compiled code beside
// the program, so that the next start compiles nothing.
import module from "node:module";
import { fileURLToPath } from "node:url";

const isBuilt = import.meta.url.endsWith(".js");
if (isBuilt) module.enableCompileCache?.(fileURLToPath(new URL("compiled", import.meta.url)));

await import("./serve.ts");
