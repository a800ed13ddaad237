ALTER TABLE "users" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "look_with_l" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "look_with_l" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_look_key" ON "users" USING btree ("look");--> statement-breakpoint
CREATE UNIQUE INDEX "users_look_with_l_key" ON "users" USING btree ("look_with_l");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_look_key" ON "companies" USING btree ("look");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_look_with_l_key" ON "companies" USING btree ("look_with_l");