// Explains why the console cannot be shown: it does not run, or does not let this page frame it.
import { CodeBlock, Notice } from "@lanyard/design-system";
import type { ConsoleStatus } from "../shared/settings.ts";
import { startCommand } from "../shared/start-command.ts";

interface ConsoleNoticeProps {
  readonly status: Exclude<ConsoleStatus, "ready">;
  readonly address: string;
}

export function ConsoleNotice({ status, address }: ConsoleNoticeProps) {
  const command = startCommand(address, location.origin);
  return (
    <>
      <Notice
        tone="warning"
        title={
          status === "down" ? "No console answers" : "The console does not let this page frame it"
        }
      >
        {status === "down"
          ? `Nothing runs at ${address}. Start the console with the command below; this page goes on as soon as it answers. If it runs elsewhere, start this host with --console and its address.`
          : `The console at ${address} runs, but its HOST_ORIGINS does not name ${location.origin}. Stop it and start it with the command below; this page goes on by itself.`}
      </Notice>
      <CodeBlock
        title="In the repository, in another terminal"
        code={command}
        copyTexts={{ copy: "Copy", copied: "Copied", failed: "Select and copy" }}
      />
    </>
  );
}
