// Receives the events (webhooks) that a payment provider sends.
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import type { ChargeEvent } from "../../platform/payments/payments.ts";
import { refuse } from "../../platform/refuse.ts";
import { settleByEvent } from "./payment.event.rules.ts";

/** Returns the verified event. Refused: `unreadable` when its signature is wrong. */
function verified(readEvent: () => ChargeEvent | undefined): ChargeEvent | undefined {
  try {
    return readEvent();
  } catch (cause) {
    throw Object.assign(refuse("unreadable", { key: "request.unreadable" }), { cause });
  }
}

/** Registers `POST /api/payments/events` if the configured provider sends events. */
export function paymentEventRoute(app: App, context: Context): void {
  const { readEvent } = context.payments;
  if (!readEvent) return;
  void app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    // Keeps the body as text, because the signature covers the raw body.
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
        const event = verified(() =>
          readEvent(request.body ?? "", typeof signature === "string" ? signature : ""),
        );
        if (event) await settleByEvent(context, event);
        return { ok: true };
      },
    });
  });
}
