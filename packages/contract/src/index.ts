// Everything that server and clients share.
export * from "./account/account.calls.ts";
export * from "./account/account.limits.ts";
export * from "./account/account.shapes.ts";
export * from "./account/user.calls.ts";
export * from "./audit/audit.calls.ts";
export * from "./audit/audit.kinds.ts";
export * from "./billing/payment.calls.ts";
export * from "./billing/payment.limits.ts";
export * from "./billing/payment.shapes.ts";
export * from "./call.ts";
export * from "./calls.ts";
export * from "./company/company.calls.ts";
export * from "./company/countries.ts";
export * from "./people/person.calls.ts";
export * from "./people/person.limits.ts";
export {
  personSources,
  type ImportColumn,
  type PeopleImport,
  type Person,
} from "./people/person.shapes.ts";
export * from "./delivery/delivery.calls.ts";
export * from "./delivery/delivery.kinds.ts";
export * from "./enquiry/enquiry.calls.ts";
export * from "./enquiry/request.calls.ts";
export * from "./enquiry/request.limits.ts";
export * from "./error.shapes.ts";
export * from "./error.ts";
export * from "./flag.ts";
export * from "./setup/setup.calls.ts";
export * from "./setup/setup.kinds.ts";
export * from "./languages.ts";
export * from "./license/list.calls.ts";
export * from "./license/list.limits.ts";
export * from "./license/list.shapes.ts";
export * from "./license/license.acting.ts";
export * from "./license/license.calls.ts";
export * from "./license/license.limits.ts";
export * from "./license/license.names.ts";
export * from "./license/license.shapes.ts";
export * from "./license/license.state.ts";
export * from "./people/people-permission.calls.ts";
export * from "./people/user-permission.calls.ts";
export * from "./lookup/currencies.ts";
export * from "./lookup/lookup.calls.ts";
export * from "./message/full-stop.ts";
export * from "./message/message.keys.ts";
export * from "./webhook/webhook.calls.ts";
export * from "./page.limits.ts";
export * from "./picture.ts";
export * from "./preflight/contents.calls.ts";
export * from "./preflight/contents.limits.ts";
export {
  type ArchiveContents,
  type ArchiveFile,
  type ArchiveText,
  type BuildContents,
  type SqlAct,
  type SqlContents,
  type SqlStatement,
} from "./preflight/contents.shapes.ts";
export * from "./preflight/archive-end.ts";
export * from "./preflight/preflight.calls.ts";
export * from "./preflight/preflight.rules.ts";
export * from "./preflight/preflight.shapes.ts";
export * from "./product/product.calls.ts";
export * from "./product/product.limits.ts";
export * from "./product/product.shapes.ts";
export * from "./review/queue.calls.ts";
export * from "./review/queue.limits.ts";
export {
  type Claim,
  type LastMove,
  type QueueCounts,
  type QueueEntry,
  type ReviewTimes,
  type ReviewWait,
  type WaitingCreator,
} from "./review/queue.shapes.ts";
export * from "./review/remark.calls.ts";
export * from "./review/remark.limits.ts";
export { type Remark, type RemarkDraft, type RemarkList } from "./review/remark.shapes.ts";
export * from "./review/reply.calls.ts";
export * from "./review/review.limits.ts";
export * from "./review/review.calls.ts";
export * from "./session/session.calls.ts";
export * from "./session/session.limits.ts";
export * from "./store/store.calls.ts";
export * from "./store/store.corrections.ts";
export * from "./store/store.limits.ts";
export * from "./store/store.shapes.ts";
export * from "./submission/history.calls.ts";
export * from "./submission/price.ts";
export * from "./submission/submission.base.ts";
export * from "./submission/submission.calls.ts";
export * from "./submission/submission.completeness.ts";
export * from "./submission/submission.fields.ts";
export * from "./submission/submission.lifecycle.ts";
export * from "./submission/submission.limits.ts";
export * from "./submission/submission.shapes.ts";
export { isBlank, oneLine, textLength, tidyText } from "./text.ts";
export * from "./url.ts";
export * from "./message/field-label.ts";
export * from "./wait.ts";
export * from "./wire.shapes.ts";
