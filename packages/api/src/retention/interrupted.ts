// Settles mails and webhooks that the log shows as waiting while no job sends them: the server ended during the last
// attempt, or an older server sent them without logging it.
import { sql } from "drizzle-orm";
import type { Db } from "../platform/database/db.ts";
import { interrupted } from "../features/delivery/delivery.attempt.ts";

/** States of a job that is running or will run. */
const live = sql`('created', 'retry', 'active')`;
const attempt = sql`jsonb_build_array(jsonb_build_object(
  'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', null, 'error', ${interrupted}::text))`;

/** Marks these webhooks as failed, so that they can be sent again. A trigger updates the administrators' list. */
export const settleWebhooks = (db: Db) =>
  db.execute(sql`
    update webhook_deliveries w set state = 'failed', attempts = w.attempts || ${attempt}
    from dispatches d
    where d.kind = 'webhook' and d.state in ('waiting', 'resent') and w.message_id = d.message_id and w.state = 'waiting'
      and not exists (select from jobs.job j where j.name = 'webhook' and j.state in ${live} and j.data ->> 'id' = w.message_id)`);

/** While the job of a mail is stored, it says whether the mail was sent; a mail without a job is marked as failed. */
export const settleMails = (db: Db) =>
  db.execute(sql`
    with job as (
      select distinct on (data ->> 'dispatch') data ->> 'dispatch' as dispatch, state
      from jobs.job where name in ('mail', 'password-link', 'email-link') and data ? 'dispatch'
      order by data ->> 'dispatch', state in ${live} desc, created_on desc),
    lost as (
      select d.id, job.state is not distinct from 'completed' as sent
      from dispatches d left join job on job.dispatch = d.id::text
      where d.kind = 'mail' and d.state in ('waiting', 'resent') and (job.state is null or job.state not in ${live}))
    update dispatches d set
      state = case when lost.sent then 'delivered' else 'failed' end,
      message = case when lost.sent then null else d.message end,
      attempts = case when lost.sent then d.attempts else d.attempts || ${attempt} end
    from lost where d.id = lost.id and d.state in ('waiting', 'resent')`);
