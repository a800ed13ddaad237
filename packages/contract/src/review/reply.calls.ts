// Saved replies: texts that reviewers use often, in every language, shared by all administrators.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { languageCodes, type LanguageCode } from "../languages.ts";
import { requiredText } from "../text.shapes.ts";
import { id, instant, ok, pathId } from "../wire.shapes.ts";
import { replyLimits, reviewPointNames } from "./remark.limits.ts";

const base = "/api/admin/replies";

/** The subject of a reply: a review point, or `general`. */
export const replySubjects = ["general", ...reviewPointNames] as const;
export type ReplySubject = (typeof replySubjects)[number];

const perLanguage = <Shape>(createShape: () => Shape) =>
  Object.fromEntries(languageCodes.map((code) => [code, createShape()])) as Record<
    LanguageCode,
    Shape
  >;

export const reply = z.object({
  reply_id: id,
  about: z.enum(replySubjects),
  texts: z.object(perLanguage(() => z.string())),
  updated_at: instant,
  /** Who last edited the reply; empty for the predefined ones. */
  username: z.string(),
});
export type Reply = z.output<typeof reply>;

const replyFields = {
  about: z.enum(replySubjects),
  texts: z.strictObject(perLanguage(() => requiredText(replyLimits.text))),
};

export const listReplies = call({
  id: "reply.list",
  method: "GET",
  path: base,
  who: "admin",
  summary: "Lists the saved replies by subject",
  output: z.array(reply),
});

export const addReply = call({
  id: "reply.add",
  method: "POST",
  path: base,
  who: "admin",
  summary: "Creates a saved reply in every language",
  body: z.strictObject(replyFields),
  output: reply,
});

export const changeReply = call({
  id: "reply.change",
  method: "POST",
  path: `${base}/:reply_id`,
  who: "admin",
  summary: "Updates a saved reply; 409 if another administrator has changed it since it was loaded",
  params: z.object({ reply_id: pathId }),
  body: z.strictObject({
    ...replyFields,
    /** The timestamp of the reply as it was loaded; if it has changed since, the server answers 409. */
    updated_at: z.optional(z.iso.datetime({ offset: true })),
  }),
  output: reply,
  refusals: [404, 409],
});

export const removeReply = call({
  id: "reply.remove",
  method: "DELETE",
  path: changeReply.path,
  who: "admin",
  summary: "Deletes a saved reply",
  params: z.object({ reply_id: pathId }),
  output: ok,
  refusals: [404],
});
