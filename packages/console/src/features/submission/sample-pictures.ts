// The sample product with its pictures, for stories.
import { banner, icon, screenshots } from "@lanyard/design-system/story-pictures";
import type { ProductDetail } from "@lanyard/contract";
import { sampleDetail } from "./sample-detail.ts";

/** The sample with icon, banner and this many screenshots. */
export function picturedDetail(
  difference: Parameters<typeof sampleDetail>[0] = {},
  screenshotCount = 3,
): ProductDetail {
  const detail = sampleDetail(difference);
  return {
    ...detail,
    submission: {
      ...detail.submission,
      icon_url: icon("green"),
      banner_url: banner("green"),
      ...difference.submission,
    },
    screenshots: screenshots(screenshotCount).map(({ src }, index) => ({
      screenshot_id: index + 1,
      screenshot_url: src,
    })),
    builds: detail.builds.map((build) => ({ ...build, build_icon: icon("green") })),
  };
}
