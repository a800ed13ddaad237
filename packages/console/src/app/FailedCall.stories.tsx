// What the shell does when a call fails while somebody works: it signs out, or shows what the server said.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Route, Routes } from "react-router-dom";
import { expect, screen, waitFor, within } from "storybook/test";
import { Button, PageTitle } from "@lanyard/design-system";
import type { User } from "@lanyard/contract";
import { useApiMutation } from "../api/mutation.ts";
import { CallFailure } from "../api/send.ts";
import { CompanyProvider } from "../auth/company.session.tsx";
import { SessionProvider, userQuery } from "../auth/session.tsx";
import { accessToken, storedUser } from "../auth/storage.ts";
import { PageBody } from "../components/page/PageBody.tsx";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { sampleSettings } from "../features/lookup/sample-settings.ts";
import "../features/landing/landing.css";
import { countsQuery } from "../features/product/counts.queries.ts";
import LandingPage from "../pages/LandingPage.tsx";
import { storyFrame } from "../story-frame.tsx";
import { Guard } from "./Guard.tsx";
import { patterns } from "./paths.ts";
import { Shell } from "./Shell.tsx";

const token = "of a story";

/** A page with a button that does what fails. */
function Work({ failure }: { readonly failure: CallFailure }) {
  const { mutate } = useApiMutation(() => Promise.reject(failure), { invalidates: [] });
  return (
    <PageBody className="py-8">
      <PageTitle
        variant="button"
        title="Mensa"
        action={
          <Button intent="primary" onClick={() => mutate()}>
            Salva
          </Button>
        }
      />
    </PageBody>
  );
}

interface FailedCallProps {
  /** The signed-in user. */
  readonly user: User;
  readonly failure: CallFailure;
}

function FailedCall({ user, failure }: FailedCallProps) {
  const client = useQueryClient();
  useState(() => {
    // Fill the cache as if the server had responded.
    client.setQueryData(settingsQuery().queryKey, sampleSettings);
    client.setQueryData<object>(userQuery(token).queryKey, user);
    client.setQueryData(countsQuery("admin").queryKey, {
      all: 12,
      draft: 4,
      waiting_for_review: 3,
      rejected: 1,
      ready_for_sale: 4,
      hidden: 0,
    });
  });
  return (
    <SessionProvider>
      <CompanyProvider>
        <Routes>
          <Route element={<Shell />}>
            <Route path={patterns.home} element={<LandingPage />} />
            <Route element={<Guard />}>
              <Route path={patterns.products} element={<Work failure={failure} />} />
            </Route>
          </Route>
        </Routes>
      </CompanyProvider>
    </SessionProvider>
  );
}

const user = (role: User["role"], username: string): User => ({
  id: 1,
  username,
  email: `${role}@example.com`,
  support_email: "",
  role,
  avatar: "",
});

const ended = new CallFailure("Accedi per continuare.", 401, [], token);

const meta = {
  title: "Console/A call that fails",
  // On one docs page the stories would share a session.
  tags: ["!autodocs"],
  component: FailedCall,
  decorators: [storyFrame],
  args: { user: user("creator", "Officina Varchi"), failure: ended },
  parameters: { layout: "fullscreen", path: patterns.products, shell: true },
  beforeEach: ({ args }) => {
    accessToken.set(token);
    storedUser.set(args.user);
    return () => {
      accessToken.set(null);
      storedUser.set(null);
    };
  },
} satisfies Meta<typeof FailedCall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The root, signed out, without a message and without anything of the session. */
export const SessionEnded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Salva" }));
    await canvas.findByRole("heading", { level: 1, name: /badge/i });
    const bar = within(canvas.getByRole("banner"));
    await expect(bar.getByRole("link", { name: "Accedi" })).toBeVisible();
    await expect(canvas.queryByText(args.user.username)).toBeNull();
    await expect(document.querySelector("[data-slot=toast]")).toBeNull();
    await expect(accessToken.get()).toBe("");
    await expect(storedUser.get()).toBeUndefined();
  },
};
export const SessionOfAnAdministratorEnded: Story = {
  ...SessionEnded,
  args: { user: user("admin", "Sara Conti") },
  play: async (context) => {
    await expect(await context.canvas.findByRole("link", { name: /^Revisione/ })).toBeVisible();
    await SessionEnded.play?.(context);
    await expect(context.canvas.queryByRole("link", { name: /^Revisione/ })).toBeNull();
  },
};
/** One line for each problem; the page stays. */
export const ListOfErrors: Story = {
  args: {
    failure: new CallFailure(
      "Scrivi la versione.\nScrivi le note di versione.\nIl prezzo può essere al massimo 10.000 €.",
      422,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Salva" }));
    const toast = await waitFor(() => {
      const first = document.querySelector<HTMLElement>("[data-slot=toast]");
      if (!first) throw new Error("No toast shows.");
      return first;
    });
    for (const line of ["Scrivi la versione.", "Scrivi le note di versione."])
      await expect(screen.getAllByText(line).some((text) => toast.contains(text))).toBe(true);
    await expect(canvas.getByRole("heading", { name: "Mensa" })).toBeVisible();
    // Does not leave while the pointer is over it.
    await userEvent.hover(toast);
  },
};
