// How long one person's save waits while another sends many pictures: to the end, and hanging up.
import { setTimeout as pause } from "node:timers/promises";
import { draft, save } from "./saves.ts";

interface People {
  readonly base: string;
  /** Of who sends many. */
  readonly heavy: string;
  /** Of who sends one. */
  readonly light: string;
}
const slots = ["banner", ...Array.from({ length: 4 }, () => "screenshots")];
/** As many as one account may send at once. */
const atOnce = 16;

export interface Waits {
  /** Seconds of a save with one picture, alone. */
  readonly alone: number;
  /** While the other's pictures are written anew. */
  readonly beside: number;
  /** After the other has hung up. */
  readonly afterHangUp: number;
  /** Seconds until the other's saves have all been answered. */
  readonly otherTook: number;
  readonly wrong: readonly string[];
}

/** The picture in one field of the one, in five fields of sixteen saves of the other. */
export async function waitsOfOthers({ base, heavy, light }: People, picture: Blob): Promise<Waits> {
  const wrong: string[] = [];
  const seconds = async (action: () => Promise<number>) => {
    const begun = performance.now();
    const status = await action();
    if (status !== 200) wrong.push(`a save beside another's was answered ${status}`);
    return (performance.now() - begun) / 1_000;
  };
  const paths = await Promise.all(Array.from({ length: atOnce }, () => draft(base, heavy)));
  const own = await draft(base, light);
  const one = () => seconds(() => save(own, light, picture));
  await one();
  const alone = await one();

  const begun = performance.now();
  const sent = Promise.all(paths.map((path) => save(path, heavy, picture, slots)));
  // Until their pictures wait in line.
  await pause(5 * alone * 1_000);
  const beside = await one();
  const statuses = await sent;
  const otherTook = (performance.now() - begun) / 1_000;
  if (statuses.some((status) => status !== 200)) wrong.push("a save of many was refused");

  const hangUp = new AbortController();
  const given = paths.map((path) => save(path, heavy, picture, slots, hangUp.signal));
  await pause(5 * alone * 1_000);
  hangUp.abort();
  await Promise.all(given);
  const afterHangUp = await one();
  return { alone, beside, afterHangUp, otherTook, wrong };
}
