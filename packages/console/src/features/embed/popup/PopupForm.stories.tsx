// The forms that a host opens in a popup: every kind of input, required inputs, and errors that the host sets.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { readPopupForm } from "@lanyard/host-bridge/popup-form";
import { storyFrame } from "../../../story-frame.tsx";
import { hostPuts } from "../messages/host-puts.ts";
import { PopupContext, type PopupEnvironment } from "./popup-context.ts";
import { popupOpens, type Popup } from "./popup.ts";
import { PopupLayer } from "./PopupLayer.tsx";

const people = ["Ada Neri", "Bruno Sala", "Carla Rossi"].map((label, at) => ({
  value: String(at + 1),
  label,
}));
const around: PopupEnvironment = {
  search: fn((_input, words: string) =>
    Promise.resolve(
      people.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase())),
    ),
  ),
  loadFields: fn(() => Promise.resolve({})),
  onInput: fn(),
  onButton: fn(),
};

const meta = {
  title: "Console/In a host/Popup form",
  component: PopupLayer,
  decorators: [
    (Story) => (
      <PopupContext value={around}>
        <main className="min-h-160 p-6">
          <p>Il negozio dell’azienda.</p>
          <Story />
        </main>
      </PopupContext>
    ),
    storyFrame,
  ],
  parameters: { layout: "fullscreen" },
  args: { line: { send: fn() }, shows: "inside" },
} satisfies Meta<typeof PopupLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyKind = {
  title: "Prenota la mensa",
  subtitle: "Entro le 10 del giorno stesso.",
  body: [
    {
      name: "dish",
      label: "Piatto",
      type: "text",
      required: true,
      change_callback: "dish.changed",
    },
    { name: "day", label: "Giorno", type: "date", required: true, value: "0000-00-00" },
    {
      name: "place",
      label: "Sede",
      type: "select",
      placeholder: "Scegli la sede",
      required: true,
      options: [
        { label: "Via Roma", value: "rome" },
        { label: "Corso Italia", value: 2 },
      ],
    },
    { name: "portions", label: "Porzioni", type: "number", keyup_callback: "portions.typed" },
    { name: "source", type: "hidden", value: "kiosk" },
    { name: "notes", label: "Note", type: "textarea" },
    { name: "guests", label: "Ospiti", type: "people" },
    { name: "group", label: "Reparto", type: "groups" },
    { name: "activity", label: "Attività", type: "activities" },
  ],
  async_selects: [{ name: "guests", multiple: true, placeholder: "Cerca una persona" }],
  submit_button: "Prenota",
  submit_callback: "lunch.booked",
  other_buttons: [{ label: "Salva bozza", callback: "lunch.kept" }],
};

const opens = async (input: unknown, callback?: string) => {
  const read = readPopupForm(input);
  if ("dropped" in read) throw new Error(read.detail);
  const popup: Popup = { kind: "form", form: read.form, title: read.form.title, callback };
  await waitFor(() => expect(popupOpens.push(popup)).toBe(1));
  return within(await screen.findByRole("dialog"));
};

export const EveryKindOfInput: Story = {
  tags: ["phone", "large-text", "zoom"],
  play: async () => {
    const form = await opens(everyKind);
    await expect(form.getByLabelText(/Giorno/)).toHaveValue("");
    const [first] = within(form.getByLabelText(/Sede/)).getAllByRole("option", { hidden: true });
    await expect(first).toHaveTextContent("Scegli la sede");
    await expect(first).toBeDisabled();
    await expect(form.queryByText("source")).toBeNull();
  },
};
export const RequiredErrors: Story = {
  play: async () => {
    const form = await opens(everyKind);
    // Placeholders such as "undefined" count as empty.
    await userEvent.type(form.getByLabelText(/Piatto/), "undefined");
    await userEvent.click(form.getByRole("button", { name: "Prenota" }));
    await expect(form.getAllByText("Compila questo campo.")).toHaveLength(3);
    await expect(form.getByLabelText(/Piatto/)).toHaveFocus();
    await expect(around.onButton).not.toHaveBeenCalled();
  },
};
export const FilledInAndSent: Story = {
  play: async () => {
    const form = await opens(everyKind);
    await userEvent.type(form.getByLabelText(/Piatto/), "Zuppa");
    await expect(around.onInput).toHaveBeenLastCalledWith("dish.changed", "dish", "Zuppa");
    await userEvent.type(form.getByLabelText(/Giorno/), "2026-03-14");
    await userEvent.selectOptions(form.getByLabelText(/Sede/), "2");
    await userEvent.type(form.getByLabelText(/Porzioni/), "3");
    await expect(around.onInput).toHaveBeenLastCalledWith("portions.typed", "portions", "3");
    await userEvent.type(form.getByLabelText(/Ospiti/), "ada");
    await userEvent.click(await screen.findByRole("option", { name: "Ada Neri" }));
    await userEvent.click(form.getByRole("button", { name: "Prenota" }));
    await expect(around.onButton).toHaveBeenCalledWith("lunch.booked", "test", {
      dish: "Zuppa",
      day: "2026-03-14",
      place: "2",
      portions: "3",
      source: "kiosk",
      notes: "",
      guests: ["1"],
      group: "",
      activity: "",
    });
    // Busy until the host responds.
    await expect(form.getByRole("button", { name: /Prenota/ })).toHaveAttribute("aria-busy");
  },
};
export const ErrorWrittenInByTheHost: Story = {
  tags: ["dark"],
  play: async () => {
    const form = await opens({
      ...everyKind,
      id: "lunch",
      body: [{ name: "dish", label: "Piatto", type: "text", value: "Zuppa" }],
    });
    await userEvent.click(form.getByRole("button", { name: "Prenota" }));
    hostPuts.push({
      what: "element",
      id: "error-ref-lunch",
      value: "La zuppa è finita: scegli un altro piatto.",
    });
    await waitFor(() =>
      expect(document.getElementById("error-ref-lunch")).toHaveTextContent("La zuppa è finita"),
    );
    await expect(form.getByRole("button", { name: "Prenota" })).not.toHaveAttribute("aria-busy");
    await expect(form.getByLabelText("Piatto")).toHaveValue("Zuppa");
  },
};
export const ValuesPutInByTheHost: Story = {
  play: async () => {
    const form = await opens(everyKind);
    hostPuts.push({ what: "form", id: "test", value: { dish: "Risotto", nobody: "?" } });
    hostPuts.push({ what: "input", id: "portions", value: 2 });
    hostPuts.push({ what: "form", id: "another", value: { dish: "Zuppa" } });
    await waitFor(() => expect(form.getByLabelText(/Piatto/)).toHaveValue("Risotto"));
    await expect(form.getByLabelText(/Porzioni/)).toHaveValue(2);
  },
};
export const OtherButtons: Story = {
  play: async () => {
    const form = await opens(everyKind);
    await userEvent.click(form.getByRole("button", { name: "Salva bozza" }));
    await expect(around.onButton).toHaveBeenCalledWith(
      "lunch.kept",
      "test",
      expect.objectContaining({ source: "kiosk" }),
    );
  },
};
export const Cancelled: Story = {
  play: async ({ args }) => {
    const form = await opens(everyKind);
    await userEvent.click(form.getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.line.send).toHaveBeenCalledWith({ type: "popup.close", data: undefined });
  },
};
/** Without a callback the popup closes, and its answer contains the values. */
export const WithoutACallback: Story = {
  play: async ({ args }) => {
    const body = [{ name: "dish", label: "Piatto", type: "text", value: "Zuppa" }];
    const form = await opens({ body }, "popup.answered");
    await userEvent.click(form.getByRole("button", { name: "Invia" }));
    await expect(args.line.send).toHaveBeenCalledWith({
      type: "popup.close",
      data: { form: "test", callback: "popup.answered", values: { dish: "Zuppa" } },
    });
  },
};
export const SearchFindsNobody: Story = {
  tags: ["phone"],
  play: async () => {
    const form = await opens({
      title: "Invita",
      body: [{ name: "who", label: "Persona", type: "people" }],
    });
    await userEvent.type(form.getByLabelText("Persona"), "zeno");
    const [message] = await screen.findAllByText("Nessuna corrispondenza");
    await expect(message).toBeVisible();
  },
};
export const InFrench: Story = {
  globals: { language: "fr" },
  play: async () => {
    const form = await opens({ ...everyKind, title: "Réserver", submit_button: null });
    await userEvent.click(form.getByRole("button", { name: "Envoyer" }));
    await expect(form.getAllByText("Remplissez ce champ.")).toHaveLength(3);
  },
};
