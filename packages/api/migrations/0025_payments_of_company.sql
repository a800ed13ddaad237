drop index concurrently if exists "payments_company_idx";--> statement-breakpoint
create index concurrently "payments_company_idx" on "payments" using btree ("company_id","id") where status = 'paid';
