// An administrator finds a webhook that failed with status 500, resends it from the page, and it arrives.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { signInByKeys } from "./hands.ts";
import { person, unexpected } from "./people.ts";

const program = join(import.meta.dirname, "../../api/test/local-hooks.ts");
const messages: string[] = [];
let status = 500;
let receiver: Server;
let server: ChildProcess;
let data: string;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  receiver = createServer((request, response) => {
    const take = async () => {
      messages.push(await text(request));
      response.writeHead(status).end(status === 500 ? "<h1>Out of paper</h1>" : "");
    };
    void take();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  data = mkdtempSync(join(tmpdir(), "lanyard-hooks-"));
  const port = String(41_000 + Math.floor(Math.random() * 10_000));
  url = `http://127.0.0.1:${port}`;
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  server = spawn(process.execPath, ["--conditions=source", program, hook], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: port, PUBLIC_URL: url, DATA_DIR: data, DEMO: "1" },
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 150_000, intervals: [200] }).toBe(true);
});
test.afterAll(async () => {
  receiver.close();
  if (server.exitCode === null) {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  }
  rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test("a webhook that failed is sent again from the page, and arrives", async ({
  browser,
  request,
}) => {
  const ada = await person(browser, "fr", { baseURL: url });
  const { page, words } = ada;
  const company = { company_token: "demo-company-token" };
  const sale = await request.post(`${url}/api/licenses/ready`, { data: company });
  const products = (await sale.json()) as { product_id: number; license_state: string }[];
  const product = products.find(({ license_state: state }) => state === "none");
  const path = `${url}/api/products/${product?.product_id}/license`;
  const licensed = await request.post(path, { data: company });
  expect(licensed.status(), await licensed.text()).toBe(200);

  await signInByKeys(ada, "admin@demo.test");
  const link = page.getByRole("link", { name: "license.created" });
  await expect(async () => {
    await page.goto("/dashboard/deliveries?kind=webhook&state=failed");
    await expect(link).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  const tried = messages.length;
  expect(tried).toBeGreaterThan(2);
  await link.click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText(/<h1>Out of paper<\/h1>/).first()).toBeVisible();
  await expect(drawer.getByText(words("reason.status", { status: 500 })).first()).toBeVisible();

  status = 204;
  await drawer.getByRole("button", { name: words("deliveries.resend") }).click();
  await expect(
    drawer.getByText(words("deliveries.again_by", { name: "Sara Conti" })),
  ).toBeVisible();
  await expect.poll(() => messages.length).toBe(tried + 1);
  // The same message, under the same id.
  expect(messages.at(-1)).toBe(messages[0]);
  await page.goto("/dashboard/deliveries?kind=webhook&state=delivered");
  await expect(link).toBeVisible();
  expect(unexpected(ada, /Failed to load resource/)).toEqual([]);
});
