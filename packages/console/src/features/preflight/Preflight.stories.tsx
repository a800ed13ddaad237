// The preflight of a build: not started, running, no findings, failed; and beside a field. The story Findings shows
// every severity.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { getRuleSeverity, type Finding, type PreflightRule } from "@lanyard/contract";
import { storyFrame } from "../../story-frame.tsx";
import { FieldFindings } from "./FieldFindings.tsx";
import { PreflightPanel } from "./PreflightPanel.tsx";

const finding = (rule: PreflightRule, field: string, more: Partial<Finding> = {}): Finding => ({
  rule,
  severity: getRuleSeverity(rule),
  field,
  file: "",
  line: null,
  params: {},
  ...more,
});
const leaked = finding("secret_key", "source_code_url", { file: "deploy/server.js", line: 12 });
const drops = finding("sql_destroys", "db_script_url", { line: 4, params: { name: "people" } });
const program = finding("archive_program", "source_code_url", { file: "bin/setup.exe" });
const language = finding("text_language", "notes", { params: { language: "English" } });
const small = finding("picture_small", "icon", { params: { width: 64, height: 64, least: 128 } });
const license = finding("archive_license", "source_code_url");
const every = [leaked, drops, program, language, small, license];

const labels: Readonly<Record<string, string>> = {
  source_code_url: "Archivio della build",
  db_script_url: "Script SQL",
  notes: "Note di versione",
  icon: "Icona",
};

const meta = {
  title: "Console/Build editor/Check before review",
  component: PreflightPanel,
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>, storyFrame],
  args: {
    step: "done",
    findings: every,
    getLabel: (field: string) => labels[field] ?? field,
    onRun: fn(),
    onCancel: fn(),
    onGo: fn(),
  },
} satisfies Meta<typeof PreflightPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotBegun: Story = { args: { step: "idle", findings: [] } };
export const NothingFound: Story = { args: { findings: [] } };
export const Failed: Story = { args: { step: "failed", findings: [] } };

export const Running: Story = {
  args: { step: "running", findings: [program] },
  play: async ({ args, canvasElement }) => {
    const cancel = within(canvasElement).getByRole("button", { name: "Annulla" });
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    cancel.blur();
  },
};

export const BesideAField: Story = {
  render: () => (
    <FieldFindings label="Archivio della build" findings={[leaked, license]} running={false} />
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", {
      name: "Segnalazioni: Archivio della build",
    });
    await waitFor(() => expect(within(group).getAllByRole("listitem")).toHaveLength(2));
  },
};
