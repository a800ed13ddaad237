// Which URLs a form refuses because they are obviously not on the public internet.
import { expect, test } from "vitest";
import { isPlainlyPrivate } from "./public-address.rules.ts";

test.each([
  "http://localhost/",
  "https://LOCALHOST.:8443/hook",
  "https://my.localhost/hook",
  "https://printer.local/",
  "https://metadata.google.internal/",
  "https://router.home.arpa/",
  "http://127.0.0.1/",
  "http://10.0.0.1:8080/",
  "http://168.63.129.16/",
  "http://[::1]/",
  "http://[fd00::1]/hook",
])("%s is", (url) => expect(isPlainlyPrivate(url)).toBe(true));

test.each([
  "https://example.com/hook",
  "https://localhost.example.com/",
  "https://notlocal/",
  "https://homexarpa/",
  "http://8.8.8.8/",
  "http://[2001:4860:4860::8888]/",
  "localhost",
  "",
])("%s is not", (url) => expect(isPlainlyPrivate(url)).toBe(false));
