export interface StatedManifest {
  components: { name: string; props: { name: string }[]; passesOn?: string }[];
  types: { name: string; code: string }[];
}
export function statesOf(manifest: StatedManifest): [component: string, state: string][];
export function oneWayIn(manifest: StatedManifest): string[];
