// npm run admin -- <e-mail>: creates an administrator, or finds an existing one, and prints and mails a link for
// setting their password.
import { inviteAdministrator } from "../src/features/account/administrator.rules.ts";
import { withData, command } from "./command.ts";

await command("npm run admin -- name@example.com", (email) =>
  withData(
    async ({ context }) => {
      const link = await inviteAdministrator(context, email);
      const where = context.env.smtpUrl === undefined ? "written to the outbox" : "mailed";
      return `${email} is an administrator. This link to set their password works once within 72 hours; it was also ${where}:\n${link}`;
    },
    // Creating the administrator may be the first step of an installation.
    { mayBeNew: true },
  ),
);
