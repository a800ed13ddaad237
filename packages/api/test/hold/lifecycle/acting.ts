// Sends a step of the model as a request to the server.
import type { Refusal } from "@lanyard/contract";
import { archive, file, type Build } from "../../fixtures.ts";
import type { TestApp } from "../../harness.ts";
import type { Reply } from "../../reply.ts";
import type { Person, Step } from "./model.ts";

/** The fields that a new build does not copy from the previous one. */
async function missing(version: string): Promise<FormData> {
  const form = new FormData();
  form.append("version", version);
  form.append("notes", "Next.");
  form.append("source_code_url", file(await archive(), "build.zip", "application/zip"));
  return form;
}

let versions = 0;

/** The body of the response to any step. */
type Acted = Partial<Refusal> & { readonly submission_id?: number };

/** Sends the request as the person; administrators use the administrator's form of a call where there is one. */
export async function act(
  app: TestApp,
  build: Build,
  step: Step,
  person: Person,
): Promise<Reply<Acted>> {
  const sender = app.as(person);
  const own = person === "admin" ? build.adminPath : build.path;
  switch (step) {
    case "save":
      return sender.post(own, { notes: `Notes ${(versions += 1)}` });
    case "price":
      return sender.post(own, { price_amount: "5.00" });
    case "fill":
      return sender.post(own, await missing(`2.0.${(versions += 1)}`));
    case "send":
      return sender.post(`${own}?require_review=1`, {});
    case "cancel":
      return sender.post(`${build.path}/draft`);
    case "approve":
      return sender.post(`${build.adminPath}/approve`, { reject: false });
    case "reject":
      return sender.post(`${build.adminPath}/reject`, { rejection_reason: "Not yet." });
    case "set_ready":
      return sender.post(`${build.adminPath}/ready`);
    case "set_review":
      return sender.post(`${build.adminPath}/review`);
    case "hide":
      return sender.post(`${own}/hidden`, { hidden: 1 });
    case "enable":
      return person === "admin"
        ? sender.post(`${build.adminPath}/active`, { hidden: false })
        : sender.post(`${build.path}/hidden`, { hidden: 0 });
    case "add_build":
      return sender.post(`/api/products/${build.product_id}/submissions`);
    default:
      return sender.delete(own);
  }
}
