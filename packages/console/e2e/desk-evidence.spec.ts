// A hostile build at the review desk: reviewers can read its files and its script, and nothing in them runs, loads or
// navigates.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { archive, textFile } from "./files.ts";
import { payloads } from "./payloads.ts";
import { signedIn } from "./people.ts";
import { freeBuild, newProduct, saveBuild, tokenOf } from "./sent.ts";

/** Starts a server that counts connections. */
async function startSink() {
  let connections = 0;
  const server = createServer((_request, response) => response.end());
  server.on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve(undefined));
      }),
  };
}

interface Stored {
  readonly archive: Awaited<ReturnType<typeof archive>>;
  readonly script: string;
}

/** Sends a build with these contents for review; returns the path of its page at the desk. */
async function send(api: APIRequestContext, { archive: zip, script }: Stored): Promise<string> {
  const token = await tokenOf(api, "creator@demo.test");
  const name = `Prova ${Date.now()}`;
  const sent = await newProduct(api, token, name);
  const fields = {
    ...(await freeBuild(name)),
    source_code_url: zip,
    db_script_url: textFile("install.sql", "application/sql", script),
  };
  await saveBuild(api, token, sent, fields, true);
  return `/dashboard/review?build=${sent.product}.${sent.build}&tab=contents`;
}

test("of a hostile build nothing shows but text", async ({ browser, request }) => {
  const sink = await startSink();
  try {
    const all = payloads(sink.origin);
    const names = ["fattura\u202Egpj.html", "{{constructor}}.svg", "javascript&#58;alert(1).js"];
    const files = Object.fromEntries(
      names.map((name, at) => [
        name,
        all.filter((_one, index) => index % names.length === at).join("\n"),
      ]),
    );
    const place = await send(request, {
      archive: await archive("prova.zip", { "app.json": "{}", ...files }),
      // Tables of its own: what drops others is not sent.
      script: `create table "<img src='${sink.origin}/sql' onerror=alert(1)>" (id int);\n-- <script>alert(1)</script>\ncreate table people (id int);\ndrop table people;`,
    });
    const ada = await signedIn(browser, "en", "admin@demo.test");
    const { page } = ada;
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    let opened = 0;
    page.context().on("page", () => (opened += 1));
    await page.goto(place);
    const tree = page.getByRole("tree", { name: "Files of the archive" });
    for (const start of ["fattura", "{{", "javascript"]) {
      const begin = new RegExp(`^${start.replaceAll("{", "\\{")}`);
      await tree.getByRole("treeitem", { name: begin }).click();
      const text = page.locator("[data-slot=file-text]");
      await expect(text).toHaveAttribute("aria-label", begin);
      const name = names.find((one) => one.startsWith(start))!;
      const lines = await text.locator("code").allTextContents();
      expect(lines.map((line) => line.trim()).join("\n")).toContain(
        files[name]!.split("\n")[0]!.trim(),
      );
      expect(
        await text.locator("script, img, svg, iframe, style, link, form, a, object, embed").count(),
      ).toBe(0);
    }
    await expect(page.getByText("drops people")).toBeVisible();
    await expect(page.getByText("<script>alert(1)</script>").first()).toBeVisible();
    // Leaves time for late effects.
    await page.waitForTimeout(500);
    expect(page.url()).toContain(place);
    expect([dialogs, opened, sink.connections()]).toEqual([[], 0, 0]);
    expect(ada.errors).toEqual([]);
  } finally {
    await sink.close();
  }
});
