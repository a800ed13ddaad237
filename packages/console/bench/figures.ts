// The measured figures of a part of the bench, as stored next to the page that shows them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
export interface Plot {
  /** Name of its file. */
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}
export interface Figures {
  /** By the id of the number that they are compared with; absent when it could not be measured. */
  readonly values: Readonly<Record<string, number>>;
  readonly tables: readonly Table[];
  readonly plots?: readonly Plot[];
  /** What could not be measured, and why. */
  readonly notes?: readonly string[];
}
export interface StoredFigures extends Figures {
  readonly date: string;
  readonly cores: number;
  /** The load average of the minute before the part began. */
  readonly load: number;
}

export const conditions = () => ({
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  load: Math.round(loadavg()[0]! * 10) / 10,
});

const fileOf = (folder: string, part: string) => join(folder, `${part}.json`);

export function readFigures(folder: string, part: string): StoredFigures | undefined {
  const file = fileOf(folder, part);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as StoredFigures) : undefined;
}

export function storeFigures(folder: string, part: string, figures: StoredFigures): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, part), `${JSON.stringify(figures, undefined, 2)}\n`);
}
