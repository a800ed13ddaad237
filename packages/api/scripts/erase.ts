// npm run erase -- <e-mail>: removes the stored data of a visitor, or of a user whose account is deactivated.
import { isEmail } from "@lanyard/contract";
import { erase } from "../src/retention/erase.ts";
import { withData, command } from "./command.ts";

await command("npm run erase -- name@example.com", (email) =>
  withData(async ({ context }) => {
    if (!isEmail(email)) throw new Error(`${email} is not an e-mail address.`);
    const { rows, mails } = await erase(context, email);
    if (rows === 0 && mails === 0) return `No data is stored about ${email}.`;
    return `Removed the stored data about ${email}: ${rows} rows, ${mails} mails in the outbox. Backups and system logs are not changed.`;
  }),
);
