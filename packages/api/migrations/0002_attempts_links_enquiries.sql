CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"object" text NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_user_idx" ON "password_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_address_idx" ON "enquiries" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "login_attempts_who_idx" ON "login_attempts" USING btree (lower("email"),"address","created_at");--> statement-breakpoint
CREATE INDEX "login_attempts_created_idx" ON "login_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar") WHERE avatar <> '';--> statement-breakpoint
CREATE INDEX "screenshots_image_idx" ON "screenshots" USING btree ("image");--> statement-breakpoint
CREATE INDEX "submissions_icon_idx" ON "submissions" USING btree ("icon") WHERE icon <> '';--> statement-breakpoint
CREATE INDEX "submissions_banner_idx" ON "submissions" USING btree ("banner") WHERE banner <> '';--> statement-breakpoint
CREATE INDEX "submissions_archive_idx" ON "submissions" USING btree ("archive") WHERE archive <> '';--> statement-breakpoint
CREATE INDEX "submissions_sql_script_idx" ON "submissions" USING btree ("sql_script") WHERE sql_script <> '';