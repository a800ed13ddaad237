CREATE TABLE "price_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"expiration_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_notices" ADD CONSTRAINT "price_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_notices" ADD CONSTRAINT "price_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_notices_pair_idx" ON "price_notices" USING btree ("product_id","company_id","id");--> statement-breakpoint
CREATE INDEX "payments_pair_idx" ON "payments" USING btree ("product_id","company_id","id");