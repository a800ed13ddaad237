// The rows that fuzzed calls act on: products in every state, licenses, people, companies; recreated regularly.
import type { Call } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { users } from "../../../src/features/account/account.tables.ts";
import { emailChanges } from "../../../src/features/account/email-changes.tables.ts";
import { passwordLinks } from "../../../src/features/account/password-links.tables.ts";
import { hashPassword } from "../../../src/platform/identity/passwords.ts";
import { companies } from "../../../src/features/company/company.tables.ts";
import { dispatches } from "../../../src/features/delivery/delivery.tables.ts";
import { enquiries } from "../../../src/features/enquiry/enquiry.tables.ts";
import { requests } from "../../../src/features/enquiry/request.tables.ts";
import { hashToken } from "../../../src/platform/identity/tokens.ts";
import { throttles } from "../../../src/platform/throttle/throttle.tables.ts";
import { payments } from "../../../src/features/billing/payment.tables.ts";
import { remarks, replies } from "../../../src/features/review/remark.tables.ts";
import { webhookDeliveries } from "../../../src/features/webhook/webhook.tables.ts";
import type { Build } from "../../fixtures.ts";
import type { TestApp } from "../../harness.ts";
import type { World } from "../world.ts";

export interface Target {
  readonly product_id: number;
  readonly submission_id: number;
  readonly license_id: number;
  readonly user_id: number;
  readonly delivery_id: number;
  readonly dispatch_id: number;
  readonly payment_id: number;
  readonly company_id: number;
  readonly request_id: number;
  readonly remark_id: number;
  readonly reply_id: number;
  readonly username: string;
}

export const account = { email: "fuzz@user.test", password: "a long password" } as const;
export const linkToken = "fuzz-link";
/** A person on the list of every company. */
export const knownPerson = "known";

const lives = [
  ["draft"],
  ["waiting_for_review"],
  ["rejected"],
  ["ready_for_sale"],
  ["hidden"],
  ["superseded", "ready_for_sale"],
  ["ready_for_sale", "draft"],
  ["ready_for_sale", "waiting_for_review"],
] as const;

/**
 * Opens the targets; `target` returns the target of the n-th call, and prepares the database so that the call can
 * succeed.
 */
export async function openTargets(app: TestApp, world: World) {
  const passwordHash = await hashPassword(account.password);
  const [fuzz] = await app.db
    .insert(users)
    .values({ username: "fuzz", email: account.email, role: "creator", passwordHash })
    .returning({ id: users.id });
  let current: Target[] = [];
  let uses = 0;

  async function delivery(
    productId: number,
    state: "waiting" | "failed" = "failed",
  ): Promise<number> {
    const [made] = await app.db
      .insert(webhookDeliveries)
      .values({
        messageId: `msg_${productId}`,
        productId,
        url: "https://localhost/hook",
        type: "license.paid",
        body: "{}",
        state,
      })
      .returning({ id: webhookDeliveries.id });
    return made!.id;
  }

  /** Creates a mail that did not arrive. */
  async function dispatch(productId: number): Promise<number> {
    const message = { to: `${productId}@user.test`, subject: "News", text: "There is news." };
    const [made] = await app.db
      .insert(dispatches)
      .values({
        kind: "mail",
        about: "price",
        state: "failed",
        receiver: message.to,
        subject: message.subject,
        message,
        words: message.to,
      })
      .returning({ id: dispatches.id });
    return made!.id;
  }

  /** Creates a visitor's enquiry; a trigger turns it into a request for administrators. */
  async function request(productId: number): Promise<number> {
    const [enquiry] = await app.db
      .insert(enquiries)
      .values({
        email: `${productId}@visitor.test`,
        object: "A request",
        description: "More.",
        address: "203.0.113.9",
      })
      .returning({ id: enquiries.id });
    const [made] = await app.db
      .select({ id: requests.id })
      .from(requests)
      .where(eq(requests.enquiryId, enquiry!.id));
    return made!.id;
  }

  let paid = 0;
  async function payment(productId: number, company: "first" | "second"): Promise<number> {
    const [made] = await app.db
      .insert(payments)
      .values({
        productId,
        companyId: world.companyIds[company],
        userToken: "anna",
        amountCents: 990,
        currency: "EUR",
        expirationId: 2,
        status: "paid",
        provider: "sandbox",
        idempotencyKey: `target-${(paid += 1)}-0`,
        paidAt: new Date().toISOString(),
      })
      .returning({ id: payments.id });
    return made!.id;
  }

  async function remark({ product_id, submission_id }: Build): Promise<number> {
    const [made] = await app.db
      .insert(remarks)
      .values({
        productId: product_id,
        submissionId: submission_id,
        version: "1.0.0",
        authorId: app.userIds.admin,
        field: "version",
        path: "",
        text: "Say which.",
        held: "1.0.0",
      })
      .returning({ id: remarks.id });
    return made!.id;
  }

  async function reply(): Promise<number> {
    const texts = { it: "Bene.", en: "Good.", es: "Bien.", fr: "Bien." };
    const [made] = await app.db
      .insert(replies)
      .values({ about: "general", texts })
      .returning({ id: replies.id });
    return made!.id;
  }

  async function build(): Promise<Target[]> {
    const made: Target[] = [];
    for (const [at, statuses] of lives.entries()) {
      const { last } = await world.product({ statuses, priceCents: at % 3 === 0 ? 0 : 990 });
      const license_id = await world.license(last.product_id, "first");
      const [company] = await app.db
        .insert(companies)
        .values({
          name: "Gone",
          email: `${last.product_id}@gone.test`,
          country: "IT",
          tokenHash: `gone-${last.product_id}`,
        })
        .returning({ id: companies.id });
      made.push({
        delivery_id: await delivery(last.product_id, at % 4 === 0 ? "waiting" : "failed"),
        dispatch_id: await dispatch(last.product_id),
        payment_id: await payment(last.product_id, "first"),
        product_id: last.product_id,
        submission_id: last.submission_id,
        license_id,
        user_id: app.userIds.creator,
        company_id: company!.id,
        request_id: await request(last.product_id),
        remark_id: await remark(last),
        reply_id: await reply(),
        username: "creator",
      });
    }
    return made;
  }

  const soon = () => new Date(Date.now() + 60_000).toISOString();
  /** Undoes changes of earlier calls that would make this call fail. */
  const amends = (call: Call): PromiseLike<unknown>[] => [
    app.db.update(users).set({ username: "creator" }).where(eq(users.id, app.userIds.creator)),
    // Resets the rate limits, whose refusals would hide everything else.
    app.db.delete(throttles),
    app.db.execute(
      sql`insert into people (company_id, user_id, name) select id, ${knownPerson}, 'Known' from companies on conflict do nothing`,
    ),
    ...(call.id.startsWith("dispatch.resend")
      ? [app.db.update(dispatches).set({ state: "failed" }).where(eq(dispatches.about, "price"))]
      : []),
    ...(call.id === "session.login"
      ? [
          app.db
            .update(users)
            .set({ passwordHash, email: account.email, active: true })
            .where(eq(users.id, fuzz!.id)),
        ]
      : []),
    ...(call.id.startsWith("account.email_")
      ? [
          app.db
            .delete(emailChanges)
            .where(eq(emailChanges.userId, fuzz!.id))
            .then(() =>
              app.db.insert(emailChanges).values({
                userId: fuzz!.id,
                newEmail: account.email,
                session: "",
                expiresAt: soon(),
                ...(call.id === "account.email_undo"
                  ? {
                      oldEmail: account.email,
                      undoHash: hashToken(linkToken),
                      confirmedAt: soon(),
                      undoUntil: soon(),
                    }
                  : { confirmHash: hashToken(linkToken) }),
              }),
            ),
        ]
      : []),
    ...(call.id === "account.password_set"
      ? [
          app.db
            .insert(passwordLinks)
            .values({
              tokenHash: hashToken(linkToken),
              userId: fuzz!.id,
              expiresAt: soon(),
            })
            .onConflictDoNothing(),
        ]
      : []),
  ];

  return {
    /** Creates a webhook delivery of the product, failed by default. */
    delivery,
    /** Creates an open remark about a build. */
    remark,
    /** Creates a completed payment of a company for a product. */
    payment,
    async target(n: number, call: Call): Promise<Target> {
      if (uses % 24 === 0) current = await build();
      uses += 1;
      await Promise.all([world.revive(), ...amends(call)]);
      const target = current[n % current.length]!;
      return call.id.startsWith("user.") ? { ...target, user_id: fuzz!.id } : target;
    },
  };
}
