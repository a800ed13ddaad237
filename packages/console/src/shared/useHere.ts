// Whether the reader is still on the page: what ends after it was left moves nobody.
import { useEffect, useRef } from "react";

export function useHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
