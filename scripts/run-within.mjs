// Runs a program, captures its output, and ends it with all its child processes if it takes too long. So a check that
// hangs shows where it hung instead of blocking all others silently.
import { spawn, spawnSync } from "node:child_process";

const isWindows = process.platform === "win32";
const running = new Set();

/** Signals the child's process group (on POSIX, where each child leads its own group), otherwise the child. */
const send = (child, signal) => {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
};

/** A terminal's signal reaches only this process, because the children are in process groups of their own. */
export const stopAll = (signal) => {
  for (const child of running) send(child, signal);
};

/** A `ps` listing of the group's processes, with elapsed and CPU time. */
const programsOf = (group) => {
  const { stdout } = spawnSync("ps", ["-eo", "pgid,pid,ppid,etime,time,args"], {
    encoding: "utf8",
  });
  const [head, ...rows] = (stdout ?? "").split("\n");
  return [head, ...rows.filter((row) => Number.parseInt(row, 10) === group)].join("\n");
};

/**
 * Waits until the program and its children have closed their output, at most `longest` ms; then asks them to end, and
 * kills them after `grace` ms. Other options go to spawn. Resolves to `code`, the exit code (null if ended here), and
 * `said`, stdout and stderr in order of arrival. Calls `onExit` when the program itself exits.
 */
export const runWithin = (
  command,
  args,
  { longest, grace = 15_000, onExit = () => {}, ...options },
) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
      detached: !isWindows,
    });
    running.add(child);
    const parts = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part) => void parts.push(part));
    const said = () => Buffer.concat(parts).toString();
    const end = (settle, answer) => {
      clearTimeout(timer);
      running.delete(child);
      settle(answer);
    };
    const isLate = () => {
      child.off("close", close);
      const programs = programsOf(child.pid);
      // SIGINT, as a terminal sends: test runners then report the tests they were running.
      send(child, "SIGINT");
      const over = () => {
        send(child, "SIGKILL");
        end(resolve, {
          code: null,
          said: `${said()}\nEnded after more than ${longest / 1_000} s. Processes that were running:\n${programs}\n`,
        });
      };
      child.once("close", over);
      timer = setTimeout(over, grace);
    };
    const close = (code) => end(resolve, { code, said: said() });
    let timer = setTimeout(isLate, longest);
    child.once("error", (error) => end(reject, error));
    child.once("exit", onExit);
    child.once("close", close);
  });
