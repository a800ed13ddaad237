// Measures the same sizes for four other libraries, installed into a temporary folder in their latest versions. `lacks`
// lists what a library does not have, as opposed to what is not measured.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleSize } from "./bundle-size.mjs";
import { run } from "./run.mjs";

const css = "All CSS, without the font";
/** The parts of a React Aria table that does what DataTable does: sort, select and resize columns. */
const table = [
  "Table",
  "TableHeader",
  "TableBody",
  "Column",
  "Row",
  "Cell",
  "Checkbox",
  "ResizableTableContainer",
  "ColumnResizer",
];

const peers = [
  {
    title: "Medusa UI",
    name: "@medusajs/ui",
    sets: {
      Button: ["Button"],
      Toast: ["Toaster", "toast"],
      Dialog: ["FocusModal"],
      CodeBlock: ["CodeBlock"],
      DataTable: ["DataTable", "useDataTable", "createDataTableColumnHelper"],
      "Button + Dialog + Toast": ["Button", "FocusModal", "Toaster", "toast"],
    },
    lacks: ["Carousel", "ChartFrame", "Combobox", "VirtualTable", "All diffs"],
    note: "the application's Tailwind generates its CSS",
  },
  {
    title: "Primer",
    name: "@primer/react",
    sets: {
      Button: ["Button"],
      Toast: ["Banner"],
      Combobox: ["Autocomplete", "FormControl"],
      DataTable: ["DataTable", "Table"],
      Dialog: ["Dialog"],
      "Button + Dialog + Toast": ["Button", "Dialog", "Banner"],
    },
    paths: { DataTable: "@primer/react/experimental" },
    lacks: ["Carousel", "ChartFrame", "CodeBlock", "VirtualTable", "All diffs"],
    note: "a Banner instead of a toast; CSS of all its components",
  },
  {
    title: "Radix Themes",
    name: "@radix-ui/themes",
    sets: { Button: ["Button"], DataTable: ["Table"], Dialog: ["Dialog"] },
    sheet: "styles.css",
    lacks: [
      "Toast",
      "Carousel",
      "ChartFrame",
      "CodeBlock",
      "Combobox",
      "VirtualTable",
      "All diffs",
      "Button + Dialog + Toast",
    ],
    note: "a Table without sorting or selection; CSS of all its components",
  },
  {
    title: "React Aria",
    name: "react-aria-components",
    sets: {
      Button: ["Button"],
      Toast: ["UNSTABLE_ToastRegion", "UNSTABLE_Toast", "UNSTABLE_ToastQueue"],
      Combobox: ["ComboBox", "Input", "ListBox", "ListBoxItem", "Popover", "Button"],
      DataTable: table,
      VirtualTable: [...table, "Virtualizer", "TableLayout"],
      Dialog: ["Dialog", "Modal", "ModalOverlay", "Heading"],
      "Button + Dialog + Toast": [
        "Button",
        "Dialog",
        "Modal",
        "ModalOverlay",
        "Heading",
        "UNSTABLE_ToastRegion",
        "UNSTABLE_Toast",
        "UNSTABLE_ToastQueue",
      ],
    },
    lacks: ["Carousel", "ChartFrame", "CodeBlock", "All diffs", css],
    note: "behaviour only, without styles or CSS",
  },
];

/** All style sheets in a folder and its subfolders, as one text. */
const sheetsBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(".css"))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .join("\n");

export const peerSizes = async () => {
  const work = mkdtempSync(join(tmpdir(), "lanyard-peers-"));
  try {
    writeFileSync(join(work, "package.json"), '{ "private": true, "type": "module" }');
    const names = peers.map(({ name }) => name);
    await run(
      "npm",
      [
        "install",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "--legacy-peer-deps",
        "react@19",
        "react-dom@19",
        ...names,
      ],
      work,
    );
    return await Promise.all(
      peers.map(async ({ title, name, sets, paths = {}, sheet, lacks, note }) => {
        const folder = join(work, "node_modules", name);
        const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
        const sizes = {};
        for (const [set, imported] of Object.entries(sets))
          sizes[set] = (
            await bundleSize(
              work,
              `export { ${imported.join(", ")} } from "${paths[set] ?? name}";`,
            )
          ).js;
        const sheets = sheet
          ? readFileSync(join(folder, sheet), "utf8")
          : sheetsBelow(join(folder, "dist"));
        if (sheets) sizes[css] = gzipSync(sheets, { level: 9 }).length;
        return { title, version, note, lacks, sizes };
      }),
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
