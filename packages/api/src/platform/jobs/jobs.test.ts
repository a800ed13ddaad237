// A slow receiver does not delay the jobs of others, with one process and with two; and when jobs are retried.
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import type { Db } from "../database/db.ts";
import { mailLog } from "../../features/delivery/delivery.log.rules.ts";
import { mailTo, mails } from "../../../test/outbox.ts";
import { openMail } from "../mail/mail.ts";
import { sendLater, sendWebhooks } from "../../features/webhook/webhook.rules.ts";
import { openJobs, type Jobs } from "./jobs.ts";
import { Hung } from "./queue.ts";

const receivers = 20;
const each = 4;
const slow = "https://receiver0.test/hook";

let app: TestApp;
/** The processes that run jobs in this test; the app's own job queue is stopped. */
let processes: Jobs[];
let delivered: string[];
/** Each function lets the slow receiver answer one request. */
let answers: (() => void)[];
let mostOpen: number;

function openProcess(): Jobs {
  const jobs = openJobs(app.db, 100);
  openMail(app.env, jobs, mailLog(app.db));
  sendWebhooks({ ...app, jobs }, async (url) => {
    if (url.includes("receiver0.test/")) {
      await new Promise<void>((answer) => {
        answers.push(answer);
        mostOpen = Math.max(mostOpen, answers.length);
      });
    }
    delivered.push(url);
    return { status: 204, answer: "" };
  });
  processes.push(jobs);
  return jobs;
}
const getPool = ({ db }: TestApp): Pool => (db as Db & { readonly $client: Pool }).$client;
const start = (jobs: Jobs) =>
  jobs.start((error) => {
    throw error;
  });

beforeEach(async () => {
  app = await testApp();
  await app.jobs.stop();
  [processes, delivered, answers, mostOpen] = [[], [], [], 0];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const answer of answers.splice(0)) answer();
  for (const jobs of processes) await jobs.stop();
  await app.close();
});

/** Queues messages to all receivers in turn, beginning with the slow one, and a mail. */
async function queueEverything(jobs: Jobs): Promise<void> {
  const mail = openMail(app.env, jobs, mailLog(app.db));
  await app.db.transaction(async (tx) => {
    for (let message = 0; message < each * receivers; message += 1)
      await sendLater(jobs, tx, {
        id: `msg_${message}`,
        productId: 1,
        url: `https://receiver${message % receivers}.test/hook`,
        body: "{}",
      });
    await mail.queue(tx, {
      about: "price",
      to: "anna@mail.test",
      subject: "News",
      text: "There is news.",
    });
  });
}
const others = () => delivered.filter((url) => !url.includes("receiver0.test/")).length;
const long = { timeout: 60_000, interval: 50 };

test.each([1, 2])(
  "a receiver that never answers holds up neither the others nor mails, in %i processes",
  async (count) => {
    for (let index = 0; index < count; index += 1) openProcess();
    await Promise.all(processes.map(start));
    await queueEverything(processes[0]!);
    await expect.poll(others, long).toBe(each * (receivers - 1));
    await mailTo(app, "anna@mail.test");
    expect(delivered).not.toContain(slow);
    expect(await mails(app)).toHaveLength(1);

    await vi.waitUntil(() => answers.length > 0, long);
    for (const answer of answers.splice(0)) answer();
    await vi.waitUntil(() => {
      for (const answer of answers.splice(0)) answer();
      return delivered.length === each * receivers;
    }, long);
    expect(delivered.filter((url) => url === slow)).toHaveLength(each);
  },
  60_000,
);

test("an owner of hosts has few running jobs, however many wait, at however many addresses and names", async () => {
  const jobs = openProcess();
  await start(jobs);
  await app.db.transaction(async (tx) => {
    for (let message = 0; message < 30; message += 1)
      await sendLater(jobs, tx, {
        id: `msg_${message}`,
        productId: 1,
        url: slow.replace("://", message % 2 === 0 ? "://" : `://name${message}.`) + `?${message}`,
        body: "{}",
      });
    await sendLater(jobs, tx, {
      id: "msg_last",
      productId: 1,
      url: "https://receiver1.test/hook",
      body: "{}",
    });
  });
  await expect.poll(() => mostOpen, long).toBe(4);
  await expect.poll(others, long).toBe(1);
  expect(mostOpen).toBe(4);
});

/** Starts a queue of eight places. Receivers called `h…` hang until `answer` says whether they time out. */
async function openHanging(limits: { patienceMs?: number } = {}) {
  const open: { readonly receiver: string; readonly answer: (hangs: boolean) => void }[] = [];
  const finished: string[] = [];
  const jobs = openJobs(app.db, 50);
  processes.push(jobs);
  const work = async (data: object) => {
    const { receiver } = data as { receiver: string };
    if (receiver.startsWith("h")) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const waiting = { receiver, answer: resolve };
      open.push(waiting);
      const hangs = await promise;
      open.splice(open.indexOf(waiting), 1);
      if (hangs) throw new Hung("no answer");
    }
    finished.push(receiver);
  };
  jobs.work("hooks", work, { concurrency: 8, perReceiver: 4, ...limits });
  await start(jobs);
  const queue = (...ones: string[]) =>
    app.db.transaction(async (tx) => {
      for (const receiver of ones) await jobs.send(tx, "hooks", { receiver }, { receiver });
    });
  return { open, done: finished, queue };
}

test("receivers that have hung share half of the places, one each, until they answer", async () => {
  const { open, done, queue } = await openHanging();
  const hanging = ["h1", "h2", "h3", "h4", "h5", "h6"];
  await queue(...hanging);
  await expect.poll(() => open.length, long).toBe(hanging.length);
  for (const { answer } of open) answer(true);
  await expect.poll(() => open.length, long).toBe(0);

  const prompt = Array.from({ length: 12 }, (_, index) => `r${index}`);
  await queue(...hanging.flatMap((one) => [one, one, one, one]), ...prompt);
  await expect.poll(() => done.length, long).toBe(prompt.length);
  await expect.poll(() => open.length, long).toBe(4);
  expect(new Set(open.map(({ receiver }) => receiver)).size).toBe(4);

  const [{ receiver, answer }] = open as [(typeof open)[number]];
  answer(false);
  const places = () => open.filter((one) => one.receiver === receiver).length;
  await expect.poll(places, long).toBe(3);
  for (const one of open) one.answer(false);
  await vi.waitUntil(() => {
    for (const one of open) one.answer(false);
    return done.length === prompt.length + 24;
  }, long);
});

test("a receiver that answers late is one that has hung", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { open, done, queue } = await openHanging({ patienceMs: 10_000 });
  await queue("h1");
  await expect.poll(() => open.length, long).toBe(1);
  vi.advanceTimersByTime(5_001);
  open[0]!.answer(false);
  await expect.poll(() => done, long).toEqual(["h1"]);
  vi.useRealTimers();
  await queue("h1", "h1", "r1");
  await expect.poll(() => done, long).toEqual(["h1", "r1"]);
  await expect.poll(() => open.length, long).toBe(1);
  open[0]!.answer(false);
  await vi.waitUntil(() => {
    for (const one of open) one.answer(false);
    return done.length === 4;
  }, long);
});

test.each([0, 300])(
  "a job is found at once by the server that sent it, though its transaction ends %i ms later",
  async (later) => {
    const hour = 3_600_000;
    const jobs = openJobs(app.db, hour);
    processes.push(jobs);
    const finished: object[] = [];
    jobs.work("prompt", async (data) => void finished.push(data));
    await start(jobs);
    for (const which of [1, 2]) {
      await app.db.transaction(async (tx) => {
        await jobs.send(tx, "prompt", { which });
        await pause(later);
      });
      await expect.poll(() => finished).toHaveLength(which);
    }
  },
);

test("transactions on every connection there is send jobs right after the start", async () => {
  const jobs = openJobs(app.db, 3_600_000);
  processes.push(jobs);
  const finished: object[] = [];
  jobs.work("many", async (data) => void finished.push(data));
  await start(jobs);
  const { max } = getPool(app).options;
  await Promise.all(
    Array.from({ length: max }, (_, which) =>
      app.db.transaction(async (tx) => {
        await tx.execute(sql`select`);
        await jobs.send(tx, "many", { which });
      }),
    ),
  );
  await expect.poll(() => finished, long).toHaveLength(max);
});

const jobRows = async () =>
  (
    await app.db.execute<{ state: string; retry_count: number; pause: number }>(
      sql`select state, retry_count, round(extract(epoch from start_after - now()))::int as pause from jobs.job where name = 'flaky'`,
    )
  ).rows;

test("a job that fails is retried after the first pause, one that succeeds is not", async () => {
  const jobs = openJobs(app.db, 100);
  processes.push(jobs);
  jobs.work("flaky", async (data) => {
    if ("fails" in data) throw new Error("not now");
  });
  await start(jobs);
  await app.db.transaction(async (tx) => {
    await jobs.send(tx, "flaky", { fails: true });
    await jobs.send(tx, "flaky", {});
  });
  await expect
    .poll(async () => (await jobRows()).map(({ state }) => state).toSorted(), long)
    .toEqual(["completed", "retry"]);
  const failed = (await jobRows()).find(({ state }) => state === "retry")!;
  expect(failed.retry_count).toBe(0);
  expect(failed.pause).toBeGreaterThan(0);
  expect(failed.pause).toBeLessThanOrEqual(10);
});

test("a job that a stopping process does not finish is retried", async () => {
  const first = openProcess();
  await start(first);
  await app.db.transaction((tx) =>
    sendLater(first, tx, { id: "msg_1", productId: 1, url: slow, body: "{}" }),
  );
  await vi.waitUntil(() => answers.length === 1, long);
  await first.stop(0);
  const { rows } = await app.db.execute(sql`select state from jobs.job where name = 'webhook'`);
  expect(rows).toEqual([{ state: "retry" }]);
});

test("a stop during the start ends every queue", async () => {
  const jobs = openProcess();
  const starting = start(jobs);
  await jobs.stop();
  const querySpy = vi.spyOn(getPool(app), "query");
  await starting;
  await pause(500);
  expect(querySpy).not.toHaveBeenCalled();
});
