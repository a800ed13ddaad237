// `npx drizzle-kit generate` writes a migration from the rooms' tables.
import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "postgresql", schema: "./src/**/*.tables.ts", out: "./migrations" });
