// What the manual says about AdminToolbar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["action bar", "review bar"],
  use: [
    "Above the title of what a few people decide about, a build, an order, an account: how it stands, and what they can do.",
  ],
  avoid: [
    "What everybody can do there: those actions stand in PageTitle.",
    "Hiding what may not be known: it renders nothing for others, the server decides what they may do.",
  ],
  anatomy: [
    ["Name", "Such as “Review”, with an icon.", "admin-toolbar"],
    [
      "State",
      "A badge in the tone and the words that `status` gives; none where the page says it already.",
      "badge",
    ],
    ["Actions", "The main one last; on a phone first and as wide as the bar.", "button"],
    [
      "Three dots",
      "What is done seldom: `more`, whose list comes when somebody is near.",
      "icon-button",
    ],
  ],
  keyboard: [
    ["Tab", "Goes through the actions in order.", "WaitingForReview"],
    [
      "Enter, Space",
      "Press one. While one is busy it keeps the focus and the others are disabled.",
      "WaitingForReview",
    ],
  ],
  screenReader:
    "A region named by `label`. `busyLabel`, where there is one, is announced politely while an action is under way.",
} satisfies Manual;
