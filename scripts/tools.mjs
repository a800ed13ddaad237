// `npm run tools`: installs what tests and other commands need, which `npm start` leaves out.
import { fileURLToPath } from "node:url";
import { checkNode, install } from "./install.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
checkNode();
install({ tools: true });
