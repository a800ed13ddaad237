// Months later, before a company's licenses end: the server's own reminder has run, and its mail lies in the outbox.
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");

/** Of this worker's server, as `playwright.config.ts` starts it. */
const dataDir = () =>
  join(process.env["E2E_DATA"] ?? "", process.env["TEST_PARALLEL_INDEX"] ?? "0");

/** Everything that the company has paid ends in so many days, and whoever is due is reminded. */
export async function letEndIn(days: number, email: string, url: string): Promise<void> {
  const script = join(repository, "packages/api/test/ends-in.ts");
  await run(process.execPath, ["--conditions=source", script, `${days}:${email}`], {
    env: { ...process.env, DATA_DIR: dataDir(), PUBLIC_URL: url },
    timeout: 60_000,
  });
}

/** Undoes quoted-printable, as mail programs do. */
const plain = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  ).toString();

/** The only mail to that address, once the server has written it. */
export async function onlyMailTo(email: string): Promise<string> {
  const folder = join(dataDir(), "outbox");
  const found = async () => {
    const names = await readdir(folder).catch(() => []);
    const read = names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => plain(await readFile(join(folder, name), "utf8")));
    return (await Promise.all(read)).filter((mail) => mail.includes(`To: ${email}`));
  };
  await expect.poll(async () => (await found()).length, { message: `mails to ${email}` }).toBe(1);
  return (await found())[0] ?? "";
}
