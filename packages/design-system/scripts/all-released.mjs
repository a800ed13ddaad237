// Run before a release: fails while .changeset contains changes that have no version and are missing from the
// changelog.
import { fileURLToPath } from "node:url";
import { pendingIn } from "./changelog.mjs";

const [folder = fileURLToPath(new URL("../../../.changeset", import.meta.url))] =
  process.argv.slice(2);
const pending = pendingIn(folder);
if (pending.length > 0) {
  console.error(
    `Not published: the changelog does not contain ${pending.join(", ")}. Update version and changelog with: npm run release:version`,
  );
  process.exitCode = 1;
}
