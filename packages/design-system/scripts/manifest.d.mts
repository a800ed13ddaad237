// Types of manifest.mjs, for TypeScript importers.
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

/** Reads the manifest of the design system in the folder `root`. */
export function readManifest(root: string): Promise<Manifest>;
