// What the manual says about AdminToolbar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["action bar", "review bar"],
  use: [
    "Decisions by a few people about a build, an order or an account, above the page title: its state and the possible actions.",
  ],
  avoid: [
    "Actions for everybody: use PageTitle.",
    "Access control: without permission it renders nothing, but the server has to check what people may do.",
  ],
  anatomy: [
    ["Name", "Such as “Review”, with an icon.", "admin-toolbar"],
    [
      "State",
      "A badge with the tone and text of `status`; omit it if the page already shows the state.",
      "badge",
    ],
    ["Actions", "Main action last; on a phone first and as wide as the bar.", "button"],
    [
      "Three dots",
      "Rarely used actions: `more`, whose list loads when the button is hovered or focused.",
      "icon-button",
    ],
  ],
  keyboard: [
    ["Tab", "Moves through the actions in order.", "WaitingForReview"],
    [
      "Enter, Space",
      "Activates an action. A busy one keeps the focus while the others are disabled.",
      "WaitingForReview",
    ],
  ],
  screenReader:
    "A region named by `label`. If set, `busyLabel` is announced politely while an action is running.",
} satisfies Manual;
