// The combinations of colour roles in use, and the contrast each one needs.

export interface ColourPair {
  /** Role of the text or outline. */
  ink: string;
  /** Role of the background. */
  ground: string;
  /** Minimum contrast: 4.5 for text, 3 for the outline of a control. */
  least: number;
}

const text = (ink: string, ...grounds: string[]): ColourPair[] =>
  grounds.map((ground) => ({ ink, ground, least: 4.5 }));
const outline = (ink: string, ...grounds: string[]): ColourPair[] =>
  grounds.map((ground) => ({ ink, ground, least: 3 }));

const surfaces = ["surface-page", "surface-raised", "surface-sunken"];
const tones = ["tone-info", "tone-success", "tone-warning", "tone-danger", "tone-neutral"];

export const colourPairs: ColourPair[] = [
  ...text("ink", ...surfaces, "accent-soft", ...tones.map((tone) => `${tone}-soft`)),
  ...text("ink-muted", ...surfaces),
  ...text("ink-inverse", "ink"),
  ...text("accent", ...surfaces, "accent-soft"),
  ...text("accent-hover", ...surfaces),
  ...text("accent-on", "accent", "accent-hover"),
  ...text("action-on", "action", "action-hover"),
  ...tones.flatMap((tone) => text(tone, `${tone}-soft`, "surface-page", "surface-raised")),
  ...outline("line-strong", ...surfaces),
  ...outline("accent", ...surfaces),
];
