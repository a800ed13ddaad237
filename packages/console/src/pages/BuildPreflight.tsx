// Introduces the editor of a build to its inspection; loaded once the page stands.
import Preflight from "../preflight/Preflight.tsx";
import type { Checked } from "../submission/build-found.ts";
import { BuildCheck } from "../submission/BuildCheck.tsx";

export default function BuildPreflight({ onFound }: Checked) {
  return <BuildCheck check={Preflight} onFound={onFound} />;
}
