declare module "virtual:manual" {
  export interface DescribedProp {
    name: string;
    /** The type as written, with the values of variants listed. */
    type: string;
    required: boolean;
    default?: string;
    text: string;
  }
  /** The props of each component from the manifest, by component name. */
  export const components: Readonly<
    Record<string, { props: readonly DescribedProp[]; passesOn?: string } | undefined>
  >;
  /** The source of each component's example, by component name. */
  export const examples: Readonly<Record<string, string>>;
}
