// npm run admin -- <e-mail>: makes an administrator, or finds them, and prints and mails a link that sets their password.
import { inviteAdministrator } from "../src/account/administrator.rules.ts";
import { withData, command } from "./command.ts";

await command("npm run admin -- name@example.com", (email) =>
  withData(
    async ({ context }) => {
      const link = await inviteAdministrator(context, email);
      const where = context.env.smtpUrl === undefined ? "written to the outbox" : "mailed";
      return `${email} is an administrator. This link sets their password, once and within 72 hours; it was ${where} too:\n${link}`;
    },
    // An installation may begin with its administrator.
    { mayBeNew: true },
  ),
);
