// Records a session, saves and loads recordings as files, and replays the host's messages.
import { useEffect, useRef, useState } from "react";
import {
  Button,
  DownloadIcon,
  FactsList,
  Notice,
  ProgressBar,
  Text,
  UploadIcon,
} from "@lanyard/design-system";
import type { TestHost } from "../host/test-host.ts";
import {
  readRecording,
  replayed,
  withSecrets,
  writeRecording,
  type Recording,
} from "./recording.ts";
import { record, type Recorder } from "./recorder.ts";
import { replay, type Replay } from "./replay.ts";

/** Downloads a file, as if somebody had clicked a link. */
function save(recording: Recording): void {
  const url = URL.createObjectURL(
    new Blob([writeRecording(recording)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = "host-session.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

export function RecordPanel({
  testHost,
}: {
  readonly testHost: Pick<TestHost, "traffic" | "setup" | "post">;
}) {
  const recorder = useRef<Recorder>(undefined);
  const picker = useRef<HTMLInputElement>(null);
  const running = useRef<Replay>(undefined);
  const [recording, setRecording] = useState<Recording>();
  const [isRecording, setIsRecording] = useState(false);
  const [problem, setProblem] = useState("");
  const [progress, setProgress] = useState<{ readonly sent: number; readonly total: number }>();
  const isRunning = progress !== undefined && progress.sent < progress.total;
  useEffect(
    () => () => {
      recorder.current?.stop();
      running.current?.stop();
    },
    [],
  );

  const toggle = () => {
    if (isRecording) {
      const { recording: result, isFull } = recorder.current!.stop();
      setRecording(result);
      setProgress(undefined);
      setProblem(isFull ? "More was said than a recording holds: it has the beginning." : "");
    } else recorder.current = record(testHost.traffic, testHost.setup.get);
    setIsRecording(!isRecording);
  };
  const open = async (file: File) => {
    try {
      setRecording(readRecording(await file.text()));
      setProgress(undefined);
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const toggleReplay = () => {
    if (isRunning) {
      running.current?.stop();
      setProgress(undefined);
    } else if (recording)
      running.current = replay(
        recording,
        (text) => testHost.post(withSecrets(text, testHost.setup.get())),
        (sent, total) => setProgress({ sent: sent, total: total }),
      );
  };
  return (
    <section aria-label="Record and replay" className="flex min-w-0 flex-col gap-4">
      <Text size="sm" tone="muted">
        What is said is kept with its pauses. The company’s token and the person’s session are left
        out; a replay fills in those of now, sends what the host has sent, and answers anew.
      </Text>
      <div className="flex flex-wrap gap-3">
        <Button intent="primary" onClick={toggle}>
          {isRecording ? "Stop recording" : "Record"}
        </Button>
        <Button
          icon={<UploadIcon />}
          disabled={isRecording}
          onClick={() => picker.current?.click()}
        >
          Open a file
        </Button>
      </div>
      {problem !== "" && <Notice tone="warning">{problem}</Notice>}
      {recording && (
        <>
          <FactsList
            facts={[
              { term: "Messages", value: String(recording.lines.length) },
              { term: "To send again", value: String(replayed(recording).length) },
              {
                term: "Seconds",
                value: String(Math.round((recording.lines.at(-1)?.after ?? 0) / 100) / 10),
              },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={toggleReplay}>{isRunning ? "Stop the replay" : "Replay"}</Button>
            <Button icon={<DownloadIcon />} onClick={() => save(recording)}>
              Save as a file
            </Button>
          </div>
        </>
      )}
      {progress && (
        <ProgressBar label="Replayed" value={progress.sent / Math.max(1, progress.total)} />
      )}
      <input
        ref={picker}
        type="file"
        aria-label="File of a recording"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          target.value = "";
        }}
      />
    </section>
  );
}
