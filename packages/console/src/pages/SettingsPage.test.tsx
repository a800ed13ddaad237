// The settings page with a server: reading, checking by a button, failing and retrying, for administrators only.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { checkSetup, getSetup } from "@lanyard/contract";
import { ada, marta, open, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { checkedSetup, sampleSetup } from "../features/setup/sample-setup.ts";
import { paths } from "../app/paths.ts";

const own = { ns: "operations" } as const;
const mailServer = () => screen.findByRole("row", { name: /Mail server/ });

test("the services are asked when somebody presses, and not by a look", async () => {
  server.use(answers(getSetup, sampleSetup), answers(checkSetup, checkedSetup));
  const { user } = await open(paths.settings, { as: ada });
  within(await mailServer()).getByText("ECONNREFUSED");
  expect(askedFor(checkSetup)).toEqual([]);
  await user.click(screen.getByRole("button", { name: t("settings.check", own) }));
  await screen.findByText(t("settings.checked", own));
  await within(await mailServer()).findByText(t("settings.state_answers", own));
  expect(askedFor(checkSetup)).toHaveLength(1);
  expect(askedFor(getSetup)).toHaveLength(1);
});

test("each setting has its variable, and no secret a value", async () => {
  server.use(answers(getSetup, sampleSetup));
  await open(paths.settings, { as: ada });
  const line = (await screen.findByText("SMTP_URL")).closest("div");
  expect(line?.textContent).toBe("Mail serverSMTP_URLSetSet");
  for (const { variable } of sampleSetup.settings) screen.getByText(variable);
});

test("what did not load is tried again", async () => {
  server.use(refuses(getSetup, 429, { key: "request.too_many", params: { seconds: 60 } }));
  const { user } = await open(paths.settings, { as: ada });
  const alert = within(await screen.findByRole("alert"));
  server.use(answers(getSetup, sampleSetup));
  await user.click(alert.getByRole("button", { name: t("action.retry") }));
  await mailServer();
});

test("a creator is told that the page is for administrators, and nothing of it is asked for", async () => {
  await open(paths.settings, { as: marta });
  await screen.findByRole("heading", { name: t("admin_only.title") });
  expect(askedFor(getSetup)).toEqual([]);
});
