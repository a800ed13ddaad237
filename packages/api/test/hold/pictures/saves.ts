// Creates heavy pictures, and saves builds with them.
import sharp from "sharp";

const authorized = (token: string) => ({ authorization: `Bearer ${token}` });

/** A noisy picture, which is as expensive to encode as a photograph. */
export async function photograph(width: number, height: number): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const background = { r: 90, g: 120, b: 150 };
  const bytes = await sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}

/** Creates a draft; returns the URL for saving it. */
export async function draft(base: string, token: string): Promise<string> {
  const reply = await fetch(`${base}/api/products`, {
    method: "POST",
    headers: { ...authorized(token), "content-type": "application/json" },
    body: JSON.stringify({ name: "Pictures", kind: "app" }),
  });
  const { id, submission_id } = (await reply.json()) as { id: number; submission_id: number };
  return `${base}/api/products/${id}/submissions/${submission_id}?require_review=0`;
}

/** Saves with the picture in each of the fields; returns the status, 0 when aborted. */
export async function save(
  path: string,
  token: string,
  picture: Blob,
  fields: readonly string[] = ["banner"],
  signal?: AbortSignal,
): Promise<number> {
  const body = new FormData();
  for (const field of fields) body.append(field, picture, "picture.jpg");
  try {
    const headers = authorized(token);
    const reply = await fetch(path, { method: "POST", headers, body, ...(signal && { signal }) });
    await reply.arrayBuffer();
    return reply.status;
  } catch (error) {
    if (signal?.aborted) return 0;
    throw error;
  }
}
