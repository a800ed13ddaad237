// How wide components draw their pictures, as an image's `sizes`: who asks for one before it is drawn gets the same file.
export const pictureSizes = {
  /** Of a card that does not load lazily. */
  banner: "(min-width: 40rem) 24rem, 100vw",
  /** Of a carousel. */
  slide: "(min-width: 60rem) 48rem, 100vw",
} as const;
