// A session survives saving and loading, contains no secrets, and is replayed unchanged except for its answers.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTraffic } from "../wire/traffic.ts";
import { limits, readRecording, withSecrets, writeRecording } from "./recording.ts";
import { record } from "./recorder.ts";
import { replay } from "./replay.ts";

const secrets = { api_session: 'an "odd" session', company_token: "token-1" };
const setup = JSON.stringify({ type: "setup", ...secrets });
const search = JSON.stringify({ type: "search", value: "an token-1 in words" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded() {
  const traffic = createTraffic();
  const recorder = record(traffic, () => secrets);
  traffic.add({ direction: "in", text: '{"type":"app.startup"}', type: "app.startup" });
  vi.advanceTimersByTime(40);
  traffic.add({ direction: "out", by: "answer", text: setup, type: "setup" });
  traffic.add({ direction: "out", by: "answer", text: "{}", type: "x", dropped: "no answer" });
  vi.advanceTimersByTime(200);
  traffic.add({ direction: "out", by: "hand", text: setup, type: "setup" });
  vi.advanceTimersByTime(60_000);
  traffic.add({ direction: "out", by: "hand", text: search, type: "search" });
  const { recording, isFull } = recorder.stop();
  traffic.add({ direction: "out", by: "hand", text: search, type: "search" });
  expect(isFull).toBe(false);
  return recording;
}

test("a recording names no company and no person, and a file of it is the same recording", () => {
  const recording = recorded();
  const file = writeRecording(recording);
  expect(recording.lines).toHaveLength(4);
  expect(file).not.toContain("odd");
  expect(file).not.toContain('\\"token-1\\"');
  // A secret is only replaced as a whole value, not within a longer text.
  expect(recording.lines.at(-1)?.text).toBe(search);
  expect(readRecording(file)).toEqual(recording);
  const other = { api_session: "$& another", company_token: "token-2" };
  expect(JSON.parse(withSecrets(recording.lines[2]?.text ?? "", other))).toEqual({
    type: "setup",
    ...other,
  });
});

test("a replay says what was sent by hand, at its pace, and no pause is longer than three seconds", async () => {
  const messages: string[] = [];
  const progress: [number, number][] = [];
  replay(
    recorded(),
    (text) => messages.push(text),
    (index, total) => progress.push([index, total]),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(messages).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(messages).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(messages[1]).toBe(search);
  expect(progress).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

test("a replay that is stopped says no more", async () => {
  const say = vi.fn<(text: string) => void>();
  const { stop } = replay(recorded(), say, () => {});
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(say).toHaveBeenCalledTimes(1);
});

test("a recording is bounded in lines and in signs", () => {
  const traffic = createTraffic();
  const lines = record(traffic, () => secrets);
  for (let index = 0; index <= limits.lines; index += 1)
    traffic.add({ direction: "in", text: "x", type: "x" });
  const many = lines.stop();
  expect([many.isFull, many.recording.lines.length]).toEqual([true, limits.lines]);

  const signs = record(traffic, () => secrets);
  for (let index = 0; index < 2; index += 1)
    traffic.add({ direction: "in", text: "x".repeat(limits.signs / 2 + 1), type: "x" });
  const long = signs.stop();
  expect([long.isFull, long.recording.lines.length]).toEqual([true, 1]);
});

test.each([
  ["{", "This file is no JSON."],
  ["null", "This file is no recording of a test host."],
  ['{"lanyard_recording":2,"lines":[]}', "This file is no recording of a test host."],
  [
    '{"lanyard_recording":1,"lines":[{"after":0,"direction":"out","text":"a"},{"after":-1}]}',
    "Line 2 of the recording cannot be read.",
  ],
])("a file that is none is told so: %s", (file, why) => {
  expect(() => readRecording(file)).toThrow(why);
});
