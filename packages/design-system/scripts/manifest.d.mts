// Types of manifest.mjs, for who reads it in TypeScript.
export interface ManifestComponent {
  name: string;
  props: readonly unknown[];
  passesOn?: string;
}

export interface Manifest {
  name: string;
  version: string;
  components: readonly ManifestComponent[];
}

/** The manifest of the design system in the folder `root`. */
export function readManifest(root: string): Promise<Manifest>;
