// The contents of a build: open files and statements, large, hostile, empty, unreadable, loading, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { ArchiveText, BuildContents as Contents, Finding } from "@lanyard/contract";
import { storyFrame } from "../../../story-frame.tsx";
import { archiveTextQuery, contentsQuery, storedFindingsQuery } from "./contents.queries.ts";
import { BuildContents } from "./BuildContents.tsx";
import {
  sampleArchive,
  sampleCode,
  sampleContents,
  sampleFile,
  sampleFindings,
  sampleText,
} from "./sample-contents.ts";

const of = { build: { product_id: "12", submission_id: "31" }, stamp: "" };
const labels: Readonly<Record<string, string>> = {
  source_code_url: "Archivio della build",
  db_script_url: "Script SQL",
  privacy_policy_url: "Informativa sulla privacy",
  service_terms_url: "Termini di servizio",
};

interface ShownProps {
  /** "slow": still loading; "failed": the server refused. */
  readonly contents: Contents | "slow" | "failed";
  readonly findings: readonly Finding[] | "slow" | "failed";
  readonly texts: readonly ArchiveText[];
}

type Client = ReturnType<typeof useQueryClient>;
interface Place {
  readonly queryKey: readonly unknown[];
}

/** Sets the query's state: data, loading or failed. */
function settle(client: Client, { queryKey }: Place, data: unknown) {
  if (data === "slow") client.setQueryDefaults(queryKey, { enabled: false });
  else if (data === "failed")
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: "error", error: new Error("Il server non risponde.") });
  else client.setQueryData(queryKey, data);
}

function Shown({ contents, findings, texts }: ShownProps) {
  const client = useQueryClient();
  useState(() => {
    settle(client, contentsQuery(of), contents);
    const report =
      typeof findings === "string"
        ? findings
        : { findings, counts: { stops: 0, warns: 0, hints: 0 } };
    settle(client, storedFindingsQuery(of), report);
    for (const text of texts)
      settle(client, archiveTextQuery(of, text.path), { pages: [text], pageParams: [0] });
  });
  return (
    <div className="max-w-xl p-4">
      <BuildContents {...of} getLabel={(field) => labels[field] ?? field} />
    </div>
  );
}

const meta = {
  title: "Console/Review/Contents",
  component: Shown,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  args: {
    contents: sampleContents(),
    findings: sampleFindings(),
    texts: [
      sampleText("deploy/server.js", sampleCode),
      sampleText("index.html", "<!doctype html>\n<title>Presenze</title>\n"),
      sampleText("bin/setup.exe", null),
    ],
  },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const tree = () => screen.getByRole("tree", { name: "File dell’archivio" });
const active = () =>
  document.getElementById(tree().getAttribute("aria-activedescendant") ?? "")?.dataset["path"];
const reading = (name: string) => screen.findByRole("region", { name });
/** Removes the focus and scrolls to the top, so that the picture shows the page as it opens. */
const leave = () => {
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
};

export const Everything: Story = {
  tags: ["dark", "phone", "large-text"],
  play: async () => {
    tree().focus();
    await userEvent.keyboard("{End}");
    await expect(active()).toBe("LICENSE");
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(active()).toBe("assets/fonts/");
    await userEvent.keyboard("l");
    await expect(active()).toBe("assets/logo.svg");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(within(tree()).queryByText("logo.svg")).toBeNull();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(tree()).getByText("logo.svg")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Da guardare (4)" }));
    await expect(screen.queryByText(/persona text not null/)).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Tutte (5)" }));
    leave();
  },
};

export const AFindingLeadsToItsLine: Story = {
  tags: ["dark", "forced"],
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getAllByText(/riga 6/)[0]!);
    // Buttons inside collapsed findings are in the document too, but not visible.
    const [open] = await screen.findAllByRole("button", { name: "Apri il file" });
    await userEvent.click(open!);
    const text = await reading("deploy/server.js");
    const marked = canvasElement.querySelector("[data-marked]");
    await expect(marked).toHaveTextContent("BEGIN TEST KEY");
    await expect(text).toContainElement(marked as HTMLElement);
    (document.activeElement as HTMLElement).blur();
  },
};

export const AProgramIsNotRead: Story = {
  play: async () => {
    tree().focus();
    await userEvent.keyboard("s");
    await expect(active()).toBe("bin/setup.exe");
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText(/Non è un testo/)).toBeVisible();
    leave();
  },
};

const many = Array.from({ length: 10_000 }, (_, n) =>
  sampleFile(`src/part${String(n % 40)}/file${String(n)}.js`, 1_000 + n),
);

export const TenThousandFiles: Story = {
  args: {
    contents: { ...sampleContents(), archive: sampleArchive(many), sql: null },
    findings: [],
  },
  play: async () => {
    await userEvent.type(screen.getByRole("searchbox"), "file");
    await waitFor(() => expect(within(tree()).getByText(/^file0/)).toBeVisible());
    await expect(within(tree()).getAllByRole("treeitem").length).toBeLessThan(80);
    tree().focus();
    await userEvent.keyboard("{End}");
    await expect(active()).toBe("src/part39/file9999.js");
    await waitFor(() => expect(within(tree()).getByText(/9999/)).toBeVisible());
    leave();
  },
};

const hostile = [
  "fattura\u202Egpj.exe",
  "<img src=x onerror=alert(1)>.html",
  "invisibile\u200B\u2066.js",
  "controllo\u001B[31m\u0007.txt",
  `${"a".repeat(190)}.fine.exe`,
  "עברית.txt",
  "e\u0301\u0301\u0301\u0301\u0301.md",
  "{{constructor}}.json",
];
const hostileText = `<script>document.title = "run"</script>\n<svg onload="alert(1)">\nif (access\u202E \u2066// is admin\u2069 \u2066) {\njavascript:alert(1)\n`;

export const HostileNamesAndTexts: Story = {
  tags: ["phone"],
  args: {
    contents: {
      archive: sampleArchive(hostile.map((name) => sampleFile(name))),
      sql: {
        ...sampleContents().sql!,
        statements: [
          {
            index: 0,
            line: 1,
            text: `drop table "<img src=x onerror=alert(1)>\u202Eelpoep"`,
            cut: 0,
            parsed: "yes",
            acts: [{ does: "drops", name: "<img src=x onerror=alert(1)>\u202Eelpoep", own: 0 }],
          },
        ],
      },
      links: [],
    },
    findings: [],
    texts: [sampleText(hostile[0]!, hostileText)],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(tree()).getByText(/fattura/));
    const text = await reading("fattura U+202E gpj.exe");
    await expect(text).toHaveTextContent('<script>document.title = "run"</script>');
    await expect(text).toHaveTextContent("U+2066");
    await expect(canvasElement.querySelector("script, svg[onload], img[onerror]")).toBeNull();
    await expect(canvasElement.textContent).not.toMatch(/[\p{Cf}\p{Cc}]/u);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    leave();
  },
};

export const Nothing: Story = {
  args: { contents: { archive: null, sql: null, links: [] }, findings: [] },
};

export const Unreadable: Story = {
  args: {
    contents: {
      archive: { ...sampleArchive([])!, unread: "broken" },
      sql: { ...sampleContents().sql!, statements: [], unread: "ended" },
      links: [],
    },
    findings: "failed",
  },
};

export const Slow: Story = { args: { contents: "slow", findings: "slow" } };

export const FindingsTakeLonger: Story = {
  args: { findings: "slow" },
  play: async () => {
    await expect(screen.getAllByText("Controllo in corso").length).toBeGreaterThan(1);
  },
};

export const Failed: Story = { args: { contents: "failed", findings: "failed" } };
