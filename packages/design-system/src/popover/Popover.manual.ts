// What the manual says about Popover: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["flyout", "bubble"],
  since: "0.2.0",
  use: [
    "A few fields or facts that belong to a button: the columns of a table, the composition of a figure.",
  ],
  avoid: [
    "A list of actions or options: use Menu.",
    "A few words about a control: use Tooltip.",
    "A task that has to be completed or cancelled: use Modal, or Drawer if it is long.",
  ],
  anatomy: [
    ["Button", "Your own `trigger`; pressing it again closes the popover."],
    ["Surface", "320 px wide, on the side with enough room; scrolls if it is long.", "popover"],
    ["Arrow", "With `arrow`: points to the button.", "popover-arrow"],
  ],
  keyboard: [
    [
      "Enter, Space",
      "On the button: opens it and focuses the first control inside, or the surface if there is none.",
      "ByKeyboard",
    ],
    [
      "Tab",
      "Moves through the content; after the last control it closes the popover and moves to the element after the button.",
      "ByKeyboard",
    ],
    [
      "Shift+Tab",
      "On the first control: closes it and returns the focus to the button.",
      "ByKeyboard",
    ],
    ["Escape", "Closes it and returns the focus to the button.", "ByKeyboard"],
  ],
  screenReader:
    "A non-modal dialog named by `label`: the page stays accessible. The button announces whether it is open.",
} satisfies Manual;
