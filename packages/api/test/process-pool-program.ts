// The child program for the tests of `processPool`: reports its process, fails, exits, hoards memory, or waits for a
// file to appear.
import { existsSync, watch } from "node:fs";
import { dirname } from "node:path";
import { serve } from "../src/platform/process/process-pool.child.ts";

interface Order {
  readonly what: "tell" | "fail" | "end" | "hoard" | "wait";
  /** The file whose appearance ends the wait. */
  readonly file?: string;
}

const appears = (file: string): Promise<void> =>
  new Promise((done) => {
    const watcher = watch(dirname(file), () => look());
    const look = () => {
      if (!existsSync(file)) return;
      watcher.close();
      done();
    };
    look();
  });

function hoard(): never {
  for (const hoarded: string[][] = []; ;) hoarded.push(Array.from({ length: 1_000 }, String));
}

async function obey({ what, file = "" }: Order): Promise<number> {
  if (what === "fail") throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
  if (what === "end") process.exit(1);
  if (what === "hoard") hoard();
  if (what === "wait") await appears(file);
  return process.pid;
}
export type Obey = typeof obey;

serve(obey);
