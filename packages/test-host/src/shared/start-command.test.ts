// The command that is told is the one that starts the console where the host looks for it.
import { expect, test } from "vitest";
import { startCommand } from "./start-command.ts";

test.each([
  ["http://localhost:4400/", "HOST_ORIGINS=http://localhost:4500 npm start"],
  ["http://localhost:4431/", "PORT=4431 HOST_ORIGINS=http://localhost:4500 npm start"],
  ["http://127.0.0.1:9/", "PORT=9 HOST_ORIGINS=http://localhost:4500 npm start"],
  // Elsewhere something else may stand between: which port the server has there is not known.
  ["https://shop.example:8443/", "HOST_ORIGINS=http://localhost:4500 npm start"],
  ["http://localhost/", "HOST_ORIGINS=http://localhost:4500 npm start"],
])("%s", (address, command) => {
  expect(startCommand(address, "http://localhost:4500")).toBe(command);
});
