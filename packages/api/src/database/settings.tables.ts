// What the server itself has to remember, such as the secret that signs addresses.
import { pgTable, text } from "drizzle-orm/pg-core";

export const serverSettings = pgTable("server_settings", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
