// Texts in the cells of a table, with the places where they may break.
import { Fragment } from "react";

/** May also break after a dot or an at sign, as in `submission.approved` and an e-mail address, but not in a version. */
export const breakable = (text: string) =>
  text.split(/(?<=[.@])(?=\p{L})/u).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A text that somebody wrote; breaks anywhere where it fits no other way. */
export const renderWords = (text: string) => (
  <bdi className="wrap-anywhere max-sm:text-end">{breakable(text)}</bdi>
);

/** A few words that keep to one line on a wide page, up to 14 rem. */
export const renderPhrase = (text: string) => (
  <bdi className="wrap-break-word lg:inline-block lg:w-max lg:max-w-56">{text}</bdi>
);
