// Which URLs count as one receiver of webhooks.
import { expect, test } from "vitest";
import { getReceiver } from "./receiver.rules.ts";

test.each([
  ["https://hooks.example.com:8443/a?b", "example.com"],
  ["https://n1.n2.example.co.uk", "example.co.uk"],
  ["https://example.com./", "example.com"],
  ["https://someone.github.io/hook", "someone.github.io"],
  ["https://a.someone.github.io/hook", "someone.github.io"],
  ["https://xn--bcher-kva.example/hook", "xn--bcher-kva.example"],
  ["http://203.0.113.7/hook", "203.0.113.7"],
  ["http://[2001:db8:1:2:3::4]/hook", "2001:db8:1:2::"],
  ["http://[2001:db8:1:2::5]:99/hook", "2001:db8:1:2::"],
  ["https://github.io/", "github.io"],
  ["https://single/", "single"],
])("%s is one of %s", (url, receiver) => expect(getReceiver(url)).toBe(receiver));
