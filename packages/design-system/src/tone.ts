// The two scales of meaning that components share: tones say how things stand, hues tell apps apart.
export const tones = ["info", "success", "warning", "danger", "neutral"] as const;
export type Tone = (typeof tones)[number];

export const hues = ["blue", "red", "green", "grey", "amber"] as const;
export type Hue = (typeof hues)[number];
