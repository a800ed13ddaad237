// `npm start`: installs missing packages, builds what has changed, then runs the server until stopped.
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { checkNode, install } from "./install.mjs";
import { runUntilStopped } from "./run-until-stopped.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install({ tools: false });
build(["console", "api"], "the console and the server");
runUntilStopped(["packages/api/dist/server.js"], {
  script: "start",
  what: "The server",
});
