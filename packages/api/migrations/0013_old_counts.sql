DROP TABLE "login_attempts" CASCADE;--> statement-breakpoint
DROP TABLE "throttled_calls" CASCADE;