// What the manual says about TextDiff: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["word diff", "track changes"],
  since: "0.2.0",
  use: [
    "A description, a name, a reason: what somebody who knows the old text has to read again.",
    'A price, a version, an address: `by="whole"`, as a part of it says nothing.',
  ],
  avoid: [
    "Source or settings in lines: LineDiff.",
    "Texts that share next to nothing: show both, `side-by-side`.",
  ],
  anatomy: [
    ["Text", "In the order of the new one; what was removed stands where it was.", "text-diff"],
    ["Removed", "A real `del`: struck through, in the danger's soft colour."],
    ["Added", "A real `ins`: underlined, in the success's soft colour."],
    ["Side by side", "The old text without what was added, the new one without what was removed."],
  ],
  keyboard: [["Tab", "Passes by: there is nothing to press.", "Same"]],
  screenReader:
    "Read as text. Before each piece stands a word for it, `texts.removed` and `texts.added`, as not every reader tells `del` and `ins`.",
} satisfies Manual;
