// Icons: the ones in use, each with the one thing it stands for.
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowLeft,
  ArrowUpRight,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Download,
  EyeOff,
  Info,
  Lock,
  Menu,
  Plus,
  RotateCcw,
  Search,
  Send,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  X,
  type LucideIcon,
} from "lucide-react";
import { FoundationPage } from "./FoundationPage.tsx";

const meta = {
  title: "Foundations/Icons",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "Lucide, 16 px beside 14 px text and 20 px beside 16 px text, in the colour of the words. One icon, one meaning, everywhere. An icon beside words is hidden from screen readers; an icon alone is an IconButton, whose label is its name. Arrows that point along the line turn round in right-to-left.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const meanings: Record<string, LucideIcon> = {
  Create: Plus,
  "Send for review": Send,
  Remove: Trash2,
  "Take back": Undo2,
  Close: X,
  "Open menu": Menu,
  "More choices": ChevronDown,
  Back: ArrowLeft,
  "Opens a new tab": ArrowUpRight,
  Upload,
  Download,
  "Try again": RotateCcw,
  Search,
  Done: Check,
  Private: Lock,
  Hidden: EyeOff,
  Information: Info,
  Success: CircleCheck,
  Warning: TriangleAlert,
  Error: CircleAlert,
};

export const Meanings: Story = {
  tags: ["dark"],
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-4">
      {Object.entries(meanings).map(([meaning, Icon]) => (
        <li key={meaning} className="flex items-center gap-3 text-sm text-ink">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {meaning}
        </li>
      ))}
    </ul>
  ),
};
