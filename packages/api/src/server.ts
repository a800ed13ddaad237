// The server's program. What Node compiles of it is kept beside it, where Node can (22.8 on) and may write there: the next
// start compiles nothing.
import module from "node:module";
import { fileURLToPath } from "node:url";

const isBuilt = import.meta.url.endsWith(".js");
if (isBuilt) module.enableCompileCache?.(fileURLToPath(new URL("compiled", import.meta.url)));

await import("./serve.ts");
