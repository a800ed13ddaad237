// Which dialog of the people page is open, the person it is about, and the toast when it is done.
import { useState } from "react";
import { useToast } from "@lanyard/design-system";
import type { PersonWithPermissions } from "@lanyard/contract";
import { usePeopleActions } from "./usePeopleActions.ts";

type Dialog = "add" | "change" | "remove" | "import" | "give" | "person";

export function usePeopleDialogs() {
  const toast = useToast();
  const actions = usePeopleActions();
  const [dialog, setDialog] = useState<Dialog>();
  const [person, setPerson] = useState<PersonWithPermissions>();
  /** Part of the dialogs' keys: it increases after a completed dialog, so that the next one opens with empty fields. */
  const [round, setRound] = useState({ number: 0, isOver: false });
  const close = () => setDialog(undefined);
  return {
    actions,
    dialog,
    /** The person whose drawer was opened last. */
    person,
    round: round.number,
    close,
    done: (line: string) => {
      close();
      setRound(({ number }) => ({ number, isOver: true }));
      void toast.show({ tone: "success", lines: [line] });
    },
    show: (one: PersonWithPermissions) => {
      setPerson(one);
      setDialog("person");
    },
    open: (next: Dialog) => () => {
      actions.add.reset();
      actions.change.reset();
      actions.tryImport.reset();
      actions.runImport.reset();
      actions.give.reset();
      setRound(({ number, isOver }) => ({ number: isOver ? number + 1 : number, isOver: false }));
      setDialog(next);
    },
  };
}
export type PeopleDialogsState = ReturnType<typeof usePeopleDialogs>;
