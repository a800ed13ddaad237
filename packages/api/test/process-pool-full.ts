// Gives a pool more tasks than it has processes while no file can be opened, and again when files can be; reports both.
import { closeSync, openSync } from "node:fs";
import type { Obey } from "./process-pool-program.ts";
import { processPool } from "../src/platform/process/process-pool.ts";

const run = processPool<Obey>("../test/process-pool-program", { most: 2, idleMs: 0 });
const outcomes = () =>
  Promise.all(
    [1, 2, 3, 4].map(() =>
      run({ what: "tell" }).then(
        () => "done",
        ({ code }: NodeJS.ErrnoException) => code,
      ),
    ),
  );

const held: number[] = [];
try {
  for (;;) held.push(openSync("/dev/null", "r"));
} catch {
  // All are open.
}
const full = await outcomes();
for (const file of held) closeSync(file);
process.stdout.write(JSON.stringify({ full, later: await outcomes() }));
