// Runs a program whose output is kept, and ends it with all that it began if it takes too long: a check that hangs says
// where, instead of holding up all others without a word.
import { spawn, spawnSync } from "node:child_process";

const isWindows = process.platform === "win32";
const running = new Set();

/** To all that it began: on POSIX a program of this file leads a group of its own. */
const send = (child, signal) => {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
};

/** Groups of their own hear nothing of a terminal that stops this program. */
export const stopAll = (signal) => {
  for (const child of running) send(child, signal);
};

/** A line for each program of the group: how long it has run, and for how long of that it computed. */
const programsOf = (group) => {
  const { stdout } = spawnSync("ps", ["-eo", "pgid,pid,ppid,etime,time,args"], {
    encoding: "utf8",
  });
  const [head, ...rows] = (stdout ?? "").split("\n");
  return [head, ...rows.filter((row) => Number.parseInt(row, 10) === group)].join("\n");
};

/**
 * Until all that the program began has let go of its output, `longest` ms; whoever is then asked to end has `grace` ms. The
 * other options are spawn's. Answers the exit code, null where it was ended, and what was said, stdout and stderr as they
 * came. `onExit` is called when the program itself has ended.
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
      // As a terminal does: runners of tests say then which tests they were at.
      send(child, "SIGINT");
      const over = () => {
        send(child, "SIGKILL");
        end(resolve, {
          code: null,
          said: `${said()}\nEnded, as it took more than ${longest / 1_000} s. What ran of it:\n${programs}\n`,
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
