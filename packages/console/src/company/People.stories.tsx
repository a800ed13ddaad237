// People against apps, by person and by app, on a phone, and the bar of unsaved changes.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, EmptyState, LoadMore } from "@lanyard/design-system";
import { storyFrame } from "../story-frame.tsx";
import { AppPeople } from "./AppPeople.tsx";
import { NothingToGive } from "./NothingToGive.tsx";
import { noEdits, withChoice } from "./people-edits.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PeopleMatrix } from "./PeopleMatrix.tsx";
import { PeopleSaveBar } from "./PeopleSaveBar.tsx";
import { sampleApps, samplePeople, strangePeople } from "./sample-people.ts";

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
  tags: ["dark"],
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
        texts={{ shown: "60 persone mostrate", more: "Mostra altre", busy: "Caricamento" }}
      />
    ),
  },
};
export const Loading: Story = { tags: ["dark"], args: { people: [], loading: true } };
export const Nobody: Story = { args: { people: [] } };
export const Failed: Story = {
  args: {
    people: [],
    error: (
      <EmptyState
        picture={null}
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
  tags: ["dark"],
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
  tags: ["phone"],
  render: () => <NothingToGive licensed />,
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByText(/^Nessuna app della tua azienda/)).toBeVisible(),
};

export const OnAPhone: Story = {
  tags: ["dark"],
  globals: { viewport: { value: "phone" } },
  render: ({ onPerson }) => (
    <PeopleList
      people={[...people, ...strangePeople]}
      loading={false}
      edited={new Set(["p1"])}
      onPerson={onPerson}
    />
  ),
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
export const SaveBar: Story = { tags: ["dark", "phone"], render: () => <PeopleSaveBar {...bar} /> };
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
