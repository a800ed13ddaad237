// Runs tasks in parallel lanes: one task per lane at a time, and each after the task it depends on.

/**
 * Calls `run` with each task; resolves to the results, in the order of the tasks. A lane starts the first of its tasks
 * whose `after` has ended, so a task may overtake one that still has to wait. Rejects when an `after` does not exist, or
 * when tasks wait for each other.
 */
export const inTurn = async (tasks, run) => {
  const unknown = tasks.find(
    ({ after }) => after !== undefined && !tasks.some(({ script }) => script === after),
  );
  if (unknown)
    throw new Error(`${unknown.script} waits for ${unknown.after}, which does not exist.`);
  const waiting = new Set(tasks);
  const running = new Map();
  const answers = new Map();
  const mayBegin = ({ lane, after }) =>
    [...running.keys()].every((other) => other.lane !== lane && other.script !== after) &&
    [...waiting].every(({ script }) => script !== after);
  const end = async (task) => {
    answers.set(task, await run(task));
    running.delete(task);
  };
  for (;;) {
    const task = [...waiting].find(mayBegin);
    if (task) {
      waiting.delete(task);
      running.set(task, end(task));
    } else if (running.size > 0) await Promise.race(running.values());
    else if (waiting.size > 0)
      throw new Error(
        `Tasks wait for each other: ${[...waiting].map(({ script }) => script).join(", ")}.`,
      );
    else return tasks.map((each) => answers.get(each));
  }
};
