// Runs a program and returns its standard output; throws with its output when it fails.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

export const run = async (program, args, cwd) => {
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      maxBuffer: 2 ** 26,
      shell: process.platform === "win32",
      // npm passes its settings on to child processes; without them, the fixture does not install into this workspace.
      env: Object.fromEntries(
        Object.entries(process.env).filter(
          ([key]) => !/^npm_(config_(local_)?prefix|config_workspace|package|lifecycle)/i.test(key),
        ),
      ),
    });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "", message } = error;
    throw new Error(`${program} ${args.join(" ")} failed\n${stdout + stderr || message}`, {
      cause: error,
    });
  }
};
