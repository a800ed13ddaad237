// A Combobox with asynchronous options: loading, outdated, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ListOption } from "../option-list/option.ts";
import { comboboxTexts } from "../story-data/combobox-texts.ts";
import { people } from "../story-data/people.tsx";
import { Combobox } from "./Combobox.tsx";

/** A request to a server, with functions to answer it. */
interface Question {
  query: string;
  signal: AbortSignal;
  answer: (options: ListOption[]) => void;
  fail: () => void;
}
const questions: Question[] = [];
const ask = (query: string, signal: AbortSignal) =>
  new Promise<ListOption[]>((answer, reject) => {
    questions.push({ query, signal, answer, fail: () => reject(new Error("offline")) });
  });

const meta = {
  title: "Fields/Combobox from a server",
  component: Combobox,
  args: { label: "Person", options: ask, texts: comboboxTexts, onValueChange: fn() },
  beforeEach: () => {
    questions.length = 0;
  },
  decorators: [(Story) => <div className="min-h-64 max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole("combobox");
const findQuestion = (query: string) =>
  waitFor(() => {
    const question = questions.findLast((one) => one.query === query);
    if (!question) throw new Error(`Nobody asked for “${query}”.`);
    return question;
  });
const findPeople = (part: string) => people.filter(({ label }) => label.includes(part));

export const Loading: Story = {
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "el");
    await findQuestion("el");
    await expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true");
    await expect(screen.getAllByText("Looking…").length).toBe(2);
    await expect(field(canvasElement)).toHaveValue("el");
  },
};

export const Arrived: Story = {
  args: { valueLabel: () => "Ada Moretti", defaultValue: "ada.moretti" },
  play: async ({ args, canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue("Ada Moretti");
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), "el");
    (await findQuestion("el")).answer(findPeople("El"));
    await screen.findByRole("option", { name: /^Elena/ });
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("elena.rossi");
    await userEvent.keyboard("{ArrowDown}");
    (await findQuestion("")).answer(findPeople("Ada"));
    await screen.findByRole("option", { name: /^Ada/ });
    // The label stays although the latest results do not contain its option.
    await expect(field(canvasElement)).toHaveValue("Elena Rossi");
  },
};

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "el");
    (await findQuestion("el")).fail();
    const again = await screen.findByRole("button", { name: "Try again" });
    await expect(field(canvasElement)).toHaveValue("el");
    questions.length = 0;
    await userEvent.click(again);
    (await findQuestion("el")).answer(findPeople("El"));
    await screen.findByRole("option", { name: /^Elena/ });
    await userEvent.type(field(canvasElement), "x");
    (await findQuestion("elx")).fail();
    await screen.findByRole("button", { name: "Try again" });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus());
    questions.length = 0;
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    (await findQuestion("elx")).fail();
    await screen.findByRole("button", { name: "Try again" });
    await expect(field(canvasElement)).toHaveValue("elx");
  },
};

export const AnsweredTooLate: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), "n");
    const first = await findQuestion("n");
    await userEvent.type(field(canvasElement), "oor");
    const second = await findQuestion("noor");
    await expect(first.signal.aborted).toBe(true);
    second.answer(findPeople("Noor"));
    await screen.findByRole("option", { name: /^Noor/ });
    first.answer(findPeople("Bruno"));
    // One turn of the event loop, after which an accepted result would be visible.
    await new Promise((later) => setTimeout(later));
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await expect(screen.getByRole("option")).toHaveTextContent("Noor van Dijk");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("noor.van.dijk");
    await userEvent.keyboard("{ArrowDown}");
    (await findQuestion("")).answer(findPeople("Noor"));
    await screen.findByRole("option");
  },
};

export const NobodyFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "harbour");
    (await findQuestion("harbour")).answer([]);
    await expect(await screen.findAllByText("Nobody has this name.")).toHaveLength(2);
    await expect(field(canvasElement)).toHaveValue("harbour");
  },
};
