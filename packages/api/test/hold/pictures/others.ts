// How long one person's save takes while another sends many pictures, and after the other has hung up.
import { setTimeout as pause } from "node:timers/promises";
import { draft, save } from "./saves.ts";

interface People {
  readonly base: string;
  /** Token of the person who sends many pictures. */
  readonly heavy: string;
  /** Token of the person who sends one picture. */
  readonly light: string;
}
const slots = ["banner", ...Array.from({ length: 4 }, () => "screenshots")];
/** The most saves that one account may send at once. */
const atOnce = 16;

export interface Waits {
  /** Seconds that a save with one picture takes alone. */
  readonly alone: number;
  /** Seconds while the other person's pictures are being processed. */
  readonly beside: number;
  /** Seconds after the other person has hung up. */
  readonly afterHangUp: number;
  /** Seconds until all of the other person's saves have been answered. */
  readonly otherTook: number;
  readonly wrong: readonly string[];
}

/** The light person saves the picture in one field, the heavy person in five fields of sixteen saves. */
export async function waitsOfOthers({ base, heavy, light }: People, picture: Blob): Promise<Waits> {
  const wrong: string[] = [];
  const seconds = async (action: () => Promise<number>) => {
    const start = performance.now();
    const status = await action();
    if (status !== 200) wrong.push(`a save beside another's was answered ${status}`);
    return (performance.now() - start) / 1_000;
  };
  const paths = await Promise.all(Array.from({ length: atOnce }, () => draft(base, heavy)));
  const own = await draft(base, light);
  const one = () => seconds(() => save(own, light, picture));
  await one();
  const alone = await one();

  const start = performance.now();
  const sent = Promise.all(paths.map((path) => save(path, heavy, picture, slots)));
  // By then, the other person's pictures are queued.
  await pause(5 * alone * 1_000);
  const beside = await one();
  const statuses = await sent;
  const otherTook = (performance.now() - start) / 1_000;
  if (statuses.some((status) => status !== 200)) wrong.push("a save of many was refused");

  const hangUp = new AbortController();
  const abandoned = paths.map((path) => save(path, heavy, picture, slots, hangUp.signal));
  await pause(5 * alone * 1_000);
  hangUp.abort();
  await Promise.all(abandoned);
  const afterHangUp = await one();
  return { alone, beside, afterHangUp, otherTook, wrong };
}
