// Colour: the roles, and the contrast between them as measured in the browser, in every theme and brand.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContrastTable } from "./ContrastTable.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { RoleTable } from "./RoleTable.tsx";

const meta = {
  title: "Foundations/Colour",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "Components use roles, never colours: `bg-surface-raised`, `text-ink-muted`, `border-line`. A role has a value in each theme, defined in `tokens/*.tokens.json`. Ink is for text and primary actions; the single accent marks links, focus and selection; a tone shows a state; a hue tells badges apart and has no meaning of its own. The contrast ratios below are measured in your browser.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const measured = async (canvas: HTMLElement) => {
  const pairs = [...canvas.querySelectorAll<HTMLElement>("[data-slot=contrast]")];
  await expect(pairs.length).toBeGreaterThan(40);
  const low = pairs.filter(({ dataset }) => Number(dataset["ratio"]) < Number(dataset["least"]));
  await expect(low.map(({ textContent }) => textContent)).toEqual([]);
};

export const Roles: Story = { tags: ["dark"], render: () => <RoleTable /> };

export const ContrastInLight: Story = {
  render: () => <ContrastTable theme="light" title="Light" />,
  play: ({ canvasElement }) => measured(canvasElement),
};

export const ContrastInDark: Story = {
  render: () => <ContrastTable theme="dark" title="Dark" />,
  play: ({ canvasElement }) => measured(canvasElement),
};

export const HighContrast: Story = {
  render: () => (
    <div className="grid gap-6">
      <ContrastTable theme="contrast" title="High contrast" />
      <ContrastTable theme="contrast" brand="fjord" title="Fjord, high contrast" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await measured(canvasElement);
    const texts = [
      ...canvasElement.querySelectorAll<HTMLElement>("[data-slot=contrast][data-least='4.5']"),
    ];
    await expect(
      texts
        .filter(({ dataset }) => Number(dataset["ratio"]) < 7)
        .map(({ textContent }) => textContent),
    ).toEqual([]);
  },
};

export const SecondBrand: Story = {
  render: () => (
    <div className="grid gap-6">
      <ContrastTable theme="light" brand="fjord" title="Fjord, light" />
      <ContrastTable theme="dark" brand="fjord" title="Fjord, dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await measured(canvasElement);
    const [light] = canvasElement.querySelectorAll("section");
    const own = getComputedStyle(document.documentElement).getPropertyValue("--ly-accent");
    await expect(getComputedStyle(light as Element).getPropertyValue("--ly-accent")).not.toBe(own);
  },
};
