// The pictures and the texts of a carousel.
export interface CarouselPicture {
  /** URL of the picture. */
  src: string;
  /**
   * The picture in several widths, as an image's `srcset`, from which the browser picks one for the slide and one for
   * the thumbnail.
   */
  srcSet?: string | undefined;
  /** Text alternative of the picture. */
  alt: string;
}

export interface CarouselLabels {
  /** Accessible name of the carousel. */
  label: string;
  /** Name of the button to the previous picture. */
  previousLabel: string;
  /** Name of the button to the next picture. */
  nextLabel: string;
  /** Returns the name of a picture's position, counted from one, e.g. "Screenshot 2 of 6". */
  slideLabel: (n: number, total: number) => string;
  /** Role that screen readers announce for the carousel instead of "region", e.g. "carousel". */
  roleLabel: string;
  /** Role that screen readers announce for each picture instead of "group", e.g. "slide". */
  slideRoleLabel: string;
  /** Text in place of a picture that fails to load. */
  brokenLabel: string;
  /** Text shown when there are no pictures; without it the carousel renders nothing. */
  emptyText?: string;
}
