// What the manual says about Combobox: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["autocomplete", "typeahead", "multiselect", "tag input"],
  since: "0.2.0",
  use: [
    "Selecting one of many options: a company, a product, a country. People type a few letters instead of scrolling.",
    "Selecting several of many options, with `multiple`: the people of a license, the categories of an app.",
    "Custom values in addition to the options, with `customLabel`: keywords, e-mail addresses.",
    "Options from a server: `options` is then a function, called whenever typing pauses.",
  ],
  avoid: [
    "Up to about ten known options: use Select, or RadioGroup if all should be visible.",
    "Several of a few options: use CheckboxGroup.",
    "Searching a page: use SearchField.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Text field",
      "Contains the typed text, or the label of the selected option. It receives native props, handlers and `ref`.",
      "control",
    ],
    ["Tag", "One of several selected values, with a button to remove it.", "tag"],
    ["Buttons", "Clear the field; open the list. Both keep the focus in the text field."],
    [
      "List",
      "As wide as the field, below or above it; never clipped by its surroundings.",
      "list-panel",
    ],
    [
      "Option",
      "Picture, label and a second line; a check mark if selected. The matching text is highlighted.",
      "option",
    ],
    ["Status", "No results, loading, or failed with a retry button.", "list-status"],
    error,
    hint,
  ],
  keyboard: [
    [
      "Down",
      "Opens the list at the first option, or moves to the next; from the last to the first.",
      "ByKeyboard",
    ],
    ["Up", "Opens the list at the last option, or moves to the previous one.", "ByKeyboard"],
    ["Alt+Down, Alt+Up", "Opens or closes the list.", "ByKeyboard"],
    ["Page Down, Page Up", "Moves ten options down or up.", "ByKeyboard"],
    ["Enter", "Selects the option.", "ByKeyboard"],
    ["Enter", "With custom values: accepts the typed text.", "OwnWords"],
    ["Escape", "Closes the list; a surrounding dialog stays open.", "InAModal"],
    ["Home, End", "Moves the caret in the text.", "ByKeyboard"],
    ["Backspace", "In an empty field with several values: removes the last tag.", "TagsByKeyboard"],
    [
      "Left",
      "At the start of the text: moves to the last tag, then from tag to tag; Right moves back. Reversed in right-to-left text.",
      "TagsByKeyboard",
    ],
    ["Delete, Backspace, Enter", "On a tag: removes it.", "TagsByKeyboard"],
    [
      "comma",
      "With custom values: turns the typed text into a tag. A pasted list becomes one tag per entry.",
      "TagsOfOwnWords",
    ],
    ["Tab", "Leaves the field; text that matches no option is discarded.", "ByKeyboard"],
    ["Tab", "After typing a complete label: selects that option.", "Filled"],
    ["Tab", "With custom values: accepts the typed text.", "TagsOfOwnWords"],
  ],
  screenReader:
    "A combobox named by its label, described by error and hint. The active option is read with its position in the list. The number of matches, no matches, loading, a failure and the removal of a tag are announced. Tags are a list with the label as its name.",
} satisfies Manual;
