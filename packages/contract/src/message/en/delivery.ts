import type { delivery as italian } from "../it/delivery.ts";

export const delivery: Readonly<Record<keyof typeof italian, string>> = {
  "webhook.not_found": "This message does not exist.",
  "webhook.waiting": "This message is still being delivered.",
  "enquiry.not_found": "This request does not exist.",
  "enquiry.changed": "{{name}} has already handled this request: nothing was done.",
  "dispatch.not_found": "This delivery does not exist, or is no longer kept.",
  "dispatch.resent": "{{name}} has already sent it again: nothing was sent.",
  "dispatch.again": "It has been sent again in the meantime and failed again: nothing was sent.",
  "dispatch.waiting": "It is still being tried: nothing was sent.",
  "dispatch.delivered": "It has already arrived: nothing was sent.",
  "dispatch.link_expired":
    "Nothing was sent: the link in this email has expired. A new one can be requested on the sign-in page.",
  "dispatch.email_link_gone": "Nothing was sent: the link in this email is no longer valid.",
  "dispatch.invite_used":
    "Nothing was sent: the invited account already has a password, or is deactivated.",
  "dispatch.no_address": "Its product no longer has a webhook: nothing was sent.",
  "dispatch.forgotten": "This message is no longer kept: nothing was sent.",
  "message.required": "Write what you need.",
  "functionality.object": "Subject",
  "request_text.required": "Describe the request.",
};
