// Edits from an editor that can no longer save them, alone and in place of a removed build.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyFrame } from "../../../story-frame.tsx";
import { toBuildFields, fileChange } from "../fields/build-fields.ts";
import { RemovedBuild } from "../editor/RemovedBuild.tsx";
import UnsavedEdits from "./UnsavedEdits.tsx";
import { sampleChoices, sampleDetail } from "../sample-detail.ts";

const base = sampleDetail();
const fields = toBuildFields(base, "it");
const notes = "Turni di un mese intero e correzione delle timbrature dimenticate.";

const meta = {
  title: "Console/Edits without a build",
  component: UnsavedEdits,
  decorators: [storyFrame],
  args: {
    edits: { base, entered: { ...fields, notes } },
    time: new Date(2026, 10, 21, 16, 40).getTime(),
    choices: sampleChoices,
    onDiscard: fn(),
  },
} satisfies Meta<typeof UnsavedEdits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {
  tags: ["dark"],
  play: async ({ args }) => {
    await expect(screen.getByText(notes)).toBeVisible();
    await expect(screen.getAllByRole("term")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Scarta" }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Everything: Story = {
  args: {
    edits: {
      base,
      entered: {
        ...fields,
        languages: [...fields.languages, "4"],
        texts: {
          ...fields.texts,
          l1: {
            name: "Presenze e turni",
            description:
              "Chi è in sede.\n\nChi lavora da casa e chi è in ferie, un turno dopo l’altro.",
          },
          l4: { name: "Présences", description: "" },
        },
        menu_entry_id: "2",
        version: "2.2.0",
        notes: "",
        permissions: ["1"],
        mobile_available: false,
        icon: fileChange(new File(["x"], "icona-nuova.png"), false),
        offer: { ...fields.offer, price: "12,50", isPrivate: true },
        webhook_url:
          "https://example.com/hooks/a-very-long-address-without-any-space-in-it-at-all/0123456789",
      },
    },
  },
  play: async () => {
    for (const text of ["Presenze e turni", "Présences", "icona-nuova.png", "2.2.0"])
      await expect(screen.getByText(text)).toBeVisible();
    await expect(screen.getByText("Niente")).toBeVisible();
  },
};
export const OfAGoneBuild: Story = {
  render: (args) => (
    <main className="flex min-h-160 flex-col">
      <RemovedBuild lastLoaded={base}>
        <UnsavedEdits {...args} />
      </RemovedBuild>
    </main>
  ),
  play: async () => {
    await expect(
      screen.getByRole("heading", { name: "Questa build non esiste più" }),
    ).toBeVisible();
    await expect(screen.getByRole("link", { name: "Apri la pagina del prodotto" })).toBeVisible();
  },
};
