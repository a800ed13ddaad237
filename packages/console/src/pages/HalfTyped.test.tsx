// Forms that are submitted once, on their pages: unsent input is guarded against leaving, and restored.
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  createProduct,
  getSubmission,
  listProducts,
  requestFunctionality,
} from "@lanyard/contract";
import { marta, open, pathNow, t, type Visit } from "../../test/app.tsx";
import { answers, askedFor, server } from "../../test/server.ts";
import { listEdits, type Owner } from "../drafts/stored-edits.ts";
import { paths } from "../app/paths.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const countStored = async (owner: Owner) => (await listEdits(owner)).length;
const question = () => screen.findByRole("alertdialog", { name: t("leave.title") });
const answer = async (label: "leave.stay" | "leave.confirm") =>
  within(await question()).getByRole("button", { name: t(label) });

async function request(how: Visit = {}) {
  const { user } = await open(paths.functionality, how);
  const subject = await screen.findByRole<HTMLInputElement>("textbox", {
    name: t("functionality.object"),
  });
  return { user, subject };
}

test.each([
  ["a visitor's", {}, "visitor"],
  ["a user's", { as: marta }, marta.id],
] as const)("%s request is asked about, and comes back", async (_whose, how, owner) => {
  const { user, subject } = await request(how);
  await user.type(subject, "Turni");
  await waitFor(async () => expect(await countStored(owner)).toBe(1));
  await user.click(screen.getByRole("button", { name: t("cancel") }));
  await user.click(await answer("leave.stay"));
  await waitFor(() => expect(pathNow()).toBe(paths.functionality));
  expect(subject.value).toBe("Turni");

  // Simulates the end of the tab.
  act(() => document.body.replaceChildren());
  const again = await request(how);
  await waitFor(() => expect(again.subject.value).toBe("Turni"));
});

test("a request that is left is gone", async () => {
  const { user, subject } = await request();
  await user.type(subject, "Turni");
  await waitFor(async () => expect(await countStored("visitor")).toBe(1));
  await user.click(screen.getByRole("link", { name: "Lanyard" }));
  await user.click(await answer("leave.confirm"));
  await waitFor(() => expect(pathNow()).toBe(paths.home));
  await waitFor(async () => expect(await countStored("visitor")).toBe(0));
});

test("a request that is sent leaves nothing behind", async () => {
  server.use(answers(requestFunctionality, { ok: true }));
  const { user, subject } = await request();
  await user.type(screen.getByRole("textbox", { name: t("field.email") }), "ada@example.com");
  await user.type(subject, "Turni");
  await user.type(
    screen.getByRole("textbox", { name: new RegExp(t("functionality.description")) }),
    "Sul badge.",
  );
  await user.click(screen.getByRole("checkbox"));
  await waitFor(async () => expect(await countStored("visitor")).toBe(1));
  await user.click(screen.getByRole("button", { name: t("functionality.submit") }));
  await screen.findByText(t("functionality.sent"));
  expect(askedFor(requestFunctionality)).toHaveLength(1);
  await waitFor(async () => expect(await countStored("visitor")).toBe(0));
});

async function newProduct() {
  server.use(answers(listProducts, []));
  const { user } = await open(paths.products, { as: marta });
  await user.click((await screen.findAllByRole("button", { name: t("products.create") }))[0]!);
  const modal = await screen.findByRole("dialog", { name: t("products.create") });
  const name = within(modal).getByRole<HTMLInputElement>("textbox");
  return { user, modal, name };
}

test("half a product's name is asked about by Escape: Stay leads back to it, Leave takes it away", async () => {
  const { user, name } = await newProduct();
  await user.type(name, "Mensa");
  await user.keyboard("{Escape}");
  await user.click(await answer("leave.stay"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(name.value).toBe("Mensa");
  await user.keyboard("{Escape}");
  await user.click(await answer("leave.confirm"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(async () => expect(await countStored(marta.id)).toBe(0));
});

test("a product's name is kept until the product is there", async () => {
  server.use(
    answers(createProduct, { id: 12, submission_id: 31 }),
    answers(getSubmission, sampleDetail({ status: "draft" })),
  );
  const { user, name } = await newProduct();
  await user.type(name, "Mensa");
  await waitFor(async () => expect(await countStored(marta.id)).toBe(1));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(pathNow()).toBe(paths.build(12, 31)));
  await waitFor(async () => expect(await countStored(marta.id)).toBe(0));
});
