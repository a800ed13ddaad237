// The reason of a failed attempt, in the word that people read: every known code, and the cases in between.
import { deliveryReasons, type DeliveryReason } from "@lanyard/contract";
import { expect, test } from "vitest";
import { failedMail, toReason, nextState } from "./delivery.attempt.rules.ts";

type Kind = "mail" | "webhook";
const getReason = (kind: Kind, error: string, status: number | null = null) =>
  toReason(kind, { at: "", status, error });

const cases: Readonly<Record<DeliveryReason, readonly [Kind, string, (number | null)?][]>> = {
  unknown_host: ["ENOTFOUND", "EAI_AGAIN", "ENODATA", "ESERVFAIL", "ETIMEOUT", "EDNS"].map(
    (code) => ["webhook", code],
  ),
  no_connection: ["ECONNREFUSED", "ECONNRESET", "ECONNECTION", "EPIPE", "ESOCKET"].map((code) => [
    "mail",
    code,
  ]),
  no_answer: [
    ["mail", "ETIMEDOUT"],
    ["webhook", "no answer in time"],
  ],
  certificate: [
    ["webhook", "DEPTH_ZERO_SELF_SIGNED_CERT"],
    ["webhook", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"],
    ["mail", "ETLS"],
  ],
  sign_in: [
    ["mail", "EAUTH"],
    ["mail", "EAUTH", 535],
  ],
  rejected: [
    ["mail", "EENVELOPE", 550],
    ["mail", "EMESSAGE", 500],
    ["mail", "EENVELOPE"],
  ],
  busy: [
    ["mail", "EENVELOPE", 421],
    ["mail", "EMESSAGE", 499],
  ],
  // oxlint-disable-next-line id-denylist -- a reason on the wire.
  gone: [["webhook", "answered 410", 410]],
  status: [
    ["webhook", "answered 302", 302],
    ["webhook", "answered 404", 404],
    ["webhook", "answered 500", 500],
  ],
  private_address: [["webhook", "not an address of the public internet"]],
  link_gone: [["mail", "the link is used or has expired"]],
  interrupted: [
    ["mail", "the server stopped"],
    ["webhook", "the server stopped"],
  ],
  other: [["webhook", "Parse Error: Expected HTTP/"]],
};

test.each(deliveryReasons)("%s", (reason) => {
  for (const one of cases[reason]) expect(getReason(...one), one.join(" ")).toBe(reason);
});

test("what arrived has no reason", () => {
  expect(getReason("mail", "")).toBeNull();
  expect(getReason("webhook", "", 204)).toBeNull();
});

test("a mail that was not sent is kept by its code, or else by the first words of what was thrown", () => {
  expect(
    failedMail("now", { code: "EENVELOPE", responseCode: 550, response: "550 no\u0000 such" }),
  ).toEqual({
    at: "now",
    status: 550,
    error: "EENVELOPE",
    answer: "550 no such",
  });
  expect(failedMail("now", new Error("x".repeat(900))).error).toHaveLength(200);
  for (const odd of [null, "text", 7, {}, { responseCode: "550" }])
    expect(failedMail("now", odd)).toEqual({ at: "now", status: null, error: "not sent" });
});

test("it has failed after the last attempt, and waits before", () => {
  expect([nextState(true, true), nextState(true, false), nextState(false, false)]).toEqual([
    "failed",
    undefined,
    "delivered",
  ]);
});
