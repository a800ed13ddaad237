// Mails: sent over SMTP, or written as files where nobody has configured a server.
import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLanguage, type LanguageCode } from "@lanyard/contract";
import { createTransport } from "nodemailer";
import type { Tx } from "../database/db.ts";
import type { Env } from "../shared/env.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { htmlOf } from "./mail.html.ts";

export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs, and links on lines of their own: the HTML form is made from it. */
  readonly text: string;
  /** Of the text; the default one when it is not said. */
  readonly language?: LanguageCode;
  /** Where answers go, when not to the sender. */
  readonly replyTo?: string;
}

export interface Mail {
  /** Posts a mail; it leaves once the transaction is committed, and is tried again until it does. */
  post(tx: Tx, message: Message): Promise<void>;
  /** Sends a mail that must not wait in the database. Throws when it cannot be sent. */
  send(message: Message): Promise<void>;
}

const queue = "mail";

const whole = (env: Env, { language = defaultLanguage, ...message }: Message) => ({
  from: env.mailFrom,
  ...message,
  html: htmlOf(language, message.subject, message.text),
  headers: { "content-language": language },
});

/** Writes mails to `dataDir`/outbox, oldest first by name. */
function outbox(env: Env): (message: Message) => Promise<void> {
  const folder = join(env.dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    await mkdir(folder, { recursive: true });
    const { message: bytes } = await transport.sendMail(whole(env, message));
    const path = join(
      folder,
      `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`,
    );
    // Mails hold links that set passwords.
    await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}

function smtp(env: Env, url: string): (message: Message) => Promise<void> {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 20_000,
    socketTimeout: 60_000,
  });
  return async (message) => {
    await transport.sendMail(whole(env, message));
  };
}

/** The mail of the environment: `SMTP_URL`, else the outbox. */
export function openMail(env: Env, jobs: Jobs): Mail {
  const deliver = env.smtpUrl === undefined ? outbox(env) : smtp(env, env.smtpUrl);
  jobs.work(queue, (data) => deliver(data as Message));
  return { post: (tx, message) => jobs.send(tx, queue, message), send: deliver };
}
