// Moves everything that a company of a running server has paid into the past, so that each period ends in the given
// number of days. Then sends the reminders that are due, as the server itself would.
import { sql } from "drizzle-orm";
import { command, withData } from "../scripts/command.ts";
import { remindDue } from "../src/features/license/reminder.rules.ts";

await command("node test/ends-in.ts <days>:<e-mail of the company>", (argument) =>
  withData(async ({ context }) => {
    const [days = "", email = ""] = argument.split(":");
    const { rowCount } = await context.db.execute(sql`
      with moved as (
        select l.id, l.expires_at - now() - make_interval(days => ${Number(days)}::int) as by
        from licenses l join companies c on c.id = l.company_id
        where c.email = ${email} and l.expires_at is not null),
      paid as (
        update payments p set created_at = created_at - by, paid_at = paid_at - by,
          period_starts_at = period_starts_at - by, period_ends_at = period_ends_at - by
        from moved where p.license_id = moved.id)
      update licenses l set created_at = created_at - by, paid_at = paid_at - by,
        period_starts_at = period_starts_at - by, expires_at = expires_at - by
      from moved where l.id = moved.id`);
    await remindDue(context);
    return `${rowCount} licenses of ${email} end in ${days} days.`;
  }),
);
