CREATE TABLE "console_files" (
	"release" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	"compressed" boolean NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "console_files_path_release_pk" PRIMARY KEY("path","release")
);
