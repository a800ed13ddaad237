// Connects the build editor to the inspection; loaded after the page has mounted.
import Preflight from "../../features/preflight/Preflight.tsx";
import type { Checked } from "../../features/submission/editor/check-result.ts";
import { BuildCheck } from "../../features/submission/editor/BuildCheck.tsx";

export default function BuildPreflight(checked: Checked) {
  return <BuildCheck check={Preflight} {...checked} />;
}
