// Runs a program, captures its output, and ends it with all its child processes if it takes too long. So a check that
// hangs shows where it hung instead of blocking all others silently.
import { spawn } from "node:child_process";

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

/**
 * Waits until the program and its children have closed their output, at most `longest` ms; then asks them to end, and
 * kills them after `grace` ms. Other options go to spawn. Resolves to `code`, the exit code (null if ended here), and
 * `output`, stdout and stderr in order of arrival.
 */
export const runWithin = (command, args, { longest, grace = 15_000, ...options }) =>
  new Promise((resolve, reject) => {
    const stdio = ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { ...options, stdio, detached: !isWindows });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    const timers = [];
    const end = (code) => {
      timers.forEach(clearTimeout);
      running.delete(child);
      resolve({ code, output });
    };
    const kill = () => {
      send(child, "SIGKILL");
      output += `\nEnded after more than ${longest / 1_000} s.\n`;
      end(null);
    };
    const isLate = () => {
      child.off("close", end).once("close", kill);
      // As a terminal sends: test runners then report the tests they were running.
      send(child, "SIGINT");
      timers.push(setTimeout(kill, grace));
    };
    timers.push(setTimeout(isLate, longest));
    child.once("error", reject).once("close", end);
  });
