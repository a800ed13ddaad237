// How the nightly run starts each command that a document names.

const usage = { args: [], code: 2 };

/** The arguments of the shortest run, and its exit code where that is not 0. */
export const starts = {
  tools: { args: [] },
  check: { args: [] },
  format: { args: ["--check"] },
  host: { args: ["--help"], code: 1 },
  "dev -w @lanyard/console": { args: ["--help"] },
  storybook: { args: ["--smoke-test", "--ci"] },
  "storybook:build": { args: [] },
  stories: { args: ["--help"] },
  size: { args: [] },
  changeset: { args: ["--help"] },
  "tokens -w @lanyard/design-system": { args: ["--check"] },
  "font -w @lanyard/design-system": { args: ["--check"] },
  migrate: usage,
  move: usage,
};

/** Run as they are: what they judge depends on how much they measure. */
export const isBench = (name) => /^bench(?::|$)/.test(name);

/** Those that something else starts, or nothing, and why. */
export const others = {
  "start, backup, restore, admin, erase, adopt, create:app": "in a fresh clone",
  "test, build -w @lanyard/design-system, unit, e2e, package:check, lint, types, check:lock":
    "`npm test` and its parts",
  "nightly, crash, hold, mutants": "the nightly run and its parts",
  "release, release:version": "they change the versions, and publish",
};
