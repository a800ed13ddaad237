// `npm run host`: builds the test host if it has changed, then serves it until stopped; it frames a running console.
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { checkNode, install } from "./install.mjs";
import { runUntilStopped } from "./run-until-stopped.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install({ tools: false });
build(["test-host"], "the test host");
runUntilStopped(["packages/test-host/server/main.ts", ...process.argv.slice(2)], {
  script: "host",
  what: "The test host",
});
