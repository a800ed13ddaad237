// Whether the component is still mounted, so that an action that ends later does not navigate or move the focus.
import { useEffect, useRef } from "react";

export function useIsMounted(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
