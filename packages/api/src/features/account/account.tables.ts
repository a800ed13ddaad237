// Users of the console.
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, identity, moment, skeletons } from "../../platform/database/columns.ts";

export const users = pgTable(
  "users",
  {
    id: identity(),
    username: text("username").notNull(),
    ...skeletons(),
    email: text("email").notNull(),
    supportEmail: text("support_email").notNull().default(""),
    role: text("role", { enum: ["creator", "admin"] }).notNull(),
    /** An argon2id hash; null until the user has set a password. */
    passwordHash: text("password_hash"),
    /** Storage key of the picture; empty when there is none. */
    avatar: text("avatar").notNull().default(""),
    /** The language of mails to the user. */
    language: text("language").notNull().default("it"),
    active: boolean("active").notNull().default(true),
    /** When the user signed in first; null also for users who did so before this column existed. */
    signedInAt: moment("signed_in_at"),
    /** Whether the user, as an administrator, wants mails about builds that wait for review. */
    reviewMails: boolean("review_mails").notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("users_username_key").on(sql`lower(${table.username})`),
    uniqueIndex("users_look_key").on(table.skeleton),
    uniqueIndex("users_look_with_l_key").on(table.skeletonWithL),
    // For the administrators' search by parts of names.
    index("users_search_idx").using(
      "gin",
      table.username.op("gin_trgm_ops"),
      table.email.op("gin_trgm_ops"),
    ),
    // For filters of the administrators' list that match only few of many users.
    index("users_admins_idx")
      .on(table.id)
      .where(sql`role = 'admin'`)
      .concurrently(),
    index("users_inactive_idx")
      .on(table.id)
      .where(sql`not active`)
      .concurrently(),
    index("users_invited_idx")
      .on(table.id)
      .where(sql`password_hash is null`)
      .concurrently(),
    index("users_avatar_idx")
      .on(table.avatar)
      .where(sql`avatar <> ''`),
  ],
);
