// The test host's settings and the console's status, both from the test host's server.

export interface Settings {
  /** Origin of the console. */
  readonly origin: string;
  /** URL of the console's page that the frame opens. */
  readonly address: string;
  readonly token: string;
  readonly session: string;
}

/** `refused`: the console responds but does not let pages of this origin frame it. */
export type ConsoleStatus = "ready" | "down" | "refused";

const fetchJson = async <Value>(path: string): Promise<Value> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as Value;
};

export const fetchSettings = (): Promise<Settings> => fetchJson("/settings");
export const fetchConsoleStatus = async (): Promise<ConsoleStatus> =>
  (await fetchJson<{ readonly status: ConsoleStatus }>("/status")).status;
