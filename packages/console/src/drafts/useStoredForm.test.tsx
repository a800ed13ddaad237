// A form that is submitted once: kept while the user types, guarded against leaving, deleted when submitted.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Activity, useState } from "react";
import { useForm } from "react-hook-form";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dropAllEdits, listEdits, type Owner } from "./stored-edits.ts";
import { confirmLeave } from "./useLeaveGuard.ts";
import { useStoredForm } from "./useStoredForm.ts";

const owner: Owner = "company 3";

function Dialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const form = useForm({ defaultValues: { name: "" } });
  const { guard, sent, restored, discard } = useStoredForm({ form, owner, name: "new", open });
  if (!open) return null;
  return (
    <>
      <input aria-label="Name" {...form.register("name")} />
      <button onClick={() => guard.ask(onClose)}>Close</button>
      <button onClick={sent}>Sent</button>
      {restored && <button onClick={discard}>Discard</button>}
      {guard.asking && <button onClick={guard.leave}>Leave</button>}
      {guard.asking && <button onClick={guard.stay}>Stay</button>}
    </>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  const [shows, setShows] = useState(true);
  return (
    <BrowserRouter>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => setOpen(false)}>Done</button>
      <button onClick={() => setShows(!shows)}>Hide or show</button>
      <Activity mode={shows ? "visible" : "hidden"}>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </Activity>
    </BrowserRouter>
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const field = () => screen.getByLabelText<HTMLInputElement>("Name");
const isOpen = () => screen.queryByLabelText("Name") !== null;
const readEntries = async () => (await listEdits(owner)).map(({ edits }) => edits);
const type = async (text: string) => {
  await userEvent.type(field(), text);
  await waitFor(async () => expect(await readEntries()).toEqual([{ name: text }]));
};

beforeEach(async () => {
  await dropAllEdits(owner);
  render(<Page />);
  press("Open");
});
afterEach(cleanup);

test("closes at once while nothing is typed", () => {
  press("Close");
  expect(isOpen()).toBe(false);
});

test("asks before it closes: Stay keeps what was typed, Leave takes it away for good", async () => {
  await type("Mensa");
  press("Close");
  press("Stay");
  expect(field().value).toBe("Mensa");
  press("Close");
  press("Leave");
  expect(isOpen()).toBe(false);
  await waitFor(async () => expect(await readEntries()).toEqual([]));
  press("Open");
  await act(async () => undefined);
  expect(field().value).toBe("");
});

test("asks before its page is left by key", async () => {
  await type("Mensa");
  act(() => confirmLeave(() => undefined));
  screen.getByText("Leave");
});

test("comes back after its page has gone, and can be discarded", async () => {
  await type("Mensa");
  cleanup();
  expect(await readEntries()).toEqual([{ name: "Mensa" }]);
  render(<Page />);
  press("Open");
  await waitFor(() => expect(field().value).toBe("Mensa"));
  press("Discard");
  expect(field().value).toBe("");
  await waitFor(async () => expect(await readEntries()).toEqual([]));
});

test.each([
  ["when it is sent", () => press("Sent")],
  ["when its dialog is done", () => press("Done")],
])("goes from the device %s, also with its page", async (_when, end) => {
  await type("Mensa");
  end();
  cleanup();
  await waitFor(async () => expect(await readEntries()).toEqual([]));
  // Nothing is written late.
  await act(() => new Promise((done) => setTimeout(done, 150)));
  expect(await readEntries()).toEqual([]);
});

test("of a page that is hidden for a while stays one, and goes with it", async () => {
  await type("Mensa");
  press("Hide or show");
  await act(() => new Promise((done) => setTimeout(done, 20)));
  press("Hide or show");
  await userEvent.type(field(), " del venerdì");
  await waitFor(async () => expect(await readEntries()).toEqual([{ name: "Mensa del venerdì" }]));
  press("Done");
  await waitFor(async () => expect(await readEntries()).toEqual([]));
});
