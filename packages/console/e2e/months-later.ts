// Simulates the time shortly before a company's licenses end: sends the server's reminders and reads them in the
// outbox.
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");

/** Data folder of this worker's server, which `playwright.config.ts` starts. */
const dataDir = () =>
  join(process.env["E2E_DATA"] ?? "", process.env["TEST_PARALLEL_INDEX"] ?? "0");

/** Makes everything that the company has paid end in this many days, and sends the reminders that are due. */
export async function letEndIn(days: number, email: string, url: string): Promise<void> {
  const script = join(repository, "packages/api/test/ends-in.ts");
  await run(process.execPath, ["--conditions=source", script, `${days}:${email}`], {
    env: { ...process.env, DATA_DIR: dataDir(), PUBLIC_URL: url },
    timeout: 60_000,
  });
}

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

/** Waits for the only mail to that address, and returns it. */
export async function onlyMailTo(email: string): Promise<string> {
  const folder = join(dataDir(), "outbox");
  const listMails = async () => {
    const names = await readdir(folder).catch(() => []);
    const read = names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => plain(await readFile(join(folder, name), "utf8")));
    return (await Promise.all(read)).filter((mail) => mail.includes(`To: ${email}`));
  };
  await expect
    .poll(async () => (await listMails()).length, { message: `mails to ${email}` })
    .toBe(1);
  return (await listMails())[0] ?? "";
}
