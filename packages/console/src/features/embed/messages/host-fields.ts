// What the host's own page has for the inputs of a popup form that came without values.
import { isEmpty, type PopupForm } from "@lanyard/host-bridge/popup-form";
import type { HostLine } from "../host-line.ts";
import { isRecord } from "../is-record.ts";
import type { PopupEnvironment, Values } from "../popup/popup-context.ts";

/** Asks for the host's form of the same id; then for each hidden input that is still empty, which nobody can fill in. */
export const createFieldLoader =
  ({ ask }: Pick<HostLine, "ask">): PopupEnvironment["loadFields"] =>
  async ({ id, body }: PopupForm): Promise<Values> => {
    // A host without such a form, or one that does not answer, leaves the inputs as they are.
    const tryAsk = (question: Parameters<typeof ask>[0]) => ask(question).catch(() => undefined);
    const missing = body.filter(({ value }) => isEmpty(value));
    if (missing.length === 0) return {};
    const answer = await tryAsk({ type: "get.form", id });
    const values: Values = isRecord(answer) ? answer : {};
    const hidden = missing.filter(({ type, name }) => type === "hidden" && isEmpty(values[name]));
    const single = await Promise.all(
      hidden.map(
        async ({ name }) => [name, await tryAsk({ type: "get.input", id: name })] as const,
      ),
    );
    return { ...values, ...Object.fromEntries(single) };
  };
