CREATE TABLE "file_pins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_pins_key_idx" ON "file_pins" USING btree ("key");--> statement-breakpoint
CREATE INDEX "file_pins_expires_at_idx" ON "file_pins" USING btree ("expires_at");