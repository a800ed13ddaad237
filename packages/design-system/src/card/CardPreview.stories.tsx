// CardPreview from blank to complete, and its back.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { pictureFile } from "../file-drop/sample-files.ts";
import { banner, brokenPicture, icon, screenshots } from "../story-data/pictures.ts";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { hues } from "../tone.ts";
import { CardPreview } from "./CardPreview.tsx";

const meta = {
  title: "Components/CardPreview",
  component: CardPreview,
  args: {
    label: "Preview of Shift planner",
    hue: "blue",
    name: "Shift planner",
    description: "Plan the week, let people swap shifts, and see at the gate who is expected.",
    menuEntry: "Time and attendance",
    price: "€9.50",
    banner: banner("blue"),
  },
  decorators: [(Story) => <div className="max-w-76">{Story()}</div>],
  parameters: {
    docs: {
      description: { component: "A preview of an app's card beside the form that edits it." },
    },
  },
} satisfies Meta<typeof CardPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  tags: ["forced", "hero", "large-text", "rtl"],
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole("img", { name: "Preview of Shift planner" });
    await expect(picture).toHaveTextContent("Shift planner");
    await expect(picture.querySelector("[data-state=blank]")).toBeNull();
  },
};

export const Blank: Story = {
  tags: ["forced"],
  args: {
    label: "Preview of an app without a name",
    hue: "grey",
    name: "",
    description: " ",
    menuEntry: "",
    price: "",
    banner: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-state=blank]")).toHaveLength(4);
    await expectSkippedByTab({ canvasElement });
  },
};

export const HalfWritten: Story = {
  args: { description: "", price: "", banner: undefined, hue: "green" },
};

export const LongTexts: Story = {
  args: {
    name: "Gestionedellepresenzeedegliaccessi for every site, gate, canteen and car park of a very large company",
    menuEntry: "Time and attendance, access control and visitors of every site",
    price: "€40.99",
  },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole("img");
    await expect(picture.scrollWidth).toBe(picture.clientWidth);
  },
};

export const EachHue: Story = {
  tags: ["dark"],
  decorators: [(Story) => <div className="w-[60rem] max-w-[90vw]">{Story()}</div>],
  render: (args) => (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {hues.map((hue) => (
        <CardPreview key={hue} {...args} hue={hue} banner={undefined} />
      ))}
    </div>
  ),
};

export const BrokenBanner: Story = {
  args: { banner: brokenPicture },
  play: async ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector("[data-slot=card-banner]")).toHaveAttribute(
        "data-state",
        "default",
      ),
    ),
};

/** A chosen file shows before it is uploaded. */
export const BannerDrops: Story = {
  args: { banner: undefined },
  render: function Render(args) {
    const [chosen, setChosen] = useState<File>();
    return (
      <div className="grid gap-4">
        <CardPreview {...args} banner={chosen} />
        <Button onClick={() => setChosen(pictureFile("banner.svg", banner("blue")))}>
          Choose the banner
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Choose the banner" }));
    await waitFor(() =>
      expect(canvasElement.querySelector("img")?.naturalWidth).toBeGreaterThan(0),
    );
  },
};

export const Back: Story = {
  tags: ["dark"],
  args: {
    side: "back",
    icon: icon("blue"),
    pictures: screenshots(6).map(({ src }) => src),
    children: <p className="text-sm text-ink">It reads the profile of a person.</p>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/It reads the profile of a person/u);
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(8);
  },
};

export const BlankBack: Story = {
  args: { ...Blank.args, side: "back" },
};
