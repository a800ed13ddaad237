// CodeBlock in every language, with long lines, with and without a copy button.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { codeSamples } from "../story-data/code-samples.ts";
import { pressKey } from "../story-data/real-keys.ts";
import { codeLanguages } from "./code-tokens.ts";
import { CodeBlock } from "./CodeBlock.tsx";

const copyTexts = { copy: "Copy", copied: "Copied", failed: "Not allowed" };

const meta = {
  title: "Components/CodeBlock",
  component: CodeBlock,
  args: { title: "Answer", code: codeSamples.json, language: "json", copyTexts },
  parameters: {
    docs: { description: { component: "Code to read and copy." } },
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {
  tags: ["forced", "hero"],
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
};

export const Languages: Story = {
  tags: ["dark", "large-text"],
  render: (args) => (
    <div className="grid max-w-xl gap-6">
      {codeLanguages.map((language) => (
        <CodeBlock
          key={language}
          {...args}
          title={language}
          language={language}
          code={codeSamples[language]}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const blocks = [...canvasElement.querySelectorAll("pre")];
    // Tokenizing must not lose any character.
    await expect(blocks.map(({ textContent }) => textContent)).toEqual(
      codeLanguages.map((language) => codeSamples[language]),
    );
    const coloured = blocks.map((block) =>
      [...block.querySelectorAll("span")].map(({ textContent }) => textContent),
    );
    const [json, javascript, shell, sql, plain] = coloured;
    await expect(json).toEqual(expect.arrayContaining(['"id"', "118", "null", '"a \\"b\\" c"']));
    await expect(javascript).toEqual(
      expect.arrayContaining(["// Answers at once.", "const", "createHmac", '"sha256"']),
    );
    await expect(shell).toEqual(expect.arrayContaining(["curl", "-H", "--max-time", "jq"]));
    await expect(sql).toEqual(expect.arrayContaining(["create", "table", "'it''s'", "-- Once."]));
    await expect(plain).toEqual([]);
  },
};

export const LongLines: Story = {
  tags: ["rtl"],
  args: {
    title: "POST /api/marketplace/submissions/118/versions/2.1.0/archive",
    code: codeSamples.shell,
    language: "shell",
  },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: "Copy" })).toHaveFocus(),
    );
    await userEvent.tab();
    const code = within(canvasElement).getByRole("group", { name: /submissions/ });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    if (!(await pressKey("ArrowRight"))) return;
    await waitFor(() => expect(code.scrollLeft).toBeGreaterThanOrEqual(40));
    // Pressed again until it is back: a key amid the last one's scrolling only ends that.
    await waitFor(async () => {
      await pressKey("ArrowLeft");
      await expect(code.scrollLeft).toBe(0);
    });
  },
};

export const WithoutAButton: Story = {
  args: { title: "install.sql", code: codeSamples.sql, language: "sql", copyTexts: undefined },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
};
