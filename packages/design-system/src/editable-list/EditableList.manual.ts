// What the manual says about EditableList: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["list editor", "repeater"],
  use: [
    "Short entries that people add and remove: the e-mail addresses of companies with access to an app.",
    "Selecting from a catalogue one by one, with `options`: permissions.",
  ],
  avoid: [
    "A few fixed options that should all be visible: use CheckboxGroup.",
    "Long texts, or entries with several fields: use a page with a DataTable.",
  ],
  anatomy: [
    ["Label", "Names the list and the control."],
    ["Entries", "One per line, with an optional badge and a remove button.", "editable-list"],
    ["Control", "A text field, or a select if there are `options`.", "control"],
    ["Add", "Adds the entry, or shows the error returned by `validate`."],
    ["Error", "The error returned by `validate`, otherwise the field's own.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Moves through the remove buttons, the control and the add button.", "ByKeyboard"],
    [
      "Enter",
      "In the control: adds the entry without submitting the surrounding form; the focus stays.",
      "ByKeyboard",
    ],
    [
      "Enter, Space",
      "On a remove button: removes the entry; the focus moves to the control.",
      "ByKeyboard",
    ],
  ],
  screenReader:
    "A list and a control, both named by the label. A rejected entry is announced politely. Each remove button names its entry.",
} satisfies Manual;
