// The suggested command starts the console at the address where the host expects it.
import { expect, test } from "vitest";
import { startCommand } from "./start-command.ts";

test.each([
  ["http://localhost:4400/", "HOST_ORIGINS=http://localhost:4500 npm start"],
  ["http://localhost:4431/", "PORT=4431 HOST_ORIGINS=http://localhost:4500 npm start"],
  ["http://127.0.0.1:9/", "PORT=9 HOST_ORIGINS=http://localhost:4500 npm start"],
  // On another machine there may be a proxy, so the server's own port is unknown.
  ["https://shop.example:8443/", "HOST_ORIGINS=http://localhost:4500 npm start"],
  ["http://localhost/", "HOST_ORIGINS=http://localhost:4500 npm start"],
])("%s", (address, command) => {
  expect(startCommand(address, "http://localhost:4500")).toBe(command);
});
