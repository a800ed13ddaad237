// The size of the bridge in a browser, and its limit.
import { fileURLToPath } from "node:url";
import { checkSizes } from "../../../scripts/sizes.mjs";

await checkSizes(fileURLToPath(new URL("../dist/", import.meta.url)), [
  { name: "Guest", code: 'export { connectToHost } from "./index.js";', limit: 2_800 },
  { name: "All for guests", code: 'export * from "./index.js";', limit: 3_350 },
  { name: "Host", code: 'export { createHost } from "./host.js";', limit: 2_650 },
  { name: "Popup forms", code: 'export * from "./popup-form.js";', limit: 1_800 },
]);
