// A process that renders pages, one at a time, and compresses documents.
import { serve } from "../../shared/process-pool.child.ts";
import { packed, type Packed } from "./packed.ts";
import {
  loadRenderer,
  type DocumentWanted,
  type ScreenWanted,
  type ScreenWriter,
  type WrittenScreen,
} from "./renderer.ts";

export type Asked = { readonly folder: string } & (
  | { readonly kind: "document"; readonly wanted: DocumentWanted }
  | { readonly kind: "screen"; readonly wanted: ScreenWanted }
);

/** What is written, by kind. */
export interface Written {
  readonly document: Packed;
  readonly screen: WrittenScreen;
}

async function write({ folder, kind, wanted }: Asked): Promise<Written[Asked["kind"]]> {
  const renderer = await loadRenderer(folder);
  return kind === "document"
    ? packed(await renderer.write(wanted))
    : (renderer as ScreenWriter).writeScreen(wanted);
}
export type Write = typeof write;

serve(write);
