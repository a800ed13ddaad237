// Resolving host names: name servers are asked without blocking the threads that read files, and names of this machine
// come first.
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nameServer } from "../../../test/name-server.ts";
import { toReason } from "../delivery/delivery.attempt.rules.ts";
import { fetchStatus } from "../preflight/link.send.ts";
import { nameResolver, type Resolve } from "./host-lookup.send.ts";
import { isPublicAddress } from "./public-address.rules.ts";
import { ForbiddenAddress, post } from "./webhook.send.ts";

let folder: string;
let hosts: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-names-"));
  hosts = join(folder, "hosts");
  await writeFile(
    hosts,
    "# of this machine\n10.0.0.7 Intranet printer # old\n\nfe80::7%eth0 linked\nno-address intranet2\n",
  );
});
afterAll(() => rm(folder, { recursive: true }));

const resolveAll = (resolve: Resolve, name: string, family: 0 | 4 | 6 = 0) =>
  promisify<string, { all: true; family: number }, LookupAddress[]>(resolve)(name, {
    all: true,
    family,
  });

it("holds nobody who reads files or looks for another host while a name server is silent", async () => {
  const silent = await nameServer(() => undefined);
  const resolve = nameResolver({ servers: [silent.address], hosts });
  const order: string[] = [];
  // More than the thread pool has threads.
  const names = Array.from({ length: 16 }, (_, at) =>
    resolveAll(resolve, `silent${at}.example`).then(
      () => "",
      (error: NodeJS.ErrnoException) => {
        order.push("name");
        return error.code ?? "";
      },
    ),
  );
  await expect.poll(() => silent.queries.length).toBeGreaterThanOrEqual(16);
  await readFile(hosts);
  order.push("file");
  await lookup("localhost");
  order.push("host");
  const codes = await Promise.all(names);
  // The log of a webhook then says that its host was not found.
  for (const error of codes)
    expect(toReason("webhook", { at: "", status: null, error })).toBe("unknown_host");
  expect(order).toEqual(["file", "host", ...names.map(() => "name")]);
  silent.close();
});

it("answers both kinds of addresses, or one that is asked for", async () => {
  const server = await nameServer((type) =>
    type === "A" ? ["192.0.2.1", "192.0.2.2"] : ["2001:db8:0:0:0:0:0:1"],
  );
  const resolve = nameResolver({ servers: [server.address], hosts });
  const four = ["192.0.2.1", "192.0.2.2"].map((address) => ({ address, family: 4 }));
  const six = [{ address: "2001:db8::1", family: 6 }];
  expect(await resolveAll(resolve, "both.example")).toEqual([...four, ...six]);
  expect(await resolveAll(resolve, "both.example", 4)).toEqual(four);
  expect(await resolveAll(resolve, "both.example", 6)).toEqual(six);
  server.close();
});

it("says that there is no such name, and answers one kind where the other fails", async () => {
  const server = await nameServer((type, name) =>
    name === "four.example" && type === "A" ? ["192.0.2.1"] : [],
  );
  const resolve = nameResolver({ servers: [server.address], hosts });
  await expect(resolveAll(resolve, "none.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
  expect(await resolveAll(resolve, "four.example")).toEqual([{ address: "192.0.2.1", family: 4 }]);
  server.close();
});

it("refuses the names of this machine without asking anybody", async () => {
  // The name server answers every query with a public address.
  const server = await nameServer((type) => (type === "A" ? ["8.8.8.8"] : []));
  const resolve = nameResolver({ servers: [server.address], hosts });
  for (const name of [
    "localhost",
    "app.localhost",
    "LOCALHOST.",
    "intranet",
    "INTRANET.",
    "printer",
    "linked",
  ]) {
    const url = `http://${name}:9/`;
    await expect(fetchStatus(url, { resolve }), name).rejects.toThrow(ForbiddenAddress);
    await expect(post(url, {}, "", isPublicAddress, resolve), name).rejects.toThrow(
      ForbiddenAddress,
    );
  }
  expect(server.queries).toEqual([]);
  server.close();
});

it("refuses a name of which any address is private, and asks once for what it calls", async () => {
  const page = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(page, "listening");
  const { port } = page.address() as AddressInfo;
  // The second query gets another address.
  let times = 0;
  const server = await nameServer((type, name) => {
    if (name === "mixed.example") return type === "A" ? ["8.8.8.8"] : ["fd00:0:0:0:0:0:0:1"];
    if (type === "AAAA") return [];
    times += 1;
    return [times === 1 ? "127.0.0.1" : "127.0.0.2"];
  });
  const resolve = nameResolver({ servers: [server.address], hosts });
  await expect(fetchStatus("http://mixed.example/", { resolve })).rejects.toThrow(ForbiddenAddress);
  const isAllowed = (address: string) => address === "127.0.0.1";
  const url = `http://turning.example:${port}/`;
  expect(await fetchStatus(url, { resolve, isAllowed })).toBe(200);
  expect(server.queries.filter((one) => one.startsWith("turning"))).toEqual([
    "turning.example A",
    "turning.example AAAA",
  ]);
  await expect(fetchStatus(url, { resolve, isAllowed })).rejects.toThrow(ForbiddenAddress);
  page.close();
  server.close();
});
