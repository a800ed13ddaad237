// What a carousel shows and says.
export interface CarouselPicture {
  /** Address of the picture. */
  src: string;
  /** The picture in several widths, as an image's `srcset`: slide and thumbnail each take what they need. */
  srcSet?: string | undefined;
  /** What it shows. */
  alt: string;
}

export interface CarouselLabels {
  /** Accessible name of the carousel. */
  label: string;
  /** Name of the button to the picture before. */
  previousLabel: string;
  /** Name of the button to the next picture. */
  nextLabel: string;
  /** Names one picture's place, for example "Screenshot 2 of 6"; counts from one. */
  slideLabel: (n: number, total: number) => string;
  /** What kind of thing it is, for screen readers in place of "region": "carousel". */
  roleLabel: string;
  /** What kind of thing each picture is, in place of "group": "slide". */
  slideRoleLabel: string;
  /** Stands in for a picture that does not load. */
  brokenLabel: string;
  /** Shown when there is no picture; without it nothing shows. */
  emptyText?: string;
}
