// The moves between the states of a build: from, to, and who can make them.
import { useTranslation } from "react-i18next";
import { DataTable } from "@lanyard/design-system";
import { mayMake, moves, getSourceStatuses, transitions, type Move } from "@lanyard/contract";
import { useMoveName, useStatusName } from "../../../components/status/status.ts";
import { isForAdmins, getMoveNumber } from "../life-map.ts";
import { MoveMark } from "./MoveMark.tsx";

interface Row {
  readonly move: Move;
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly who: string;
}

export function MovesTable() {
  const { t: word } = useTranslation("guide");
  const getStatusName = useStatusName();
  const getMoveName = useMoveName();
  const formatTarget = (move: Move) => {
    const { to } = transitions[move];
    if (to === "same") return word("unchanged");
    return to === "gone" ? word("removed") : getStatusName(to);
  };
  const whoMakes = (move: Move) => {
    if (isForAdmins(move)) return word("admin");
    return word(mayMake(move, { owner: false, admin: true }) ? "creator_or_admin" : "creator");
  };
  const rows = moves.map((move) => ({
    move,
    action: getMoveName(move),
    from: getSourceStatuses(move).map(getStatusName).join(", "),
    to: formatTarget(move),
    who: whoMakes(move),
  }));
  return (
    <DataTable
      caption={word("moves")}
      rows={rows}
      rowKey={({ move }) => move}
      empty={null}
      columns={[
        { id: "action", header: word("action"), cell: actionCell },
        { id: "from", header: word("from"), cell: ({ from }) => from },
        { id: "to", header: word("to"), cell: ({ to }) => to },
        { id: "who", header: word("who"), cell: ({ who }) => who },
      ]}
    />
  );
}

const actionCell = ({ move, action }: Row) => (
  <span className="flex items-center gap-3">
    {getMoveNumber(move) === undefined ? (
      <span aria-hidden="true" className="w-5 shrink-0" />
    ) : (
      <MoveMark admin={isForAdmins(move)} number={getMoveNumber(move)} />
    )}
    {action}
  </span>
);
