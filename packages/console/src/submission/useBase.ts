// The version of a build that a form is based on: dirty fields differ from it, and the server refuses a save if there
// is a newer one.
import { useEffect, useRef } from "react";
import type { ProductDetail } from "@lanyard/contract";

/** `loaded` returns the change time of the version that the form was filled with. */
export function useBase(detail: ProductDetail, loaded: () => string) {
  const base = useRef(detail);
  // The same version loaded again has fresh links, and reflects a license that the form itself has ended.
  useEffect(() => {
    if (detail.submission.submission_updadet_at === loaded()) base.current = detail;
  });
  return {
    read: () => base.current,
    write: (stored: ProductDetail) => {
      base.current = stored;
    },
  };
}
