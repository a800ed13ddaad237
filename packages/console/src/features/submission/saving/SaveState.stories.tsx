// The save state of an autosaved draft in the editor's bar: saving, saved, offline, refused, changed elsewhere.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { Status } from "@lanyard/contract";
import { storyFrame } from "../../../story-frame.tsx";
import { BuildContext } from "../editor/build-context.ts";
import { editedBuild } from "./edited.ts";
import type { EditorState } from "./editor.machine.ts";
import { sampleChoices, sampleDetail } from "../sample-detail.ts";
import { SaveState } from "./SaveState.tsx";
import { useBuildFields } from "../fields/useBuildFields.ts";
import { useEditor } from "./useEditor.ts";

const retry = fn();

interface FrameProps {
  readonly state: EditorState;
  readonly status?: Status;
}

function Frame({ state, status = "draft" }: FrameProps) {
  const detail = sampleDetail({ status });
  const { store, form } = useEditor(editedBuild, detail);
  const { within: _, ...build } = useBuildFields(form, detail);
  return (
    <BuildContext
      value={{
        build,
        store,
        state,
        detail,
        choices: sampleChoices,
        readOnly: false,
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
  args: { state: { step: "clean", isDirty: false } },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const isDirty = true;

export const Unsaved: Story = { args: { state: { step: "editing", isDirty } } };
export const Saving: Story = { args: { state: { step: "autosaving", isDirty } } };
export const Saved: Story = {
  args: {
    state: {
      step: "clean",
      isDirty: false,
      savedAt: new Date(2026, 10, 21, 16, 40).getTime(),
    },
  },
};
export const Offline: Story = {
  args: { state: { step: "offline", isDirty } },
};
export const Failed: Story = {
  args: { state: { step: "failed", isDirty, byHand: false, review: false, uploads: [] } },
};
export const Rejected: Story = {
  args: { status: "rejected", state: { step: "editing", isDirty } },
};
export const ChangedElsewhere: Story = {
  tags: ["dark"],
  args: { state: { step: "conflict", isDirty, review: false } },
  play: async () => {
    retry.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Scegli cosa tenere" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
