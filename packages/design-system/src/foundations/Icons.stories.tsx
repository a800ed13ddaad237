// Icons: those in use, each with its meaning.
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, within } from "storybook/test";
import {
  AddIcon,
  BackIcon,
  CheckIcon,
  CloseIcon,
  CopyIcon,
  DangerIcon,
  DownloadIcon,
  EditIcon,
  ExpandIcon,
  ForwardIcon,
  GuideIcon,
  HiddenIcon,
  InfoIcon,
  LanguageIcon,
  MenuIcon,
  MoreIcon,
  NewTabIcon,
  PersonIcon,
  PictureIcon,
  PrivateIcon,
  RemoveIcon,
  RetryIcon,
  SearchIcon,
  SendIcon,
  SignOutIcon,
  SomeIcon,
  SuccessIcon,
  UndoIcon,
  UploadIcon,
  VisibleIcon,
  WarningIcon,
  iconSizes,
  type IconProps,
} from "../icon/icons.tsx";
import { FoundationPage } from "./FoundationPage.tsx";

const meta = {
  title: "Foundations/Icons",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "Lucide icons, 16 px beside 14 px text and 20 px beside 16 px text, in the colour of the text. Each icon has one meaning everywhere: icons are exported by meaning, and a page loads only those it uses. An icon beside text is hidden from screen readers; a single icon within text has a `label`, and a clickable one is an IconButton. Horizontal arrows are mirrored in right-to-left text.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const meanings: Record<string, ComponentType<IconProps>> = {
  Create: AddIcon,
  Edit: EditIcon,
  "Send for review": SendIcon,
  Remove: RemoveIcon,
  "Take back": UndoIcon,
  "Try again": RetryIcon,
  Close: CloseIcon,
  "Open menu": MenuIcon,
  "More actions": MoreIcon,
  "More choices": ExpandIcon,
  Back: BackIcon,
  "Go on": ForwardIcon,
  "Opens a new tab": NewTabIcon,
  Upload: UploadIcon,
  Download: DownloadIcon,
  Copy: CopyIcon,
  Search: SearchIcon,
  Done: CheckIcon,
  "Some of them": SomeIcon,
  Private: PrivateIcon,
  Shown: VisibleIcon,
  Hidden: HiddenIcon,
  Person: PersonIcon,
  "Sign out": SignOutIcon,
  Language: LanguageIcon,
  Documentation: GuideIcon,
  Picture: PictureIcon,
  Information: InfoIcon,
  Success: SuccessIcon,
  Warning: WarningIcon,
  Error: DangerIcon,
};

export const Meanings: Story = {
  tags: ["rtl"],
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-4">
      {Object.entries(meanings).map(([meaning, Icon]) => (
        <li key={meaning} className="flex items-center gap-3 text-sm text-ink">
          <Icon size="md" />
          {meaning}
        </li>
      ))}
    </ul>
  ),
};

export const InALine: Story = {
  render: () => (
    <div className="grid gap-4">
      {iconSizes.map((size) => (
        <p key={size} className={size === "sm" ? "text-sm" : "text-base"}>
          <PrivateIcon size={size} label="Private" /> Shift planner is for one company.
        </p>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("img", { name: "Private" })).toHaveLength(2);
  },
};
