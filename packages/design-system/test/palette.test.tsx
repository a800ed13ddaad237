// CommandPalette: its shortcut belongs to it alone, and it shows no results of an earlier query.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Command } from "../src/index.ts";
import { CommandPalette } from "../src/index.ts";

const texts = {
  title: "Search and commands",
  placeholder: "Search",
  recent: "Lately",
  close: "Close",
  count: (commands: number) => `${commands} commands`,
  none: "Nothing has this name.",
  loading: "Looking",
  failed: "The search did not answer.",
  retry: "Try again",
};
const command = (label: string): Command => ({ value: label, label, onSelect: () => undefined });
const getLabels = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test.each([{ ctrlKey: true }, { metaKey: true }])(
  "%j and K: the browser does nothing",
  (modifier) => {
    render(<CommandPalette commands={[]} texts={texts} />);
    expect(fireEvent.keyDown(document.body, { key: "k", ...modifier })).toBe(false);
    const field = screen.getByRole("combobox");
    expect(fireEvent.keyDown(field, { key: "K", ...modifier })).toBe(false);
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(fireEvent.keyDown(document.body, { key: "k", shiftKey: true, ...modifier })).toBe(true);
    expect(screen.queryByRole("combobox")).toBeNull();
  },
);

/** Types a query, and resolves to the function that answers it. */
const ask = async (
  answers: Map<string, (commands: Command[]) => void>,
  query: string,
): Promise<(...labels: string[]) => Promise<void>> => {
  fireEvent.change(screen.getByRole("combobox"), { target: { value: query } });
  await waitFor(() => expect(answers.has(query)).toBe(true));
  return (...labels) => act(async () => answers.get(query)?.(labels.map(command)));
};

test.each(["commands", "search"] as const)("%s: a late answer changes nothing", async (source) => {
  const answers = new Map<string, (commands: Command[]) => void>();
  const find = vi.fn(
    (query: string) => new Promise<Command[]>((resolve) => answers.set(query, resolve)),
  );
  const sources = source === "search" ? { commands: [], search: find } : { commands: find };
  render(<CommandPalette defaultOpen texts={texts} {...sources} />);
  const answerFirst = await ask(answers, "pa");
  const answerSecond = await ask(answers, "par");
  await answerSecond("Parking", "Parties");
  await waitFor(() => expect(getLabels()).toEqual(["Parking", "Parties"]));
  await answerFirst("Parking", "Parrots", "Pans");
  expect(getLabels()).toEqual(["Parking", "Parties"]);
  expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBeNull();
});

test("results of the last query stay only where they also match the new one", async () => {
  const answers = new Map<string, (commands: Command[]) => void>();
  const search = (query: string) =>
    new Promise<Command[]>((resolve) => answers.set(query, resolve));
  render(<CommandPalette defaultOpen texts={texts} commands={[]} search={search} />);
  const answerFirst = await ask(answers, "pa");
  await answerFirst("Parking", "Pans");
  await waitFor(() => expect(getLabels()).toEqual(["Parking", "Pans"]));
  await ask(answers, "par");
  expect(getLabels()).toEqual(["Parking"]);
});
