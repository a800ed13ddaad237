// A creator's remarks: reading, going to the field, answering, changing an answer, ticking off; read-only, refused,
// settled meanwhile.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { Remark } from "@lanyard/contract";
import { storyFrame } from "../../../story-frame.tsx";
import { RemarksPanel } from "./RemarksPanel.tsx";
import { sampleRemark, sampleRemarks } from "./sample-remarks.ts";
import { useAnswers } from "./useAnswers.ts";

const names: Readonly<Record<string, string>> = {
  "languages[1][description]": "Descrizione (Italiano)",
  source_code_url: "Archivio della build",
};

interface PanelProps {
  readonly remarks: readonly Remark[];
  readonly canAnswer: boolean;
  readonly busy: boolean;
  /** Unique per story, so that each keeps its own answers. */
  readonly productId: number;
  readonly onGo: ((field: string) => void) | undefined;
  readonly onAnswer: (id: number, answer: string) => Promise<unknown>;
  readonly onTick: (id: number, done: boolean) => void;
}

function Panel({ productId, ...props }: PanelProps) {
  const answers = useAnswers({ userId: 7, productId });
  return (
    <RemarksPanel
      {...props}
      answers={answers}
      getFieldName={(field) => names[field] ?? field}
      text="Rispondi dove qualcosa non è chiaro, spunta ciò che hai fatto e invia di nuovo la build."
    />
  );
}

const meta = {
  title: "Console/Review/Remarks to a creator",
  component: Panel,
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>, storyFrame],
  args: {
    remarks: sampleRemarks(),
    canAnswer: true,
    busy: false,
    productId: 101,
    onGo: fn(),
    onAnswer: fn(() => Promise.resolve()),
    onTick: fn(),
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

const answerTo = (place: string) => screen.getByRole("textbox", { name: `Risposta a: ${place}` });
const description = "Descrizione (Italiano)";

export const Some: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    await expect(screen.getByRole("status")).toHaveTextContent("Osservazioni fatte: 1 di 3");
    await userEvent.click(screen.getByRole("button", { name: `Vai al campo: ${description}` }));
    await expect(args.onGo).toHaveBeenCalledWith("languages[1][description]");
    // A remark on the whole build has no field to go to.
    await expect(screen.getAllByRole("button", { name: /^Vai al campo/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole("checkbox", { name: `Fatta: ${description}` }));
    await expect(args.onTick).toHaveBeenCalledWith(1, true);
    await userEvent.click(
      screen.getByRole("checkbox", { name: "Fatta: Archivio della build › src/config.js:12" }),
    );
    await expect(args.onTick).toHaveBeenLastCalledWith(2, false);
  },
};

export const Answering: Story = {
  args: { productId: 102 },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: `Rispondi a: ${description}` }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(answerTo(description), "Ora comincia da lì.{Enter}");
    await expect(args.onAnswer).toHaveBeenCalledWith(1, "Ora comincia da lì.");
    await waitFor(() => expect(answerTo(description)).toHaveValue(""));
  },
};

export const ChangingAnAnswer: Story = {
  args: { productId: 103 },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Cambia la risposta" }));
    const place = "Archivio della build › src/config.js:12";
    await expect(answerTo(place)).toHaveValue("Annullata ieri, ora viene dalla configurazione.");
    await userEvent.clear(answerTo(place));
    await userEvent.type(answerTo(place), "Annullata.");
    await userEvent.click(screen.getByRole("button", { name: `Rispondi a: ${place}` }));
    await expect(args.onAnswer).toHaveBeenCalledWith(2, "Annullata.");
  },
};

export const RefusedAnswerStays: Story = {
  args: { productId: 104, onAnswer: fn(() => Promise.reject(new Error("offline"))) },
  play: async ({ args }) => {
    await userEvent.type(answerTo(description), "Ora comincia da lì.{Enter}");
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledOnce());
    await expect(answerTo(description)).toHaveValue("Ora comincia da lì.");
  },
};

export const TooLong: Story = {
  args: { productId: 105, remarks: [sampleRemark()] },
  play: async ({ args }) => {
    await userEvent.click(answerTo(description));
    await userEvent.paste("a".repeat(305));
    await expect(answerTo(description)).toBeInvalid();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(screen.getByText(/^5 caratteri di troppo/)).toBeVisible();
  },
};

/** An administrator settles the remark while the creator writes the answer. */
export const SettledMeanwhile: Story = {
  args: { productId: 106 },
  render: function Render(args) {
    const [remarks, setRemarks] = useState(args.remarks);
    const settle = () => {
      setRemarks(remarks.slice(1));
      return Promise.reject(new Error("settled"));
    };
    return <Panel {...args} remarks={remarks} onAnswer={settle} />;
  },
  play: async () => {
    await userEvent.type(answerTo(description), "Ora comincia da lì.{Enter}");
    await expect(
      await screen.findByText(/Nel frattempo l’osservazione è stata chiusa/),
    ).toBeVisible();
    await expect(screen.getByText("Ora comincia da lì.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Scarta" }));
    await waitFor(() => expect(screen.queryByText("Ora comincia da lì.")).toBeNull());
  },
};

export const AllDone: Story = {
  args: {
    productId: 107,
    remarks: [sampleRemark({ done_at: "2026-10-16T07:31:00.000Z", answer: "Fatto." })],
  },
  play: async () => {
    await expect(screen.getByRole("status")).toHaveTextContent("Osservazioni fatte: 1 di 1");
    await expect(screen.getByRole("checkbox")).toBeChecked();
  },
};

export const ReadOnly: Story = {
  args: { productId: 108, canAnswer: false, onGo: undefined },
  play: async () => {
    await expect(screen.queryByRole("textbox")).toBeNull();
    await expect(screen.queryByRole("checkbox")).toBeNull();
    await expect(screen.queryByRole("button")).toBeNull();
    await expect(screen.getByText("Fatta")).toBeVisible();
  },
};

export const None: Story = {
  args: { productId: 109, remarks: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};
