// A subject or an event that may also break after a dot, because `submission.approved` can be wider than a column.
import { Fragment } from "react";

export const DispatchName = ({ text }: { readonly text: string }) => (
  <bdi className="wrap-break-word">
    {text.split(/(?<=\.)(?=\w)/).map((part, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);
