// Values that the server stores for itself, such as the secret that signs file URLs.
import { pgTable, text } from "drizzle-orm/pg-core";

export const serverSettings = pgTable("server_settings", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
