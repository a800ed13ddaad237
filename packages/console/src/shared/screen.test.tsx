// Whether the server-rendered content is for the current reader when the console starts, as that may have changed since
// the page's head ran; and which parts of a screen do not wait for the stylesheet.
import { afterEach, expect, test, vi } from "vitest";
import { markOther, takeMark } from "./other-reader.ts";
import { askForScreen, isForReader, keepReader, showScreen } from "./screen.ts";
import { accessToken, storedLanguage } from "./storage.ts";

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  globalThis.screenOf = undefined;
  takeMark();
  history.replaceState(null, "", "/");
  accessToken.set(null);
  storedLanguage.set("it");
});

test("a visitor's page is theirs as long as nobody signs in", () => {
  keepReader();
  expect(isForReader()).toBe(true);
  accessToken.set("of another tab");
  expect(isForReader()).toBe(false);
});

test("a page in one language is not for who has chosen another meanwhile", () => {
  storedLanguage.set("it");
  keepReader();
  storedLanguage.set("fr");
  expect(isForReader()).toBe(false);
});

test("what stands in the page is not for the page that back leads to while it loads", () => {
  keepReader();
  history.replaceState(null, "", `${location.pathname}#part`);
  expect(isForReader()).toBe(true);
  history.replaceState(null, "", "/dashboard/products");
  expect(isForReader()).toBe(false);
});

test("a screen is not shown at the address that back leads to while it is on its way", async () => {
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answered.promise);
  document.body.innerHTML = `<div id="root"></div>`;
  history.replaceState(null, "", "/dashboard/products/4");
  markOther();

  const end = askForScreen("a release").then(showScreen);
  history.replaceState(null, "", "/dashboard/products");
  answered.resolve(Response.json({ html: "<h1>Product</h1>", title: "Product" }));
  await end;
  expect(document.getElementById("root")?.innerHTML).toBe("");
});

test("the pictures in sight are asked for while the stylesheet is on its way, as the page's images will ask for them", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const asked: object[] = [];
  vi.stubGlobal("Image", function Image(this: object) {
    asked.push(this);
  });
  const html = `<h1>Products</h1>
    <img fetchpriority="high" sizes="100vw" srcset="/files/a.webp?w=320 320w" src="/files/a.webp">
    <img fetchpriority="low" src="/files/b.webp"><img src="/files/c.webp">`;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ html, title: "Products" })));
  document.head.innerHTML = `<link rel="stylesheet" href="/assets/index.css">`;
  document.body.innerHTML = `<div id="root"></div>`;
  markOther();

  const end = askForScreen("a release").then(showScreen);
  await vi.waitFor(() =>
    expect(asked).toMatchObject([
      { fetchPriority: "high", sizes: "100vw", srcset: "/files/a.webp?w=320 320w" },
    ]),
  );
  expect(document.getElementById("root")?.innerHTML).toBe("");

  document.querySelector("link")?.dispatchEvent(new Event("load"));
  await end;
  expect(document.getElementById("root")?.innerHTML).toBe(html);
  expect(document.title).toBe("Products");
  expect(asked).toHaveLength(1);
});

test("a stylesheet that did not come is not waited for once the page is loaded", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ html: "<h1>Products</h1>" })));
  document.head.innerHTML = `<link rel="stylesheet" href="/assets/index.css">`;
  document.body.innerHTML = `<div id="root"></div>`;
  markOther();

  const end = askForScreen("a release").then(showScreen);
  const load = setInterval(() => dispatchEvent(new Event("load")));
  await end;
  clearInterval(load);
  expect(document.getElementById("root")?.innerHTML).toBe("<h1>Products</h1>");
});
