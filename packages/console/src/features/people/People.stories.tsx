// People against apps, by person and by app, on a phone, and the bar of unsaved changes.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, EmptyState, LoadMore } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import { AppPeople } from "./AppPeople.tsx";
import { NothingToGive } from "./NothingToGive.tsx";
import { noEdits, withChoice } from "./people-edits.ts";
import { PeopleList } from "./PeopleList.tsx";
import { NoApps } from "./NoApps.tsx";
import { PeopleMatrix } from "./PeopleMatrix.tsx";
import { PeopleSaveBar } from "./PeopleSaveBar.tsx";
import { PeopleToolbar } from "./PeopleToolbar.tsx";
import { manyApps, sampleApps, samplePeople, strangePeople } from "./sample-people.ts";

const people = samplePeople(5);
const [anna, bruno] = [people[0]!, people[1]!];
const edited = withChoice(withChoice(noEdits, anna, 4, [], [5, 8]), bruno, 2, [], [3]);
const onEdits = fn();

const meta = {
  title: "Console/People",
  component: PeopleMatrix,
  decorators: [storyFrame],
  args: {
    people,
    apps: sampleApps,
    edits: noEdits,
    onEdits,
    onPerson: fn(),
    loading: false,
    empty: (
      <EmptyState
        badge
        title="Qui non c’è ancora nessuno"
        text="Importa il tuo elenco o aggiungi le persone una a una, poi dai loro le app."
        action={<Button intent="primary">Importa un elenco</Button>}
      />
    ),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof PeopleMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPerson: Story = {
  args: { people: [...people, ...strangePeople] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^host-4711$/ }));
    await expect(args.onPerson).toHaveBeenCalledWith(strangePeople[0]);
    (document.activeElement as HTMLElement).blur();
  },
};

export const PermissionsOpen: Story = {
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  play: async ({ canvasElement }) => {
    onEdits.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole("button", { name: "Bruno Ferri, Accoglienza: 1/2 permessi" }),
    );
    const open = await within(document.body).findByRole("dialog", {
      name: "Bruno Ferri: Accoglienza",
    });
    await userEvent.click(within(open).getByRole("switch", { name: /notifiche/ }));
    await expect(onEdits).toHaveBeenCalledTimes(1);
    await expect([...onEdits.mock.calls[0]![0].values()]).toMatchObject([
      { userId: "p1", before: [5], now: [5, 8] },
    ]);
  },
};

export const NotSaved: Story = {
  args: { edits: edited },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getAllByRole("button", { name: /non salvati$/ })).toHaveLength(2),
};

export const TenThousand: Story = {
  args: {
    people: samplePeople(60),
    foot: (
      <LoadMore
        onMore={() => undefined}
        texts={{ count: "60 persone mostrate", more: "Mostra altre", busy: "Caricamento" }}
      />
    ),
  },
};
export const Loading: Story = { args: { people: [], loading: true } };
export const Nobody: Story = { args: { people: [] } };
export const Failed: Story = {
  args: {
    people: [],
    error: (
      <EmptyState
        title="Impossibile caricare le persone"
        text="Il server non risponde."
        action={<Button>Riprova</Button>}
      />
    ),
  },
};

export const ByApp: Story = {
  tags: ["dark"],
  render: ({ apps: _apps, ...args }) => <AppPeople {...args} app={sampleApps[0]!} />,
  play: async ({ canvasElement }) => {
    onEdits.mockClear();
    await userEvent.click(
      within(canvasElement).getByRole("checkbox", {
        name: "Anna Bianchi: Emettere badge temporanei",
      }),
    );
    await expect([...onEdits.mock.calls[0]![0].values()]).toMatchObject([
      { userId: "p0", before: [], now: [5] },
    ]);
    (document.activeElement as HTMLElement).blur();
  },
};
export const ByAppOfTenThousand: Story = {
  args: TenThousand.args,
  render: ({ apps: _apps, ...args }) => <AppPeople {...args} app={sampleApps[0]!} />,
  play: async ({ canvasElement }) => {
    // The rows scroll inside the matrix: content below its edge, visually hidden text too, must not make the page
    // longer.
    const { bottom } = canvasElement.querySelector("[data-slot=matrix]")!.getBoundingClientRect();
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    await expect(scrollHeight).toBeLessThanOrEqual(
      Math.max(clientHeight, bottom + scrollTop + 100),
    );
  },
};
export const ByAppExpired: Story = {
  render: ({ apps: _apps, ...args }) => <AppPeople {...args} app={sampleApps[2]!} />,
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole("checkbox"))
      await expect(box).toBeDisabled();
    await expect(
      within(canvasElement).getByRole("link", { name: "Vai alla licenza" }),
    ).toBeVisible();
  },
};

export const NothingToGiveWithoutLicenses: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <NothingToGive licensed={false} />
      <PeopleMatrix {...args} apps={[]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^La tua azienda non ha ancora licenze/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Vai allo store" })).toHaveAttribute(
      "href",
      "/store",
    );
  },
};
export const NothingThatIsAskedFor: Story = {
  render: () => <NothingToGive licensed />,
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByText(/^Nessuna app della tua azienda/)).toBeVisible(),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: ({ onPerson }) => (
    <PeopleList
      people={[...people, ...strangePeople]}
      loading={false}
      edited={new Set(["p1"])}
      complete
      onPerson={onPerson}
    />
  ),
};

const toolbar = {
  view: { by: "person", search: "", department: undefined, apps: "", app: undefined, part: 1 },
  onChange: fn(),
  departments: [
    { department: "Laboratorio", people: 1_400 },
    { department: "Portineria", people: 1_600 },
  ],
  apps: manyApps,
  searchesApps: true,
  parts: 8,
  searching: false,
  result: "3.000 persone",
} as const;
export const ManyApps: Story = {
  args: { apps: manyApps.slice(0, 20) },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <PeopleToolbar {...toolbar} />
      <PeopleMatrix {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "App mostrate" }), "2");
    await expect(toolbar.onChange).toHaveBeenCalledWith({ part: 2 });
    await expect(canvas.getByRole("option", { name: "App 141–150 di 150" })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
const mensa = manyApps.filter(({ product_name: name }) => name.startsWith("Mensa 1"));
export const ManyAppsSearched: Story = {
  args: { apps: mensa.slice(0, 5) },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <PeopleToolbar
        {...toolbar}
        view={{ ...toolbar.view, apps: "mensa 1" }}
        apps={mensa}
        parts={1}
      />
      <PeopleMatrix {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const search = canvas.getByRole("searchbox", { name: "Cerca un’app" });
    await expect(search).toHaveValue("mensa 1");
    await userEvent.type(search, "2{Enter}");
    await expect(toolbar.onChange).toHaveBeenCalledWith({ apps: "mensa 12", part: 1 });
    await userEvent.type(search, "{Backspace}");
    search.blur();
  },
};
export const NoAppFound: Story = {
  args: { people: [], apps: [], empty: <NoApps /> },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <PeopleToolbar
        {...toolbar}
        view={{ ...toolbar.view, by: "app", apps: "piscina" }}
        apps={[]}
        parts={1}
        result=""
      />
      <PeopleMatrix {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nessuna app si chiama così")).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: "App" })).toBeNull();
  },
};
export const OneOfManyApps: Story = {
  tags: ["phone"],
  render: ({ apps: _apps, ...args }) => (
    <div className="flex flex-col gap-4">
      <PeopleToolbar
        {...toolbar}
        view={{ ...toolbar.view, by: "app", apps: "mensa 1", app: mensa[0]!.product_id }}
        apps={mensa}
        parts={1}
      />
      <AppPeople {...args} app={mensa[0]!} />
    </div>
  ),
  play: async ({ canvas }) => {
    const app = canvas.getByRole("combobox", { name: "App" });
    await expect(within(app).getAllByRole("option")).toHaveLength(mensa.length);
  },
};

const bar = {
  edits: edited,
  saving: false,
  refusals: [],
  conflicts: [],
  apps: sampleApps,
  onSave: fn(),
  onDiscard: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
};
export const SaveBar: Story = { render: () => <PeopleSaveBar {...bar} /> };
export const Saving: Story = { render: () => <PeopleSaveBar {...bar} saving /> };
export const RefusedByTheLicense: Story = {
  render: () => (
    <PeopleSaveBar {...bar} refusals={[{ productId: 4, status: 402, message: "La licenza" }]} />
  ),
};
export const ChangedBySomebodyElse: Story = {
  tags: ["dark", "phone"],
  render: () => <PeopleSaveBar {...bar} conflicts={[{ ...[...edited.values()][0]!, now: [8] }]} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/ora Inviare notifiche/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tieni i miei" }));
    await expect(bar.onKeepMine).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Everything that can be said on one page. */
const inLanguage = (language: string, result: string): Story => ({
  globals: { language },
  args: { people: [...people, ...strangePeople], edits: edited },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <PeopleToolbar
        {...toolbar}
        apps={sampleApps}
        searchesApps={false}
        parts={1}
        result={result}
      />
      <PeopleMatrix {...args} />
      <PeopleSaveBar {...bar} />
    </div>
  ),
});
export const InEnglish = inLanguage("en", "7 people");
export const InSpanish = inLanguage("es", "7 personas");
export const InFrench = inLanguage("fr", "7 personnes");
