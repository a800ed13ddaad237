// The table for documentation: every message with its description, in the order of the protocol.
import { expect, it } from "vitest";
import { fromGuest, fromHost, protocolTable } from "./table.ts";

// The messages of the specification, and those added to it.
const hostTypes =
  "dispatcher function setup option date search filter people get.data put.element put.form put.input";
const guestTypes =
  "app.startup popup.open popup.close toast.message toast.alert get.element set.element get.form get.input set.input show.element hide.element";
const added = { host: "host.look put.options", guest: "app.height get.options put.data" };
const sorted = (...lists: string[]) => lists.join(" ").split(" ").toSorted();

it("has every message of the specification, and what was added to it", () => {
  expect(Object.keys(fromHost).toSorted()).toEqual(sorted(hostTypes, added.host));
  expect(Object.keys(fromGuest).toSorted()).toEqual(sorted(guestTypes, added.guest));
  expect(protocolTable.map(({ type }) => type)).toEqual([
    ...Object.keys(fromHost),
    ...Object.keys(fromGuest),
  ]);
});

it("says of each who sends it, its fields and what it does", () => {
  expect(protocolTable.find(({ type }) => type === "popup.open")).toMatchObject({
    from: "guest",
    fields: [
      { name: "size", kind: "text", need: "optional" },
      { name: "html", kind: "text", need: "one of" },
      { name: "url", kind: "text", need: "one of" },
      { name: "config", kind: "record", need: "optional" },
      { name: "data", kind: "any", need: "optional" },
      { name: "callback", kind: "text", need: "optional" },
    ],
  });
  expect(protocolTable.find(({ type }) => type === "setup")).toMatchObject({
    from: "host",
    fields: expect.arrayContaining([
      { name: "api_session", kind: "text", need: "optional" },
      { name: "app_token", kind: "text", need: "one of" },
    ]) as unknown,
  });
  for (const { type, does } of protocolTable) expect(does, type).toMatch(/^[A-Z].{15,}\.$/);
});
