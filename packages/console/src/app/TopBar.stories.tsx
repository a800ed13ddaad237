// The navigation bar for a visitor, a creator, an administrator with submissions in review, and a company.
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { CompanySelf, User } from "@lanyard/contract";
import { CompanyProvider } from "../auth/company.session.tsx";
import { countsQuery } from "../features/product/counts.queries.ts";
import { SessionProvider, userQuery } from "../auth/session.tsx";
import { connection } from "../auth/company-connection.ts";
import { accessToken, storedUser } from "../auth/storage.ts";
import { storyFrame } from "../story-frame.tsx";
import { sampleSettings } from "../features/lookup/sample-settings.ts";
import { TopBar } from "./TopBar.tsx";

const token = "of a story";

interface AskedProps {
  person?: User;
  waiting?: number;
  children: ReactNode;
}

/** The bar of `person`, as if the server had responded; without one, that of a visitor. */
function Asked({ person, waiting = 0, children }: Readonly<AskedProps>) {
  const client = useQueryClient();
  client.setQueryData<object>(userQuery(token).queryKey, person);
  client.setQueryData(countsQuery("admin").queryKey, {
    all: 12,
    draft: 4,
    waiting_for_review: waiting,
    rejected: 1,
    ready_for_sale: 7,
    hidden: 0,
  });
  return (
    <SessionProvider>
      <CompanyProvider>
        {children}
        <main id="content" className="min-h-72" />
      </CompanyProvider>
    </SessionProvider>
  );
}

const withAnswers: Decorator = (Story, { parameters }) => (
  <Asked {...(parameters as AskedProps)}>
    <Story />
  </Asked>
);

const person = (role: User["role"], username: string): User => ({
  id: 1,
  username,
  email: `${role}@example.com`,
  support_email: "",
  role,
  avatar: "",
});

const meta = {
  title: "Console/Shell",
  // On one docs page the stories would share a session, and call a server that does not exist.
  tags: ["!autodocs"],
  component: TopBar,
  decorators: [withAnswers, storyFrame],
  args: {
    settings: sampleSettings,
    skipTarget: "#content",
    onSearch: fn(),
  },
  parameters: {
    layout: "fullscreen",
    viewport: {
      options: { all: { name: "1200 px", styles: { width: "1200px", height: "768px" } } },
    },
  },
  beforeEach: ({ parameters }) => {
    accessToken.set("person" in parameters ? token : null);
    storedUser.set((parameters["person"] as User | undefined) ?? null);
    const company = parameters["company"] as CompanySelf | undefined;
    connection.set(company && { token, company });
    return () => {
      connection.set(undefined);
      accessToken.set(null);
      storedUser.set(null);
    };
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("navigation"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

export const Visitor: Story = {
  parameters: { path: "/docs" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Prodotti" })).toHaveAttribute(
      "href",
      "/dashboard/products",
    );
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toBeVisible();
  },
};
export const VisitorOnTheLanding: Story = {
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("banner")).toHaveAttribute(
      "data-variant",
      "transparent",
    ),
};
export const VisitorAtTheDoor: Story = {
  parameters: { path: "/login" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: /Registrati/ })).toBeVisible();
  },
};
export const Creator: Story = {
  parameters: { path: "/dashboard/products", person: person("creator", "Officina Varchi") },
  play: async ({ canvasElement, args }) => {
    await expect(places(canvasElement)).toHaveLength(3);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cerca" }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Menu dell’account" }));
    await expect(await screen.findByRole("menuitem", { name: "Esci" })).toBeVisible();
  },
};
export const Administrator: Story = {
  parameters: {
    path: "/dashboard/review",
    person: person("admin", "Sara Conti"),
    waiting: 12,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Revisione (12 build in attesa)" }),
    ).toHaveAttribute("aria-current", "page");
  },
};
export const AdministratorOnAWideWindow: Story = {
  tags: ["dark"],
  globals: { viewport: { value: "all" } },
  parameters: {
    path: "/dashboard/people",
    person: person("admin", "Sara Conti"),
    waiting: 12,
  },
  play: async ({ canvasElement }) => {
    const [, , people, requests] = places(canvasElement);
    await expect([people, requests]).toEqual(["Persone", "Richieste"]);
    await expect(within(canvasElement).getByRole("link", { name: "Persone" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Menu dell’account" }));
    await expect(await screen.findByRole("menuitem", { name: "Aziende" })).toBeVisible();
  },
};
export const AdministratorWithNothingToReview: Story = {
  parameters: { path: "/dashboard/products", person: person("admin", "Sara Conti") },
  play: async ({ canvasElement }) => expect(places(canvasElement)?.at(1)).toBe("Revisione"),
};
export const AdministratorOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: {
    path: "/dashboard/products",
    person: person("admin", "Sara Conti"),
    waiting: 12,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Apri il menu" }));
    await expect(await screen.findByRole("link", { name: /^Revisione/ })).toBeVisible();
  },
};
export const Company: Story = {
  tags: ["phone"],
  parameters: {
    path: "/store/licenses",
    company: { company_id: 7, name: "Bottega Conti", email: "bottega@example.com", country: "IT" },
  },
  play: async ({ canvasElement }) => {
    await expect(places(canvasElement).slice(0, 4)).toEqual([
      "Store",
      "Le mie app",
      "Licenze",
      "Persone",
    ]);
    await expect(within(canvasElement).getByRole("link", { name: "Licenze" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Menu dell’azienda" }));
    await expect(await screen.findByRole("menuitem", { name: "Accedi" })).toBeVisible();
  },
};
/** The longest labels, at the narrowest width that fits all links. */
export const InFrenchOnAWideWindow: Story = {
  globals: { language: "fr", viewport: { value: "all" } },
  parameters: {
    path: "/dashboard/products",
    person: person("admin", "Sara Conti"),
    waiting: 1_234,
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBe(1_200);
    const links = within(within(canvasElement).getByRole("navigation")).getAllByRole("link");
    await expect(links).toHaveLength(6);
    const text = document.createRange();
    for (const link of links) {
      text.selectNodeContents(link.firstChild!);
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};
export const InFrench: Story = {
  globals: { language: "fr" },
  parameters: {
    path: "/dashboard/products",
    person: person("admin", "Sara Conti"),
    waiting: 3,
  },
};
