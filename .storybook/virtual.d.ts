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
  /** Files that run as they stand, by the name of the component that each shows. */
  export const examples: Readonly<Record<string, string>>;
}

declare module "virtual:pictures" {
  export interface Content {
    /** Of the whole picture. */
    width: number;
    height: number;
    /** The part to show. */
    left: number;
    top: number;
    right: number;
    bottom: number;
    /** The colour around it. */
    ground: string;
  }
  /** By the id of the story, in dark with `.dark` behind it. */
  export const pictures: Readonly<Record<string, Content | undefined>>;
}
