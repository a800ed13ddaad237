// Lets the messages about decisions go out now instead of after the time in which a decision can be undone.
import { tellDecision, type DecisionJob } from "../src/features/review/decision.rules.ts";
import type { TestApp } from "./harness.ts";

/** Queues the messages about all decisions that were not undone, those of each in a transaction of its own. */
export async function announced(app: TestApp): Promise<void> {
  const jobs = await app.rows(
    "select data from jobs.job where name = 'decision' and state = 'created' order by created_on",
  );
  for (const { data } of jobs) await tellDecision(app, data as DecisionJob);
}
