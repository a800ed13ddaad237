// What the manual says about AvatarGroup: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["avatar stack", "facepile"],
  since: "0.2.0",
  use: [
    "The people involved, where there is no room for a list of names: reviewers, members of a team.",
  ],
  avoid: [
    "One person: use Avatar beside the name.",
    "People to select or open: use Combobox or ListItem.",
  ],
  anatomy: [
    ["Group", "Circles that overlap by 8 px.", "avatar-group"],
    [
      "Person",
      "An Avatar; its name is for screen readers. It has no tooltip, because that would need focus and would not show on touch screens; write important names beside the group.",
      "avatar",
    ],
    [
      "Remainder",
      "“+3” for the people without a circle; never “+1”, because one more circle fits in its place.",
    ],
  ],
  keyboard: [["Tab", "Not a tab stop: it has no controls.", "Few"]],
  screenReader:
    "A list named by `label`, with the names as items. The last item is the result of `restLabel` for the remaining names, instead of “+3”.",
} satisfies Manual;
