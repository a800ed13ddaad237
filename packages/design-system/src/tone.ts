// The two sets of colour names: a tone stands for a state, a hue only tells badges apart.

/** Kinds of state. */
export const tones = ["info", "success", "warning", "danger", "neutral"] as const;
export type Tone = (typeof tones)[number];

/** Colours of a badge's band, without a meaning. */
export const hues = ["blue", "red", "green", "grey", "amber"] as const;
export type Hue = (typeof hues)[number];
