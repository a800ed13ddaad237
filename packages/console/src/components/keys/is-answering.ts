// Whether a dialog is open.
export const isAnswering = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog]") !== null;
