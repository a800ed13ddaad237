// The requests of visitors and companies, and the administrators' answers.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { languageCodes } from "../languages.ts";
import { line, text } from "../text.shapes.ts";
import { id, instant, pageQuery, pathId } from "../wire.shapes.ts";
import { requestKinds, requestLimits, requestStates } from "./request.limits.ts";

export const adminRequest = z.object({
  request_id: id,
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  /** The subject that the visitor wrote, or the name of the product. */
  subject: z.string(),
  email: z.string(),
  /** The company's name; empty for a visitor. */
  name: z.string(),
  company_id: z.nullable(id),
  product_id: z.nullable(id),
  /** The language in which an answer is mailed. */
  language: z.enum(languageCodes),
  created_at: instant,
  /** Who last answered, closed or reopened the request; empty when nobody has. */
  settled_by: z.string(),
  settled_at: z.nullable(instant),
  /** Changes with every answer, closing and reopening. */
  version: z.int(),
});
export type AdminRequest = z.output<typeof adminRequest>;

export const adminRequestDetail = z.extend(adminRequest, {
  text: z.string(),
  /** Oldest first. */
  answers: z.array(z.object({ answer: z.string(), username: z.string(), at: instant })),
});
export type AdminRequestDetail = z.output<typeof adminRequestDetail>;

const base = "/api/admin/requests";
/**
 * The version that the administrator saw: if another administrator has changed the request since, the server does
 * nothing and answers 409.
 */
const version = z.optional(z.int());
const one = {
  who: "admin",
  params: z.object({ request_id: pathId }),
  output: adminRequestDetail,
  refusals: [404, 409],
} as const;

export const listRequests = call({
  id: "enquiry.list",
  method: "GET",
  path: base,
  who: "admin",
  summary: "Lists functionality requests and requests for proposals, newest first",
  query: z.extend(pageQuery, {
    /** Part of a name, an e-mail, a subject or the text; one or two letters match only at the start of a word. */
    search: z.optional(line(requestLimits.search)),
    kind: z.optional(z.enum(requestKinds)),
    state: z.optional(z.enum(requestStates)),
  }),
  output: z.array(adminRequest),
  paged: true,
});

export const getRequest = call({
  ...one,
  id: "enquiry.get",
  method: "GET",
  path: `${base}/:request_id`,
  summary: "Returns a request with its text and answers",
  refusals: [404],
});

export const answerRequest = call({
  ...one,
  id: "enquiry.answer",
  method: "POST",
  path: `${base}/:request_id/answers`,
  summary: "Answers a request by mail, in the requester's language",
  body: z.strictObject({ answer: z.prefault(text(requestLimits.answer), ""), version }),
});

export const closeRequest = call({
  ...one,
  id: "enquiry.close",
  method: "POST",
  path: `${base}/:request_id/close`,
  summary: "Closes a request without sending a mail",
  body: z.strictObject({ version }),
});

export const reopenRequest = call({
  ...one,
  id: "enquiry.reopen",
  method: "POST",
  path: `${base}/:request_id/reopen`,
  summary: "Reopens an answered or closed request",
  body: z.strictObject({ version }),
});

export const closeRequests = call({
  id: "enquiry.close_many",
  method: "POST",
  path: `${base}/close`,
  who: "admin",
  summary: "Closes several requests; skips those that are already closed or do not exist",
  body: z.strictObject({
    request_ids: z.array(id).check(z.minLength(1), z.maxLength(requestLimits.atOnce)),
  }),
  output: z.object({ closed: z.int() }),
});
