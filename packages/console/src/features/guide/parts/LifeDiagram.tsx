// The diagram of a build's states and transitions. The table beside it says the same in words.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Tone } from "@lanyard/design-system";
import { statusTones, useStatusName } from "../../../components/status/status.ts";
import {
  across,
  down,
  isEnd,
  isForAdmins,
  createLine,
  getMoveNumber,
  lifeStates,
  lifeTransitions,
  type Layout,
  type LifeState,
  type Transition,
} from "../life-map.ts";
import { MoveMark } from "./MoveMark.tsx";

const looks: Readonly<Record<Tone, string>> = {
  neutral: "border-line-strong bg-surface-raised",
  info: "border-info bg-info-soft",
  warning: "border-warning bg-warning-soft",
  danger: "border-danger bg-danger-soft",
  success: "border-success bg-success-soft",
};
const getStateClass = (state: LifeState): string =>
  state === "gone" || isEnd(state)
    ? "border-line-strong border-dashed bg-surface-page"
    : looks[statusTones[state]];

export function LifeDiagram() {
  const { t } = useTranslation("guide");
  return (
    <figure className="flex flex-col gap-4 rounded-lg border border-line bg-surface-raised p-4 break-inside-avoid sm:p-6">
      <Drawing layout={across} className="hidden max-w-188 sm:block" />
      <Drawing layout={down} className="max-w-96 sm:hidden" />
      <figcaption className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-muted">
        <span className="flex items-center gap-2">
          <MoveMark />
          {t("creator_mark")}
        </span>
        <span className="flex items-center gap-2">
          <MoveMark admin />
          {t("admin_mark")}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-line-strong" />
          {t("on_new_version")}
        </span>
      </figcaption>
    </figure>
  );
}

function Drawing({ layout, className }: { readonly layout: Layout; readonly className: string }) {
  const { t: word } = useTranslation("guide");
  const getStatusName = useStatusName();
  const head = useId();
  const { width, height, box, getPosition } = layout;
  return (
    <svg
      role="img"
      aria-label={word("diagram")}
      viewBox={`0 0 ${width} ${height}`}
      className={`h-auto w-full self-center ${className}`}
    >
      <defs>
        <marker
          id={head}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" className="fill-line-strong" />
        </marker>
      </defs>
      {lifeTransitions.map((transition) => (
        <TransitionArrow
          key={`${transition.from} ${transition.to}`}
          transition={transition}
          layout={layout}
          head={head}
        />
      ))}
      {lifeStates.map((state) => (
        <foreignObject
          key={state}
          x={getPosition(state).x - box.width / 2}
          y={getPosition(state).y - box.height / 2}
          width={box.width}
          height={box.height}
        >
          <div
            className={`flex h-full items-center justify-center rounded-md border px-2 text-center text-sm leading-4 font-medium text-ink ${getStateClass(state)}`}
          >
            {state === "gone" ? word("removed") : getStatusName(state)}
          </div>
        </foreignObject>
      ))}
    </svg>
  );
}

const mark = 20;

function TransitionArrow({
  transition,
  layout,
  head,
}: {
  readonly transition: Transition;
  readonly layout: Layout;
  readonly head: string;
}) {
  const { start, middle, end, upright } = createLine(transition, layout);
  const long = transition.moves.length * (mark + 2) - 2;
  const [wide, high] = upright ? [mark, long] : [long, mark];
  return (
    <>
      <line
        x1={start.x}
        y1={start.y}
        x2={end.x}
        y2={end.y}
        strokeWidth={1.5}
        strokeDasharray={transition.moves.length === 0 ? "5 4" : undefined}
        markerEnd={`url(#${head})`}
        className="stroke-line-strong"
      />
      {transition.moves.length > 0 && (
        <foreignObject x={middle.x - wide / 2} y={middle.y - high / 2} width={wide} height={high}>
          <div className={`flex gap-0.5 ${upright ? "flex-col" : ""}`}>
            {transition.moves.map((move) => (
              <MoveMark key={move} admin={isForAdmins(move)} number={getMoveNumber(move)} />
            ))}
          </div>
        </foreignObject>
      )}
    </>
  );
}
