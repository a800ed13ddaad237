// A process that renders pages, one at a time, and compresses their documents.
import { serve } from "../../shared/process-pool.child.ts";
import { packed, type Packed } from "./packed.ts";
import { loadRenderer, type Page, type PageState } from "./renderer.ts";

export interface Asked {
  readonly folder: string;
  readonly page: Page;
  readonly state?: PageState;
}

async function write({ folder, page, state }: Asked): Promise<Packed> {
  const renderer = await loadRenderer(folder);
  return packed(await renderer.write(page, state), page.session !== undefined);
}
export type Write = typeof write;

serve(write);
