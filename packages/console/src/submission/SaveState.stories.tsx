// The save state of an autosaved draft in the editor's bar: saving, saved, offline, refused, changed elsewhere.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { Status } from "@lanyard/contract";
import { storyFrame } from "../story-frame.tsx";
import { BuildContext } from "./build-context.ts";
import { sampleChoices, sampleDetail } from "./sample-detail.ts";
import { SaveState } from "./SaveState.tsx";
import type { AutosaveState } from "./useAutosave.ts";
import { useBuildForm } from "./useBuildForm.ts";
import { useBuildSave } from "./useBuildSave.ts";

const retry = fn();

interface FrameProps {
  readonly autosave: AutosaveState;
  readonly unsaved?: boolean;
  readonly status?: Status;
  readonly choosing?: boolean;
}

function Frame({ autosave, unsaved = false, status = "draft", choosing = false }: FrameProps) {
  const detail = sampleDetail({ status });
  const { within: _, ...build } = useBuildForm(detail);
  const saving = useBuildSave({ onSave: fn(), onSaved: fn(), onRefused: fn() });
  return (
    <BuildContext
      value={{
        build: { ...build, isDirty: unsaved },
        saving,
        autosave,
        detail,
        choices: sampleChoices,
        readOnly: false,
        choosing,
        retry,
        onEndLicense: fn(),
        onDownload: fn(),
      }}
    >
      <p className="text-sm text-ink-muted">
        <SaveState onChoose={retry} />
      </p>
    </BuildContext>
  );
}

const meta = {
  title: "Console/Save of a build",
  component: Frame,
  decorators: [storyFrame],
  args: { autosave: { step: "idle" } },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = { args: { unsaved: true } };
export const Saving: Story = { args: { autosave: { step: "saving" }, unsaved: true } };
export const Saved: Story = {
  tags: ["dark", "phone"],
  args: { autosave: { step: "saved", at: new Date(2026, 10, 21, 16, 40).getTime() } },
};
export const Offline: Story = {
  tags: ["dark", "phone"],
  args: { autosave: { step: "offline" }, unsaved: true },
};
export const Failed: Story = { args: { autosave: { step: "failed" }, unsaved: true } };
export const Rejected: Story = { args: { status: "rejected", unsaved: true } };
export const ChangedElsewhere: Story = {
  tags: ["dark", "phone"],
  args: { autosave: { step: "conflict" }, unsaved: true },
  play: async () => {
    retry.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Scegli cosa tenere" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
