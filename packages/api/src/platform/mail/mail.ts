// Mails: sent over SMTP, or written as files when no server is configured.
import { randomUUID } from "node:crypto";
import { access, constants, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  defaultLanguage,
  type LanguageCode,
  type LinkTopic,
  type MailTopic,
} from "@lanyard/contract";
import type { Tx } from "../database/db.ts";
import type { Env } from "../env/env.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { toHtml } from "./mail.html.ts";
import { getOutboxFolder } from "./outbox.ts";

export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs, with each link in a paragraph of its own; the HTML form is made from it. */
  readonly text: string;
  /** The language of the text; default: the default language. */
  readonly language?: LanguageCode;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string;
}

/** A mail that is stored until it is delivered. It must not contain a link that gives access to an account. */
export interface QueuedMessage extends Message {
  readonly about: Exclude<MailTopic, LinkTopic>;
}

/** The log of queued mails. */
export interface MailLog {
  /** Returns the id of the log entry. */
  add(tx: Tx, message: QueuedMessage): Promise<number>;
  /** Calls `send` and logs the outcome; rethrows its error. `last`: there will be no other attempt. */
  attempt(id: number | undefined, last: boolean, send: () => Promise<void>): Promise<void>;
}

export interface Mail {
  /** Queues a mail, which is sent after the transaction is committed, and retried when that fails. */
  queue(tx: Tx, message: QueuedMessage): Promise<void>;
  /** Queues the mail with this id in the log again. */
  queueAgain(tx: Tx, id: number, message: Message): Promise<void>;
  /** Sends a mail at once, without storing it in the database. Throws when it cannot be sent. */
  send(message: Message): Promise<void>;
  /** Throws when mails cannot be sent at the moment; sends none. */
  check(): Promise<void>;
}

interface Transport {
  readonly deliver: (message: Message) => Promise<void>;
  readonly check: () => Promise<void>;
}

const queueName = "mail";

/** The message in the format that servers of the last version read, and its id in the log, which their jobs lack. */
interface Job extends Message {
  readonly dispatch?: number;
}

const composed = (
  env: Env,
  { language = defaultLanguage, to, subject, text, replyTo }: Message,
) => ({
  from: env.mailFrom,
  to,
  subject,
  text,
  ...(replyTo !== undefined && { replyTo }),
  html: toHtml(language, subject, text),
  headers: { "content-language": language },
});

/** Loaded with the first mail, so that the server starts faster. */
const library = () => import("nodemailer");

/** Writes mails to `dataDir`/outbox, with names in the order of their time. */
function outbox(env: Env): Transport {
  const folder = getOutboxFolder(env);
  const open = async () =>
    (await library()).createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  let opened: ReturnType<typeof open> | undefined;
  const deliver = async (message: Message) => {
    const transport = await (opened ??= open());
    await mkdir(folder, { recursive: true });
    const { message: bytes } = await transport.sendMail(composed(env, message));
    const path = join(
      folder,
      `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`,
    );
    // Readable only by the server's account, because mails contain links that set passwords.
    await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
  const check = async () => {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  };
  return { deliver, check };
}

/** As many jobs as connections to the SMTP server; a slow receiving server uses at most two of them. */
export const mailLimits = { concurrency: 5, perReceiver: 2 };

function smtp(env: Env, url: string): Transport {
  const open = async () =>
    (await library()).createTransport({
      url,
      pool: true,
      maxConnections: mailLimits.concurrency,
      connectionTimeout: 20_000,
      socketTimeout: 60_000,
    });
  let opened: ReturnType<typeof open> | undefined;
  const transport = () => (opened ??= open());
  return {
    deliver: async (message) => void (await (await transport()).sendMail(composed(env, message))),
    check: async () => void (await (await transport()).verify()),
  };
}

/** The receiver of a mail for the queue's limits: the domain of its address. */
export const getMailServer = (address: string): string =>
  address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Opens the mail service of the environment: `SMTP_URL`, or the outbox without it. */
export function openMail(env: Env, jobs: Jobs, log: MailLog): Mail {
  const { deliver, check } = env.smtpUrl === undefined ? outbox(env) : smtp(env, env.smtpUrl);
  const work = (data: object, last: boolean) => {
    const job = data as Job;
    return log.attempt(job.dispatch, last, () => deliver(job));
  };
  jobs.work(queueName, work, mailLimits);
  const queueAgain = (tx: Tx, dispatch: number, message: Message) => {
    const job: Job = { ...message, dispatch };
    return jobs.send(tx, queueName, job, { receiver: getMailServer(message.to) });
  };
  return {
    queue: async (tx, message) => queueAgain(tx, await log.add(tx, message), message),
    queueAgain,
    send: deliver,
    check,
  };
}
