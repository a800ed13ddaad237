// The host's own page above the frame: the elements and inputs that the console can read, set, show and hide.
import { Disclosure, FactsList, Heading, Notice, TextField } from "@lanyard/design-system";
import type { TestHost } from "../host/test-host.ts";
import { useStore } from "../shared/store.ts";

export function HostPagePart({ testHost }: { readonly testHost: Pick<TestHost, "page"> }) {
  const { elements, inputs } = useStore(testHost.page);
  const { title, notice, ...others } = elements;
  return (
    <>
      <Heading level={1} size="lg" id="host-title">
        {title?.text}
      </Heading>
      {notice?.visible && <Notice tone="info">{notice.text}</Notice>}
      <Disclosure label="Elements and inputs of this page">
        <div className="grid gap-4 pb-2 sm:grid-cols-3">
          {Object.entries(inputs).map(([name, value]) => (
            <TextField
              key={name}
              label={name}
              value={value}
              onChange={({ target }) =>
                testHost.page.set((previous) => ({
                  ...previous,
                  inputs: { ...previous.inputs, [name]: target.value },
                }))
              }
            />
          ))}
        </div>
        <FactsList
          facts={Object.entries(others).map(([name, { text, visible }]) => ({
            term: name,
            value: `${visible ? "shown" : "hidden"}${text === "" ? "" : `: ${text}`}`,
          }))}
        />
      </Disclosure>
    </>
  );
}
