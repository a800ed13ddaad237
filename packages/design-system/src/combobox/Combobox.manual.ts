// What the manual says about Combobox: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["autocomplete", "typeahead", "multiselect", "tag input"],
  since: "0.2.0",
  use: [
    "One of many: a company, a product, a country. People type a few letters in place of scrolling.",
    "Several of many, with `multiple`: the people of a licence, the categories of an app.",
    "Words of one’s own beside the known ones, with `customLabel`: keywords, e-mail addresses.",
    "Options that a server knows: `options` is then a function, and may be called for every pause in typing.",
  ],
  avoid: [
    "Up to about ten options that people know: Select, or a RadioGroup where all should be seen.",
    "A few options, several of which are chosen: CheckboxGroup.",
    "Searching a page: SearchField.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names the thing and moves the focus into it when pressed. With `labelHidden` only screen readers have it.",
    ],
    requiredMark,
    [
      "Text field",
      "What is typed, or the label of what is chosen. Native props, handlers and `ref` land on it.",
      "control",
    ],
    ["Tag", "A chosen value of several, with its button to remove it.", "tag"],
    ["Buttons", "Empty the field; open the list. Both leave the focus in the text field."],
    ["List", "As wide as the field, below it or above it; nothing clips it.", "list-panel"],
    [
      "Option",
      "Picture, label and a second line; a check mark on what is chosen. What was typed stands out.",
      "option",
    ],
    ["Status", "Nothing found, loading, failed with a button to try again.", "list-status"],
    error,
    hint,
  ],
  keyboard: [
    [
      "Down",
      "Opens the list at the first option, or goes to the next; after the last to the first.",
      "ByKeyboard",
    ],
    ["Up", "Opens the list at the last option, or goes to the one before.", "ByKeyboard"],
    ["Alt+Down, Alt+Up", "Open and close the list.", "ByKeyboard"],
    ["Page Down, Page Up", "Ten options further, ten back.", "ByKeyboard"],
    ["Enter", "Chooses the option.", "ByKeyboard"],
    ["Enter", "With words of one’s own: takes what was typed.", "OwnWords"],
    ["Escape", "Closes the list; a dialog around it stays.", "InAModal"],
    ["Home, End", "Move in the text, as everywhere.", "ByKeyboard"],
    ["Backspace", "In an empty field of several: removes the last tag.", "TagsByKeyboard"],
    [
      "Left",
      "At the start of the text: to the last tag, and from tag to tag; Right goes back. Mirrored from right to left.",
      "TagsByKeyboard",
    ],
    ["Delete, Backspace, Enter", "On a tag: remove it.", "TagsByKeyboard"],
    [
      "comma",
      "Where one’s own words are allowed: makes a tag of what was typed. A pasted list becomes a tag for each entry.",
      "TagsOfOwnWords",
    ],
    ["Tab", "Leaves; text that is no option is dropped.", "ByKeyboard"],
    ["Tab", "After a whole label was typed: chooses it.", "Filled"],
    ["Tab", "With words of one’s own: takes what was typed.", "TagsOfOwnWords"],
  ],
  screenReader:
    "A combobox named by its label; error and hint are its description. The option that is pointed at is read with its place in the list. How many fit, that nothing fits, that options are loading or failed, and which tag was removed is announced. Tags are a list with the label’s name.",
} satisfies Manual;
