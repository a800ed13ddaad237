// The URLs of a picture's renditions.
import { expect, it } from "vitest";
import { toRenditionUrl, toSrcSet } from "./picture.ts";

const hash = "0123456789abcdef".repeat(4);

it("names the renditions of a stored picture, and the picture itself", () => {
  expect(toSrcSet(`/files/${hash}.webp`, 512)).toBe(
    `/files/${hash}-160.webp 160w, /files/${hash}-480.webp 480w, /files/${hash}.webp 512w`,
  );
  expect(toSrcSet(`https://files.example:81/files/${hash}.webp`, 1_600)).toContain(
    `https://files.example:81/files/${hash}-960.webp 960w`,
  );
});

it.each(["", "blob:https://lanyard.example/1", `/files/${hash}.zip`, `/files/${hash}-160.webp`])(
  "has none for %j",
  (url) => {
    expect(toRenditionUrl(url, 160)).toBe(url);
    expect(toSrcSet(url, 512)).toBeUndefined();
  },
);
