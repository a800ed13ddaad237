// Creates an application from the command line's arguments, installs it and runs its tests; returns the exit code.
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createName } from "./app-name.ts";
import { parseOptions, usage } from "./options.ts";
import { writeApp } from "./write-app.ts";

export interface Environment {
  /** The base of relative paths. */
  readonly directory: string;
  readonly template: string;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Runs npm in a folder; returns whether it succeeded. */
  readonly npm: (args: readonly string[], folder: string) => boolean;
}

/** A path quoted for a shell. */
const quoted = (path: string) => (/^[\w./\\:~-]+$/.test(path) ? path : `"${path}"`);

export function create(
  args: readonly string[],
  { directory, template, say, complain, npm }: Environment,
): number {
  const options = parseOptions(args);
  if ("help" in options) {
    say(usage);
    return 0;
  }
  if ("problem" in options) {
    complain(`${options.problem}\n\n${usage}`);
    return 2;
  }
  const folder = resolve(directory, options.folder);
  const result = createName(basename(folder), options.name);
  if ("problem" in result) {
    complain(result.problem);
    return 1;
  }
  const bridge = options.bridge === undefined ? undefined : resolve(directory, options.bridge);
  if (bridge !== undefined && !existsSync(bridge)) {
    complain(`${bridge} does not exist. Nothing was written.`);
    return 1;
  }
  const { name } = result;
  const problem = writeApp({ template, folder, name, bridge });
  if (problem !== undefined) {
    complain(problem);
    return 1;
  }
  say(`Created ${name} in ${folder}`);
  const enter = `  cd ${quoted(options.folder)}`;
  if (!options.installs) {
    say(`\nNext:\n${enter}\n  npm install\n  npm test`);
    return 0;
  }
  say("\nInstalling dependencies …");
  if (!npm(["install", "--no-audit", "--no-fund", "--loglevel=error"], folder)) {
    complain(
      `\nThe application was created, but npm install failed. Try again:\n${enter}\n  npm install`,
    );
    return 1;
  }
  say("\nRunning the tests with a mock host …");
  if (!npm(["test"], folder)) {
    complain(
      `\nThe application was created, but its tests failed. Run them again:\n${enter}\n  npm test`,
    );
    return 1;
  }
  say(
    `\nThe first round trip succeeded. To see the application in a browser:\n${enter}\n  npm start\n\nThen open http://localhost:5173/host.html, which shows it in a mock host.`,
  );
  return 0;
}
