// A process that renders pages, one at a time, and compresses their documents.
import { serve } from "../../process/process-pool.child.ts";
import { packed, packedOnce, type Encoding, type Packed } from "./packed.ts";
import { loadRenderer, type Page, type PageState } from "./renderer.ts";

export interface RenderTask {
  readonly folder: string;
  readonly page: Page;
  readonly state: PageState | undefined;
  /** Which one a single reader takes, if the document is for one. */
  readonly encoding: Encoding;
}

async function write({ folder, page, state, encoding }: RenderTask): Promise<Packed> {
  const renderer = await loadRenderer(folder);
  const html = await renderer.write(page, state);
  return page.session ? packedOnce(html, encoding) : packed(html);
}
export type Write = typeof write;

serve(write);
