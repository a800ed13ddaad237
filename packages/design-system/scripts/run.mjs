// Runs a program to its end and answers what it wrote; its words are the error when it fails.
import { spawnSync } from "node:child_process";

export const run = (program, args, cwd) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    shell: process.platform === "win32",
    // npm hands its own settings on to what it starts; the fixture must not install into this workspace.
    env: Object.fromEntries(
      Object.entries(process.env).filter(
        ([key]) => !/^npm_(config_(local_)?prefix|config_workspace|package|lifecycle)/i.test(key),
      ),
    ),
  });
  if (status !== 0)
    throw new Error(
      `${program} ${args.join(" ")} failed\n${stdout ?? ""}${stderr ?? ""}${error ?? ""}`,
    );
  return stdout;
};
