// Builds the server: what applies to every request, and the routes of every room.
import { randomBytes } from "node:crypto";
import multipart from "@fastify/multipart";
import fastify from "fastify";
import { accountRoutes } from "./features/account/account.routes.ts";
import { userRoutes } from "./features/account/user.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { companyRoutes } from "./features/company/company.routes.ts";
import { companyOfToken } from "./features/company/company.rules.ts";
import { personRoutes } from "./features/people/person.routes.ts";
import { mailEmailLinkAgain } from "./features/account/email-link.rules.ts";
import { mailLinkAgain } from "./features/account/password-link.rules.ts";
import { deliveryRoutes } from "./features/delivery/delivery.routes.ts";
import { enquiryRoutes } from "./features/enquiry/enquiry.routes.ts";
import { requestRoutes } from "./features/enquiry/request.routes.ts";
import { companyOfAppToken } from "./features/license/app-token.rules.ts";
import { licenseRoutes } from "./features/license/license.routes.ts";
import { permissionsOfPeople } from "./features/people/people-permission.rules.ts";
import { setupRoutes } from "./features/setup/setup.routes.ts";
import { lookupRoutes } from "./features/lookup/lookup.routes.ts";
import { toSettings } from "./features/lookup/lookup.rules.ts";
import { bodyOfWebhook, webhookToResend } from "./features/webhook/webhook.log.rules.ts";
import { webhookRoutes } from "./features/webhook/webhook.routes.ts";
import { preflightRoutes } from "./features/preflight/preflight.routes.ts";
import { inspectBuild } from "./features/preflight/preflight.rules.ts";
import { productRoutes } from "./features/product/product.routes.ts";
import { queueRoutes } from "./features/review/queue.routes.ts";
import { remarkRoutes } from "./features/review/remark.routes.ts";
import { reviewRoutes } from "./features/review/review.routes.ts";
import { sessionRoutes } from "./features/session/session.routes.ts";
import {
  cookieOwner,
  endSessions,
  knowAddress,
  ownerOfPassword,
  openTokenOwner,
} from "./features/session/session.rules.ts";
import { openAdmission } from "./platform/http/connection/admission.ts";
import { acceptBodies } from "./platform/http/call/body.ts";
import { createAsk } from "./platform/http/documents/ask.ts";
import { publicPages, serveConsole } from "./platform/http/documents/console.ts";
import type { Context } from "./platform/context.ts";
import type { App } from "./platform/http/call/app.ts";
import { createShutdown } from "./platform/http/connection/shutdown.ts";
import { answerError } from "./platform/http/call/errors.ts";
import { routedUrl } from "./platform/http/documents/server-path.ts";
import { fileRoutes } from "./platform/http/files/files.routes.ts";
import { healthRoutes } from "./platform/http/operations/health.ts";
import { logger } from "./platform/http/call/log.ts";
import { watchMethods } from "./platform/http/call/methods.ts";
import { metricsRoute } from "./platform/http/operations/metrics.ts";
import { openApiRoutes } from "./platform/http/openapi/openapi.routes.ts";
import { securityTextRoute } from "./platform/http/operations/security-text.ts";
import { secure, watchProxies } from "./platform/http/call/security.ts";
import {
  answerBroken,
  guardedServer,
  releaseSlot,
  type Guarded,
} from "./platform/http/connection/server.ts";
import { createTrust } from "./platform/http/connection/client.ts";
import { sitemapRoutes } from "./features/store/sitemap.routes.ts";
import { licenseListRoutes } from "./features/license/list/list.routes.ts";
import { billingRoutes } from "./features/billing/payment.routes.ts";
import { peoplePermissionRoutes } from "./features/people/people-permission.routes.ts";
import { storeRoutes } from "./features/store/store.routes.ts";
import {
  readDetail,
  countMissing,
  productDetail,
} from "./features/submission/submission.detail.rules.ts";
import { requireRoomForBuild } from "./features/submission/quota.rules.ts";
import { firstBuild, removeAccount } from "./features/submission/submission.rules.ts";
import { submissionRoutes } from "./features/submission/submission.routes.ts";

/** Generates request ids, for support: they begin with a random part that is new in every process. */
const requestIds = (): (() => string) => {
  const start = randomBytes(6).toString("base64url");
  let count = 0;
  return () => `${start}${(count += 1).toString(36)}`;
};

/** The body limit outside the contract's calls, such as for an event of the payment provider. */
const otherBody = 256 * 1024;

/** Builds what applies to every request, without the routes of any room. `logLevel` is pino's. */
export async function buildShell(context: Context, logLevel = "info"): Promise<App> {
  const admission = openAdmission();
  const trust = createTrust(context.env.trustProxy);
  let expectFiles: Guarded["expectFiles"] | undefined;
  const app: App = fastify({
    logger: { ...logger, level: logLevel },
    genReqId: requestIds(),
    bodyLimit: otherBody,
    // A busy machine needs longer than the usual ten seconds to start; what a start waits for has limits of its own.
    pluginTimeout: 0,
    serverFactory(handler) {
      const guarded = guardedServer(handler, admission, trust);
      expectFiles = guarded.expectFiles;
      return guarded.server;
    },
    clientErrorHandler: answerBroken,
    // For a path that the router cannot parse.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    rewriteUrl: routedUrl,
    trustProxy: trust,
    routerOptions: { maxParamLength: 200 },
  });
  app.decorate("context", context);
  app.decorate("listMethods", watchMethods(app));
  app.decorate("identify", {
    user: openTokenOwner(context.db),
    document: (value) => cookieOwner(context.db, value),
    company: (token) => companyOfToken(context.db, token),
    app: (token, productId) => companyOfAppToken(context.db, token, productId),
  });
  app.decorate("admission", admission);
  app.decorate("shutdown", createShutdown(app.server));
  app.decorate("expectFiles", (request) => expectFiles?.(request));
  watchProxies(app, trust);
  app.setErrorHandler(answerError);
  app.addHook("onRequest", (request, reply, next) => {
    void reply.header("x-request-id", request.id);
    next();
  });
  app.addHook("onSend", (request, _reply, _payload, next) => {
    releaseSlot(request.raw);
    next();
  });
  secure(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  acceptBodies(app);
  return app;
}

/** Builds the whole server, ready to listen or to receive injected requests. */
export async function buildApp(context: Context, logLevel?: string): Promise<App> {
  const app = await buildShell(context, logLevel);
  app.addHook("onReady", () =>
    context.jobs.start((error) => app.log.error({ err: error }, "jobs failed")),
  );
  app.addHook("onClose", () => context.jobs.stop());
  app.addHook("onReady", async () =>
    context.replica.start((isUsed, error) =>
      isUsed
        ? app.log.info("the replica is in use")
        : app.log.warn({ err: error }, "the replica is not in use"),
    ),
  );
  app.addHook("onClose", () => context.replica.stop());
  metricsRoute(app);
  healthRoutes(app);
  openApiRoutes(app);
  securityTextRoute(app);
  fileRoutes(app);
  sessionRoutes(app, context);
  accountRoutes(app, context, { end: endSessions, ownerOfPassword, knowAddress });
  userRoutes(app, context, endSessions);
  auditRoutes(app, context);
  enquiryRoutes(app, context);
  requestRoutes(app, context);
  lookupRoutes(app, context);
  setupRoutes(app, context);
  productRoutes(app, context, {
    requireRoomForBuild,
    firstBuild,
    productDetail,
    countMissing,
    readDetail,
  });
  submissionRoutes(app, context, inspectBuild);
  preflightRoutes(app, context);
  reviewRoutes(app, context);
  queueRoutes(app, context);
  remarkRoutes(app, context);
  licenseRoutes(app, context, { removeAccount });
  billingRoutes(app, context);
  storeRoutes(app, context);
  sitemapRoutes(app, context, publicPages);
  licenseListRoutes(app, context);
  companyRoutes(app, context);
  personRoutes(app, context, permissionsOfPeople);
  peoplePermissionRoutes(app, context);
  webhookRoutes(app, context);
  deliveryRoutes(app, context, {
    lockWebhook: webhookToResend(context),
    bodyOfWebhook,
    mailLinkAgain: (tx, { occasion, ...link }) =>
      occasion === "invite" || occasion === "reset"
        ? mailLinkAgain(tx, context, { occasion, ...link })
        : mailEmailLinkAgain(tx, context, { occasion, ...link }),
  });
  await serveConsole(app, {
    ask: createAsk(app),
    settings: toSettings(context.env),
    publicUrl: context.env.publicUrl,
  });
  return app;
}
