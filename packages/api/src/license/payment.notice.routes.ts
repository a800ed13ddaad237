// What a payments service tells by itself.
import type { Context } from "../context.ts";
import type { App } from "../http/app.ts";
import type { Notice } from "../payments/payments.ts";
import { refuse } from "../shared/refuse.ts";
import { heed } from "./payment.notice.rules.ts";

/** What was heard; refused: `unreadable`, for what does not bear the service's signature. */
function genuine(hear: () => Notice | undefined): Notice | undefined {
  try {
    return hear();
  } catch (cause) {
    throw Object.assign(refuse("unreadable", { key: "request.unreadable" }), { cause });
  }
}

/** `POST /api/payments/events`, for the service that the environment names, whose signature it has to bear. */
export function paymentNoticeRoute(app: App, context: Context): void {
  const { hear } = context.payments;
  if (!hear) return;
  void app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    // The signature is over the bytes as they came.
    scope.addContentTypeParser<string>(
      "application/json",
      { parseAs: "string" },
      (_request, text, done) => done(null, text),
    );
    scope.route<{ Body: string | undefined }>({
      method: "POST",
      url: "/api/payments/events",
      handler: async (request) => {
        const signature = request.headers["stripe-signature"];
        const notice = genuine(() =>
          hear(request.body ?? "", typeof signature === "string" ? signature : ""),
        );
        if (notice) await heed(context, notice);
        return { ok: true };
      },
    });
  });
}
