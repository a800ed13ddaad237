// Which text the reader of a changed file shows.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import "../../../../test/app.tsx";
import { createQueryClient } from "../../../api/on-error.ts";
import { FileReader } from "./FileReader.tsx";

/** Opens the same path of a build whose file has this hash and text; resolves with how often it was loaded. */
async function read(client: ReturnType<typeof createQueryClient>, hash: string, text: string) {
  const onRead = vi.fn<() => Promise<string>>().mockResolvedValue(`${text}\n`);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <FileReader
        file={{
          path: "app.js",
          change: "added",
          unsure: false,
          after: { path: "app.js", size: 9, hash, isText: true },
        }}
        level={3}
        textComponent={({ text: content }) => content}
        onRead={onRead}
        onPrevious={undefined}
        onNext={undefined}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
  unmount();
  return onRead.mock.calls.length;
}

test("a file is loaded once for each hash, and each time where the server sent no hash", async () => {
  const client = createQueryClient();
  expect(await read(client, "a", "hashed")).toBe(1);
  expect(await read(client, "a", "hashed")).toBe(0);
  expect(await read(client, "", "of one build")).toBe(1);
  expect(await read(client, "", "of another build")).toBe(1);
});
