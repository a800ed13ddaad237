// Run before a release: writes the repository's URL and the package's page there into the package.json of the folder to publish, or fails. The
// second argument is the package's folder in the repository.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { homepageOf, repositoryOf } from "./repository.mjs";

const [folder, directory = "packages/design-system"] = process.argv.slice(2);
const { stdout } = spawnSync("git", ["remote", "get-url", "origin"], { encoding: "utf8" });
const origin = stdout.trim();
const repository = repositoryOf(origin, directory);
if (repository) {
  const file = join(folder, "package.json");
  const { name, version, ...rest } = JSON.parse(readFileSync(file, "utf8"));
  const homepage = homepageOf(repository);
  const manifest = { name, version, ...rest, repository, ...(homepage && { homepage }) };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
} else {
  console.error(
    `Not published: the package must name its source repository, but the origin of this clone is ${
      origin ? "not an https or ssh URL" : "not set"
    }. Set it with: git remote add origin https://…`,
  );
  process.exitCode = 1;
}
