// Draws the demo's pictures next to the bundle, so that a new server with demo data has them at once.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { demoApps } from "../src/demo/demo.ts";
import { createSketches } from "../src/demo/demo.catalogue.ts";
import { preparedName, render, listWidths } from "../src/demo/pictures/draw.ts";

const dist = join(import.meta.dirname, "..", "dist");
const all = demoApps.flatMap(createSketches);
await Promise.all(
  all.flatMap((sketch) =>
    listWidths(sketch).map(async (width) => {
      const file = join(dist, preparedName(sketch, width));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await render(sketch, width));
    }),
  ),
);
