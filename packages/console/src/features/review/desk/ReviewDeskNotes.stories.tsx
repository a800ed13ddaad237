// What a reviewer notes before deciding: points, remarks, saved replies, the composed reason, and earlier remarks.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { LanguageCode, Remark } from "@lanyard/contract";
import { CallFailure } from "../../../api/send.ts";
import { storyFrame } from "../../../story-frame.tsx";
import { DecisionPanel } from "../decision/DecisionPanel.tsx";
import { ReviewDeskNotes, type ReviewDeskNotesProps } from "./ReviewDeskNotes.tsx";
import type { RemarkInput } from "../remarks/remark-draft.ts";
import { myClaim } from "../queue/sample-queue.ts";
import { sampleReplies, sampleRemarks } from "../remarks/sample-remarks.ts";
import { useReason } from "../decision/useReason.ts";

const names: Readonly<Record<string, string>> = {
  "languages[1][description]": "Descrizione (Italiano)",
  icon: "Icona",
  notes: "Note di rilascio",
  source_code_url: "Archivio della build",
};

interface NotesProps {
  readonly detail: ReviewDeskNotesProps["detail"];
  readonly language: LanguageCode;
  readonly earlier: readonly Remark[];
  readonly busy: ReviewDeskNotesProps["busy"];
  /** Unique per story, so that each keeps its own unsent text. */
  readonly submissionId: number;
  readonly onSave: ReviewDeskNotesProps["replies"]["onSave"];
  readonly onRemove: ReviewDeskNotesProps["replies"]["onRemove"];
  readonly onRemark: (remarks: RemarkInput[]) => void;
  readonly onSettle: (id: number, settled: boolean) => void;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => void;
}

function Notes(props: NotesProps) {
  const { submissionId, onApprove, onReject, onSave, onRemove, ...noted } = props;
  const reason = useReason({ userId: 9, submissionId });
  return (
    <DecisionPanel
      claim={myClaim()}
      tooLate={undefined}
      busy={undefined}
      reason={reason}
      notes={
        <ReviewDeskNotes
          {...noted}
          getFieldName={(field) => names[field] ?? field}
          nameToCreator={(field) => (field === "icon" ? "Icon" : field)}
          reason={reason}
          replies={{ userId: 9, replies: sampleReplies(), onSave, onRemove }}
        />
      }
      onApprove={onApprove}
      onReject={onReject}
    />
  );
}

const meta = {
  title: "Console/Review/Notes",
  component: Notes,
  decorators: [(Story) => <div className="max-w-68">{Story()}</div>, storyFrame],
  args: {
    detail: { submission: { db_script_url: "", languages: [{ code: "it" }] } } as never,
    language: "en",
    earlier: [],
    busy: undefined,
    submissionId: 201,
    onSave: fn(() => Promise.resolve()),
    onRemove: fn(() => Promise.resolve()),
    onRemark: fn(),
    onSettle: fn(),
    onApprove: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof Notes>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const look = async (point: RegExp, verdict: string) =>
  userEvent.click(
    within(screen.getByRole("radiogroup", { name: point })).getByRole("radio", { name: verdict }),
  );
const reasonField = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Motivo del rifiuto/ });
const remarkField = () => screen.getByRole("textbox", { name: /^Osservazione/ });
const place = () => screen.getByRole("combobox", { name: "Su che cosa" });

export const Begun: Story = {
  tags: ["forced", "large-text"],
  play: async () => {
    // The sample build has no database script, so the point about SQL is left out.
    await expect(screen.getAllByRole("radiogroup")).toHaveLength(6);
    await expect(
      screen.getAllByRole("radio", { name: "Non ancora guardato", checked: true }),
    ).toHaveLength(6);
    await expect(reasonField()).toHaveValue("");
    await press("Aggiungi l’osservazione");
    await expect(remarkField()).toBeInvalid();
    await expect(remarkField()).toHaveAccessibleDescription(/La lingua del creator: English/);
  },
};

/** The reason is composed in the creator's language; a reason that the reviewer has edited is left alone. */
export const ComposedOfPoints: Story = {
  args: { submissionId: 202 },
  play: async ({ args }) => {
    await look(/^I testi/, "In ordine");
    await expect(reasonField()).toHaveValue("");
    await look(/^Le immagini/, "Non in ordine");
    const composed = "Images: the icon, banner or screenshots do not show the app well.";
    await waitFor(() => expect(reasonField()).toHaveValue(composed));
    await look(/^Prezzo/, "Non in ordine");
    await waitFor(() => expect(reasonField().value).toContain("Offer:"));
    await userEvent.clear(reasonField());
    await userEvent.type(reasonField(), "Only the icon.");
    await look(/^Prezzo/, "Non ancora guardato");
    await expect(reasonField()).toHaveValue("Only the icon.");
    await press("Componi di nuovo il motivo");
    await expect(reasonField()).toHaveValue(composed);
    await press("Annulla");
    await expect(reasonField()).toHaveValue("Only the icon.");
    await press("Rifiuta");
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith("Only the icon."));
  },
};

export const RemarksWritten: Story = {
  tags: ["dark", "phone"],
  args: { submissionId: 203 },
  play: async ({ args }) => {
    await userEvent.selectOptions(place(), "icon");
    await userEvent.type(remarkField(), "It is blurred.");
    await press("Aggiungi l’osservazione");
    await expect(remarkField()).toHaveValue("");
    await userEvent.selectOptions(place(), "source_code_url");
    await userEvent.type(screen.getByRole("textbox", { name: "File nell’archivio" }), "src/a.js");
    await userEvent.type(screen.getByRole("textbox", { name: "Riga" }), "x12");
    await userEvent.type(remarkField(), "A key.");
    await waitFor(() =>
      expect(reasonField()).toHaveValue(
        "– Icon: It is blurred.\n\n– source_code_url › src/a.js:12: A key.",
      ),
    );
    await press("Aggiungi l’osservazione");
    await press("Modifica l’osservazione su: Icona");
    await expect(remarkField()).toHaveValue("It is blurred.");
    await userEvent.type(remarkField(), " Draw it anew.");
    await press("Invia senza decidere");
    await expect(args.onRemark).toHaveBeenCalledWith([
      { field: "source_code_url", path: "src/a.js", line: 12, text: "A key." },
      { field: "icon", text: "It is blurred. Draw it anew." },
    ]);
    await press("Togli l’osservazione su: Archivio della build › src/a.js:12");
    await expect(
      screen.queryByRole("button", { name: /^Togli l’osservazione su: Archivio/ }),
    ).toBeNull();
  },
};

export const SoFar: Story = {
  tags: ["dark", "phone"],
  args: { submissionId: 204, earlier: sampleRemarks() },
  play: async ({ args }) => {
    const list = screen.getByRole("region", { name: "Osservazioni precedenti" });
    await expect(within(list).getByText("Il campo è ancora come allora.")).toBeVisible();
    await expect(within(list).getByText("Da allora l’archivio è cambiato.")).toBeVisible();
    await expect(within(list).getByText(/^Annullata ieri/)).toBeVisible();
    await press(/^Riapri: Archivio/);
    await expect(args.onSettle).toHaveBeenCalledWith(2, false);
    await press("Chiudi: Descrizione (Italiano)");
    await expect(args.onSettle).toHaveBeenLastCalledWith(1, true);
  },
};

const dialog = () => screen.findByRole("dialog", { name: "Risposte salvate" });

/**
 * Replies about the remark's field come first. The list is in the reader's language; the text is inserted in the
 * creator's.
 */
export const Replies: Story = {
  args: { submissionId: 205 },
  play: async () => {
    await userEvent.selectOptions(place(), "icon");
    await press("Risposte salvate");
    const [first] = await within(await dialog()).findAllByRole("listitem");
    await expect(first).toHaveTextContent(/Immagini.*A 32 pixel/);
  },
};

export const ReplyInserted: Story = {
  args: { submissionId: 206 },
  play: async () => {
    await userEvent.type(remarkField(), "Hello.");
    await press("Risposte salvate");
    await userEvent.click(
      await within(await dialog()).findByRole("button", { name: /^Inserisci: Le note/ }),
    );
    await waitFor(() =>
      expect(remarkField()).toHaveValue(
        "Hello.\n\nThe release notes are too short to decide whether to update.",
      ),
    );
  },
};

export const ReplyWritten: Story = {
  args: { submissionId: 207 },
  play: async ({ args }) => {
    await press("Risposte salvate");
    const modal = within(await dialog());
    await userEvent.click(await modal.findByRole("button", { name: "Nuova risposta" }));
    await userEvent.click(await modal.findByRole("button", { name: "Salva la risposta" }));
    await expect(
      await modal.findByText("Scrivi la risposta in questa lingua: Français."),
    ).toBeVisible();
    await userEvent.selectOptions(modal.getByRole("combobox", { name: "Argomento" }), "links");
    for (const name of ["Italiano", "English", "Español", "Français"])
      await userEvent.type(modal.getByRole("textbox", { name }), `${name}.`);
    await userEvent.click(modal.getByRole("button", { name: "Salva la risposta" }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        id: undefined,
        body: {
          about: "links",
          texts: { it: "Italiano.", en: "English.", es: "Español.", fr: "Français." },
        },
      }),
    );
    await expect(await modal.findByRole("button", { name: "Nuova risposta" })).toBeVisible();
  },
};

/** Another administrator saved the same reply first: both versions are shown to choose from. */
export const ReplyChangedMeanwhile: Story = {
  args: {
    submissionId: 208,
    onSave: fn(() => Promise.reject(new CallFailure("È cambiata.", 409))),
  },
  play: async ({ args }) => {
    await press("Risposte salvate");
    const modal = within(await dialog());
    await userEvent.click(await modal.findByRole("button", { name: /^Modifica: A 32/ }));
    const english = modal.getByRole("textbox", { name: "English" });
    await userEvent.type(english, " Please.");
    await userEvent.click(modal.getByRole("button", { name: "Salva la risposta" }));
    await expect(await modal.findByText("bruno l’ha cambiata nel frattempo")).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 2,
        body: expect.objectContaining({ updated_at: "2026-10-02T08:00:00.000Z" }),
      }),
    );
    await expect(english).toHaveDisplayValue(/Please\.$/);
    await userEvent.click(modal.getByRole("button", { name: "Tieni la mia" }));
    await waitFor(() => expect(modal.queryByText(/nel frattempo/)).toBeNull());
  },
};

/** Another administrator has removed the reply: the edited text can be saved as a new one. */
export const ReplyGone: Story = {
  args: {
    submissionId: 210,
    onSave: fn(() => Promise.reject(new CallFailure("Non esiste.", 404))),
  },
  play: async ({ args }) => {
    await press("Risposte salvate");
    const modal = within(await dialog());
    await userEvent.click(await modal.findByRole("button", { name: /^Modifica: Le note/ }));
    await userEvent.type(modal.getByRole("textbox", { name: "English" }), " Please.");
    await userEvent.click(modal.getByRole("button", { name: "Salva la risposta" }));
    await expect(await modal.findByRole("alert")).toHaveTextContent("Non c’è più");
    await userEvent.click(modal.getByRole("button", { name: "Salva come nuova" }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: undefined })),
    );
  },
};

export const ReplyRemoved: Story = {
  args: { submissionId: 209 },
  play: async ({ args }) => {
    await press("Risposte salvate");
    const modal = within(await dialog());
    await userEvent.click(await modal.findByRole("button", { name: /^Elimina: A 32/ }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(await modal.findByRole("button", { name: "Elimina" }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
};
