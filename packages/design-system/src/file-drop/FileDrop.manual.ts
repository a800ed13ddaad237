// What the manual says about FileDrop: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["upload", "dropzone", "file input"],
  use: [
    "Archives and scripts that are uploaded immediately, with the progress of each file.",
    "Several related files, with `multiple`.",
  ],
  avoid: [
    "A picture that should be visible: use ImageField or ScreenshotsField.",
    "Text that could be pasted: use TextArea.",
  ],
  anatomy: [
    [
      "Area",
      "A dashed outline with a button; lower once there is a file. It checks type and size; the caller uploads the files and words the errors.",
      "file-drop",
    ],
    ["Drag feedback", "Accent if the file is accepted, red if not, each with its own text."],
    [
      "File",
      "State icon, name, size and state as text. The page keeps the list, because it uploads the files and knows the existing ones.",
      "upload",
    ],
    ["Progress", "Below the name during the upload, based on the bytes sent.", "progress-bar"],
    ["Buttons", "Download, retry, and cancel or remove, depending on the state."],
    ["Error", "Why a file was rejected.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Moves to the area, then to the buttons of each file.", "Uploaded"],
    [
      "Enter, Space",
      "On the area: opens the system's file picker. On a button: activates it.",
      "Uploaded",
    ],
  ],
  screenReader:
    "The area is a native file input, named by the label and described by its texts and, when required, by `requiredLabel`. File states are announced politely; each button names its file. After a removal, the focus returns to the area.",
} satisfies Manual;
