// The size of each component bundled alone, and its limit.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkSizes, weigh } from "../../../scripts/sizes.mjs";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** The imports of a bundle, and its limit in bytes. */
const row = (name, imported, limit) => ({
  name,
  code: `export { ${imported} } from "./index.js";`,
  limit,
});

await checkSizes(dist, [
  row("Button", "Button", 2_200),
  row("Toast", "ToastProvider, useToast", 3_850),
  row("Carousel", "Carousel", 6_500),
  row("ChartFrame", "ChartFrame", 4_500),
  row("CodeBlock", "CodeBlock", 3_600),
  row("Combobox", "Combobox", 20_000),
  row("DataTable", "DataTable", 5_600),
  row("VirtualTable", "VirtualTable", 9_500),
  row("All diffs", "TextDiff, ListDiff, PictureDiff, FileTreeDiff, LineDiff", 7_250),
  row("Dialog", "Modal", 12_350),
  row("Button + Dialog + Toast", "Button, Modal, ToastProvider, useToast", 15_800),
  {
    name: "All CSS, without the font",
    size: weigh(readFileSync(join(dist, "styles.css"))),
    limit: 22_300,
  },
]);
