// A subject or an event that may also break after a dot, because `submission.approved` can be wider than a column.
import { breakable } from "../../components/list/cell-words.tsx";

export const DispatchName = ({ text }: { readonly text: string }) => (
  <bdi className="wrap-break-word">{breakable(text)}</bdi>
);
