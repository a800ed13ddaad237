CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"support_email" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"avatar" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'it' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"token_hash" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_token_hash_unique" UNIQUE("token_hash")
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
CREATE TABLE "licenses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"free" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"installed_submission_id" bigint,
	"installed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"license_id" bigint,
	"product_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_token" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"expiration_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	CONSTRAINT "payments_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"license_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"permission_id" integer NOT NULL,
	CONSTRAINT "user_permissions_license_id_user_id_permission_id_pk" PRIMARY KEY("license_id","user_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "expirations" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"months" integer
);
--> statement-breakpoint
CREATE TABLE "menu_entries" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_permission_kinds" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'app' NOT NULL,
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
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enabled_accounts" (
	"submission_id" bigint NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "enabled_accounts_submission_id_email_pk" PRIMARY KEY("submission_id","email")
);
--> statement-breakpoint
CREATE TABLE "screenshots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" bigint NOT NULL,
	"image" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_permissions" (
	"submission_id" bigint NOT NULL,
	"permission_id" integer NOT NULL,
	CONSTRAINT "submission_permissions_submission_id_permission_id_pk" PRIMARY KEY("submission_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "submission_texts" (
	"submission_id" bigint NOT NULL,
	"language_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "submission_texts_submission_id_language_id_pk" PRIMARY KEY("submission_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"menu_entry_id" integer,
	"notes" text DEFAULT '' NOT NULL,
	"mobile_available" boolean DEFAULT false NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"price_currency" text DEFAULT 'EUR' NOT NULL,
	"expiration_id" integer DEFAULT 1 NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"rejection_reason" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"banner" text DEFAULT '' NOT NULL,
	"archive" text DEFAULT '' NOT NULL,
	"archive_name" text DEFAULT '' NOT NULL,
	"sql_script" text DEFAULT '' NOT NULL,
	"sql_script_name" text DEFAULT '' NOT NULL,
	"privacy_policy_url" text DEFAULT '' NOT NULL,
	"service_terms_url" text DEFAULT '' NOT NULL,
	"webhook_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_installed_submission_id_submissions_id_fk" FOREIGN KEY ("installed_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_permission_id_permissions_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enabled_accounts" ADD CONSTRAINT "enabled_accounts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_permissions" ADD CONSTRAINT "submission_permissions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_permissions" ADD CONSTRAINT "submission_permissions_permission_id_permissions_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_texts" ADD CONSTRAINT "submission_texts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_menu_entry_id_menu_entries_id_fk" FOREIGN KEY ("menu_entry_id") REFERENCES "public"."menu_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_expiration_id_expirations_id_fk" FOREIGN KEY ("expiration_id") REFERENCES "public"."expirations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar") WHERE avatar <> '';--> statement-breakpoint
CREATE INDEX "password_links_user_idx" ON "password_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_email_key" ON "companies" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiries_address_idx" ON "enquiries" USING btree ("address","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_product_company_key" ON "licenses" USING btree ("product_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_company_idx" ON "licenses" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "payments_license_idx" ON "payments" USING btree ("license_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending" ON "payments" USING btree ("product_id","company_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "products_owner_idx" ON "products" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "login_attempts_who_idx" ON "login_attempts" USING btree (lower("email"),"address","created_at");--> statement-breakpoint
CREATE INDEX "login_attempts_created_idx" ON "login_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "proposals_product_idx" ON "proposals" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "enabled_accounts_email_idx" ON "enabled_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "screenshots_submission_idx" ON "screenshots" USING btree ("submission_id","position");--> statement-breakpoint
CREATE INDEX "screenshots_image_idx" ON "screenshots" USING btree ("image");--> statement-breakpoint
CREATE INDEX "submissions_product_idx" ON "submissions" USING btree ("product_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_in_progress" ON "submissions" USING btree ("product_id") WHERE status in ('draft', 'waiting_for_review', 'rejected');--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_released" ON "submissions" USING btree ("product_id") WHERE status in ('ready_for_sale', 'hidden');--> statement-breakpoint
CREATE INDEX "submissions_icon_idx" ON "submissions" USING btree ("icon") WHERE icon <> '';--> statement-breakpoint
CREATE INDEX "submissions_banner_idx" ON "submissions" USING btree ("banner") WHERE banner <> '';--> statement-breakpoint
CREATE INDEX "submissions_archive_idx" ON "submissions" USING btree ("archive") WHERE archive <> '';--> statement-breakpoint
CREATE INDEX "submissions_sql_script_idx" ON "submissions" USING btree ("sql_script") WHERE sql_script <> '';--> statement-breakpoint
CREATE INDEX "submissions_waiting_idx" ON "submissions" USING btree ("updated_at","id") WHERE status = 'waiting_for_review';