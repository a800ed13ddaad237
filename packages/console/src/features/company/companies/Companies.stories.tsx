// The administrator's list of companies: loading, failed, empty, no match, many, long texts, some selected.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect, fn, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../../story-frame.tsx";
import { AdminTable, type AdminTableProps } from "../../../components/admin-list/AdminTable.tsx";
import { readView } from "../../../components/admin-list/list-view.ts";
import type { Company } from "@lanyard/contract";
import { companiesList, useCompanyWords } from "./companies.list.tsx";
import { longest, manyCompanies, sampleCompanies } from "./sample-companies.ts";

const CompanyTable = (props: AdminTableProps<Company>) => (
  <AdminTable list={companiesList} words={useCompanyWords()} {...props} />
);
const view = (address: string) => readView(companiesList.params, new URLSearchParams(address));
const Create = () => (
  <Button intent="primary">{useTranslation("office").t("companies.new")}</Button>
);
const meta = {
  title: "Console/Office/Companies",
  component: CompanyTable,
  decorators: [storyFrame],
  args: {
    view: view(""),
    rows: sampleCompanies,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onChange: fn(),
    create: <Create />,
    selected: [],
    onSelect: fn(),
    actions: () => (
      <Button size="sm" intent="danger">
        Revoca i token
      </Button>
    ),
    more: undefined,
  },
} satisfies Meta<typeof CompanyTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole("link", { name: "Bottega Conti" });
    await expect(link).toHaveAttribute("href", "/?company=2");
    await expect(canvas.getByText("Token in cambio")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Scegli Bottega Conti" }));
    await expect(args.onSelect).toHaveBeenCalledWith(["2"]);
    // A company without a valid token cannot be selected, because there is nothing to revoke.
    await expect(canvas.queryByRole("checkbox", { name: "Scegli Atelier Lumière" })).toBeNull();
  },
};

export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

export const SomeChosen: Story = {
  args: { selected: ["1", "2"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 scelte")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Revoca i token" })).toBeVisible();
  },
};

export const LongTexts: Story = { args: { rows: [longest] } };

export const Many: Story = {
  args: {
    rows: manyCompanies(60),
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
    view: view("search=zzz&state=revoked"),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le aziende" }));
    await expect(args.onChange).toHaveBeenCalledWith({ search: undefined, state: undefined });
  },
};
