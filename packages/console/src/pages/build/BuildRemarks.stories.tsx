// Remarks beside the fields of the editor: they describe the field and link to the list, which links back.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useMemo } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { Remark } from "@lanyard/contract";
import { createBeside } from "../../features/review/remarks/remarks-beside.tsx";
import { RemarksPanel } from "../../features/review/remarks/RemarksPanel.tsx";
import { sampleRemark, sampleRemarks } from "../../features/review/remarks/sample-remarks.ts";
import { useAnswers } from "../../features/review/remarks/useAnswers.ts";
import { storyFrame } from "../../story-frame.tsx";
import { BuildEditor } from "../../features/submission/editor/BuildEditor.tsx";
import { useBuild } from "../../features/submission/editor/build-context.ts";
import type { Remarked } from "../../features/submission/editor/check-result.ts";
import { useFieldName } from "../../features/submission/fields/field-name.ts";
import { sampleChoices } from "../../features/submission/sample-detail.ts";
import { picturedDetail } from "../../features/submission/sample-pictures.ts";

const remarks: readonly Remark[] = [
  ...sampleRemarks(),
  sampleRemark({
    remark_id: 4,
    field: "languages[2][name]",
    text: "In inglese dice un’altra cosa.",
  }),
  sampleRemark({ remark_id: 5, field: "permissions", text: "Non ho trovato dove lo usa." }),
];

/** Like BuildRemarks.tsx, without API calls. */
function Remarks({ onRemarks }: Remarked) {
  const { build, detail } = useBuild();
  const answers = useAnswers({ userId: undefined, productId: 12 });
  const notes = useMemo(() => ({ beside: createBeside(remarks, true) }), []);
  useEffect(() => onRemarks(notes), [notes, onRemarks]);
  return (
    <RemarksPanel
      remarks={remarks}
      answers={answers}
      canAnswer
      busy={false}
      getFieldName={useFieldName(detail)}
      onGo={build.jumpTo}
      onAnswer={() => Promise.resolve()}
      onTick={fn()}
      text="Rispondi dove qualcosa non è chiaro, spunta ciò che hai fatto e invia di nuovo la build."
    />
  );
}

const rejected = picturedDetail({
  status: "rejected",
  submission: { rejection_reason: "Vedi le osservazioni." },
});

const meta = {
  title: "Console/Build editor/Remarks",
  component: BuildEditor,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "wide" } },
  args: {
    detail: rejected,
    actor: { owner: true, admin: false },
    choices: sampleChoices,
    remarks: Remarks,
    onSave: fn(() => Promise.resolve(rejected)),
    onSaved: fn(),
    onRemove: fn(() => Promise.resolve()),
    onEndLicense: fn(() => Promise.resolve({ ok: true as const, builds: [] })),
    onDownload: fn(() => Promise.reject(new Error("no server"))),
  },
} satisfies Meta<typeof BuildEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheirFields: Story = {
  tags: ["dark", "phone"],
  play: async () => {
    const description = screen.getByRole("textbox", { name: /^Descrizione/ });
    await expect(description).toHaveAccessibleDescription(
      /Osservazione della revisione: La descrizione dice/,
    );
    await expect(
      screen.getByRole("textbox", { name: /^Versione/ }),
    ).not.toHaveAccessibleDescription(/Osservazione/);
    // A select is described like a text field.
    await expect(
      document.querySelector("[data-field=permissions] [aria-describedby]"),
    ).toHaveAccessibleDescription(/Non ho trovato dove lo usa/);
  },
};

export const ToTheFieldAndBack: Story = {
  play: async () => {
    // Opens the tab of the language.
    await userEvent.click(
      screen.getByRole("button", { name: /^Vai al campo: Titolo \(English\)/ }),
    );
    const name = await screen.findByRole("textbox", { name: /^Titolo/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/In inglese dice un’altra cosa/);
    const answer = screen
      .getAllByRole("button", { name: "Rispondi" })
      .find((button) => button.closest("[data-field='languages[2][name]']"));
    await userEvent.click(answer!);
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Risposta a: Titolo (English)" })).toHaveFocus(),
    );
  },
};
