// Before a release: refuses while changes lie in .changeset that no version has and the changelog does not tell.
import { fileURLToPath } from "node:url";
import { pendingIn } from "./changelog.mjs";

const [folder = fileURLToPath(new URL("../../../.changeset", import.meta.url))] =
  process.argv.slice(2);
const pending = pendingIn(folder);
if (pending.length > 0) {
  console.error(
    `Nothing is published: the changelog does not tell of ${pending.join(", ")}. Move version and changelog with: npm run release:version`,
  );
  process.exitCode = 1;
}
