// The mails that a test's server has written to its outbox.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import type { TestApp } from "./harness.ts";

/** Decodes quoted-printable, as mail programs do. */
const plain = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  ).toString();

export async function mails(app: TestApp): Promise<string[]> {
  const folder = join(app.dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const written = names.filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(
    written.map(async (name) => plain(await readFile(join(folder, name), "utf8"))),
  );
}

/** Waits for a mail to that address; returns the newest. */
export const mailTo = (app: TestApp, email: string): Promise<string> =>
  vi.waitUntil(async () => (await mails(app)).findLast((mail) => mail.includes(`To: ${email}`)), {
    timeout: 60_000,
    interval: 100,
  });
