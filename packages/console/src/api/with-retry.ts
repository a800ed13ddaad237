// Retries an action that may fail on a bad network: twice, after growing pauses.

const pausesMs = [350, 700];

export async function withRetry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const pause of pausesMs) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}
