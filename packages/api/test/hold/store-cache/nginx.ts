// Debian's nginx with the configuration recommended in docs/operations.md, on this check's port and folder.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../crash/server-process.ts";

const configuration = join(import.meta.dirname, "..", "..", "..", "deploy", "nginx.conf");
const binary = ["nginx", "/usr/sbin/nginx"].find(
  (command) => spawnSync(command, ["-v"]).status === 0,
);
export const isInstalled = binary !== undefined;

/** The recommended configuration with these replacements. Throws unless each replaced value occurs exactly once. */
async function siteWith(values: Readonly<Record<string, string>>): Promise<string> {
  let text = await readFile(configuration, "utf8");
  for (const [own, value] of Object.entries(values)) {
    if (text.split(own).length !== 2) throw new Error(`nginx.conf has not one "${own}"`);
    text = text.replace(own, value);
  }
  return text;
}

export interface Nginx {
  readonly port: number;
  readonly base: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts nginx in front of the server on `serverPort`, and waits until it responds. */
export async function startNginx(folder: string, serverPort: number): Promise<Nginx> {
  if (!binary) throw new Error("nginx is not installed");
  const port = await freePort();
  const at = (name: string) => join(folder, name);
  await mkdir(folder);
  await writeFile(
    at("site.conf"),
    await siteWith({
      "listen 80;": `listen 127.0.0.1:${port};`,
      "server 127.0.0.1:4400;": `server 127.0.0.1:${serverPort};`,
      "/var/lib/nginx/lanyard": at("cache"),
    }),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${at(kind)};`)
    .join(" ");
  await writeFile(
    at("nginx.conf"),
    `daemon off; pid ${at("pid")}; ${process.getuid?.() === 0 ? "user root;" : ""}
     events { worker_connections 4096; }
     http { access_log off; keepalive_requests 1000000; ${temporary} include ${at("site.conf")}; }`,
  );
  const child = spawn(
    binary,
    ["-p", folder, "-c", at("nginx.conf"), "-e", "stderr", "-g", "worker_processes 1;"],
    {
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  const base = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${base}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    await pause(20);
  }
  return {
    port,
    base,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
