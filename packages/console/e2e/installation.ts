// An installation of the built product in its own folder, in which one release replaces another.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const repository = join(import.meta.dirname, "../../..");
const consoleFolder = "packages/console/dist";
const copied = [
  "packages/api/package.json",
  "packages/api/dist",
  "packages/api/migrations",
  "packages/api/reference",
  "packages/design-system/src/tokens.css",
];
const isText = (name: string) => /\.(?:js|css|html|json)$/.test(name);

export interface Installation {
  readonly url: string;
  /** Installs the console again with other names for its hashed files, and restarts the server. */
  install(release: string): Promise<void>;
  remove(): Promise<void>;
}

/** Writes the built console to a folder as another release, whose hashes begin with its letter. */
function writeRelease(folder: string, release: string): void {
  const from = join(repository, consoleFolder);
  const names = readdirSync(from, { recursive: true })
    .map(String)
    .filter((name) => !/\.(?:br|gz)$/.test(name) && statSync(join(from, name)).isFile());
  const hashes = new Set(
    names.flatMap((name) => /assets.*-([\w-]{8})\.\w+$/.exec(name)?.[1] ?? []),
  );
  const next = (text: string) =>
    [...hashes].reduce((all, hash) => all.replaceAll(hash, release + hash.slice(1)), text);
  rmSync(folder, { recursive: true, force: true });
  for (const name of names) {
    const content = readFileSync(join(from, name));
    const path = join(folder, next(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, isText(name) ? next(content.toString()) : content);
  }
}

/** The server only starts once the first release is installed. */
export function openInstallation(): Installation {
  const root = mkdtempSync(join(tmpdir(), "lanyard-installation-"));
  const port = String(41_000 + Math.floor(Math.random() * 10_000));
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  for (const path of copied) cpSync(join(repository, path), join(root, path), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "junction");

  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  };
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    async install(release) {
      await stop();
      writeRelease(join(root, consoleFolder), release);
      server = spawn(process.execPath, [join(root, "packages/api/dist/server.js")], {
        stdio: ["ignore", "ignore", "inherit"],
        env: {
          ...process.env,
          PORT: port,
          PUBLIC_URL: url,
          DATA_DIR: join(root, "data"),
          DEMO: "1",
        },
      });
      while (!(await isReady())) {
        if (server.exitCode !== null) throw new Error("The server of the installation has ended");
        await pause(100);
      }
    },
    async remove() {
      await stop();
      rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
