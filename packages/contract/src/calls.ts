// Every call of the API, in one list.
import { isCall, type Call } from "./call.ts";
import * as account from "./account/account.calls.ts";
import * as user from "./account/user.calls.ts";
import * as audit from "./audit/audit.calls.ts";
import * as company from "./company/company.calls.ts";
import * as person from "./people/person.calls.ts";
import * as delivery from "./delivery/delivery.calls.ts";
import * as enquiry from "./enquiry/enquiry.calls.ts";
import * as request from "./enquiry/request.calls.ts";
import * as setup from "./setup/setup.calls.ts";
import * as license from "./license/license.calls.ts";
import * as payment from "./billing/payment.calls.ts";
import * as peoplePermission from "./people/people-permission.calls.ts";
import * as licenseList from "./license/list.calls.ts";
import * as userPermission from "./people/user-permission.calls.ts";
import * as lookup from "./lookup/lookup.calls.ts";
import * as contents from "./preflight/contents.calls.ts";
import * as preflight from "./preflight/preflight.calls.ts";
import * as product from "./product/product.calls.ts";
import * as webhook from "./webhook/webhook.calls.ts";
import * as queue from "./review/queue.calls.ts";
import * as remark from "./review/remark.calls.ts";
import * as reply from "./review/reply.calls.ts";
import * as review from "./review/review.calls.ts";
import * as session from "./session/session.calls.ts";
import * as store from "./store/store.calls.ts";
import * as history from "./submission/history.calls.ts";
import * as submission from "./submission/submission.calls.ts";

const rooms = [
  session,
  account,
  user,
  audit,
  enquiry,
  request,
  lookup,
  setup,
  product,
  submission,
  history,
  preflight,
  contents,
  review,
  queue,
  remark,
  reply,
  license,
  payment,
  licenseList,
  userPermission,
  peoplePermission,
  store,
  company,
  person,
  webhook,
  delivery,
] as const;

export const calls: readonly Call[] = rooms.flatMap((room) => Object.values(room).filter(isCall));
