// What the log says is on its way while nobody sends it: a server ended during the last attempt, or one of before sent it and did
// not write that down.
import { sql } from "drizzle-orm";
import type { Db } from "../database/db.ts";
import { interrupted } from "../dispatch/dispatch.attempt.ts";

/** States of a job that somebody does, or will do. */
const live = sql`('created', 'retry', 'active')`;
const attempt = sql`jsonb_build_array(jsonb_build_object(
  'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', null, 'error', ${interrupted}::text))`;

/** Then they can be sent again. A trigger tells the administrators' list. */
export const settleWebhooks = (db: Db) =>
  db.execute(sql`
    update webhook_deliveries w set state = 'failed', attempts = w.attempts || ${attempt}
    from dispatches d
    where d.kind = 'webhook' and d.state in ('waiting', 'resent') and w.message_id = d.message_id and w.state = 'waiting'
      and not exists (select from jobs.job j where j.name = 'webhook' and j.state in ${live} and j.data ->> 'id' = w.message_id)`);

/** The job of a mail tells whether it was sent, for as long as it is kept; after that nobody knows. */
export const settleMails = (db: Db) =>
  db.execute(sql`
    with job as (
      select distinct on (data ->> 'dispatch') data ->> 'dispatch' as dispatch, state
      from jobs.job where name in ('mail', 'password-link') and data ? 'dispatch'
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
