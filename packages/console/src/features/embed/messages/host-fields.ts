// What the host's own page has for the inputs of a popup form that came without values.
import { isEmpty, type PopupForm } from "@lanyard/host-bridge/popup-form";
import type { HostLine } from "../host-line.ts";
import { isRecord } from "../is-record.ts";
import type { PopupSurroundings, Values } from "../popup/popup-context.ts";

/** Asks for the host's form of the same id; then for each hidden input that is still empty, which nobody can fill in. */
export const fieldsAt =
  ({ ask }: Pick<HostLine, "ask">): PopupSurroundings["fieldsOf"] =>
  async ({ id, body }: PopupForm): Promise<Values> => {
    // A host without such a form, or one that does not answer, leaves the inputs as they are.
    const asked = (question: Parameters<typeof ask>[0]) => ask(question).catch(() => undefined);
    const lacking = body.filter(({ value }) => isEmpty(value));
    if (lacking.length === 0) return {};
    const told = await asked({ type: "get.form", id });
    const values: Values = isRecord(told) ? told : {};
    const hidden = lacking.filter(({ type, name }) => type === "hidden" && isEmpty(values[name]));
    const single = await Promise.all(
      hidden.map(async ({ name }) => [name, await asked({ type: "get.input", id: name })] as const),
    );
    return { ...values, ...Object.fromEntries(single) };
  };
