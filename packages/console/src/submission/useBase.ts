// The state of a build that a form is based on: what was entered differs from it, and a save is refused once there is a newer one.
import { useEffect, useRef } from "react";
import type { ProductDetail } from "@lanyard/contract";

/** `loaded` reads when the build had last changed that the form was filled with. */
export function useBase(detail: ProductDetail, loaded: () => string) {
  const base = useRef(detail);
  // Read again it has fresh links; and a license that the form itself has ended is in it.
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
