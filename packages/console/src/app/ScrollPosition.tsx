import { ScrollRestoration } from "react-router-dom";

/** Going back finds a page where one has left it; in a host's frame the host's page scrolls. */
export const ScrollPosition = ({ embedded }: { embedded: boolean }) =>
  embedded ? null : <ScrollRestoration />;
