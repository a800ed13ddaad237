// What the test host was started with, and how it stands with the console: its server says both.

export interface Settings {
  /** Of the console, without a path. */
  readonly origin: string;
  /** The console's page that the frame opens. */
  readonly address: string;
  readonly token: string;
  readonly session: string;
}

/** `refused`: it answers, and lets no page of this origin frame it. */
export type Standing = "ready" | "down" | "refused";

const read = async <Value>(path: string): Promise<Value> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as Value;
};

export const readSettings = (): Promise<Settings> => read("/settings");
export const readStanding = async (): Promise<Standing> =>
  (await read<{ readonly standing: Standing }>("/standing")).standing;
