// The same measure of four other libraries, installed into a temporary folder in the versions of the day.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleSize } from "./bundle-size.mjs";
import { run } from "./run.mjs";

const peers = [
  {
    title: "Medusa UI",
    name: "@medusajs/ui",
    sets: {
      Button: ["Button"],
      Toast: ["Toaster", "toast"],
      Dialog: ["FocusModal"],
      "Button + Dialog + Toast": ["Button", "FocusModal", "Toaster", "toast"],
    },
    note: "no carousel; its CSS is made by the application's Tailwind",
  },
  {
    title: "Primer",
    name: "@primer/react",
    sets: {
      Button: ["Button"],
      Toast: ["Banner"],
      Dialog: ["Dialog"],
      "Button + Dialog + Toast": ["Button", "Dialog", "Banner"],
    },
    note: "no carousel and no toast, a Banner in its place; CSS of all its components",
  },
  {
    title: "Radix Themes",
    name: "@radix-ui/themes",
    sets: { Button: ["Button"], Dialog: ["Dialog"] },
    sheet: "styles.css",
    note: "no carousel and no toast; CSS of all its components",
  },
  {
    title: "React Aria",
    name: "react-aria-components",
    sets: {
      Button: ["Button"],
      Toast: ["UNSTABLE_ToastRegion", "UNSTABLE_Toast", "UNSTABLE_ToastQueue"],
      Combobox: ["ComboBox", "Input", "ListBox", "ListBoxItem", "Popover", "Button"],
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
    note: "behaviour alone: no look and no CSS of its own",
  },
];

/** Every style sheet below a folder, as one text. */
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
      peers.map(async ({ title, name, sets, sheet, note }) => {
        const folder = join(work, "node_modules", name);
        const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
        const sizes = {};
        for (const [set, imported] of Object.entries(sets))
          sizes[set] = (
            await bundleSize(work, `export { ${imported.join(", ")} } from "${name}";`)
          ).js;
        const sheets = sheet
          ? readFileSync(join(folder, sheet), "utf8")
          : sheetsBelow(join(folder, "dist"));
        if (sheets) sizes["All CSS, without the font"] = gzipSync(sheets, { level: 9 }).length;
        return { title, version, note, sizes };
      }),
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
