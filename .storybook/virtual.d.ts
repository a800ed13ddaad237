declare module "virtual:manual" {
  export interface DescribedProp {
    name: string;
    /** As it is written, variants as their values. */
    type: string;
    required: boolean;
    default?: string;
    text: string;
  }
  /** What the manifest says of the props of each component, by its name. */
  export const components: Readonly<
    Record<string, { props: readonly DescribedProp[]; passesOn?: string } | undefined>
  >;
  /** The stories that have a picture in dark, by their ids. */
  export const darkPictures: readonly string[];
  /** Files that run as they stand, by the name of the component that each shows. */
  export const examples: Readonly<Record<string, string>>;
}
