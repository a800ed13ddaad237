// Builds the server: what applies to every request, and the routes of every room.
import { randomBytes } from "node:crypto";
import multipart from "@fastify/multipart";
import fastify from "fastify";
import { accountRoutes } from "./account/account.routes.ts";
import { userRoutes } from "./account/user.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { companyRoutes } from "./company/company.routes.ts";
import { companyOfToken } from "./company/company.rules.ts";
import { personRoutes } from "./company/person.routes.ts";
import { mailEmailLinkAgain } from "./account/email-link.rules.ts";
import { mailLinkAgain } from "./account/password-link.rules.ts";
import { dispatchRoutes } from "./dispatch/dispatch.routes.ts";
import { enquiryRoutes } from "./enquiry/enquiry.routes.ts";
import { requestRoutes } from "./enquiry/request.routes.ts";
import { companyOfAppToken } from "./license/app-token.rules.ts";
import { licenseRoutes } from "./license/license.routes.ts";
import { permissionsOfPeople } from "./license/people-permission.rules.ts";
import { setupRoutes } from "./setup/setup.routes.ts";
import { lookupRoutes } from "./lookup/lookup.routes.ts";
import { settingsOf } from "./lookup/lookup.rules.ts";
import { bodyOfWebhook, webhookToResend } from "./notify/webhook.log.rules.ts";
import { webhookRoutes } from "./notify/webhook.routes.ts";
import { preflightRoutes } from "./preflight/preflight.routes.ts";
import { inspectBuild } from "./preflight/preflight.rules.ts";
import { productRoutes } from "./product/product.routes.ts";
import { queueRoutes } from "./review/queue.routes.ts";
import { remarkRoutes } from "./review/remark.routes.ts";
import { reviewRoutes } from "./review/review.routes.ts";
import { sessionRoutes } from "./session/session.routes.ts";
import {
  cookieOwner,
  endSessionsOf,
  knowAddress,
  ownerOfPassword,
  openTokenOwner,
} from "./session/session.rules.ts";
import { openAdmission } from "./http/connection/admission.ts";
import { acceptBodies } from "./http/call/body.ts";
import { askOf } from "./http/site/ask.ts";
import { publicPages, serveConsole } from "./http/site/console.ts";
import type { Context } from "./context.ts";
import type { App } from "./http/call/app.ts";
import { shutdownOf } from "./http/connection/shutdown.ts";
import { answerError } from "./http/call/errors.ts";
import { routedUrl } from "./http/site/server-path.ts";
import { fileRoutes } from "./http/site/files.routes.ts";
import { healthRoutes } from "./http/site/health.ts";
import { logger } from "./http/call/log.ts";
import { watchMethods } from "./http/call/methods.ts";
import { metricsRoute } from "./http/site/metrics.ts";
import { openApiRoutes } from "./http/site/openapi.routes.ts";
import { securityTextRoute } from "./http/site/security-text.ts";
import { secure, watchProxies } from "./http/call/security.ts";
import {
  answerBroken,
  guardedServer,
  releaseSlot,
  type Guarded,
} from "./http/connection/server.ts";
import { trustOf } from "./http/connection/client.ts";
import { sitemapRoutes } from "./store/sitemap.routes.ts";
import { deskRoutes } from "./store/desk.routes.ts";
import { storeRoutes } from "./store/store.routes.ts";
import { detailOf, missingOf, productDetail } from "./submission/submission.detail.rules.ts";
import { requireRoomForBuild } from "./submission/quota.rules.ts";
import { firstBuild, removeAccount } from "./submission/submission.rules.ts";
import { submissionRoutes } from "./submission/submission.routes.ts";

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
  const trust = trustOf(context.env.trustProxy);
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
  app.decorate("methodsOf", watchMethods(app));
  app.decorate("identify", {
    user: openTokenOwner(context.db),
    document: (value) => cookieOwner(context.db, value),
    company: (token) => companyOfToken(context.db, token),
    app: (token, productId) => companyOfAppToken(context.db, token, productId),
  });
  app.decorate("admission", admission);
  app.decorate("shutdown", shutdownOf(app.server));
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
  accountRoutes(app, context, { end: endSessionsOf, ownerOfPassword, knowAddress });
  userRoutes(app, context, endSessionsOf);
  auditRoutes(app, context);
  enquiryRoutes(app, context);
  requestRoutes(app, context);
  lookupRoutes(app, context);
  setupRoutes(app, context);
  productRoutes(app, context, {
    requireRoomForBuild,
    firstBuild,
    productDetail,
    missingOf,
    detailOf,
  });
  submissionRoutes(app, context, inspectBuild);
  preflightRoutes(app, context);
  reviewRoutes(app, context);
  queueRoutes(app, context);
  remarkRoutes(app, context);
  licenseRoutes(app, context, { removeAccount });
  storeRoutes(app, context);
  sitemapRoutes(app, context, publicPages);
  deskRoutes(app, context);
  companyRoutes(app, context);
  personRoutes(app, context, permissionsOfPeople);
  webhookRoutes(app, context);
  dispatchRoutes(app, context, {
    lockWebhook: webhookToResend(context),
    bodyOfWebhook,
    mailLinkAgain: (tx, { occasion, ...link }) =>
      occasion === "invite" || occasion === "reset"
        ? mailLinkAgain(tx, context, { occasion, ...link })
        : mailEmailLinkAgain(tx, context, { occasion, ...link }),
  });
  await serveConsole(app, {
    ask: askOf(app),
    settings: settingsOf(context.env),
    publicUrl: context.env.publicUrl,
  });
  return app;
}
