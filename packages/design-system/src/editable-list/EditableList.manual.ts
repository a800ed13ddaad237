// What the manual says about EditableList: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["list editor", "repeater"],
  use: [
    "Short entries that people add and take out: the e-mails of the companies that may see an app.",
    "A pick from a catalogue, one by one: permissions, with `options`.",
  ],
  avoid: [
    "A few fixed options that all deserve to be seen: CheckboxGroup.",
    "Long texts, or entries with several fields: a page with a DataTable.",
  ],
  anatomy: [
    ["Label", "Names the list and the control."],
    ["Entries", "One a line, with an optional badge and a button to remove it.", "editable-list"],
    ["Control", "A line to type in, or a select when there are `options`.", "control"],
    ["Add", "Takes the entry, or shows what `validate` finds wrong with it."],
    ["Error", "What `validate` answered, else the field's own error.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Goes through the remove buttons, the control and the add button.", "ByKeyboard"],
    [
      "Enter",
      "In the control: adds the entry, keeps the focus, and does not send the form around it.",
      "ByKeyboard",
    ],
    [
      "Enter, Space",
      "On a remove button: takes the entry out; the focus goes to the control.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "A list named by the label, and a control of the same name. A refused entry is announced politely. Each remove button names its entry.",
} satisfies Manual;
