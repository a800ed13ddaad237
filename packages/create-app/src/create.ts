// Creates an application from the command line's arguments, installs it and runs its tests; returns the exit code.
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { nameOf } from "./app-name.ts";
import { readWishes, usage } from "./wishes.ts";
import { writeApp } from "./write-app.ts";

export interface Surroundings {
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
  { directory, template, say, complain, npm }: Surroundings,
): number {
  const wishes = readWishes(args);
  if ("help" in wishes) {
    say(usage);
    return 0;
  }
  if ("problem" in wishes) {
    complain(`${wishes.problem}\n\n${usage}`);
    return 2;
  }
  const folder = resolve(directory, wishes.folder);
  const named = nameOf(basename(folder), wishes.name);
  if ("problem" in named) {
    complain(named.problem);
    return 1;
  }
  const bridge = wishes.bridge === undefined ? undefined : resolve(directory, wishes.bridge);
  if (bridge !== undefined && !existsSync(bridge)) {
    complain(`${bridge} does not exist. Nothing was written.`);
    return 1;
  }
  const { name } = named;
  const problem = writeApp({ template, folder, name, bridge });
  if (problem !== undefined) {
    complain(problem);
    return 1;
  }
  say(`Created ${name} in ${folder}`);
  const enter = `  cd ${quoted(wishes.folder)}`;
  if (!wishes.installs) {
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
