// The frame of the store's pages: the company's navigation, the notice of an invalid token, and the request to connect.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { PageTitle } from "@lanyard/design-system";
import type { Settings } from "@lanyard/contract";
import { CompanyProvider } from "../../auth/company.session.tsx";
import { settingsQuery } from "../../features/lookup/lookup.queries.ts";
import { SessionProvider, userQuery } from "../../auth/session.tsx";
import { connection } from "../../auth/company-connection.ts";
import { paths } from "../../app/paths.ts";
import { CallFailure } from "../../api/send.ts";
import { accessToken } from "../../auth/storage.ts";
import { storyFrame } from "../../story-frame.tsx";
import { CompanyOnly, StoreFrame } from "./StoreFrame.tsx";

const token = "token of a story";
const company = {
  company_id: 3,
  name: "Rossi Forniture",
  email: "hr@rossi.example",
  country: "IT",
};

/** Fills the cache as if the server had responded. */
function Answered({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  useState(() => {
    client.setQueryData(settingsQuery().queryKey, {
      support_email: "aiuto@lanyard.example",
    } as Settings);
    client.setQueryData<object>(userQuery(token).queryKey, { username: "marta" });
  });
  return (
    <SessionProvider>
      <CompanyProvider>{children}</CompanyProvider>
    </SessionProvider>
  );
}

/** A call of the company that fails because its token is invalid. */
function Refused() {
  useQuery({
    queryKey: ["company", company.company_id, "refused"],
    queryFn: () => Promise.reject(new CallFailure("", 401, [], "", undefined, token)),
    retry: false,
  });
  return null;
}

const meta = {
  title: "Console/Store frame",
  component: StoreFrame,
  decorators: [
    (Story) => (
      <Answered>
        <Story />
      </Answered>
    ),
    storyFrame,
  ],
  parameters: { layout: "fullscreen", path: paths.storeApps },
  args: { children: <PageTitle title="Le mie app" /> },
  beforeEach: () => {
    accessToken.set(token);
    connection.set({ token, company });
    return () => {
      accessToken.set(null);
      connection.set(undefined);
    };
  },
} satisfies Meta<typeof StoreFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A signed-in user has a navigation bar of their own, so the company's navigation is in the page. */
export const CompanyOfSomebodySignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Rossi Forniture")).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Le mie app");
  },
};
/** The page's content stays, below the notice. */
export const TokenEnded: Story = {
  tags: ["dark", "phone"],
  args: {
    children: (
      <>
        <Refused />
        <PageTitle title="Le mie app" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Il token dell’azienda non è più valido",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Collega di nuovo" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};
export const TokenEndedInFrench: Story = {
  args: TokenEnded.args,
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
/** The company's data is hidden; the page keeps its heading. */
export const TokenEndedAtACompanysPage: Story = {
  args: { children: <Refused /> },
  render: ({ children }) => <CompanyOnly title="Licenze">{() => children}</CompanyOnly>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Licenze" })).toBeVisible();
  },
};
export const NeedsACompany: Story = {
  render: ({ children }) => <CompanyOnly title="Le mie app">{() => children}</CompanyOnly>,
  beforeEach: () => connection.set(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Le mie app" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Collega la tua azienda" })).toBeVisible();
  },
};
