drop index concurrently if exists "users_admins_idx";--> statement-breakpoint
create index concurrently "users_admins_idx" on "users" using btree ("id") where role = 'admin';--> statement-breakpoint
drop index concurrently if exists "users_inactive_idx";--> statement-breakpoint
create index concurrently "users_inactive_idx" on "users" using btree ("id") where not active;--> statement-breakpoint
drop index concurrently if exists "users_invited_idx";--> statement-breakpoint
create index concurrently "users_invited_idx" on "users" using btree ("id") where password_hash is null;--> statement-breakpoint
drop index concurrently if exists "companies_revoked_idx";--> statement-breakpoint
create index concurrently "companies_revoked_idx" on "companies" using btree ("id") where not active;
