CREATE TABLE "failed_logins" (
	"user_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "failed_logins_user_id_hour_pk" PRIMARY KEY("user_id","hour")
);
