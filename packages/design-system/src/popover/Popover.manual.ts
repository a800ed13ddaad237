// What the manual says about Popover: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["flyout", "bubble"],
  since: "0.2.0",
  use: [
    "A few fields or facts that belong to one button: the columns of a table, what a figure is made of.",
  ],
  avoid: [
    "A list of actions or choices: Menu.",
    "A few words about a control: Tooltip.",
    "A task that has to be finished or dropped: Modal, or Drawer where it is long.",
  ],
  anatomy: [
    ["Button", "Your own `trigger`; pressed again it closes."],
    [
      "Surface",
      "320 px wide, on the side where there is room; scrolls when it is long.",
      "popover",
    ],
    ["Tip", "With `arrow`: points to the button.", "popover-arrow"],
  ],
  keyboard: [
    [
      "Enter, Space",
      "On the button: open it, with the focus on the first control inside, else on the surface.",
      "ByKeyboard",
    ],
    [
      "Tab",
      "Goes through the surface; after its last control on to what follows the button, which closes it.",
      "ByKeyboard",
    ],
    ["Shift+Tab", "Before its first control: back to the button, which closes it.", "ByKeyboard"],
    ["Escape", "Closes it and gives the focus back to the button.", "ByKeyboard"],
  ],
  screenReader:
    "A dialog named by `label` that is not modal: the page stays within reach. The button says whether it is open.",
} satisfies Manual;
