// Every state of an editor with every event: what leads where, and what changes nothing.
import { describe, expect, test } from "vitest";
import {
  transition,
  unedited,
  findUpload,
  type Conflict,
  type EditorEvent,
  type EditorState,
  type RestoredNotice,
} from "./editor.machine.ts";

const question = {} as Conflict;
const uploads = [
  { key: "icon", field: "icon", size: 100 },
  { key: "source_code_url", field: "source_code_url", size: 300 },
];
const dirty = { isDirty: true };
const states = {
  clean: unedited,
  saved: { step: "clean", isDirty: false, savedAt: 1 },
  editing: { step: "editing", ...dirty, savedAt: 1 },
  autosaving: { step: "autosaving", ...dirty },
  undone: { step: "autosaving", isDirty: false },
  offline: { step: "offline", ...dirty },
  saving: { step: "saving", ...dirty, review: false, uploads, fraction: 0.5 },
  sending: { step: "saving", isDirty: false, review: true, uploads: [], fraction: 1 },
  failed: { step: "failed", ...dirty, byHand: true, review: false, uploads },
  unsent: { step: "failed", isDirty: false, byHand: true, review: true, uploads: [] },
  conflict: { step: "conflict", ...dirty, review: true },
  asking: { step: "conflict", ...dirty, review: true, question },
} as const satisfies Record<string, EditorState>;
const events = {
  entered: { type: "changed", isDirty: true },
  undone: { type: "changed", isDirty: false },
  autosave: { type: "autosave" },
  autosaved: { type: "autosaved", time: 2 },
  merged: { type: "autosave_ended", end: "editing" },
  unreachable: { type: "autosave_ended", end: "offline" },
  refused: { type: "autosave_ended", end: "failed" },
  differs: { type: "autosave_ended", end: "conflict" },
  save: { type: "save", review: false },
  send: { type: "save", review: true },
  progress: { type: "progress", uploads, fraction: 0.75 },
  saved: { type: "saved" },
  cancelled: { type: "cancelled" },
  failed: { type: "failed" },
  behind: { type: "behind" },
  prompted: { type: "prompted", question },
  later: { type: "later" },
  chosen: { type: "chosen" },
} as const satisfies Record<string, EditorEvent>;

const clean = { step: "clean", isDirty: false };
const editing = { step: "editing", ...dirty };
const start = { step: "saving", ...dirty, uploads: [], fraction: 0 };
const begins = { save: { ...start, review: false }, send: { ...start, review: true } };
const asks = { prompted: { step: "conflict", ...dirty, review: false, question } };
const begin = { autosave: { step: "autosaving", ...dirty } };
/** Where each event leads; an event that is not listed changes nothing. */
const leads: Record<keyof typeof states, Partial<Record<keyof typeof events, object>>> = {
  clean: {
    entered: editing,
    save: { ...begins.save, isDirty: false },
    send: { ...begins.send, isDirty: false },
    prompted: { ...asks.prompted, isDirty: false },
  },
  saved: {
    entered: { ...editing, savedAt: 1 },
    save: { ...begins.save, isDirty: false },
    send: { ...begins.send, isDirty: false },
    prompted: { ...asks.prompted, isDirty: false },
  },
  editing: { undone: { ...clean, savedAt: 1 }, ...begin, ...begins, ...asks },
  autosaving: {
    undone: { step: "autosaving", isDirty: false },
    autosaved: { ...editing, savedAt: 2 },
    merged: editing,
    unreachable: { step: "offline", ...dirty },
    refused: { step: "failed", ...dirty, byHand: false, review: false, uploads: [] },
    differs: { step: "conflict", ...dirty, review: false },
    ...begins,
  },
  undone: {
    entered: { step: "autosaving", ...dirty },
    autosaved: { ...clean, savedAt: 2 },
    merged: clean,
    unreachable: clean,
    refused: clean,
    differs: clean,
    save: { ...begins.save, isDirty: false },
    send: { ...begins.send, isDirty: false },
  },
  offline: { undone: clean, ...begin, ...begins, ...asks },
  saving: {
    undone: { ...states.saving, isDirty: false },
    progress: { ...states.saving, fraction: 0.75 },
    saved: editing,
    cancelled: editing,
    failed: states.failed,
    behind: { step: "conflict", ...dirty, review: false },
  },
  sending: {
    entered: { ...states.sending, isDirty: true },
    progress: { ...states.sending, uploads, fraction: 0.75 },
    saved: clean,
    cancelled: clean,
    failed: states.unsent,
    behind: { step: "conflict", isDirty: false, review: true },
  },
  failed: { undone: clean, ...begin, ...begins, ...asks },
  unsent: {
    entered: { ...states.unsent, isDirty: true },
    save: { ...begins.save, isDirty: false },
    send: { ...begins.send, isDirty: false },
    prompted: { ...asks.prompted, isDirty: false },
  },
  conflict: {
    undone: clean,
    ...begin,
    ...begins,
    prompted: states.asking,
    later: states.conflict,
    chosen: editing,
  },
  asking: {
    undone: clean,
    ...begins,
    prompted: states.asking,
    later: states.conflict,
    chosen: editing,
  },
};

describe.each(Object.keys(states) as (keyof typeof states)[])("%s", (name) => {
  test.each(Object.keys(events) as (keyof typeof events)[])("%s", (event) => {
    const state = states[name];
    const next = transition(state, events[event]);
    const expected = leads[name][event];
    if (expected) expect(next).toEqual(expected);
    // The same object, so that nothing is rendered anew.
    else expect(next).toBe(state);
  });
});

describe("the notice of restored edits", () => {
  const notice: RestoredNotice = { at: 1, lost: [], isToday: true, isSaved: false };
  const after = (...sent: EditorEvent[]) =>
    sent.reduce(transition, transition(states.editing, { type: "notice", notice })).notice;

  test.each<[string, RestoredNotice | undefined, EditorEvent[]]>([
    [
      "stays while they are edited and fail to be saved",
      notice,
      [events.entered, events.save, events.failed],
    ],
    ["goes when they are undone", undefined, [events.undone]],
    ["goes when they are saved by hand", undefined, [events.save, events.saved]],
    ["stays when a save is cancelled", notice, [events.save, events.cancelled]],
    [
      "says that they are autosaved, and stays",
      { ...notice, isSaved: true },
      [events.autosave, events.autosaved, events.undone, events.entered],
    ],
  ])("%s", (_, expected, sent) => {
    expect(after(...sent)).toEqual(expected);
  });
});

test("a file's upload has its own progress, or has failed", () => {
  const { saving, failed, editing: other } = states;
  expect(findUpload(saving, "icon")).toEqual({ progress: 1 });
  expect(findUpload(saving, "source_code_url")).toEqual({ progress: 1 / 3 });
  expect(findUpload(failed, "icon")).toEqual({ failed: true });
  for (const state of [saving, failed]) expect(findUpload(state, "banner")).toBeUndefined();
  expect(findUpload(other, "icon")).toBeUndefined();
});
