// Conflicting changes of one build to choose from: one field, several of every kind, a build that was rejected in the
// meantime.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { ProductDetail } from "@lanyard/contract";
import { storyFrame } from "../../../story-frame.tsx";
import { toBuildFields, fileChange, type BuildFields } from "../fields/build-fields.ts";
import ConflictModal from "./ConflictModal.tsx";
import { sampleChoices, sampleDetail } from "../sample-detail.ts";
import { picturedDetail } from "../sample-pictures.ts";
import { merge } from "./three-way.ts";

const enabled_accounts = [{ enabled_account: "hr@nord.it", license_id: null }];
const base = sampleDetail({ enabled_accounts });
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="96" height="96"><path fill="#d99a1c" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="#1c1a17"/></svg>`;
const icon = new File([drawn], "icona.svg", { type: "image/svg+xml" });
const fields = toBuildFields(base, "it");

function conflictOf(mine: Partial<BuildFields>, stored: ProductDetail, again = false) {
  const meeting = {
    base: { fields, stored: base },
    mine: { fields: { ...fields, ...mine }, stored: base },
    theirs: { fields: toBuildFields(stored, "it"), stored },
  };
  const moved = stored.submission.status !== base.submission.status;
  return { ...meeting, ...merge(meeting), moved, again };
}

const meta = {
  title: "Console/Conflict",
  component: ConflictModal,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    choices: sampleChoices,
    onChoose: fn(),
    conflict: conflictOf(
      { notes: "Turni di un mese intero e correzione delle timbrature dimenticate." },
      sampleDetail({
        enabled_accounts,
        submission: {
          notes: "Turni di una settimana intera, con i cambi tra colleghi.",
          version: "2.2.0",
        },
      }),
      true,
    ),
  },
} satisfies Meta<typeof ConflictModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => within(screen.getByRole("region", { name }));

export const OneField: Story = {
  tags: ["dark"],
  play: async ({ args }) => {
    await expect(screen.getByText("Aggiornato alla versione salvata: Versione.")).toBeVisible();
    await userEvent.click(
      field("Novità di questa versione").getByRole("radio", { name: "Versione salvata" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Salva così" }));
    await expect(args.onChoose).toHaveBeenCalledWith({ notes: "theirs" });
  },
};

const pictured = picturedDetail();
const several = conflictOf(
  {
    menu_entry_id: "1",
    mobile_available: false,
    permissions: ["1", "3"],
    icon: fileChange(icon, false),
    source_code_url: fileChange(new File(["x"], "presenze-2.3.0.zip"), false),
    offer: { ...fields.offer, price: "12,00", accounts: [] },
  },
  {
    ...pictured,
    submission: {
      ...pictured.submission,
      menu_entry_id: 2,
      source_code_url: "/files/other.zip",
      source_code_name: "presenze-2.2.0.zip",
      price_amount: 8,
    },
    permissions: [{ permission_id: 2 }],
    enabled_accounts: [{ enabled_account: "ufficio@sud.it", license_id: null }],
  },
);

export const EveryKind: Story = {
  tags: ["phone"],
  args: { conflict: { ...several, moved: false } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Tieni tutte le versioni salvate" }));
    await userEvent.click(field("Prezzo").getByRole("radio", { name: "La tua" }));
    await userEvent.click(screen.getByRole("button", { name: "Tieni così" }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      ...Object.fromEntries(several.conflicts.map((name) => [name, "theirs"])),
      price_amount: "mine",
    });
  },
};

export const RejectedMeanwhile: Story = {
  args: {
    conflict: conflictOf(
      { notes: "Turni di un mese intero." },
      sampleDetail({
        enabled_accounts,
        status: "rejected",
        submission: { rejection_reason: "Il banner non si legge: serve più contrasto." },
      }),
      true,
    ),
  },
  play: async ({ args }) => {
    await expect(screen.getByText(/serve più contrasto/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Decidi più tardi" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
