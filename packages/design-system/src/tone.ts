// The two colour vocabularies of the components: a tone says how something stands, a hue tells badges apart.

/** How something stands. */
export const tones = ["info", "success", "warning", "danger", "neutral"] as const;
export type Tone = (typeof tones)[number];

/** The colour of a badge's band; carries no meaning of its own. */
export const hues = ["blue", "red", "green", "grey", "amber"] as const;
export type Hue = (typeof hues)[number];
