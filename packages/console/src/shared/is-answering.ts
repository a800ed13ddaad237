// Whether a dialog waits for an answer.
export const isAnswering = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog]") !== null;
