-- What the server may do: read and write, but nothing that is kept for good. The owner of the tables runs it.
grant usage on schema public, jobs, drizzle to lanyard_server;
grant select, insert, update, delete on all tables in schema public, jobs to lanyard_server;
grant usage, select on all sequences in schema public, jobs to lanyard_server;
grant select on all tables in schema drizzle to lanyard_server;
-- Entries are added and read. The months that they lie in are reached through one function, which keeps recent ones.
revoke update, delete on audit_log from lanyard_server;
revoke insert, update, delete on audit_personal from lanyard_server;
grant execute on function keep_log_months to lanyard_server;
