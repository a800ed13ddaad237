// Serves the payment pages of the sandbox, which is in use when no payment provider is configured.
import { defaultLanguage, isLanguage, languageCookie, type LanguageCode } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { readCookie } from "../../platform/http/call/cookies.ts";
import { sandboxPath, sandboxProvider } from "../../platform/payments/payments.sandbox.ts";
import { refuse } from "../../platform/refuse.ts";
import { answerSandbox, paidApps, sandboxAnswers, sandboxPayment } from "./sandbox.rules.ts";
import { returnPage, sandboxMissing, sandboxPage } from "./sandbox.wire.ts";
import { returnPagePath } from "./checkout.rules.ts";

/** The reader's language: from the cookie in which the console stores it, else the one in which the page was opened. */
function getLanguage(request: FastifyRequest, opened?: LanguageCode | null): LanguageCode {
  const code = readCookie(request, languageCookie);
  return isLanguage(code) ? code : (opened ?? defaultLanguage);
}

/** Refuses a form that another site submits (CSRF), because the payer would see only that site. */
function refuseForeign({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin, host } = headers;
  const isSameHost =
    origin === undefined || [new URL(publicUrl).host, host].includes(getHost(origin));
  const site = headers["sec-fetch-site"];
  if (!isSameHost || (site !== undefined && site !== "same-origin"))
    throw refuse("forbidden", { key: "role.forbidden" });
}
const getHost = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : "");

interface SandboxRequest {
  readonly Params: { readonly key: string };
  readonly Body: string | undefined;
}

/** The page to which a payment page in a window of its own leads back; it knows nothing of the payment. */
export function returnPageRoute(app: App): void {
  app.get<{ readonly Querystring: { readonly language?: string } }>(
    returnPagePath,
    async ({ query }, reply) =>
      reply
        .type("text/html; charset=utf-8")
        .send(
          returnPage(
            query.language !== undefined && isLanguage(query.language)
              ? query.language
              : defaultLanguage,
          ),
        ),
  );
}

export function sandboxRoutes(app: App, context: Context): void {
  if (context.payments.provider !== sandboxProvider) return;
  const url = `${sandboxPath}/:key`;
  const show = async (request: FastifyRequest<SandboxRequest>, reply: FastifyReply) => {
    const sandbox = await sandboxPayment(context, request.params.key);
    void reply
      .headers({ "cache-control": "no-store", "referrer-policy": "same-origin" })
      .type("text/html; charset=utf-8");
    if (!sandbox) return reply.code(404).send(sandboxMissing(getLanguage(request)));
    const opened = sandbox.page.language;
    // A window that a host's frame has opened keeps the host's language; the cookie is for the console outside of it.
    const language =
      opened && sandbox.page.returnPath.startsWith(returnPagePath)
        ? opened
        : getLanguage(request, opened);
    const { payment, company, back, changed } = sandbox;
    const apps = await paidApps(context, payment.id, language);
    return reply.send(
      sandboxPage({ payment, apps, changed, company: company.name, back, language }),
    );
  };
  void app.register(async (scope) => {
    scope.removeContentTypeParser("application/x-www-form-urlencoded");
    scope.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, text, done) => done(null, text),
    );
    scope.route<SandboxRequest>({ method: "GET", url, handler: show });
    scope.route<SandboxRequest>({
      method: "POST",
      url,
      handler: async (request, reply) => {
        refuseForeign(request, context.env.publicUrl);
        const value = new URLSearchParams(request.body ?? "").get("answer");
        const answer = sandboxAnswers.find((one) => one === value);
        const sandbox = await sandboxPayment(context, request.params.key);
        if (!answer || !sandbox) return show(request, reply);
        // The payment is already settled or ended: show the page, which says so.
        if (sandbox.payment.status !== "pending") return show(request, reply);
        await answerSandbox(context, request.params.key, answer);
        // A page that could not be paid at its price says so, instead of leading back.
        if (sandbox.changed) return show(request, reply);
        return reply.header("cache-control", "no-store").redirect(sandbox.back, 303);
      },
    });
  });
}
