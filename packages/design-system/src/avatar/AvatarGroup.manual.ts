// What the manual says about AvatarGroup: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["avatar stack", "facepile"],
  since: "0.2.0",
  use: ["Who takes part, where a list of names has no room: reviewers, members of a team."],
  avoid: [
    "One person: Avatar beside the name.",
    "People to choose or to open: ListItem, Combobox.",
  ],
  anatomy: [
    ["Group", "Circles that overlap by 8 px.", "avatar-group"],
    [
      "Person",
      "An Avatar; its name is for screen readers. There is no tooltip: it would have to take the focus for keyboards, and touch never shows it; whom people have to know by name is named beside the group.",
      "avatar",
    ],
    ["Others", "“+3” for those without a circle; never “+1” for whom a circle had room."],
  ],
  keyboard: [["Tab", "Passes by: there is nothing to press.", "Few"]],
  screenReader:
    "A list named by `label` with the names. The last item is what `restLabel` makes of the other names, in place of “+3”.",
} satisfies Manual;
