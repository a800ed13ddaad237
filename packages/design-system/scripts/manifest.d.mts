// Types of manifest.mjs, for who reads it in TypeScript.
export interface Manifest {
  name: string;
  version: string;
  components: readonly { name: string }[];
}

/** The manifest of the design system in the folder `root`. */
export function readManifest(root: string): Promise<Manifest>;
