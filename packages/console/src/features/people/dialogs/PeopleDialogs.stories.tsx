// The dialogs of the people page: one person, adding one, importing many, granting permissions to many.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { PeopleImport } from "@lanyard/contract";
import { storyFrame } from "../../../story-frame.tsx";
import GiveModal from "./GiveModal.tsx";
import ImportModal from "./ImportModal.tsx";
import { noEdits } from "../people-edits.ts";
import PersonDrawer from "./PersonDrawer.tsx";
import PersonModal from "./PersonModal.tsx";
import { manyApps, sampleApps, samplePeople } from "../sample-people.ts";

const [person] = samplePeople(1);
const onTry = fn();
const onGive = fn();

const meta = {
  title: "Console/People, dialogs",
  component: PersonDrawer,
  decorators: [storyFrame],
  args: {
    open: true,
    onOpenChange: fn(),
    person: person!,
    apps: sampleApps,
    error: undefined,
    onRetry: fn(),
    edits: noEdits,
    onEdits: fn(),
    onChange: fn(),
    onRemove: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
} satisfies Meta<typeof PersonDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePerson: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    const drawer = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(drawer.getAllByRole("switch", { name: /notifiche/ })[0]!);
    await expect(args.onEdits).toHaveBeenCalledTimes(1);
  },
};
export const OnePersonOfManyApps: Story = {
  args: { apps: manyApps },
  play: async () => {
    const drawer = within(await within(document.body).findByRole("dialog"));
    const search = drawer.getByRole("searchbox", { name: "Cerca un’app" });
    await userEvent.type(search, "parcheggio 30{Enter}");
    await expect(drawer.getAllByRole("heading", { level: 3 })).toHaveLength(1);
    await expect(drawer.getByRole("heading", { name: "Parcheggio 30" })).toBeVisible();
    search.blur();
  },
};
export const OnePersonNoAppFound: Story = {
  args: { apps: manyApps },
  play: async () => {
    const drawer = within(await within(document.body).findByRole("dialog"));
    const search = drawer.getByRole("searchbox", { name: "Cerca un’app" });
    await userEvent.type(search, "piscina{Enter}");
    await expect(drawer.getByText("Nessuna app si chiama così")).toBeVisible();
    search.blur();
  },
};
export const OnePersonLoading: Story = { args: { apps: undefined } };
export const OnePersonFailed: Story = {
  args: { apps: undefined, error: "Il server non risponde." },
};
export const WithoutLicenses: Story = { args: { apps: [] } };

const adding = {
  open: true,
  onOpenChange: fn(),
  owner: undefined,
  person: undefined,
  busy: false,
  problems: {},
  onSubmit: fn(),
};
export const AddPerson: Story = { render: () => <PersonModal {...adding} /> };
export const AddressTaken: Story = {
  render: () => (
    <PersonModal
      {...adding}
      problems={{ email: "Un’altra persona del tuo elenco ha già l’indirizzo a@co.test." }}
    />
  ),
};
export const ChangePerson: Story = {
  render: () => <PersonModal {...adding} person={person} />,
};

const importing = {
  open: true,
  onOpenChange: fn(),
  busy: false,
  tried: undefined,
  error: undefined,
  onReset: fn(),
  onTry,
  onImport: fn(),
};
const tried: PeopleImport = {
  dry_run: 1,
  added: 12,
  changed: 3,
  unchanged: 40,
  given: 0,
  taken: 0,
  wrong: 0,
  errors: [],
  columns: [{ heading: "email", column: "email" }],
  ignored: ["telefono"],
};
export const Import: Story = {
  render: () => <ImportModal {...importing} />,
  play: async () => {
    onTry.mockClear();
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "email");
    await userEvent.click(dialog.getByRole("button", { name: "Controlla" }));
    await expect(onTry).toHaveBeenCalledWith("email");
  },
};
export const ImportReady: Story = { render: () => <ImportModal {...importing} tried={tried} /> };
export const ImportOfPermissions: Story = {
  tags: ["phone"],
  render: () => (
    <ImportModal
      {...importing}
      tried={{
        ...tried,
        given: 1_240,
        taken: 3,
        columns: [...tried.columns, { heading: "Permessi: Reception", column: "permissions" }],
      }}
    />
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(dialog.getByText("Permessi dati: 1240 · tolti: 3")).toBeVisible();
  },
};
export const ImportOfThousands: Story = {
  render: () => <ImportModal {...importing} tried={{ ...tried, added: 9_997, unchanged: 0 }} />,
  play: async () => {
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(dialog.getByText(/^Nuove: 9997 · modificate: 3/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Importa 10.000 persone" })).toBeEnabled();
  },
};
export const ImportOfNoText: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole("dialog"));
    const sheet = new File([Uint8Array.of(0, 1, 2, 3, 255, 254, 0, 9)], "foglio.csv");
    await userEvent.upload(dialog.getByLabelText(/^File CSV/), sheet);
    await expect(await dialog.findByText(/^Questo non è un file CSV/)).toBeVisible();
    await expect(dialog.queryByText("foglio.csv")).toBeNull();
  },
  render: () => <ImportModal {...importing} />,
};
export const ImportWrongLines: Story = {
  tags: ["dark"],
  render: () => (
    <ImportModal
      {...importing}
      tried={{
        ...tried,
        wrong: 2,
        errors: [
          { line: 3, text: "Riga 3: beppe@ non è un indirizzo e-mail." },
          { line: 9, text: "Riga 9: manca l’e-mail o l’identificativo." },
        ],
      }}
    />
  ),
};
export const ImportRefused: Story = {
  render: () => (
    <ImportModal
      {...importing}
      error="Riga 4: manca una virgoletta, oppure ce n’è una dove non può stare."
    />
  ),
};
export const NothingNew: Story = {
  render: () => <ImportModal {...importing} tried={{ ...tried, added: 0, changed: 0 }} />,
};

const giving = {
  open: true,
  onOpenChange: fn(),
  app: sampleApps[0]!,
  whom: "320 persone",
  busy: false,
  error: undefined,
  onGive,
};
export const GiveToMany: Story = {
  tags: ["phone"],
  render: () => <GiveModal {...giving} />,
  play: async () => {
    onGive.mockClear();
    const dialog = within(await within(document.body).findByRole("dialog"));
    const badges = dialog.getByRole("radiogroup", { name: "Emettere badge temporanei" });
    await userEvent.click(within(badges).getByRole("radio", { name: "Dai" }));
    await userEvent.click(dialog.getByRole("button", { name: "Salva per tutte" }));
    await expect(onGive).toHaveBeenCalledWith({ give: [5], take: [] });
  },
};
export const GiveRefused: Story = {
  render: () => (
    <GiveModal {...giving} error="La licenza non è pagata o è scaduta: pagala per installare." />
  ),
};
