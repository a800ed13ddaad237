// The administrator's list of users: loading, failed, empty, no match, many, long texts, some selected.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect, fn, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../../story-frame.tsx";
import { AdminTable, type AdminTableProps } from "../../../components/admin-list/AdminTable.tsx";
import { readView } from "../../../components/admin-list/list-view.ts";
import type { ManagedUser } from "@lanyard/contract";
import { longestUser, manyUsers, reader, sampleUsers } from "./sample-users.ts";
import { usersList, useUserWords } from "./users.list.tsx";

const UserTable = (props: AdminTableProps<ManagedUser>) => (
  <AdminTable list={usersList} words={useUserWords()} {...props} />
);
const view = (address: string) => readView(usersList.params, new URLSearchParams(address));
const Create = () => <Button intent="primary">{useTranslation("office").t("users.invite")}</Button>;
const meta = {
  title: "Console/Office/People",
  component: UserTable,
  decorators: [storyFrame],
  args: {
    view: view(""),
    rows: sampleUsers,
    own: reader.id,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onChange: fn(),
    create: <Create />,
    selected: [],
    onSelect: fn(),
    actions: () => (
      <Button size="sm" intent="danger">
        Disattiva
      </Button>
    ),
    more: undefined,
  },
} satisfies Meta<typeof UserTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "marta" })).toHaveAttribute("href", "/?user=7");
    for (const state of ["Attivo", "Invitato", "Disattivato"])
      await expect(canvas.getAllByText(state)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Scegli marta" }));
    await expect(args.onSelect).toHaveBeenCalledWith(["7"]);
    // Administrators cannot act on themselves, and a deactivated user has no session to end.
    await expect(canvas.queryByRole("checkbox", { name: "Scegli ada" })).toBeNull();
    await expect(canvas.queryByRole("checkbox", { name: "Scegli bruno" })).toBeNull();
  },
};

export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

export const SomeChosen: Story = {
  args: { selected: ["7", "8"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 scelte")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Disattiva" })).toBeVisible();
  },
};

export const LongTexts: Story = { args: { rows: [longestUser] } };

export const Many: Story = {
  args: {
    rows: manyUsers(60),
    more: { load: fn(), busy: false, error: undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altre" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const Failed: Story = {
  args: { rows: undefined, error: "Il server non risponde." },
  play: async ({ canvas, userEvent, args }) => {
    const message = canvas.getByRole("alert");
    await expect(message).toHaveTextContent("Il server non risponde.");
    await userEvent.click(within(message).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { rows: [] } };

export const WithoutMatch: Story = {
  args: {
    rows: [],
    view: view("search=zzz&role=admin&state=invited"),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le persone" }));
    await expect(args.onChange).toHaveBeenCalledWith({
      role: undefined,
      search: undefined,
      state: undefined,
    });
  },
};
