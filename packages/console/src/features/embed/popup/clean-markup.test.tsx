// What remains of a host's markup after sanitising.
import { expect, test } from "vitest";
import { cleanMarkup } from "./clean-markup.ts";
import { allowedAddress } from "../host-origins.ts";

test.each([
  ["<h2>Menu</h2><p>At <b>noon</b>.</p>", "<h2>Menu</h2><p>At <b>noon</b>.</p>"],
  [
    '<table class="a" style="color:red"><tbody><tr><td colspan="2">Soup</td></tr></tbody></table>',
    '<table class="a" style="color:red"><tbody><tr><td colspan="2">Soup</td></tr></tbody></table>',
  ],
  ['<p onclick="a()" data-a="1" id="b">Soup</p>', '<p id="b">Soup</p>'],
  ["<form action=/a><label>Soup <input></label></form>", "Soup "],
  ["<script>a()</script><svg><a href=x>b</a></svg><p>c", "<p>c</p>"],
  [
    '<a href="#soup">a</a><a href="https://a.example">b</a><a href="about:srcdoc#soup">c</a>',
    '<a href="about:srcdoc#soup">a</a><a>b</a><a>c</a>',
  ],
  [
    '<img src="data:image/png;base64,AAAA" alt="a"><img src="https://a.example/b.png" srcset="c">',
    '<img src="data:image/png;base64,AAAA" alt="a"><img>',
  ],
  ['<img src="data:image/svg+xml,<svg/>">', "<img>"],
  ["<p>a</p><style>p{color:red}</style>", "<p>a</p><style>p{color:red}</style>"],
  ["<p>a</p><style>@import 'a';</style><style>p{background:u\\72l(a)}</style>", "<p>a</p>"],
  ['<p style="background:URL(a)">a</p>', "<p>a</p>"],
  ["<blink><p>a</p></blink><!-- b -->", "<p>a</p>"],
  [`${"<div>".repeat(300)}a`, ""],
])("%s", (markup, left) => {
  expect(cleanMarkup(markup)).toBe(left);
});

const origins = { host: "https://host.example", allowed: ["https://host.example"] };
test.each([
  ["/menu", "https://host.example/menu"],
  ["https://host.example/menu?a=b#c", "https://host.example/menu?a=b#c"],
  ["https://elsewhere.example/menu", undefined],
  ["//elsewhere.example/menu", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,a", undefined],
  ["https://user:password@host.example/", undefined],
  ["https://host.example.evil.example/", undefined],
  [`${location.origin}/store`, undefined],
  ["http://[", undefined],
])("%s may be shown as %s", (address, whole) => {
  expect(allowedAddress(address, origins)).toBe(whole);
});

test("never the console's own origin, whatever is configured", () => {
  const own = { host: location.origin, allowed: [location.origin] };
  expect(allowedAddress("/dashboard/account", own)).toBeUndefined();
});
