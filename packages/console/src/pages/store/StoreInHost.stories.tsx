// The store in a host's frame: no navigation bar, the company's navigation, and the host's notice above.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { PageTitle } from "@lanyard/design-system";
import type { Settings } from "@lanyard/contract";
import { CompanyProvider, useCompany } from "../../auth/company.session.tsx";
import { Hosted } from "../../features/embed/Hosted.tsx";
import type { HostLine } from "../../features/embed/host-line.ts";
import { settingsQuery } from "../../features/lookup/lookup.queries.ts";
import { SessionProvider } from "../../auth/session.tsx";
import { connection } from "../../auth/company-connection.ts";
import { paths } from "../../app/paths.ts";
import { EnvironmentContext } from "../../components/page/environment.ts";
import { licenseStateCards } from "../../features/store/sample-store.ts";
import { StoreCards } from "../../features/store/StoreCards.tsx";
import { storyFrame } from "../../story-frame.tsx";
import { StoreFrame } from "./StoreFrame.tsx";

const token = "token of a story";
const company = {
  company_id: 3,
  name: "Rossi Forniture",
  email: "hr@rossi.example",
  country: "IT",
};
const nobody = () => undefined;

/** A host that answers at once. */
function talk(): HostLine {
  const hearing = new Set<Parameters<HostLine["listen"]>[0]>();
  return {
    start: () => {
      const setup = { type: "setup", api_session: "anna", company_token: token } as const;
      for (const hear of hearing) hear(setup);
      return Promise.resolve(setup);
    },
    send: nobody,
    listen: (hear) => {
      hearing.add(hear);
      return () => void hearing.delete(hear);
    },
    ask: () => Promise.resolve("Oggi alle 18 l’applicazione si ferma per mezz’ora."),
    offer: () => nobody,
    origin: () => "https://host.example",
    can: () => true,
    stranger: () => undefined,
  };
}

const settings = {
  product_name: "Lanyard",
  host_origins: ["https://host.example"],
} as unknown as Settings;

function InHost() {
  const client = useQueryClient();
  const [line] = useState(() => {
    // Fill the cache as if the server had responded.
    client.setQueryData(settingsQuery().queryKey, settings);
    return talk();
  });
  return (
    <EnvironmentContext value={{ origin: "", host: { takesToast: () => true } }}>
      <Hosted line={line} settings={settings} connecting={useCompany()} onOptions={nobody}>
        <StoreFrame>
          <PageTitle title="Negozio" subtitle="Le app disponibili per Rossi Forniture." />
          <h2 className="text-lg font-semibold tracking-tight">Tutte le app</h2>
          <StoreCards
            cards={licenseStateCards().slice(0, 6)}
            query={{}}
            stale={false}
            error={undefined}
            onRetry={nobody}
            onClear={nobody}
            withLicense
            more={undefined}
          />
        </StoreFrame>
      </Hosted>
    </EnvironmentContext>
  );
}

const meta = {
  title: "Console/In a host/The store",
  component: InHost,
  decorators: [
    (Story) => (
      <SessionProvider>
        <CompanyProvider>
          <Story />
        </CompanyProvider>
      </SessionProvider>
    ),
    storyFrame,
  ],
  parameters: { layout: "fullscreen", path: paths.store },
  beforeEach: () => {
    connection.set({ token, company });
    return () => connection.set(undefined);
  },
} satisfies Meta<typeof InHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SetUp: Story = {
  tags: ["dark", "phone", "zoom"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Negozio");
    await expect(canvas.queryByRole("navigation", { name: "Navigazione principale" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Scollega" })).toBeNull();
    await expect(canvas.getByText("Rossi Forniture")).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/si ferma per mezz’ora/)).toBeVisible());
  },
};
