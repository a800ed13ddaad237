// How stable a component is, from its manual and the latest released version.
import own from "../../package.json" with { type: "json" };
import type { Tone } from "../tone.ts";
import type { Manual } from "./manual.ts";

export interface Status {
  /** Storybook tag of its stories; undefined for a stable component. */
  tag?: "deprecated" | "new";
  label: string;
  tone: Tone;
  /** Meaning of the status for an application. */
  text: string;
}

const numbers = (version: string) => version.split(".").map(Number);

/** Whether a version is later than another. */
export const isLater = (version: string, other: string): boolean => {
  const [one, two] = [numbers(version), numbers(other)];
  const index = one.findIndex((number, place) => number !== two[place]);
  return index >= 0 && (one[index] ?? 0) > (two[index] ?? 0);
};

/** Status of the component with this manual; `released` is the version that applications can install. */
export const getStatus = (
  { since, deprecated }: Pick<Manual, "since" | "deprecated">,
  released = own.version,
): Status => {
  if (deprecated)
    return {
      tag: "deprecated",
      label: "Deprecated",
      tone: "warning",
      text: `${deprecated} It will be removed in the next major version.`,
    };
  if (since && !isLater(released, since)) {
    const text = isLater(since, released)
      ? `Available from version ${since}, which is not released yet.`
      : `New in version ${since}, the latest release.`;
    return { tag: "new", label: "New", tone: "info", text };
  }
  return {
    label: "Stable",
    tone: "success",
    text: "Changes only as described on “What changed”.",
  };
};
