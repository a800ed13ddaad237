// Runs tasks in lanes beside each other, one of each lane at a time, and each after the one that it needs.

/**
 * Calls `run` with each task and answers what it answered, in the order of the tasks. Of a lane begins the first one whose
 * `after` has ended; so does one behind a task that still has to wait.
 */
export const inTurn = async (tasks, run) => {
  const unknown = tasks.find(
    ({ after }) => after !== undefined && !tasks.some(({ script }) => script === after),
  );
  if (unknown) throw new Error(`${unknown.script} begins after ${unknown.after}, which is none.`);
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
      throw new Error(`Nothing lets ${[...waiting].map(({ script }) => script).join(", ")} begin.`);
    else return tasks.map((each) => answers.get(each));
  }
};
