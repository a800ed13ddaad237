// Parts of a page with their own theme or direction, in a shadow root, or in a React root of their own.
import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { CommandPalette } from "../command-palette/CommandPalette.tsx";
import { TextField } from "../field/TextField.tsx";
import { Menu } from "../menu/Menu.tsx";
import { Modal } from "../modal/Modal.tsx";
import { Popover } from "../popover/Popover.tsx";
import { InShadow } from "../story-data/InShadow.tsx";
import { pressKey } from "../story-data/real-keys.ts";
import { Tabs } from "../tabs/Tabs.tsx";
import { ToastProvider } from "../toast/ToastProvider.tsx";
import { useToast } from "../toast/useToast.ts";
import { LanyardProvider, themes } from "./LanyardProvider.tsx";

const actions = (
  <Menu
    label="Actions"
    trigger={<Button>Actions</Button>}
    items={[
      { id: "copy", label: "Copy the build" },
      { id: "remove", label: "Remove the build", tone: "danger" },
    ]}
  />
);
const rename = (
  <Modal
    title="Rename the app"
    closeLabel="Close"
    trigger={<Button>Rename</Button>}
    footer={<Button intent="primary">Save changes</Button>}
  >
    <div className="flex flex-col gap-4">
      <TextField label="Name" defaultValue="Shift planner" />
      <TextField label="Short name" />
    </div>
  </Modal>
);
const island = (
  <div className="flex items-start gap-2 rounded-lg border border-line bg-surface-page p-6">
    {actions}
    {rename}
  </div>
);

const meta = {
  title: "Components/LanyardProvider",
  component: LanyardProvider,
  args: { children: island },
  decorators: [(Story) => <div className="min-h-96">{Story()}</div>],
  parameters: {
    docs: {
      story: { inline: false, height: "420px" },
      description: {
        component:
          "Theme, brand, language and direction of everything inside it, and where menus and dialogs are rendered. A page with one theme does not need it.",
      },
    },
  },
} satisfies Meta<typeof LanyardProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const ground = (element: Element) => getComputedStyle(element).backgroundColor;
const open = (canvas: HTMLElement, name: string) =>
  userEvent.click(within(canvas).getByRole("button", { name }));

export const DarkIsland: Story = {
  args: { theme: "dark" },
  play: async ({ canvasElement }) => {
    const actionsButton = within(canvasElement).getByRole("button", { name: "Actions" });
    const dark = ground(actionsButton);
    await userEvent.tab();
    await waitFor(() => expect(actionsButton).toHaveFocus());
    await open(canvasElement, "Rename");
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.closest("[data-theme]")).toHaveAttribute("data-theme", "dark");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await open(canvasElement, "Actions");
    const menu = await screen.findByRole("menu");
    await expect(menu.closest("[data-theme]")).toHaveAttribute("data-theme", "dark");
    await expect(ground(menu)).toBe(dark);
  },
};

export const EveryTheme: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      {themes.map((theme) => (
        <LanyardProvider key={theme} theme={theme}>
          {island}
        </LanyardProvider>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole("button", { name: "Actions" });
    await expect(new Set(buttons.map((button) => getComputedStyle(button).color)).size).toBe(3);
  },
};

const publish = <Button intent="primary">Publish</Button>;
const strips = (
  <div className="flex flex-wrap items-center gap-2">
    {publish}
    {themes.map((theme) => (
      <LanyardProvider key={theme} theme={theme}>
        <span className="rounded-md bg-surface-page p-3">{publish}</span>
      </LanyardProvider>
    ))}
  </div>
);
const getGrounds = (root: ParentNode) =>
  [...root.querySelectorAll("button")].map((button) => ground(button));

const fjord = ["rgb(11, 100, 112)", "rgb(124, 203, 214)", "rgb(6, 66, 75)"];

export const BrandOfThePageInEveryTheme: Story = {
  globals: { brand: "fjord" },
  render: () => strips,
  play: async ({ canvasElement }) => {
    await expect(getGrounds(canvasElement)).toEqual([fjord[0], ...fjord]);
  },
};

export const BrandInsideOfATheme: Story = {
  render: () => (
    <LanyardProvider theme="dark">
      <LanyardProvider brand="fjord">{strips}</LanyardProvider>
    </LanyardProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(getGrounds(canvasElement)).toEqual([fjord[1], ...fjord]);
  },
};

/** The example of docs/design-system.md; the contrast theme has the values of the light one. */
const rebrand = {
  "--ly-light-action": "#5b2a86",
  "--ly-dark-action": "#c9a6ec",
  "--ly-dark-action-on": "#24103a",
  "--ly-radius-md": "2px",
};
const rebranded = ["rgb(91, 42, 134)", "rgb(201, 166, 236)", "rgb(91, 42, 134)"];

export const RebrandInAShadowRoot: Story = {
  globals: { theme: "dark" },
  beforeEach: () => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(rebrand)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(rebrand)) style.removeProperty(name);
    };
  },
  render: () => (
    <div className="flex flex-col gap-4">
      {strips}
      <InShadow>
        <LanyardProvider>{strips}</LanyardProvider>
      </InShadow>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { shadowRoot } = await within(canvasElement).findByTestId("host");
    await waitFor(() => expect(shadowRoot!.querySelector("button")).not.toBeNull());
    for (const root of [canvasElement, shadowRoot!]) {
      await expect(getGrounds(root)).toEqual([rebranded[1], ...rebranded]);
      await expect(getComputedStyle(root.querySelector("button")!).borderRadius).toBe("2px");
    }
  },
};

export const RightToLeftIsland: Story = {
  args: { dir: "rtl", lang: "en" },
  play: async ({ canvasElement }) => {
    await open(canvasElement, "Actions");
    const menu = await screen.findByRole("menu");
    await expect(getComputedStyle(menu).direction).toBe("rtl");
    await expect(menu.closest("[data-slot=layers]")).toHaveAttribute("lang", "en");
  },
};

export const InAShadowRoot: Story = {
  render: (args) => (
    <>
      <Button className="mb-4">Outside</Button>
      <InShadow>
        <LanyardProvider {...args} />
      </InShadow>
    </>
  ),
  play: async ({ canvasElement }) => {
    const { shadowRoot } = await within(canvasElement).findByTestId("host");
    const inside = within(shadowRoot as unknown as HTMLElement);
    const focused = () => shadowRoot!.activeElement;
    await userEvent.click(await inside.findByRole("button", { name: "Actions" }));
    // `queryBy…`, because a failing `findBy…` in a shadow root never finishes describing the content in its message.
    await waitFor(() => expect(inside.queryByRole("menu")).not.toBeNull());
    await expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(inside.queryByRole("menu")).toBeNull());

    await userEvent.click(inside.getByRole("button", { name: "Rename" }));
    await inside.findByRole("dialog");
    const name = inside.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(focused()).toBe(name));
    const second = inside.getByRole("textbox", { name: "Short name" });
    await userEvent.type(second, "Shifts");
    await expect(second).toHaveValue("Shifts");
    await expect(focused()).toBe(second);
    await expect(canvasElement.querySelector("button")?.closest("[inert]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(inside.queryByRole("dialog")).toBeNull());
    await expect(focused()).toBe(inside.getByRole("button", { name: "Rename" }));
    await userEvent.click(inside.getByRole("button", { name: "Rename" }));
    await inside.findByRole("dialog");
  },
};

function Keys() {
  const [shows, setShows] = useState(false);
  return (
    <div className="flex flex-col items-start gap-4 p-6">
      <Menu
        label="Actions"
        trigger={<Button>Actions</Button>}
        items={["Copy", "Move", "Columns", "Remove"].map((label) => ({
          id: label,
          label,
          disabled: label === "Move",
          onSelect: () => setShows(true),
        }))}
      />
      <Popover
        label="Columns"
        open={shows}
        onOpenChange={setShows}
        trigger={<Button>Columns</Button>}
      >
        <TextField label="First" />
        <TextField label="Second" />
      </Popover>
      <Tabs
        label="Languages"
        tabs={["Italiano", "English", "Español"].map((label) => ({
          value: label,
          label,
          panel: `In ${label}`,
        }))}
      />
      <CommandPalette
        commands={[{ value: "copy", label: "Copy", onSelect: fn() }]}
        texts={{
          title: "Commands",
          placeholder: "Search commands",
          recent: "Lately",
          close: "Close",
          count: (commands) => `${commands} commands`,
          none: "None",
          loading: "Looking",
          failed: "The search did not answer.",
          retry: "Try again",
        }}
      />
    </div>
  );
}

/** Radix cannot see which element has the focus in a shadow root. */
export const KeysInAShadowRoot: Story = {
  args: { children: <Keys /> },
  render: (args) => (
    <InShadow>
      <LanyardProvider {...args} />
    </InShadow>
  ),
  play: async ({ canvasElement, step }) => {
    const { shadowRoot } = await within(canvasElement).findByTestId("host");
    const inside = within(shadowRoot as unknown as HTMLElement);
    const focus = (name: string, role = "button") => inside.getByRole(role, { name }).focus();
    const goes = async (keys: readonly (readonly [key: string, name: string])[]) => {
      for (const [key, name] of keys) {
        if (!(await pressKey(key))) return;
        await waitFor(() => expect(shadowRoot!.activeElement).toHaveAccessibleName(name));
      }
    };
    await inside.findByRole("button", { name: "Actions" });
    await step("a menu", async () => {
      focus("Actions");
      await goes([
        ["ArrowDown", "Copy"],
        ["ArrowDown", "Columns"],
        ["ArrowUp", "Copy"],
        ["End", "Remove"],
        ["ArrowDown", "Remove"],
        ["Home", "Copy"],
        ["Escape", "Actions"],
        ["ArrowUp", "Remove"],
        ["Escape", "Actions"],
      ]);
    });
    await step("a popover", async () => {
      focus("Columns");
      await goes([
        ["Enter", "First"],
        ["Escape", "Columns"],
      ]);
      focus("Actions");
      await goes([
        ["ArrowDown", "Copy"],
        ["Enter", "First"],
        ["Escape", "Columns"],
      ]);
    });
    await step("a palette", () =>
      goes([
        ["Control+k", "Commands"],
        ["c", "Commands"],
        ["Escape", "Columns"],
      ]),
    );
    await step("tabs", async () => {
      await goes([
        ["Tab", "Italiano"],
        ["ArrowRight", "English"],
        ["Home", "Italiano"],
        ["ArrowLeft", "Español"],
        ["ArrowRight", "Italiano"],
        ["End", "Español"],
      ]);
    });
  },
};

function InPlace() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      {place && (
        <LanyardProvider container={place}>
          <LanyardProvider theme="dark">{actions}</LanyardProvider>
        </LanyardProvider>
      )}
      <section ref={setPlace} aria-label="Place" />
    </>
  );
}

export const AtAPlaceOfThePage: Story = {
  render: () => <InPlace />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Actions" }));
    const menu = await screen.findByRole("menu");
    await expect(menu.closest("section")).toHaveAccessibleName("Place");
    await expect(menu.closest("[data-theme]")).toHaveAttribute("data-theme", "dark");
  },
};

export const InADialogOfTheBrowser: Story = {
  render: (args) => (
    <dialog
      aria-label="Of the page"
      className="m-auto min-h-80 min-w-96 bg-surface-page p-6"
      ref={(dialog) => {
        dialog?.showModal();
      }}
    >
      <LanyardProvider {...args} />
    </dialog>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement, "Actions");
    const entry = await screen.findByRole("menuitem", { name: "Copy the build" });
    const { left, top, width, height } = entry.getBoundingClientRect();
    const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(entry.contains(uppermost)).toBe(true);
  },
};

function Saver({ name }: { name: string }) {
  const { show } = useToast();
  return (
    <Button onClick={() => show({ tone: "success", lines: [`${name} saved.`] })}>
      Save {name}
    </Button>
  );
}

function Part({ name }: { name: string }) {
  return (
    <ToastProvider closeLabel="Close" regionLabel={`Messages of ${name}`} duration={Infinity}>
      <Modal title={name} closeLabel="Cancel" trigger={<Button>Edit {name}</Button>}>
        <div className="flex flex-col gap-4">
          <TextField label="Note" />
          <Saver name={name} />
        </div>
      </Modal>
    </ToastProvider>
  );
}
const findMessages = (root: ParentNode, name: string) =>
  root.querySelector<HTMLElement>(`[aria-label="Messages of ${name}"]`)!;

export const MessagesInAShadowRoot: Story = {
  args: { children: <Part name="prices" /> },
  render: (args) => (
    <InShadow>
      <LanyardProvider {...args} />
    </InShadow>
  ),
  play: async ({ canvasElement }) => {
    const root = (await within(canvasElement).findByTestId("host")).shadowRoot!;
    const inside = within(root as unknown as HTMLElement);
    await userEvent.click(await inside.findByRole("button", { name: "Edit prices" }));
    await waitFor(() => expect(inside.queryByRole("textbox")).not.toBeNull());
    await userEvent.type(inside.getByRole("textbox"), "Typed");
    for (const pointer of ["MouseLeft", "TouchA"]) {
      await userEvent.click(inside.getByRole("button", { name: "Save prices" }));
      const close = await inside.findByRole("button", { name: "Close" });
      await userEvent.keyboard("{F8}");
      await waitFor(() => expect(root.activeElement).toBe(findMessages(root, "prices")));
      await userEvent.pointer([{ keys: `[${pointer}]`, target: close }]);
      await waitFor(() => expect(inside.queryByRole("button", { name: "Close" })).toBeNull());
      await new Promise((done) => setTimeout(done));
      await expect(inside.getByRole("textbox")).toHaveValue("Typed");
    }
    const { activeElement } = root;
    await userEvent.keyboard("{F8}");
    await expect(root.activeElement).toBe(activeElement);

    inside.getByRole("button", { name: "Save prices" }).focus();
    if (!(await pressKey("Tab"))) return;
    await expect(root.activeElement).toBe(inside.getByRole("button", { name: "Cancel" }));
    await pressKey("Tab");
    await expect(root.activeElement).toBe(inside.getByRole("textbox"));
    await pressKey("Shift+Tab");
    await pressKey("Shift+Tab");
    await expect(root.activeElement).toBe(inside.getByRole("button", { name: "Save prices" }));
  },
};

/** The part that comes first in the DOM mounts last. */
function TwoRoots() {
  const [isLate, setLate] = useState(false);
  return (
    <div className="flex gap-2">
      {isLate && <Part name="prices" />}
      <InShadow>
        <LanyardProvider>
          <Part name="texts" />
          <span ref={() => setLate(true)} />
        </LanyardProvider>
      </InShadow>
    </div>
  );
}

export const TwoRootsOneRegion: Story = {
  render: () => <TwoRoots />,
  play: async ({ canvasElement }) => {
    const root = (await within(canvasElement).findByTestId("host")).shadowRoot!;
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Edit prices" }),
    );
    const save = await screen.findByRole("button", { name: "Save prices" });
    await userEvent.click(save);
    await userEvent.click(save);
    await waitFor(() => expect(findMessages(root, "texts")).not.toBeNull());
    const region = findMessages(root, "texts");
    await expect(region.querySelectorAll("[data-slot=toast]")).toHaveLength(1);
    await expect(document.querySelector("[data-slot=toast]")).toBeNull();
    await userEvent.keyboard("{F8}");
    await waitFor(() => expect(root.activeElement).toBe(region));
    await userEvent.click(within(region).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(region.querySelector("[data-slot=toast]")).toBeNull());
    await expect(screen.getByRole("dialog")).toBeVisible();
    await waitFor(() => expect(save).toHaveFocus());
  },
};
