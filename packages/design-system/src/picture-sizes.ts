// Values of an image's `sizes` in the components, exported so that a preload selects the same file.
export const pictureSizes = {
  /** Banner of a card that does not load lazily. */
  banner: "(min-width: 40rem) 24rem, 100vw",
  /** Slide of a carousel. */
  slide: "(min-width: 60rem) 48rem, 100vw",
} as const;
