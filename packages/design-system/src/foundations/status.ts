// How settled a component is: what its manual says, beside the version that was released last.
import own from "../../package.json" with { type: "json" };
import type { Tone } from "../tone.ts";
import type { Manual } from "./manual.ts";

export interface Status {
  /** As a tag of its stories; none for what is stable. */
  tag?: "deprecated" | "new";
  label: string;
  tone: Tone;
  /** What it means for an application. */
  text: string;
}

const numbers = (version: string) => version.split(".").map(Number);

/** Whether a version comes after another. */
export const isAfter = (version: string, other: string): boolean => {
  const [one, two] = [numbers(version), numbers(other)];
  const at = one.findIndex((number, index) => number !== two[index]);
  return at >= 0 && (one[at] ?? 0) > (two[at] ?? 0);
};

/** Of the component with this manual; `released` is the version that applications can install. */
export const statusOf = (
  { since, deprecated }: Pick<Manual, "since" | "deprecated">,
  released = own.version,
): Status => {
  if (deprecated)
    return {
      tag: "deprecated",
      label: "Deprecated",
      tone: "warning",
      text: `${deprecated} It goes with the next major version.`,
    };
  if (since && !isAfter(released, since)) {
    const text = isAfter(since, released)
      ? `Comes with version ${since}.`
      : `Came with version ${since}, the latest.`;
    return { tag: "new", label: "New", tone: "info", text };
  }
  return {
    label: "Stable",
    tone: "success",
    text: "Changes as “What changed” says, and not otherwise.",
  };
};
