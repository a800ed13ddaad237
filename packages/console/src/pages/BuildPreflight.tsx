// Connects the build editor to the inspection; loaded after the page has mounted.
import Preflight from "../preflight/Preflight.tsx";
import type { Checked } from "../submission/build-found.ts";
import { BuildCheck } from "../submission/BuildCheck.tsx";

export default function BuildPreflight(checked: Checked) {
  return <BuildCheck check={Preflight} {...checked} />;
}
