// What the manual says about FileDrop: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["upload", "dropzone", "file input"],
  use: [
    "Archives and scripts that are uploaded at once, with the progress of each.",
    "`multiple` where several files belong together.",
  ],
  avoid: [
    "A picture that should be seen: ImageField, ScreenshotsField.",
    "A text that could be pasted: TextArea.",
  ],
  anatomy: [
    [
      "Area",
      "A dashed outline with what looks like a button; it becomes low once there is a file. It checks type and size; the caller uploads and words the errors.",
      "file-drop",
    ],
    [
      "Answer to a drag",
      "Accent when the file fits, red when it does not, with the words for each.",
    ],
    [
      "File",
      "Icon of its state, name, size, state in words. The page keeps the list: it uploads the files, and knows which are there already.",
      "upload",
    ],
    ["Progress", "Under the name while it is uploaded, in real bytes.", "progress-bar"],
    ["Buttons", "Download, try again, and cancel or remove: what the state allows."],
    ["Error", "Why a file was not taken.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Reaches the area, then the buttons of each file.", "Uploaded"],
    [
      "Enter, Space",
      "On the area: open the system's file picker. On a button: press it.",
      "Uploaded",
    ],
  ],
  screenReader:
    "The area is a native file input named by the label and described by its words and, when required, by `requiredLabel`. States of files are announced politely; each button names its file. After a removal the focus goes back to the area.",
} satisfies Manual;
